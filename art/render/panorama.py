"""Develops a panorama: EXR → denoised and graded PNG, and its depth as a deflated file.

python3 panorama.py picture.exr picture.png depth.bin --weights FOLDER [--settings JSON]
Depth: 1024 × 512 distances along the ray as steps of NEAR / d, 1 to STEPS, 0 where nothing is; each is written as its
difference to left + above - left above, folded to be positive, first the low bytes of all, then the high ones; deflated.
ui/walk/depth.ts reads it.
"""
import argparse
import json
import zlib

import numpy as np
from PIL import Image

import denoise
import develop
import exr

MARGIN = 64  # what is left and right of the seam, so that denoiser and bloom see no border
NEAR, FAR, STEPS, SIZE = 0.5, 120, 16383, (512, 1024)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('exr')
    arguments.add_argument('png')
    arguments.add_argument('depth')
    arguments.add_argument('--weights', required=True)
    arguments.add_argument('--settings', default='{}')
    a = arguments.parse_args()
    settings = {**develop.NEUTRAL, 'vignette': 0, 'grain': 0, 'bloom': 0.03, **json.loads(a.settings)}
    picture = exr.read(a.exr)
    combined, albedo, normal = (around(exr.layer(picture, *which)) for which in (('Combined',), ('Denoising Albedo',), ('Denoising Normal', 'XYZ')))
    clean = denoise.denoise(combined, albedo, normal, a.weights, False)
    Image.fromarray(develop.grade(clean, settings)[:, MARGIN:-MARGIN]).save(a.png)
    with open(a.depth, 'wb') as file:
        file.write(packed(exr.layer(picture, 'Depth', 'Z')[..., 0]))


def packed(depth):
    """Distances in metres, height × width → the bytes of a depth file."""
    rows = (np.arange(SIZE[0]) + 0.5) * depth.shape[0] // SIZE[0]
    columns = (np.arange(SIZE[1]) + 0.5) * depth.shape[1] // SIZE[1]
    near = depth[rows.astype(int)][:, columns.astype(int)]
    steps = np.where(near < FAR, np.clip(np.round(NEAR / np.maximum(near, NEAR) * STEPS), 1, STEPS), 0).astype(np.int64)
    change = np.diff(np.diff(steps, axis=0, prepend=0), axis=1, prepend=0)
    folded = ((change << 1) ^ (change >> 63)).ravel()
    return zlib.compress(np.concatenate([folded & 255, folded >> 8]).astype(np.uint8).tobytes(), 9)


def around(layer):
    return np.concatenate([layer[:, -MARGIN:], layer, layer[:, :MARGIN]], 1)


if __name__ == '__main__':
    main()
