"""A bare storey in low sun in which a foreman kneels and marks the line of a partition, and the same storey with the model of that wall: `layout.py … reality` and `layout.py … model`.

Camera, light and seed are one, so the two pictures register to the pixel.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, HIGH, TALL = (0, 0, 1.25), 3.7, 3.0
concrete = materials.concrete(tone=1.1)
steel = materials.plain('galvanised', (0.42, 0.43, 0.44), 0.42, 0.75)

# The partition: from where to where in plan, and its openings, from, to, and how high, along it.
WALLS = [((-1.5, 3.6), (6.2, 9.01), [(1.75, 2.76, 2.1), (6.9, 7.9, 2.1)])]
THICK = 0.125


def hall():
    kit.block((-9.5, -8, -0.3), (16, 20, 0.3), concrete, 0)
    kit.block((-10, 6.4, HIGH), (16.5, 5.6, 0.3), concrete, 0)
    kit.block((-5.3, -8, HIGH), (11.8, 14.4, 0.3), concrete, 0)
    kit.block((-9.5, 12, 0), (16, 0.3, HIGH), concrete, 0)
    kit.block((6.2, -8, 0), (0.3, 20, HIGH), concrete, 0)
    for at in ((-9.5, 5.8), (-9.5, 11.4), (1.5, 3.9)):
        kit.block((*at, 0), (0.6, 0.6, HIGH), concrete, 0.02)
    for y in (5.6, 11.6):
        kit.block((-9.5, y, HIGH - 0.45), (16, 0.35, 0.45), concrete, 0.015)
    # Left of the picture, piers between which the sun comes in.
    for y0, y1 in ((-8, 0.75), (2.75, 5.5), (6.2, 6.6)):
        kit.block((-5.3, y0, 0), (0.3, y1 - y0, HIGH), concrete, 0)
    # What the partition is made of: boards and studs.
    board = materials.plain('board', (0.5, 0.49, 0.46), 0.8)
    scene.stack((0.5, 9.0, 0), (1.25, 2.6, 0.0125), (1, 1, 26), board, gap=0.002, turn=0.05, jitter=0.006)
    scene.stack((-5.2, 9.4, 0), (3.2, 0.075, 0.05), (1, 9, 4), steel, gap=0.01, turn=0.06, jitter=0.02)


def chalk():
    """Lines on the slab where the faces of the partition will stand, open at doors, whose leaf's way is an arc."""
    look = materials.plain('chalk', (0.55, 0.05, 0.015), 0.95)

    def line(p, q, half=0.012):
        along = (q - p) / np.linalg.norm(q - p)
        w = np.float64((-along[1], along[0])) * half
        scene.put('chalk', [(*p - w, 0.004), (*q - w, 0.004), (*q + w, 0.004), (*p + w, 0.004)], [(0, 1, 2, 3)], look)

    for a, b, doors in WALLS:
        along, across, length = frame(a, b)
        place = lambda u, v: np.float64(a) + along * u + across * v  # noqa: E731,B023
        for s, e in pieces(length, doors):
            for side in (-THICK / 2, THICK / 2):
                line(place(s - 0.12, side), place(e + 0.12, side))
            for u in (s, e):
                line(place(u, -THICK / 2 - 0.22), place(u, THICK / 2 + 0.22))
        s, e, _ = doors[0]
        arc = [place(e - (e - s) * math.cos(t), -THICK / 2 - (e - s) * math.sin(t)) for t in np.linspace(0.05, math.pi / 2, 25)]
        for p, q in zip(arc, arc[1:]):
            line(p, q, 0.006)
        line(place(e, -THICK / 2 - 0.1), arc[-1], 0.006)


