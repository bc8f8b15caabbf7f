"""A printed plan of the building on a sheet that lies nearly flat, and the letters on it."""
import math

import kit
import materials
import noise
import numpy as np
import scene


def paper():
    material, g = materials.new('paper')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    fibre, cloud = g.noise(at, 1900.0, 5, 0.7), g.noise(at, 40.0, 6, 0.6)
    tone = g.mix(g.ramp(cloud, 0.3, 0.7), (0.48, 0.47, 0.445), (0.53, 0.52, 0.495))
    tone = g.mix(g.math('MULTIPLY', g.ramp(fibre, 0.4, 0.75), 0.16), tone, (0.34, 0.33, 0.31))
    bump = g('ShaderNodeBump', {'Strength': 0.25, 'Distance': 0.0002, 'Height': g.math('ADD', fibre, g.noise(at, 320.0, 4))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.8, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return material


LEFT, RIGHT, FRONT, BACK = -15.0, 66.0, -17.5, 36.0  # the sheet's edges, in the building's metres


def lie(x, y):
    """The height at which the sheet lies, of places in the building's metres: nearly flat, its edges up a little."""
    edge = np.minimum(np.minimum(x - LEFT, y - FRONT), np.minimum(RIGHT - x, BACK - y))
    return 0.0006 + 0.0035 * np.exp(-edge / 2.2) * (1 + 0.5 * np.sin(x / 9)) + 0.00025 * noise.fbm(x / 14, y / 14, 2, 3)


def strokes(name, pairs, wide, material, placed, scale):
    """Printed lines: flat, `wide` metres on the paper; pairs of (x, y) in the building's metres."""
    points = []
    for a, b in pairs:
        a, b = np.float64(a), np.float64(b)
        n = max(1, int(np.linalg.norm(b - a) / 2.0))
        out = np.float64((a[1] - b[1], b[0] - a[0])) / max(np.linalg.norm(b - a), 1e-9) * wide / scale / 2
        for k in range(n):
            p, q = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
            points += [p - out, q - out, q + out, p + out]
    xy = np.float64(points)
    scene.large(name, placed(np.column_stack([xy, 0 * xy[:, 0]])) + np.column_stack([0 * xy, lie(xy[:, 0], xy[:, 1]) + 0.00006]), np.arange(len(xy)).reshape(-1, 4), material)


# Digits and letters of the axes and dimensions, as strokes in a field of 4 by 6.
GLYPHS = {'0': '0,1 0,5 1,6 3,6 4,5 4,1 3,0 1,0 0,1', '1': '1,5 2,6 2,0', '2': '0,5 1,6 3,6 4,5 4,4 0,0 4,0', '3': '0,6 4,6 2,4 4,3 4,1 3,0 1,0 0,1', '4': '3,0 3,6 0,2 4,2', '5': '4,6 0,6 0,3 3,3.6 4,2.6 4,1 3,0 1,0 0,1', '6': '4,6 1,4 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,2', '7': '0,6 4,6 1,0', '8': '1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3', '9': '0,0 3,2 4,4 4,5 3,6 1,6 0,5 0,4 1,3 3,3 4,4', 'A': '0,0 2,6 4,0 3.3,2 0.7,2', 'B': '0,0 0,6 3,6 4,5 4,4 3,3 0,3 3,3 4,2 4,1 3,0 0,0', 'C': '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'}


def words(text, x, y, high):
    """The strokes of a text whose middle is at x, y."""
    out = []
    for n, letter in enumerate(text):
        line = [tuple(float(c) for c in p.split(',')) for p in GLYPHS[letter].split()]
        line = [(x + (n * 5.6 + u + 0.8 - len(text) * 2.8) * high / 6, y + (v - 3) * high / 6) for u, v in line]
        out += zip(line, line[1:])
    return out


def sheet(data, placed, scale):
    """The plan of the ground floor; `placed` takes points of the building to where the paper lies."""
    f = data['frame']
    n, m = 160, 100
    gx, gy = np.meshgrid(np.linspace(LEFT, RIGHT, n), np.linspace(FRONT, BACK, m))
    points = placed(np.stack([gx, gy, 0 * gx], -1).reshape(-1, 3))
    points[:, 2] = lie(gx, gy).ravel()
    thing = scene.surface('sheet', points, m, n, paper())
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.00022, -1
    ink = kit.clean('ink', (0.018, 0.02, 0.026), 0.6)
    bold, thin, fine = [], [], []
    for group in data['groups']:
        if group['side'] != 'whole' or group['layer'] not in ('column', 'core', 'stair', 'slab') or not group['built']:
            continue
        points, pairs = np.float64(group['points']), np.int64(group['edges'])
        low, high = (-0.3, 0.05) if group['layer'] == 'slab' else (-0.1, 1.7)
        on = ((points[pairs][:, :, 2] > low) & (points[pairs][:, :, 2] < high)).all(1) & (np.abs(points[pairs][:, 0, 2] - points[pairs][:, 1, 2]) < 1e-3)
        flat = np.unique(np.round(points[pairs[on]][:, :, :2], 3).reshape(-1, 4), axis=0).reshape(-1, 2, 2)
        (bold if group['layer'] in ('column', 'core') else thin).extend(flat)
    # Columns are filled.
    for x in f['xs']:
        for y in f['ys']:
            bold += [((x - 0.25, y + v), (x + 0.25, y + v)) for v in np.arange(-0.22, 0.25, 0.05)]
    # The glass line inside of the slab's edge.
    for inset in (0.05, 0.17):
        e = f['edge'] - inset - 0.1
        c = [(-e, -e), (f['length'] + e, -e), (f['length'] + e, f['depth'] + e), (-e, f['depth'] + e)]
        thin += [(c[k], c[(k + 1) % 4]) for k in range(4)]
    # Axes, dashed and dotted, with their circles; dimensions.
    off, r = -9.6, 0.95
    axes = [((x, off), (x, f['depth'] + 4), str(k + 1)) for k, x in enumerate(f['xs'])] + [((off, y), (f['length'] + 4, y), 'ABC'[k]) for k, y in enumerate(f['ys'])]
    for a, b, name in axes:
        long = math.dist(a, b)
        way = (np.float64(b) - a) / long
        fine += [(way * s + a, way * min(e, long) + a) for k in np.arange(r, long, 2.3) for s, e in ((k, k + 1.6), (k + 1.9, k + 2.05)) if s < long]
        ring = [(a[0] + r * math.cos(t), a[1] + r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 61)]
        thin += [*zip(ring, ring[1:]), *words(name, *a, 0.8)]
    for low, places, names in ((-7.3, f['xs'], ['7500'] * 6), (-5.6, f['xs'][::len(f['xs']) - 1], ['45000'])):
        fine.append(((places[0] - 0.5, low), (places[-1] + 0.5, low)))
        for x in places:
            fine.append(((x, low - 0.5), (x, low + 0.5)))
            thin.append(((x - 0.3, low - 0.3), (x + 0.3, low + 0.3)))
        for a, b, name in zip(places, places[1:], names):
            thin += words(name, (a + b) / 2, low + 0.62, 0.5)
    frame = [(LEFT + 2, FRONT + 2), (RIGHT - 2, FRONT + 2), (RIGHT - 2, BACK - 2), (LEFT + 2, BACK - 2)]
    bold += [(frame[k], frame[(k + 1) % 4]) for k in range(4)]
    for name, pairs, wide in (('bold', bold, 0.0008), ('thin', thin, 0.0005), ('fine', fine, 0.00036)):
        strokes(name, pairs, wide, ink, placed, scale)
