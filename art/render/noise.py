"""Gradient noise and the uneven ground of the site, in numpy, so that puddles lie where the ground is truly low."""
import numpy as np

WATER = -0.2  # level of standing water, m


def fbm(x, y, octaves, seed=0):
    total, size = np.zeros_like(x), 1.0
    for k in range(octaves):
        total += _perlin(x * 2 ** k, y * 2 ** k, seed + k) * size
        size *= 0.5
    return total


def ground(x, y, tracks=()):
    """Height of the mud at x, y: rolling, rutted by wheels along `tracks` (lists of points), level near the building."""
    z = -0.155 + 0.16 * fbm(x / 9, y / 9, 3, 5) + 0.05 * fbm(x / 1.7, y / 1.7, 3, 11)
    lumps = fbm(x / 0.34, y / 0.34, 4, 23)
    z += 0.03 * np.abs(lumps) ** 0.8 * np.sign(lumps) * _smooth((z + 0.24) / 0.1)
    for track in tracks:
        along, across = _beside(x, y, np.float64(track))
        for wheel in (-0.92, 0.92):
            d = across - wheel
            wobble = d + 0.05 * fbm(along / 2, along * 0, 2, 41)
            rut = np.exp(-((wobble / 0.25) ** 4))
            rim = np.exp(-(((np.abs(wobble) - 0.36) / 0.1) ** 2))
            tread = np.sign(np.sin(2 * np.pi * (along * 4.2 + np.abs(wobble) * 3.2)))
            deep = 0.55 + 0.8 * fbm(along / 3.1 + wheel, along * 0, 3, 57)
            crumble = 0.5 + 1.2 * fbm(x / 0.5, y / 0.5, 3, 61)
            z = z + rim * 0.028 * crumble - rut * (0.075 * np.clip(deep, 0.15, 1.2) - 0.01 * tread)
    pad = _smooth((y + 4.5) / 3) * _smooth((22 - y) / 3) * _smooth((x + 5) / 3) * _smooth((50 - x) / 3)
    return z * (1 - pad) + pad * (-0.11 + 0.012 * lumps)


def _beside(x, y, track):
    """Distance along and signed distance across a polyline, rounded by resampling."""
    t = np.linspace(0, 1, len(track))
    fine = np.linspace(0, 1, 90)
    spline = np.stack([_catmull(t, track[:, k], fine) for k in (0, 1)], 1)
    best = np.full(x.shape, np.inf)
    along, across, run = np.zeros(x.shape), np.full(x.shape, 99.0), 0.0
    for a, b in zip(spline, spline[1:]):
        d = b - a
        length = np.hypot(*d)
        d = d / length
        s = np.clip((x - a[0]) * d[0] + (y - a[1]) * d[1], 0, length)
        side = (x - a[0]) * -d[1] + (y - a[1]) * d[0]
        far = np.hypot(x - a[0] - d[0] * s, y - a[1] - d[1] * s)
        near = far < best
        best = np.where(near, far, best)
        along = np.where(near, run + s, along)
        across = np.where(near, np.sign(side) * far, across)
        run += length
    return along, across


def _catmull(t, v, at):
    slope = np.gradient(v, t)
    k = np.clip(np.searchsorted(t, at, 'right') - 1, 0, len(t) - 2)
    h = t[k + 1] - t[k]
    s = (at - t[k]) / h
    return (2 * s**3 - 3 * s**2 + 1) * v[k] + (s**3 - 2 * s**2 + s) * h * slope[k] + (3 * s**2 - 2 * s**3) * v[k + 1] + (s**3 - s**2) * h * slope[k + 1]


def _perlin(x, y, seed):
    ix, iy = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - ix, y - iy

    def corner(dx, dy):
        h = ((ix + dx) * 374761393 + (iy + dy) * 668265263 + seed * 974634777) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        angle = ((h ^ (h >> 16)) & 0xFFFF) * (2 * np.pi / 65536)
        return np.cos(angle) * (fx - dx) + np.sin(angle) * (fy - dy)

    u, v = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    low = corner(0, 0) * (1 - u) + corner(1, 0) * u
    high = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return low * (1 - v) + high * v


def _smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
