"""A yard of crushed stone, driven on: its height, its wheel tracks, a puddle, and each stone that the camera can tell apart.

Between the stones the ground has no detail finer than a pixel, which few samples would leave as noise and the denoiser would smear.
"""
import math

import materials
import noise
import numpy as np
import scene


def height(x, y, tracks=(), pools=()):
    """Nearly level; wheels press ruts with treads along `tracks`, water stands in `pools` (x, y, radius)."""
    z = -0.135 + 0.03 * noise.fbm(x / 6, y / 6, 3, 5) + 0.014 * noise.fbm(x / 1.1, y / 1.1, 2, 11) + 0.007 * noise.fbm(x / 0.22, y / 0.22, 2, 23)
    for px, py, radius in pools:
        at = np.hypot(x - px, y - py) < radius * 3
        u, v = x[at], y[at]
        far = np.hypot(u - px, v - py) / radius + 0.3 * noise.fbm(u / 1.3, v / 1.3, 4, 31)
        z[at] -= 0.1 * np.exp(-np.clip(far, 0, 4) ** 2.4)
    for track in tracks:
        along, across = noise._beside(x, y, np.float64(track))
        at = np.abs(across) < 1.6
        u, v, along, across = x[at], y[at], along[at], across[at]
        for wheel in (-0.92, 0.92):
            d = across - wheel + 0.03 * noise.fbm(along / 2, along * 0, 2, 41)
            deep = np.clip(0.8 + 0.9 * noise.fbm(along / 2.6 + wheel, along * 0, 3, 57), 0.3, 1.3)
            # Lugs in a herringbone, half of them gone.
            lug = np.clip(3 * np.sin(2 * np.pi * (along * 5.2 + np.abs(d) * 2.6)), -1, 1) * np.clip(0.6 + 1.6 * noise.fbm(u / 0.7, v / 0.7, 2, 71), 0, 1)
            z[at] += 0.034 * deep * np.exp(-(((np.abs(d) - 0.33) / 0.08) ** 2)) - np.exp(-((d / 0.24) ** 6)) * (0.068 * deep - 0.01 * lug)
    return z


def lay(eye, toward, tracks, pools, haze, near=2.2, detail=1.0):
    """The yard in front of the camera: a fan whose rings widen with the distance, water, stones."""
    rows, columns = int(1500 * detail), int(1200 * detail)
    mid = math.atan2(toward[1] - eye[1], toward[0] - eye[0])
    angle = mid + np.radians(np.linspace(50, -50, columns))
    r = near * (1800 / near) ** (np.linspace(0, 1, rows) ** 1.25)
    x, y = eye[0] + r[:, None] * np.cos(angle), eye[1] + r[:, None] * np.sin(angle)
    calm = np.clip((r[:, None] - 40) / 50, 0, 1)
    z = np.full(x.shape, -0.12)
    site = r < 90
    z[site] = height(x[site], y[site], tracks, pools) * (1 - calm[site]) - 0.12 * calm[site]
    scene.surface('ground', np.stack([x, y, z], -1).reshape(-1, 3), rows, columns, fines(haze))
    scene.put('water', [(eye[0] + a, eye[1] + b, noise.WATER) for a, b in ((-200, -200), (200, -200), (200, 200), (-200, 200))], [(0, 1, 2, 3)], materials.water())
    random = np.random.default_rng(3)
    look = stone(haze)
    for count, low, high, power, reach, seed in ((int(64000 * detail), 0.0055, 0.016, 2.5, 15, 77), (int(16000 * detail), 0.014, 0.032, 3, 40, 78), (int(700 * detail), 0.03, 0.07, 4, 30, 79)):
        r = near * 1.3 * (reach / near / 1.3) ** random.random(count)
        a = mid + np.radians(random.uniform(-44, 44, count))
        x, y = eye[0] + r * np.cos(a), eye[1] + r * np.sin(a)
        z = height(x, y, tracks, pools)
        # Fewer where wheels and water press or wash them in.
        kept = random.uniform(-0.45, 0.45, count) < 0.8 * noise.fbm(x / 1.9, y / 1.9, 3, seed) + 0.02 + np.clip((z + 0.15) * 11, -0.6, 0.12)
        x, y, z, r = x[kept], y[kept], z[kept], r[kept]
        size = np.maximum(low + (high - low) * random.random(len(x)) ** power, np.minimum(0.0017 * r, 0.026))
        pebbles(np.stack([x, y, z + size * 0.18], -1), size, random, look)


