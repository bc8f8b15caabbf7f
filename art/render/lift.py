"""Lifts the model out of a picture: python3 lift.py without.png with.png model.png

Two renders of one camera, one without the model and one with it, give the model alone on a transparent ground. Laid
over the first picture it shows the second.
"""
import sys

import numpy as np
from PIL import Image, ImageFilter

without, whole = (np.asarray(Image.open(path).convert('RGB'), np.float32) / 255 for path in sys.argv[1:3])
difference = np.abs(whole - without).max(-1)
# Grain and blocks of the encoder differ too, but nowhere over a few pixels in a row.
calm = Image.fromarray((np.clip(difference * 4, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(3)).filter(ImageFilter.GaussianBlur(0.8))
share = np.clip((np.asarray(calm, np.float32) / 255 - 0.08) / 0.16, 0, 1)[..., None]
colour = np.where(share > 0.02, (whole - (1 - share) * without) / np.maximum(share, 0.02), 0)
Image.fromarray((np.clip(np.concatenate([colour, share], -1), 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA').save(sys.argv[3])
