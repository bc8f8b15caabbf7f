"""A hall for servers before handover: panels of the floor are lifted; a scanner stands beside them, a technician looks at the pipes below on a tablet, and beyond the front the pipes are the points of the scan."""
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
import shown  # noqa: E402

arguments, _ = scene.start()
random = np.random.default_rng(9)
EYE, CUT, HIGH, DEEP, TILE = (0.12, -2.75, 1.62), 2.1, 4.2, -0.8, 0.6
LEFT, RIGHT = -1.5, 2.3  # the fronts of the racks

wall = kit.clean('wall', (0.55, 0.56, 0.57), 0.8)
panel = kit.clean('floor panel', (0.4, 0.405, 0.41), 0.28, 0.5)
rack = kit.clean('rack', (0.022, 0.024, 0.027), 0.35, 0.5)
mesh = materials.plain('rack door', (0.045, 0.048, 0.052), 0.4, 0.6)
zinc, dark = props.steel(), props.dark()
clad = materials.plain('cladding', (0.5, 0.5, 0.5), 0.35, 0.4)
screed = materials.concrete(tone=0.7)

# The technician, on the far side of the opening.
px, py, turn, size = 1.62, 0.75, math.radians(62), (0.29, 0.205)
on = people.ahead((px, py), turn)
people.person((px, py), turn, ((0.12, 0.4, 1.125), (-0.12, 0.4, 1.125)), head=(0, 20), carry=1, shell=props.white(), belt=True, shirt=(0.06, 0.075, 0.105), trousers=(0.1, 0.095, 0.088), gloves=(0.17, 0.155, 0.13))

kit.block((-9, -8, DEEP - 0.2), (18, 38, 0.2), screed, 0)
kit.block((-9, -8, HIGH), (18, 38, 0.2), wall, 0)
kit.block((-9.2, -8, DEEP), (0.2, 38, HIGH - DEEP), wall, 0)
kit.block((9, -8, DEEP), (0.2, 38, HIGH - DEEP), wall, 0)
kit.block((-9, 28, DEEP), (18, 0.2, HIGH - DEEP), wall, 0)
kit.block((-9, -8.2, DEEP), (18, 0.2, HIGH - DEEP), wall, 0)
for i in range(-1, 3):
    for j in range(-3, 4):
        scene.rod('foot', (i * TILE, j * TILE, DEEP), (i * TILE, j * TILE, -0.05), 0.018, zinc, 8)
kit.block((-1.9, -1.6, 0.0), (0.58, 0.58, 0.04), panel, 0, 0.2)
kit.block((-1.85, -1.5, 0.041), (0.58, 0.58, 0.04), panel, 0, 0.5)

parts = []
PIPES = ((-0.38, -0.45, 0.12), (0.0, -0.45, 0.12), (0.42, -0.4, 0.075), (0.62, -0.4, 0.05))
for x, z, r in PIPES:
    parts.append(kit.tube([(x, -6, z), (x, 27, z)], r, clad, sides=20))
    parts[-1]['model'] = 'veil'
    for y in np.arange(-1.3, 27, 2.4):
        parts += kit.flange((x, y, z), (0, 1, 0), r, zinc)
parts += kit.valve((0.0, -0.2, -0.45), (0, 1, 0), (0, 0, 1), 0.1, dark, props.orange())
wheel = parts[-1]
for y in np.arange(-1.4, 27, 1.8):
    parts.append(kit.block((-0.6, y, -0.62), (1.4, 0.05, 0.05), zinc, 0))
for side in (-1, 1):
    for k in range(24):
        y = -3.4 + k * 0.8
        x = RIGHT if side > 0 else LEFT - 1.2
        kit.block((x, y, 0), (1.2, 0.78, 2.2), rack, 0.008)
        kit.block((x - 0.012 if side > 0 else x + 1.2, y + 0.04, 0.06), (0.012, 0.7, 2.08), mesh, 0)
        for _ in range(4):
            z, v = random.uniform(0.3, 2.0), y + random.uniform(0.1, 0.65)
            kit.block((x - 0.018 if side > 0 else x + 1.212, v, z), (0.006, 0.012, 0.006), props.look('led', lambda n: materials.glow(n, (0.15, 0.9, 0.5), 2.0)), 0)
for x0 in (LEFT - 1.0, RIGHT + 0.4):
    kit.block((x0, -8, 2.75), (0.6, 36, 0.08), zinc, 0)
kit.duct([(0.4, -8, 3.55), (0.4, 28, 3.55)], 1.0, 0.45, zinc)
# The pipes and the valve on the technician's tablet.
place = props.slate(on(0, 0.41, 1.16), turn, 52, size, picture=shown.screen())
shown.onto(place, size, on(0, 0.1, 1.62), (0.2, 0.2, -0.45), [part for part in parts[:parts.index(wheel)] if not part.get('quiet')], zoom=0.55)
kit.meet(parts, (0, CUT, 0), (0, 1, 0), EYE, 0.0008, 2.2)
kit.front([((-0.6, CUT, 0), (-0.6, CUT, DEEP)), ((1.2, CUT, 0), (1.2, CUT, DEEP)), ((-0.6, CUT, DEEP + 0.01), (1.2, CUT, DEEP + 0.01))], EYE, 0.0012)
# What the scanner has seen of the pipes beyond: points on their upper halves, dense near it.
n = 16000
pick, y, a = random.choice(4, n, p=(0.34, 0.34, 0.19, 0.13)), CUT + random.exponential(4.5, n), random.uniform(-0.4, math.pi + 0.4, n)
x, z, r = np.float64(PIPES)[pick].T
r = r + np.where(abs((y + 1.3 + 1.2) % 2.4 - 1.2) < 0.022, 0.055, 0.003)  # flanges are thicker
at = np.stack([x + r * np.cos(a), y, z + r * np.sin(a)], -1)[y < 22]
size = np.linalg.norm(at - EYE, axis=1) * 0.001
pick = np.float64([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)])
faces = np.int64([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
scene.put('points', (at[:, None] + pick[None] * size[:, None, None]).reshape(-1, 3), (faces[None] + np.arange(len(at))[:, None, None] * 6).reshape(-1, 3), materials.glow('point', (0.28, 0.8, 1.0), 1.5)).visible_shadow = False
lifted = {(i, j) for i in range(-1, 2) for j in range(-3, 40)} - {(-1, -3), (1, -3), (-1, 2), (-1, -2)}
for i in range(-15, 15):
    for j in range(-13, 46):
        if (i, j) not in lifted and abs(i) < 15:
            kit.block((i * TILE + 0.003, j * TILE + 0.003, -0.04), (TILE - 0.006, TILE - 0.006, 0.04), panel, 0)
props.scanner((-1.0, 0.55, 0), 0.5)

scene.sky(strength=2, glow_at=(1, 0.2))
tube = materials.glow('tube', (0.86, 0.94, 1.0), 5.0)
for x in (-0.95, 1.75):
    for y in np.arange(-3.5, 24, 2.9):
        kit.block((x, y, HIGH - 0.35), (0.12, 1.5, 0.06), tube, 0)
for y in (-2.4, 1.6, 7, 14):
    scene.panel((0.4, y, HIGH - 0.5), (3.2, 1.4), 150, (0.88, 0.94, 1.0), (0, 0.1, -1))
scene.panel((0.3, CUT + 5, -0.06), (1.5, 9), 16, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((-0.0, 0.5, -0.08), (0.9, 3), 9, (1.0, 0.85, 0.68), (0, 0.2, -1))
scene.camera(EYE, (0.3, 3, 1.2), 25, (0.0, -0.13))
scene.render(arguments, bounces=5)