def foreman():
    """Kneels at the wall's foot, from behind at his right, and marks with a crayon where the door begins; a rule and a box beside him."""
    (ax, ay), b, ((door, _, _), _) = WALLS[0]
    along, across, _ = frame((ax, ay), b)
    turn = -0.86
    ahead, right = np.float64((-math.sin(turn), math.cos(turn))), np.float64((math.cos(turn), math.sin(turn)))
    mark = np.float64((ax, ay)) + along * door - across * (THICK / 2 + 0.19)
    stand = mark - ahead * 0.56 - right * 0.08
    people.person((*stand, 0), turn, ((0.08, 0.56, 0.17), (-0.17, 0.42, 0.63)), lean=47, head=(8, 22), kneel=True, rod=(0.012, None), belt=True, shell=props.white(), hivis=people.ORANGE, shirt=(0.05, 0.065, 0.085), trousers=(0.075, 0.07, 0.062), gloves=(0.17, 0.155, 0.13))
    kit.turned([(0.002, 0.0), (0.012, 0.02), (0.012, 0.2)], (*mark, 0.006), (0, 0, 1), materials.plain('crayon', (0.6, 0.05, 0.015), 0.6), 16)
    # A folding rule along the line.
    p = np.float64((ax, ay)) + along * 0.15 - across * 0.2
    kit.block((*p, 0.004), (1.0, 0.03, 0.012), materials.plain('rule', (0.62, 0.45, 0.08), 0.5), 0.002, math.atan2(along[1], along[0]))
    # His box.
    dark = props.dark()
    at = np.float64((0.72, 3.55))
    kit.block((*at, 0), (0.46, 0.25, 0.2), dark, 0.02, 0.3)
    kit.block((*at, 0.18), (0.46, 0.25, 0.05), materials.plain('box lid', (0.3, 0.07, 0.01), 0.8, specular=0.1), 0.012, 0.3)


def frame(a, b):
    along = np.float64(b) - a
    length = float(np.linalg.norm(along))
    along /= length
    return along, np.float64((-along[1], along[0])), length


def pieces(length, doors):
    ends = [0, *(e for s, t, _ in doors for e in (s, t)), length]
    return list(zip(ends[::2], ends[1::2]))


def model():
    skin, stud = materials.ghost('wall', 0.1, 0.24), materials.ghost('stud', 0.55, 0.75)
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
                solid(a, along, across, x - 0.025, x + 0.025, 0.06, TALL - 0.06, 0.075, stud, seams)
            for z in (0.01, TALL - 0.06):
                solid(a, along, across, s + 0.01, e - 0.01, z, z + 0.05, 0.085, stud, seams)
        for s, e, z in doors:
            solid(a, along, across, s, e, z, TALL, THICK, skin, edges)
            solid(a, along, across, s, e, z + 0.01, z + 0.06, 0.075, stud, seams)
            for x in (s + 0.3, e - 0.3):
                solid(a, along, across, x - 0.025, x + 0.025, z + 0.06, TALL - 0.06, 0.075, stud, seams)
    # Sockets, a switch beside the door, and the cables up from them.
    box = materials.glow('box', (0.25, 0.86, 1.0), 1.6)
    a, b, _ = WALLS[0]
    along, across, _ = frame(a, b)
    for u, z in ((0.45, 0.3), (2.95, 1.05), (3.7, 0.3), (3.82, 0.3)):
        c = np.float64(a) + along * u - across * 0.03
        things.append(kit.block((*(c - along * 0.04), z), (0.08, 0.06, 0.08), box, 0.004, math.atan2(along[1], along[0])))
        things.append(kit.tube([(*c, z + 0.08), (*c, TALL)], 0.011, box, sides=8))
    things += [scene.lines('edges', edges, EYE, 0.0009, line), scene.lines('seams', seams, EYE, 0.0004, fine)]
    for thing in things:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


hall()
chalk()
foreman()
if scene.said('model'):
    model()
scene.sky(strength=3, glow_at=(-1, -0.3), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.sun(direction=203, elevation=16.5, strength=30, colour=(1.0, 0.72, 0.42), size=0.6)
scene.panel((-4.8, 4.5, 2.2), (9, 2.6), 170, (0.72, 0.86, 1.0), (1, 0.1, -0.05))
scene.panel((0, -6, 2.4), (10, 2.4), 90, (0.85, 0.93, 1.0), (0, 1, -0.05))
scene.camera(EYE, (0, 10, 1.25), 24, (0, -0.03))
scene.render(arguments, bounces=6)
