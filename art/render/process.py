"""A process plant at dusk: a pipe rack and vessels of steel, which go on as model beyond the cut."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
random = np.random.default_rng(2)
EYE, CUT = (-9.5, -15.5, 2.2), 4.2

concrete = materials.concrete(tone=0.85)
steel = materials.plain('steelwork', (0.2, 0.205, 0.21), 0.5, 0.3)
clad = materials.plain('cladding', (0.46, 0.455, 0.44), 0.36, 0.5)
paint = materials.plain('vessel', (0.4, 0.39, 0.37), 0.45)
iron = materials.plain('iron', (0.06, 0.065, 0.075), 0.45)
orange = props.orange()

scene.put('yard', [(-60, -40, 0), (90, -40, 0), (90, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], concrete)
parts = []


def beam(a, b, size=0.22):
    low, high = np.minimum(a, b), np.maximum(a, b)
    wide = np.where(high - low < 0.01, size, high - low)
    start = np.where(high - low < 0.01, low - size / 2, low)
    return kit.block(tuple(start), tuple(wide), steel, 0)


for x in np.arange(-10, 25, 5.0):
    for y in (-1.6, 1.6):
        parts.append(beam((x, y, 0), (x, y, 7.4)))
        parts.append(kit.block((x - 0.35, y - 0.35, 0), (0.7, 0.7, 0.25), concrete, 0.02))
    for z in (3.6, 5.4, 7.2):
        parts.append(beam((x, -1.6, z), (x, 1.6, z)))
    if x < 20:
        for y in (-1.6, 1.6):
            parts.append(beam((x, y, 4.5), (x + 5, y, 4.5), 0.18))
            parts.append(beam((x, y, 6.6), (x + 5, y, 6.6), 0.18))
for z, row in ((3.6, ((-1.2, 0.16), (-0.75, 0.11), (-0.4, 0.08), (0.1, 0.22), (0.65, 0.13), (1.1, 0.09))), (5.4, ((-1.15, 0.2), (-0.6, 0.1), (-0.3, 0.07), (0.2, 0.14), (0.75, 0.22))), (7.2, ((-0.9, 0.28), (0.0, 0.16), (0.6, 0.12), (1.0, 0.08)))):
    for y, r in row:
        parts.append(kit.tube([(-12, y, z + 0.11 + r), (24, y, z + 0.11 + r)], r, clad, sides=22))
        for x in (-6.4 + y, 1.3 + y, 9.0 + y, 16 + y):
            parts += kit.flange((x, y, z + 0.11 + r), (1, 0, 0), r, iron)
vessel = [(0.1, 0), (0.7, 0.04), (1.15, 0.3), (1.3, 0.7), (1.3, 8.6), (1.15, 9.0), (0.7, 9.26), (0.1, 9.3)]
for k, (x, y, s, h) in enumerate(((-7.2, 6.2, 1.0, 1.15), (-1.4, 6.6, 0.72, 1.5), (5.0, 6.2, 1.05, 1.1), (11.0, 6.8, 0.8, 1.45), (17.5, 6.4, 1.1, 1.2))):
    parts.append(kit.turned([(r * s, 1.2 + z * h) for r, z in vessel], (x, y, 0), (0, 0, 1), paint, 44))
    parts.append(kit.turned([(1.15 * s, 0), (1.05 * s, 1.7)], (x, y, 0), (0, 0, 1), concrete, 36))
    for z in (4.2, 7.6):
        top = 1.2 + z * h * 0.9
        parts.append(kit.turned([(1.3 * s, 0), (1.3 * s + 0.9, 0), (1.3 * s + 0.9, 0.08), (1.3 * s, 0.08)], (x, y, top), (0, 0, 1), steel, 32))
        for rise in (0.55, 1.1):
            parts.append(kit.ring((x, y, top + rise), (0, 0, 1), 1.3 * s + 0.86, 0.025, steel, 40))
        for a in np.arange(0, 6.28, 0.52):
            px, py = x + (1.3 * s + 0.86) * math.cos(a), y + (1.3 * s + 0.86) * math.sin(a)
            parts += kit.quietly([scene.rod('post', (px, py, top), (px, py, top + 1.1), 0.022, steel, 6)])
    parts.append(kit.tube([(x + 0.2, y - 1.3 * s, 3.0), (x + 0.2, 1.0, 3.0), (x + 0.2, 1.0, 3.75)], 0.12, clad, 0.3))
    parts.append(kit.tube([(x - 0.3, y, 1.2 + 9.3 * h), (x - 0.3, y, 2.0 + 9.3 * h), (x - 0.3, y - 2.6, 2.0 + 9.3 * h), (x - 0.3, 1.9, 2.0 + 9.3 * h), (x - 0.3, 1.9, 7.6)], 0.13, clad, 0.4))
# Pumps in front of the rack with risers into it.
for k, x in enumerate((-6.0, -2.2, 1.6, 5.4, 9.2, 13.0)):
    parts += [kit.block((x - 0.5, -3.9, 0), (1.0, 1.9, 0.3), concrete, 0.015), kit.turned([(0.1, 0), (0.24, 0.03), (0.26, 0.1), (0.26, 0.75), (0.2, 0.8)], (x, -3.75, 0.75), (0, 1, 0), iron, 28), kit.turned([(0.16, 0), (0.34, 0.06), (0.36, 0.2), (0.3, 0.3), (0.16, 0.34)], (x, -2.7, 0.75), (0, 1, 0), paint, 32), kit.block((x - 0.2, -3.6, 0.3), (0.4, 1.2, 0.2), iron)]
    parts.append(kit.tube([(x + 0.15, -2.52, 0.9), (x + 0.15, -2.52, 2.9), (x + 0.15, -1.2, 2.9), (x + 0.15, -1.2, 3.7)], 0.11, clad, 0.25))
    parts += kit.valve((x + 0.15, -2.52, 1.9), (0, 0, 1), (0, -1, 0), 0.11, iron, orange)
    parts += kit.flange((x + 0.15, -2.52, 1.2), (0, 0, 1), 0.11, iron)
kit.meet(parts, (CUT, 0, 0), (1, 0, 0), EYE, weight=0.00075, shine=2.1)
kit.front([((CUT, -9, 0.006), (CUT, 12, 0.006)), ((CUT, -9, 0), (CUT, -9, 11)), ((CUT, -9, 11), (CUT, 12, 11))], EYE, 0.0009)
for y in np.arange(-14, -5, 2.6):
    kit.block((-60, y, 0.002), (120, 0.02, 0.002), props.dark(), 0)
props.scanner((-4.4, -8.6, 0), 0.3)

scene.sun(direction=222, elevation=9, strength=11, colour=(1.0, 0.64, 0.36))
haze = scene.sky(strength=1.9, glow_at=(0.75, 0.7))
for x, z in ((-7, 3.4), (0.5, 3.4), (-3, 5.2)):
    scene.lamp((x, -0.3, z), 160, (1.0, 0.7, 0.42))
scene.panel((CUT + 7, -5, 4), (10, 5), 260, (0.1, 0.6, 1.0), (-0.4, 0.4, -0.8))
blocks = [(EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a), random.uniform(10, 30), random.uniform(10, 20), random.uniform(6, 20)) for a, r in zip(np.radians(random.uniform(20, 130, 60)), random.uniform(150, 600, 60))]
scene.town(haze, blocks, 380)
scene.camera(EYE, (2.6, 3, 2.2), 23, (0.0, 0.17))
scene.render(arguments, bounces=5)
