"""A hospital's corridor at night, its long wall nearly square on: past a line the wall lets the risers behind it be seen as model, with valves and sensors; a technician has one valve on a tablet."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import shown  # noqa: E402

arguments, _ = scene.start()
EYE = (0.0, -6.0, 1.4)
CUT, END, HIGH, DEEP, BACK = -0.2, 4.4, 2.8, 1.35, -7.0  # where the wall opens and closes, the ceiling, the shaft's back, the wall behind the eye
VALVE, RADIUS = np.float64((1.95, 0.6, 1.4)), 0.15

plaster = kit.clean('plaster', (0.46, 0.45, 0.43), 0.85)
green = kit.clean('wainscot', (0.028, 0.048, 0.058), 0.5, 0.4)
tile = kit.clean('tile', (0.5, 0.495, 0.48), 0.95)
oak = kit.wood('oak', (0.13, 0.075, 0.038), (0.25, 0.15, 0.08), 0.42)
floor = kit.epoxy((0.16, 0.17, 0.175), 0.25)
brushed, dark, orange = props.plain('brushed', (0.5, 0.5, 0.49), 0.32, 0.85), props.dark(), props.orange()
any_ = materials.plain('any', (0.5, 0.5, 0.5))
warm = materials.glow('night light', (1.0, 0.62, 0.3), 5.0)
mark = materials.glow('mark', (1.0, 0.26, 0.02), 3.4)

kit.block((-8, BACK, -0.2), (20, -BACK + 0.12, 0.2), floor, 0)
kit.block((-8, BACK - 0.2, 0), (20, 0.2, HIGH), plaster, 0)
# The ceiling's tiles in their grid.
for x in np.arange(-7.4, 11, 1.2):
    for y in np.arange(BACK, -0.1, 0.6):
        kit.block((x + 0.012, y + 0.012, HIGH), (1.176, 0.576, 0.02), tile, 0.003)
kit.block((-8, BACK, HIGH + 0.05), (20, -BACK, 0.02), dark, 0)

# The wall: plaster over dark panels, and at their top a handrail that lights the floor.
for a, b in ((-8.0, CUT), (END, 4.75), (6.1, 12.0)):
    kit.block((a, 0, 0), (b - a, 0.12, HIGH), plaster, 0)
    kit.block((a, -0.02, 0.1), (b - a, 0.02, 0.94), green, 0)
    kit.block((a, -0.03, 0), (b - a, 0.03, 0.1), dark, 0.002)
    kit.block((a, -0.026, 1.04), (b - a, 0.026, 0.025), oak, 0.003)
    if b - a > 1:
        kit.block((a + 0.1, -0.1, 0.84), (b - a - 0.2, 0.05, 0.12), oak, 0.014)
        kit.block((a + 0.12, -0.07, 0.832), (b - a - 0.24, 0.02, 0.008), warm, 0)
    for x in np.arange(b - 1.2, a, -1.2):
        kit.block((x, -0.022, 0.1), (0.006, 0.024, 0.94), dark, 0)
# A door on the right, its room lit.
kit.block((4.75, 0, 2.2), (1.35, 0.12, HIGH - 2.2), plaster, 0)
for at, size in (((4.75, 0), (0.07, 2.2)), ((6.03, 0), (0.07, 2.2)), ((4.75, 2.13), (1.35, 0.07))):
    kit.block((at[0], -0.02, at[1]), (size[0], 0.16, size[1]), props.white(), 0.004)
kit.block((4.83, 0.035, 0.012), (1.19, 0.045, 2.11), oak, 0.003)
kit.block((4.85, 0.03, 0.03), (1.15, 0.05, 0.3), brushed, 0.001)
kit.block((5.02, 0.03, 1.02), (0.24, 0.05, 0.86), dark, 0.003)
kit.block((5.04, 0.028, 1.04), (0.2, 0.05, 0.82), materials.glow('pane', (1.0, 0.72, 0.42), 1.3), 0.001)
kit.tube([(4.9, 0.03, 1.03), (4.9, -0.02, 1.03), (5.01, -0.02, 1.03)], 0.011, brushed, 0.02, 12)
props.code((4.58, -0.005, 1.5), (1, 0), 0.16, 3)

# The shaft behind the wall.
concrete = materials.concrete(tone=0.5)
kit.block((CUT - 4, DEEP, -1), (END - CUT + 4.2, 0.2, 5), concrete, 0)
kit.block((END, 0.12, -1), (0.15, DEEP, 5), concrete, 0)
for z in (-0.2, 3.3):
    kit.block((CUT - 4, 0.12, z), (END - CUT + 4, DEEP, 0.2), concrete, 0)

# In it, as model: cables, risers with valves, a duct; two pipes and a duct leave it behind the wall.
parts = []


def riser(x, y, r, flanges, valves=(), out=(0, -1, 0)):
    parts.append(kit.tube([(x, y, -0.05), (x, y, 3.3)], r, any_, sides=28))
    parts.append(kit.turned([(r * 1.05, 0), (r * 1.3 + 0.02, 0), (r * 1.3 + 0.02, 0.03), (r * 1.05, 0.03)], (x, y, 0), (0, 0, 1), any_, 28))
    for z in flanges:
        parts.extend(kit.flange((x, y, z), (0, 0, 1), r, any_))
    for z in valves:
        parts.extend(kit.valve((x, y, z), (0, 0, 1), out, r, any_, any_))


riser(1.2, 0.66, 0.14, (0.42, 2.2), (1.72,))
riser(VALVE[0], VALVE[1], RADIUS, (0.42, 2.4), (VALVE[2],))
riser(2.5, 0.7, 0.085, (0.5, 2.1), (0.95,))
riser(2.8, 0.7, 0.085, (0.5, 2.1), (1.55,))
for x in (3.06, 3.2):
    riser(x, 0.74, 0.035, ())
for z, x, y in ((2.5, 1.2, 0.66), (2.28, VALVE[0], VALVE[1])):
    parts.append(kit.tube([(x, y, z), (x, 0.32, z), (CUT - 3, 0.32, z)], 0.06, any_, 0.12, 20))
    for at in (0.55, 0.95):
        parts += kit.flange((at - 0.2 * (z < 2.4), 0.32, z), (1, 0, 0), 0.06, any_)
parts += kit.duct([(3.4, 1.05, 2.5), (CUT - 3, 1.05, 2.5)], 0.32, 0.4, any_, 0.9)
for low, size in (((3.42, 0.42, -0.05), (0.76, 0.62, 3.4)), *(((3.38, 0.38, z), (0.84, 0.7, 0.05)) for z in (0.32, 1.02, 1.72, 2.3)), ((3.58, 0.39, 1.2), (0.44, 0.04, 0.36)), ((3.26, 0.5, 0.5), (0.14, 0.24, 0.3))):
    thing = kit.block(low, size, any_, 0.004)
    thing['model'] = 'duct'
    parts.append(thing)
for x in (0.12, 0.52):
    parts.append(kit.block((x, 0.8, -0.05), (0.03, 0.07, 3.35), any_, 0))
for z in np.arange(0.15, 2.8, 0.3):
    parts.append(kit.block((0.15, 0.82, z), (0.37, 0.03, 0.03), any_, 0))
for x, r in ((0.2, 0.022), (0.26, 0.022), (0.33, 0.03), (0.42, 0.03)):
    parts += kit.quietly([kit.tube([(x, 0.78, -0.05), (x, 0.78, 3.3)], r, any_, sides=12)])
for z in (0.72, 2.02):
    parts.append(kit.block((0.9, 0.9, z), (2.45, 0.05, 0.05), any_, 0))

# The valve sought, and the sensors.
ring = lambda eye, thick: kit.ring(VALVE + (0, -0.3, 0), np.float64(eye) - VALVE, 0.4, thick, mark, 80)  # noqa: E731
ring(EYE, 0.012).visible_shadow = False
kit.ring(VALVE + (0, -3.4 * RADIUS - 0.005, 0), (0, -1, 0), 1.25 * RADIUS, 0.016, mark, 48).visible_shadow = False
for at in ((VALVE[0], VALVE[1] - RADIUS, 0.74), (2.8, 0.6, 2.3), (3.8, 0.4, 1.9)):
    kit.sensor(at, (0, -1, 0), EYE, 0.036)

# Who looks for it, a step before the wall, with the tablet's foot in both hands.
px, py, size = 0.42, -0.95, (0.34, 0.24)
turn = -math.atan2(VALVE[0] - px, VALVE[1] - py)
on = people.ahead((px, py), turn)
people.person((px, py, 0), turn, ((0.2, 0.405, 1.255), (-0.05, 0.405, 1.255)), head=(-4, 8), carry=1, stride=0.46, **people.WORKWEAR)
place = props.slate(on(0.075, 0.44, 1.29), turn + 0.05, 76, size, picture=shown.screen())
shown.onto(place, size, on(0, 0.06, 1.65), VALVE, parts, [ring(on(0, 0.06, 1.65), 0.03)], 0.85)
kit.meet(parts, (CUT, 0, 0), (1, 0, 0), EYE, 0.0007, 1.5)
kit.block((1.2, -0.5, 0), (0.42, 0.26, 0.22), props.plain('bag', (0.04, 0.045, 0.052), 0.9), 0.03, 0.2)
kit.tube([(1.24, -0.36, 0.22), (1.29, -0.33, 0.36), (1.5, -0.29, 0.36), (1.56, -0.29, 0.22)], 0.012, orange, 0.04, 10)

# Of the wall only its edges are left past the line: handrail, panels, the frame.
frame = [((END, 0, 0), (END, 0, HIGH)), *[((CUT, 0, z), (END, 0, z)) for z in (0.1, 0.84, 0.96, 1.04, HIGH)], *[((x, 0, 0.1), (x, 0, 1.04)) for x in np.arange(CUT + 1.2, END, 1.2)]]
scene.lines('wall', frame, EYE, 0.0004, materials.glow('wall line', (0.05, 0.45, 0.8), 0.5)).visible_shadow = False
kit.front([((CUT, -0.006, 0.003), (CUT, -0.006, HIGH - 0.003)), ((CUT, 0, 0.004), (CUT, BACK, 0.004)), ((CUT, 0, HIGH - 0.006), (CUT, BACK, HIGH - 0.006))], EYE, 0.0011)

scene.sky(strength=0.6, glow_at=(-1, 0.2))
scene.panel((0.5, -1.9, HIGH - 0.03), (1.2, 0.6), 30, (1.0, 0.83, 0.62), (0, 0, -1))
scene.panel((-1.6, -1.5, HIGH - 0.03), (0.6, 0.3), 7, (1.0, 0.83, 0.62), (0, 0.4, -1))
scene.panel((-4.1, -0.12, 0.81), (7.4, 0.05), 5, (1.0, 0.62, 0.3), (0, -0.3, -1))
scene.panel((5.14, -0.05, 1.45), (0.2, 0.8), 9, (1.0, 0.72, 0.42), (0, -1, -0.2))
scene.panel((2.1, 0.3, 2.75), (4.4, 0.5), 30, (0.1, 0.6, 1.0), (0, 0.4, -1))
scene.panel((2.1, 0.2, 1.4), (4.4, 2.4), 60, (0.1, 0.6, 1.0), (0, -1, -0.1))
scene.panel((2.1, -0.4, 1.2), (4.4, 1.6), 16, (0.1, 0.6, 1.0), (0, 1, 0.1))
scene.camera(EYE, (0.6, 0, 1.4), 24, (0, -0.013))
scene.render(arguments, bounces=5)
