"""A corridor of a hospital being built: to the cut the services hang, beyond it they are model, and crosses mark every anchor to come."""
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
EYE, CUT, HIGH, WIDE, LONG = (1.25, -3.4, 1.2), 0.3, 3.75, 2.8, 30.0
GAP = 3.2  # beyond the cut only the marks, then the model

concrete = materials.concrete(tone=1.05)
block = materials.plain('block wall', (0.36, 0.345, 0.32), 0.95)
joint = materials.plain('joint', (0.2, 0.19, 0.18), 0.95)
zinc = materials.plain('zinc', (0.46, 0.465, 0.47), 0.42, 0.5)
red = materials.plain('sprinkler pipe', (0.3, 0.03, 0.02), 0.45)
clad = materials.plain('cladding', (0.5, 0.49, 0.47), 0.4, 0.3)

kit.block((-3, -6, -0.2), (9, LONG + 8, 0.2), concrete, 0)
kit.block((-3, -6, HIGH), (9, LONG + 8, 0.3), concrete, 0)
bricks = []
doors = (0.6, 5.4, 10.2, 15.0, 19.8, 24.6)
for side, x in ((-1, -0.16), (1, WIDE)):
    y = -6.0
    for at in (*[d + (1.6 if side > 0 else 0) for d in doors], LONG):
        n = max(1, round((at - y) / 0.4))
        for k in range(n):
            for r in range(15):
                off = 0.2 if r % 2 else 0.0
                if k * 0.4 + off < at - y - 0.05:
                    low = y + k * 0.4 + (off if k else 0)
                    high = y + k * 0.4 + 0.39 + off
                    bricks.append([(x + a * 0.16, (low, high)[b], r * 0.19 + c * 0.182) for c in (0, 1) for b in (0, 1) for a in (0, 1)])
        kit.block((x + 0.01, y, 0), (0.14, at - y, 2.85), joint, 0)
        y = at + 1.3
    kit.block((x, -6, 2.85), (0.16, LONG + 8, 0.3), concrete, 0.006)
faces = np.int64([(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)])
scene.put('bricks', np.float64(bricks).reshape(-1, 3), (faces[None] + np.arange(len(bricks))[:, None, None] * 8).reshape(-1, 4), block, 0.003)
kit.block((-1, LONG, 0), (5, 0.2, HIGH), concrete, 0)
for x in (-3, 5.8):
    kit.block((x, -6, 0), (0.2, LONG + 8, HIGH), concrete, 0)

anchors = []


def run(y0, y1):
    """Everything that hangs between two places."""
    parts = kit.duct([(0.62, y0, 3.34), (0.62, y1, 3.34)], 0.75, 0.36, zinc)
    for x, z, r, skin in ((1.3, 3.12, 0.085, clad), (1.58, 3.12, 0.085, clad), (1.82, 3.12, 0.055, red), (2.0, 3.12, 0.04, clad)):
        parts.append(kit.tube([(x, y0, z), (x, y1, z)], r, skin, sides=20))
    for x0, w, z in ((2.2, 0.36, 3.3), (2.2, 0.36, 3.05)):
        for u, v, dx, dz in ((x0, z, w, 0.012), (x0, z, 0.012, 0.07), (x0 + w - 0.012, z, 0.012, 0.07)):
            tray = kit.block((u, y0, v), (dx, y1 - y0, dz), zinc, 0)
            tray['model'] = 'duct'
            parts.append(tray)
    return parts


def hangers(y):
    parts = []
    for a, b, z in ((0.18, 1.06, 3.13), (1.16, 2.1, 2.99), (2.14, 2.62, 3.02)):
        parts.append(kit.block((a, y - 0.021, z), (b - a, 0.042, 0.042), zinc, 0))
        for x in (a + 0.02, b - 0.02):
            parts += kit.quietly([scene.rod('rod', (x, y, z - 0.03), (x, y, HIGH), 0.0085, zinc, 8)])
    return parts


run(-6, CUT)
ghosts = run(CUT + GAP, LONG)
for y in np.arange(-5.2, LONG, 1.5):
    if y < CUT:
        hangers(y)
    elif y > CUT + GAP:
        ghosts += hangers(y)
    anchors += [(x, y) for x in (0.2, 1.04, 1.18, 2.08, 2.16, 2.6)]
props.model(ghosts, EYE, 0.0008, 2.2)
marks = []
for x, y in anchors:
    if y > CUT:
        marks += [((x - 0.13, y, HIGH - 0.004), (x + 0.13, y, HIGH - 0.004)), ((x, y - 0.13, HIGH - 0.004), (x, y + 0.13, HIGH - 0.004))]
        if y < CUT + GAP:
            kit.ring((x, y, HIGH - 0.006), (0, 0, 1), 0.085, 0.008, props.look('anchor', lambda n: materials.glow(n, (1.0, 0.24, 0.015), 2.6)), 28)
scene.lines('marks', marks, EYE, 0.0009, materials.glow('mark', (0.4, 0.92, 1.0), 3.5))
kit.front([((0, CUT, 0.004), (WIDE, CUT, 0.004)), ((0.004, CUT, 0), (0.004, CUT, HIGH)), ((WIDE - 0.004, CUT, 0), (WIDE - 0.004, CUT, HIGH)), ((0, CUT, HIGH - 0.004), (WIDE, CUT, HIGH - 0.004))], EYE, 0.0011)

# Who marks the anchors, and looks for the next one over the tablet.
at, turn = (0.8, 2.5), -0.45
people.person(at, turn, ((0.125, 0.425, 1.385), (-0.125, 0.425, 1.385)), head=(4, -14), carry=-1, **people.WORKWEAR)
props.slate(people.ahead(at, turn)(0, 0.46, 1.42), turn, 112, (0.33, 0.23))
props.ladder((2.15, 2.2, 0), 2.3, 1.1, 0.5, 0.1)
scene.stack((0.12, 2.4, 0), (0.3, 2.2, 0.06), (1, 1, 5), zinc, turn=0.02)
for k in range(2):
    scene.rod('bucket', (2.4, 4.5 + k * 0.4, 0), (2.4, 4.5 + k * 0.4, 0.33), 0.13, props.dark(), 20, 1.2)

scene.sky(strength=3, glow_at=(-1, 0.2))
for y, power in ((-2.2, 55), (7.5, 50), (16.5, 60)):
    scene.panel((WIDE / 2, y, 2.7), (0.6, 0.6), power, (1.0, 0.84, 0.64), (0, 0.2, 1) if y < 0 else (0, 0, 1))
for d in doors[:4]:
    scene.panel((-0.6, d + 0.65, 1.5), (1.2, 2.0), 90, (0.8, 0.88, 1.0), (1, 0, -0.15))
scene.panel((1.4, CUT + 4, HIGH - 0.5), (2.2, 7), 60, (0.1, 0.6, 1.0), (0, 0, -1))
scene.camera(EYE, (1.42, 6, 1.3), 21, (0, 0.2))
scene.render(arguments, bounces=5)
