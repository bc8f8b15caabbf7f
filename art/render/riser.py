"""The corridor of a hospital in use: past the line the wall lets the risers behind it be seen as model, with their valves and sensors."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, CUT, END, HIGH, DEEP = (-1.0, -4.6, 1.5), 0.0, 3.6, 2.9, 1.35

wall = kit.clean('wall', (0.58, 0.555, 0.51), 0.85)
floor = kit.epoxy((0.2, 0.205, 0.2), 0.3)
tile = kit.clean('tile', (0.55, 0.545, 0.53), 0.95)
oak, zinc, iron = kit.wood(), props.steel(), materials.plain('iron', (0.05, 0.055, 0.065), 0.45)
clad = materials.plain('cladding', (0.5, 0.49, 0.47), 0.38, 0.3)
concrete = materials.concrete(tone=0.6)

kit.block((-7, -9, -0.2), (18, 9.12, 0.2), floor, 0)
kit.block((-7, -9, HIGH), (18, 9.12, 0.2), tile, 0)
kit.block((-7, -5.4, 0), (18, 0.2, HIGH), wall, 0)
kit.block((-7, 0, 0), (7 + CUT, 0.12, HIGH), wall, 0)
kit.block((END, 0, 0), (8, 0.12, HIGH), wall, 0)
for x, wide in ((-7, 7 + CUT), (END, 8)):
    kit.block((x, -0.022, 0), (wide, 0.022, 0.12), props.dark(), 0.003)
    kit.block((x, -0.075, 0.88), (wide, 0.035, 0.16), oak, 0.012)
# A door on the left, lamps in the ceiling, a bench.
kit.block((-3.0, -0.03, 0), (1.34, 0.05, 2.2), zinc, 0.006)
kit.block((-2.94, -0.045, 0.02), (1.22, 0.05, 2.12), oak, 0.003)
kit.block((-1.92, -0.1, 1.02), (0.13, 0.03, 0.03), zinc, 0.008)
kit.block((-1.4, -0.03, 1.3), (0.34, 0.03, 0.24), props.dark(), 0.006)
lit = materials.glow('lamp', (1.0, 0.9, 0.76), 3.2)
for x in np.arange(-6, 9, 2.4):
    kit.block((x, -2.5, HIGH - 0.012), (1.2, 0.16, 0.01), lit, 0)
for x in np.arange(-6.6, 9, 0.6):
    kit.block((x, -5.2, HIGH - 0.003), (0.012, 5.2, 0.002), props.dark(), 0)

# The shaft behind the wall.
kit.block((CUT, DEEP, -3), (END, 0.2, 9), concrete, 0)
for x in (CUT - 0.15, END):
    kit.block((x, 0.12, -3), (0.15, DEEP, 9), concrete, 0)
kit.block((CUT, 0.12, -0.25), (END, DEEP, 0.2), concrete, 0)
kit.block((CUT, 0.12, 3.3), (END, DEEP, 0.2), concrete, 0)

parts = []
for x, y, r in ((0.62, 0.62, 0.15), (1.18, 0.62, 0.15), (1.66, 0.72, 0.085), (1.98, 0.72, 0.085)):
    parts.append(kit.tube([(x, y, -0.2), (x, y, 3.3)], r, clad, sides=28))
    for z in (0.42, 2.55):
        parts += kit.flange((x, y, z), (0, 0, 1), r, iron)
parts += kit.valve((0.62, 0.62, 1.28), (0, 0, 1), (0, -1, 0), 0.15, iron, iron)
parts += kit.valve((1.18, 0.62, 1.62), (0, 0, 1), (0, -1, 0), 0.15, iron, iron)
parts += kit.valve((1.98, 0.72, 1.2), (0, 0, 1), (0, -1, 0), 0.085, iron, iron)
parts += kit.duct([(2.35, 0.7, 3.02), (2.36, 0.7, 3.02)], 0.5, 0.1, zinc, 9)
shaft = kit.block((2.42, 0.42, -0.2), (0.78, 0.6, 3.5), zinc, 0.004)
shaft['model'] = 'duct'
parts.append(shaft)
for z in np.arange(0.3, 3.2, 0.95):
    collar = kit.block((2.38, 0.38, z), (0.86, 0.68, 0.05), zinc, 0.004)
    collar['model'] = 'duct'
    parts.append(collar)
for z in (0.85, 2.25):
    parts.append(kit.block((0.3, 0.95, z), (2.0, 0.05, 0.05), zinc, 0))
props.model(parts, EYE, 0.00075, 1.5)

# Two pipes along the wall that go on into the shaft, to the risers.
run = []
for z, x in ((2.62, 0.62), (2.44, 1.18)):
    run.append(kit.tube([(-7, -0.14, z), (x, -0.14, z), (x, 0.62, z)], 0.045, clad, 0.12, 18))
    for at in (-4.1, -2.6, -1.1):
        run += kit.quietly([kit.block((at, -0.16, z - 0.07), (0.03, 0.17, 0.14), zinc, 0.003)])
kit.meet(run, (CUT, 0, 0), (1, 0, 0), EYE, 0.00075, 1.5)
frame = [((CUT, 0, 0), (END, 0, 0)), ((END, 0, 0), (END, 0, HIGH)), ((END, 0, HIGH), (CUT, 0, HIGH)), ((CUT, 0, 1.04), (END, 0, 1.04)), ((CUT, 0, 0.88), (END, 0, 0.88))]
scene.lines('wall', frame, EYE, 0.0005, materials.glow('wall line', (0.05, 0.45, 0.8), 0.8)).visible_shadow = False
kit.front([((CUT, -0.006, 0.003), (CUT, -0.006, HIGH - 0.003)), ((CUT, 0.0, 0.004), (CUT, -2.2, 0.004)), ((CUT, 0.0, HIGH - 0.016), (CUT, -2.2, HIGH - 0.016))], EYE, 0.001)

# The valve sought, and the sensors.
kit.ring((0.62, 0.1, 1.28), (0, -1, 0.1), 0.34, 0.009, materials.glow('mark', (1.0, 0.24, 0.015), 3.2), 64)
for at in ((1.18, 0.47, 0.86), (1.66, 0.63, 1.95), (2.8, 0.42, 1.6)):
    kit.sensor(at, (0, -1, 0), EYE, 0.038)

scene.sky(strength=0.6, glow_at=(-1, 0.2))
for x in np.arange(-5.4, 9, 2.4):
    scene.panel((x, -2.42, HIGH - 0.03), (1.2, 0.16), 52 if x < 0.5 else 24, (1.0, 0.84, 0.64), (0, 0, -1))
scene.panel((-6.8, -2.6, 1.6), (3, 2.2), 110, (0.75, 0.86, 1.0), (1, 0.1, -0.1))
scene.panel((1.9, 0.2, 3.1), (3, 0.5), 34, (0.12, 0.6, 1.0), (0, 0.5, -1))
scene.panel((1.9, -0.6, 1.0), (3, 1.6), 14, (0.12, 0.6, 1.0), (0, 1, 0.1))
scene.camera(EYE, (0.62, 0.5, 1.3), 23, (0, 0.02))
scene.render(arguments, bounces=5)