def pebbles(places, size, random, look):
    """Broken stones: a jittered icosahedron each, flatter than wide."""
    t = (1 + 5 ** 0.5) / 2
    ico = np.float64([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9
    cells = np.int32([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    n = len(places)
    shape = ico[None] * random.uniform(0.8, 1.2, (n, 12, 1)) * random.uniform(0.62, 1.25, (n, 1, 3)) * (1, 1, 0.72)
    turn = random.uniform(0, 2 * np.pi, n)
    c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
    shape = np.stack([shape[..., 0] * c - shape[..., 1] * s, shape[..., 0] * s + shape[..., 1] * c, shape[..., 2] + shape[..., 0] * random.uniform(-0.35, 0.35, (n, 1))], -1)
    points = (shape * size[:, None, None] + places[:, None]).reshape(-1, 3)
    faces = (cells[None] + np.arange(n, dtype=np.int32)[:, None, None] * 12).reshape(-1, 3)
    scene.large('stones', points, faces, look)


def wet(g, at):
    """1 at the water's edge, 0 a hand above it."""
    high = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    return g.ramp(g.math('ADD', high, g.math('MULTIPLY', g.noise(at, 1.6, 3), 0.03)), noise.WATER + 0.02, noise.WATER + 0.055, 1.0, 0.0)


def fines(haze):
    """Sand and dust between the stones."""
    material, g = materials.new('fines')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    damp = wet(g, at)
    close = g.ramp(g('ShaderNodeCameraData').outputs['View Distance'], 3.0, 11.0, 1.0, 0.0)
    tone = g.mix(g.ramp(g.noise(at, 0.5, 3), 0.35, 0.65), (0.1, 0.088, 0.074), (0.15, 0.135, 0.115))
    tone = g.mix(g.ramp(g.noise(at, 3.1, 3, 0.6), 0.4, 0.7, 0.0, 0.5), tone, (0.075, 0.066, 0.056))
    tone = g.mix(g.math('MULTIPLY', g.ramp(g.noise(at, 34.0, 2), 0.35, 0.7, 0.0, 0.6), close), tone, (0.19, 0.172, 0.148))
    tone = g.mix(damp, tone, (0.034, 0.029, 0.024))
    bump = g('ShaderNodeBump', {'Strength': g.math('MULTIPLY', close, 0.55), 'Distance': 0.008, 'Height': g.noise(at, 46.0, 2)}).outputs[0]
    body = g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', damp, -0.5, 0.95), 'Specular': 0.3, 'Normal': bump}).outputs[0]
    g.end(materials.fade(g, body, haze, 1100))
    return material


def stone(haze):
    """Crushed limestone, each piece of its own grey, some rusty, all dark where it is wet."""
    material, g = materials.new('gravel')
    geometry = g('ShaderNodeNewGeometry')
    island = geometry.outputs['Random Per Island']
    damp = wet(g, geometry.outputs['Position'])
    tone = g.mix(island, (0.085, 0.079, 0.071), (0.19, 0.177, 0.158))
    tone = g.mix(g.math('MULTIPLY', g.math('GREATER_THAN', g.math('FRACT', g.math('MULTIPLY', island, 37.0)), 0.8), 0.6), tone, (0.15, 0.112, 0.08))
    tone = g.mix(g.math('MULTIPLY', damp, 0.75), tone, (0.035, 0.031, 0.027))
    body = g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', damp, -0.45, 0.9), 'Specular': 0.3}).outputs[0]
    g.end(materials.fade(g, body, haze, 1100))
    return material
