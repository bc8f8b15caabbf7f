"""A bare storey on which partitions are laid out, and the same storey with the model of its walls: `layout.py … reality` and `layout.py … model`.

Camera, light and seed are one, so the two pictures register to the pixel.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, HIGH, TALL = (0, 0, 1.62), 3.7, 3.0
concrete = materials.concrete(tone=1.1)
steel = materials.plain('galvanised', (0.42, 0.43, 0.44), 0.42, 0.75)

# Partitions: from where to where in plan, and each one's openings, from, to, and how high, along it.
WALLS = [
    ((-7.4, 4.4), (-1.5, 4.4), [(4.4, 5.4, 2.1)]),
    ((-1.5, 4.4), (-1.5, 11.6), [(1.5, 2.5, 2.1), (4.6, 5.6, 2.1)]),
    ((-7.4, 7.9), (-1.5, 7.9), []),
    ((0.9, 6.2), (0.9, 11.6), [(1.6, 2.6, 2.1)]),
    ((0.9, 6.2), (6.2, 6.2), [(2.6, 3.6, 2.1)]),
]
THICK = 0.125


def hall():
    kit.block((-9.5, -8, -0.3), (16, 20, 0.3), concrete, 0)
    kit.block((-10, -8, HIGH), (16.5, 20, 0.3), concrete, 0)
    kit.block((-9.5, 12, 0), (16, 0.3, HIGH), concrete, 0)
    kit.block((6.2, -8, 0), (0.3, 20, HIGH), concrete, 0)
    for at in ((-9.5, -5.4), (-9.5, 0.2), (-9.5, 5.8), (-9.5, 11.4), (1.5, 3.9)):
        kit.block((*at, 0), (0.6, 0.6, HIGH), concrete, 0.02)
    for y in (5.6, 11.6):
        kit.block((-9.5, y, HIGH - 0.45), (16, 0.35, 0.45), concrete, 0.015)
    # What the partitions are made of: boards and studs.
    board = materials.plain('board', (0.5, 0.49, 0.46), 0.8)
    scene.stack((3.5, 7.4, 0), (1.25, 2.6, 0.0125), (1, 1, 26), board, gap=0.002, turn=0.05, jitter=0.006)
    scene.stack((-5.6, 9.0, 0), (3.2, 0.075, 0.05), (1, 9, 4), steel, gap=0.01, turn=0.06, jitter=0.02)


def chalk():
    """Lines on the slab where the faces of the partitions will stand, open at doors."""
    look = materials.plain('chalk', (0.5, 0.06, 0.02), 0.95)
    for a, b, doors in WALLS:
        along, across, length = frame(a, b)
        for s, e in pieces(length, doors):
            for side in (-THICK / 2, THICK / 2):
                p, q = np.float64(a) + along * s + across * side, np.float64(a) + along * e + across * side
                w = across * 0.014
                scene.put('chalk', [(*p - w, 0.004), (*q - w, 0.004), (*q + w, 0.004), (*p + w, 0.004)], [(0, 1, 2, 3)], look)


def frame(a, b):
    along = np.float64(b) - a
    length = float(np.linalg.norm(along))
    along /= length
    return along, np.float64((-along[1], along[0])), length


def pieces(length, doors):
    ends = [0, *(e for s, t, _ in doors for e in (s, t)), length]
    return list(zip(ends[::2], ends[1::2]))


def model():
    skin, stud = materials.ghost('wall', 0.2, 0.42), materials.ghost('stud', 0.5, 0.7)
    line, fine = materials.glow('edge', (0.08, 0.66, 1.0), 1.3), materials.glow('seam', (0.05, 0.5, 0.95), 0.7)
    things, edges, seams = [], [], []

    def solid(at, along, across, s, e, z0, z1, thick, look, kept):
        c = [(*(np.float64(at) + along * u + across * v), z) for z in (z0, z1) for v in (-thick / 2, thick / 2) for u in (s, e)]
        things.append(scene.put('model', c, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)], look))
        kept += [(c[i], c[j]) for i, j in ((0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7))]

    for a, b, doors in WALLS:
        along, across, length = frame(a, b)
        for s, e in pieces(length, doors):
            solid(a, along, across, s, e, 0.004, TALL, THICK, skin, edges)
            for x in np.linspace(s + 0.025, e - 0.025, max(2, int((e - s) / 0.6) + 1)):
                solid(a, along, across, x - 0.025, x + 0.025, 0.01, TALL - 0.01, 0.075, stud, seams)
        for s, e, z in doors:
            solid(a, along, across, s, e, z, TALL, THICK, skin, edges)
    for x, r in ((1.5, 0.09), (1.85, 0.06), (2.12, 0.06)):
        things.append(kit.tube([(x, 8.6, 0), (x, 8.6, HIGH)], r, materials.service(f'riser {x}', 0.92, 0.9), sides=24))
    things += [scene.lines('edges', edges, EYE, 0.0009, line), scene.lines('seams', seams, EYE, 0.0004, fine)]
    for thing in things:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


hall()
chalk()
if scene.said('model'):
    model()
scene.sky(strength=5, glow_at=(-1, -0.3), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.sun(direction=203, elevation=10, strength=24, colour=(1.0, 0.74, 0.46), size=0.8)
scene.panel((-9.2, 2, 1.9), (14, 3.4), 420, (0.8, 0.9, 1.0), (1, 0.05, 0))
scene.panel((0, -6, 2.4), (10, 2.4), 110, (1.0, 0.93, 0.84), (0, 1, -0.05))
scene.camera(EYE, (0, 10, 1.62), 24, (0, -0.02))
scene.render(arguments, bounces=6)
