"""Lifts the model out of a picture: python3 lift.py without.png with.png model.exr out.png

Two pictures of one camera, one without the model and one with it, give the model alone, as clear as it is: the least
opacity by which each pixel of the first becomes that of the second, and half of that more, or noise would colour it. Where
the model is, its render says.
"""
import sys

import exr
import numpy as np
from PIL import Image, ImageFilter

without, whole = (np.asarray(Image.open(path).convert('RGB'), np.float32) / 255 for path in sys.argv[1:3])
covered = exr.layer(exr.read(sys.argv[3]), 'Combined', 'A')[..., 0] > 0.01
covered = np.asarray(Image.fromarray((covered * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1)), np.float32) / 255
change = whole - without
least = np.max(np.where(change > 0, change / np.maximum(1 - without, 0.02), -change / np.maximum(without, 0.02)), -1)
share = (np.clip(1.5 * least - 0.02, 0, 1) * np.minimum(1, 2 * covered))[..., None]
colour = np.where(share > 0.01, (whole - (1 - share) * without) / np.maximum(share, 0.01), 0)
Image.fromarray((np.clip(np.concatenate([colour, share], -1), 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA').save(sys.argv[4])
