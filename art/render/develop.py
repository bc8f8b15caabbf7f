"""Develops a render: EXR → denoised linear picture (kept as .npy) → bloom, AgX, vignette → PNG.

python3 develop.py picture.exr picture.png --weights FOLDER [--settings JSON]
The denoised picture stays beside the EXR, so that a change of grade needs no denoising.
"""
import argparse
import json
import os

import numpy as np
from PIL import Image

import denoise
import exr

NEUTRAL = {
    'exposure': 0.0,      # stops
    'bloom': 0.05,        # share of light scattered
    'contrast': 1.12,     # power on the AgX curve
    'saturation': 1.12,
    'vignette': 0.12,
    'shade_left': 0.0,    # how much the left edge is held back, as a graduated filter does
    'shade_to': 0.5,      # where that filter ends
    'sharpen': 0.35,
    'grain': 0.006,
    'careful': True,      # clean the denoiser's guides first
}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('exr')
    arguments.add_argument('png')
    arguments.add_argument('--weights', required=True)
    arguments.add_argument('--settings', default='{}')
    a = arguments.parse_args()
    settings = {**NEUTRAL, **json.loads(a.settings)}
    Image.fromarray(grade(linear(a.exr, a.weights, settings['careful']), settings)).save(a.png)


def linear(path, weights, careful=True):
    kept = path.replace('.exr', '.npy')
    if os.path.exists(kept) and os.path.getmtime(kept) >= os.path.getmtime(path):
        return np.load(kept)
    picture = exr.read(path)
    clean = denoise.denoise(exr.layer(picture, 'Combined'), exr.layer(picture, 'Denoising Albedo'), exr.layer(picture, 'Denoising Normal', 'XYZ'), weights, careful)
    np.save(kept, clean)
    return clean


def grade(light, s):
    """Linear light to 8 bit."""
    height, width, _ = light.shape
    light = np.maximum(light, 0) * 2 ** s['exposure']
    if s['bloom']:
        soft = np.minimum(light, 12)
        glow = sum(_blur(soft, width * r) * k for r, k in ((0.002, 0.45), (0.008, 0.3), (0.03, 0.25)))
        light = light * (1 - s['bloom']) + glow * s['bloom']
    x = np.linspace(0, 1, width, dtype=np.float32)[None, :, None]
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    if s['shade_left']:
        light = light * (1 - s['shade_left'] * _smooth(1 - x / s['shade_to']))
    light = light * (1 - s['vignette'] * np.minimum(1, ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2) ** 1.2)
    shown = _agx(light, s['contrast'], s['saturation'])
    if s['sharpen']:
        shown = shown + (shown - _blur(shown, width / 1600)) * s['sharpen']
    if s['grain']:
        shown = shown + np.random.default_rng(1).normal(0, s['grain'], (height, width, 1)).astype(np.float32)
    return (np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8)


INSET = np.float32([[0.842479, 0.078434, 0.079224], [0.042328, 0.878469, 0.079166], [0.042376, 0.078434, 0.879143]])


def _agx(light, contrast, saturation):
    """AgX (Troy Sobotka), curve after Benjamin Wrensch's polynomial, with contrast and saturation in its own space."""
    x = (np.log2(np.maximum(light @ INSET.T, 1e-10)) + 12.47393) / (4.026069 + 12.47393)
    x = np.clip(x, 0, 1)
    x = ((((15.5 * x - 40.14) * x + 31.96) * x - 6.868) * x + 0.4298) * x * x + 0.1191 * x - 0.00232
    x = np.power(np.clip(x, 0, 1), contrast)
    grey = x @ np.float32([0.2126, 0.7152, 0.0722])
    x = grey[..., None] + (x - grey[..., None]) * saturation
    return np.clip(x @ np.linalg.inv(INSET).T.astype(np.float32), 0, 1)


def _blur(picture, radius):
    """Gaussian, through PIL, which blurs one float channel at a time."""
    channels = [np.asarray(_shrunk(Image.fromarray(np.ascontiguousarray(picture[..., k])), radius)) for k in range(picture.shape[-1])]
    return np.stack(channels, -1)


def _shrunk(image, radius):
    size = image.size
    factor = max(1, int(radius / 3))
    small = image.resize((max(1, size[0] // factor), max(1, size[1] // factor)), Image.BOX)
    # PIL's Gaussian knows no floats; two passes of a resampling kernel do the same.
    k = max(1.0, radius / factor)
    down = small.resize((max(1, int(small.size[0] / (k * 1.2))), max(1, int(small.size[1] / (k * 1.2)))), Image.HAMMING)
    return down.resize(size, Image.BICUBIC)


def _smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


if __name__ == '__main__':
    main()
