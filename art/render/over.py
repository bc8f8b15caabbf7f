"""Lays a model over a picture: python3 over.py picture.npy model.exr model.npy

The model is rendered alone, on a transparent ground that real things in front of it cut; the picture is the denoised light
that `develop.py` keeps. So the two register to the pixel, and the picture is rendered once.
"""
import sys

import exr
import numpy as np

model = exr.layer(exr.read(sys.argv[2]), 'Combined', 'RGBA')
np.save(sys.argv[3], (np.load(sys.argv[1]) * (1 - model[..., 3:]) + model[..., :3]).astype(np.float32))
