"""A hospital's main corridor at dusk: past a line from wall to wall its ceiling lets everything above it be seen as model, to the end; a technician holds a tablet up to one valve."""
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
import seats  # noqa: E402
import shown  # noqa: E402
from mathutils import Matrix  # noqa: E402

arguments, _ = scene.start()
EYE = (-0.9, -3.4, 1.2)
WIDE, BACK, CUT, END, CEIL, SLAB, STEP = 3.0, -6.0, 0.6, 21.0, 2.9, 4.2, 0.6  # half the corridor's width; where the line is; the ceiling's grid
VALVE = np.float64((1.25, 3.3, 3.45))

plaster = kit.clean('plaster', (0.46, 0.45, 0.43), 0.85)
green = kit.clean('wainscot', (0.03, 0.06, 0.062), 0.5, 0.4)
tile = kit.clean('tile', (0.55, 0.545, 0.53), 0.95)
oak = kit.wood('oak', (0.13, 0.075, 0.038), (0.25, 0.15, 0.08), 0.42, (9, 9, 0.5))
floor = kit.epoxy((0.16, 0.17, 0.175), 0.25)
brushed, dark, orange = props.plain('brushed', (0.5, 0.5, 0.49), 0.32, 0.85), props.dark(), props.orange()
any_ = materials.plain('any', (0.5, 0.5, 0.5))
warm = materials.glow('night light', (1.0, 0.62, 0.3), 5.0)

# The shell: walls with a painted lower half and a handrail that lights the floor; on the right doors with a lit pane.
kit.block((-WIDE - 0.3, BACK, -0.2), (2 * WIDE + 0.6, END - BACK, 0.2), floor, 0)
kit.block((-WIDE - 0.3, BACK, SLAB), (2 * WIDE + 0.6, END - BACK, 0.2), materials.concrete(tone=0.6), 0)
kit.block((-WIDE - 0.3, BACK - 0.2, 0), (2 * WIDE + 0.6, 0.2, SLAB), plaster, 0)
DOORS, LEAF = (1.6, 6.4, 11.2, 16.0), 1.9
cuts = [BACK, *[e for y in DOORS for e in (y, y + LEAF)], END]


def wall(side, a, b):
    x = side * WIDE
    out = lambda t: min(x, x - side * t)  # noqa: E731
    kit.block((min(x, x + side * 0.24), a, 0), (0.24, b - a, SLAB), plaster, 0)
    kit.block((out(0.02), a, 0.1), (0.02, b - a, 1.2), green, 0)
    kit.block((out(0.03), a, 0), (0.03, b - a, 0.1), dark, 0.002)
    kit.block((out(0.026), a, 1.3), (0.026, b - a, 0.03), oak, 0.003)
    kit.block((out(0.1), a + 0.1, 0.86), (0.05, b - a - 0.2, 0.12), oak, 0.014)
    kit.block((out(0.07), a + 0.12, 0.852), (0.02, b - a - 0.24, 0.008), warm, 0)
    for y in np.arange(a + 1.2, b, 1.2):
        kit.block((out(0.022), y, 0.1), (0.024, 0.006, 1.2), dark, 0)


wall(-1, BACK, END)
for a, b in zip(cuts[::2], cuts[1::2]):
    wall(1, a, b)
lit, unlit = materials.glow('pane', (1.0, 0.72, 0.42), 1.3), kit.clean('pane unlit', (0.1, 0.085, 0.07), 0.12, 0.6)


def leaf(hinge, turn, pane):
    """A leaf on its hinges, along +x before the turn: a pane in its frame, a plate at the foot, a lever on either side."""
    before, wide = set(bpy.data.objects), LEAF / 2 - 0.03
    kit.block((0.004, -0.0225, 0.012), (wide, 0.045, 2.205), oak, 0.003)
    kit.block((0.02, -0.025, 0.03), (wide - 0.036, 0.05, 0.3), brushed, 0.001)
    kit.block((wide - 0.4, -0.0265, 1.08), (0.26, 0.053, 0.82), dark, 0.003)
    kit.block((wide - 0.38, -0.028, 1.1), (0.22, 0.056, 0.78), pane, 0.001)
    kit.block((wide - 0.09, -0.0255, 0.93), (0.05, 0.051, 0.24), brushed, 0.004)
    for side in (-1, 1):
        kit.tube([(wide - 0.065, side * 0.02, 1.08), (wide - 0.065, side * 0.075, 1.08), (wide - 0.21, side * 0.075, 1.08)], 0.011, brushed, 0.02, 12)
    for z in (0.22, 1.1, 1.98):
        scene.rod('hinge', (0, -0.024, z), (0, -0.024, z + 0.11), 0.012, brushed, 12)
        kit.block((-0.002, -0.0245, z), (0.05, 0.003, 0.11), brushed, 0)
    seats.placed(before, Matrix.Translation((*hinge, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


for k, y in enumerate(DOORS):
    kit.block((WIDE, y, 2.25), (0.24, LEAF, SLAB - 2.25), plaster, 0)
    for at, size in (((y - 0.07, 0), (0.09, 2.32)), ((y + LEAF - 0.02, 0), (0.09, 2.32)), ((y + 0.02, 2.23), (LEAF - 0.04, 0.09))):
        kit.block((WIDE - 0.02, *at), (0.27, *size), props.white(), 0.004)
    if k:
        leaf((WIDE + 0.08, y + 0.025), 90, lit)
        leaf((WIDE + 0.08, y + LEAF - 0.025), -90, lit)
# The first is open: its room is lit, a curtain hangs in it.
y = DOORS[0]
kit.block((WIDE + 0.24, y - 1.2, -0.2), (3.5, LEAF + 2.4, 0.2), floor, 0)
for at, size in (((WIDE + 3.7, y - 1.2, 0), (0.2, LEAF + 2.4, 3)), ((WIDE + 0.24, y - 1.4, 0), (3.5, 0.2, 3)), ((WIDE + 0.24, y + LEAF + 1.2, 0), (3.5, 0.2, 3)), ((WIDE + 0.24, y - 1.2, 2.9), (3.5, LEAF + 2.4, 0.2))):
    kit.block(at, size, plaster, 0)
leaf((WIDE + 0.21, y + 0.045), 4, unlit)
leaf((WIDE + 0.21, y + LEAF - 0.045), -12, unlit)
folds = [(WIDE + 1.5 + 0.02 * k, y + LEAF + 1.05 + 0.035 * math.sin(k * 0.9)) for k in range(70)]
scene.put('curtain', [(*p, z) for p in folds for z in (0.25, 2.3)], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(folds) - 1)], kit.clean('curtain', (0.06, 0.15, 0.165), 0.9), smooth=True)
scene.rod('rail', (WIDE + 0.3, y + LEAF + 1.05, 2.33), (WIDE + 3.6, y + LEAF + 1.05, 2.33), 0.012, brushed, 10)
# The end is glass, dusk beyond it.
kit.block((-WIDE - 0.2, END, 0), (2 * WIDE + 0.4, 0.25, 0.35), plaster, 0)
kit.block((-WIDE - 0.2, END, 2.75), (2 * WIDE + 0.4, 0.25, SLAB - 2.75), plaster, 0)
for x in np.linspace(-WIDE, WIDE, 6):
    kit.block((x - 0.03, END, 0.35), (0.06, 0.1, 2.4), dark, 0.003)
props.code((WIDE - 0.03, 0.75, 1.62), (0, -1), 0.2, 3)

# The ceiling: tiles up to the line, then only their grid as lines.
xs, ys = np.arange(-WIDE, WIDE - 0.01, STEP), np.arange(BACK, CUT - 0.01, STEP)
lamp, off = materials.glow('ceiling lamp', (1.0, 0.87, 0.7), 2.4), kit.clean('lamp off', (0.4, 0.4, 0.39), 0.4)
for i, x in enumerate(xs):
    for j, y in enumerate(ys):
        at = i in (2, 7) and j % 4 == 1
        kit.block((x + 0.012, y + 0.012, CEIL), (STEP - 0.024, STEP - 0.024, 0.02), (lamp if i == 7 else off) if at else tile, 0.003)
grid = props.plain('grid', (0.4, 0.4, 0.39), 0.5)
for x in (*xs, WIDE):
    kit.block((x - 0.012, BACK, CEIL - 0.006), (0.024, CUT - BACK, 0.01), grid, 0)
for y in (*ys, CUT - 0.012):
    kit.block((-WIDE, y - 0.012, CEIL - 0.007), (2 * WIDE, 0.024, 0.01), grid, 0)
through = [((x, CUT, CEIL), (x, END, CEIL)) for x in xs] + [((-WIDE, y, CEIL), (WIDE, y, CEIL)) for y in np.arange(CUT, END, STEP)]
scene.lines('through', through, EYE, 0.0004, materials.glow('through', (0.05, 0.45, 0.8), 0.55)).visible_shadow = False
e = WIDE - 0.01
kit.front([((-e, CUT, CEIL - 0.012), (e, CUT, CEIL - 0.012)), *[((x, CUT, CEIL - 0.012), (x, END, CEIL - 0.012)) for x in (-e, e)]], EYE, 0.0012)

# Above it, as model: two ducts with outlets, pipes on their racks, a tray, crossing branches, the pipe with the valve.
parts = kit.duct([(-1.95, CUT, 3.7), (-1.95, END, 3.7)], 1.15, 0.5, any_, 1.5) + kit.duct([(2.35, CUT, 3.8), (2.35, END, 3.8)], 0.7, 0.36, any_, 1.5)
for x, z, r in ((-0.98, 3.5, 0.12), (-0.62, 3.5, 0.12), (-0.3, 3.46, 0.075), (0.62, 3.43, 0.055), (0.82, 3.43, 0.055)):
    parts.append(kit.tube([(x, CUT, z), (x, END, z)], r, any_, sides=24))
vx, vy, vz = VALVE
parts.append(kit.tube([(vx, CUT, vz), (vx, END, vz)], 0.11, any_, sides=28))
for y in (1.3, 5.2, 8.6, 12.4):
    parts += kit.flange((vx, y, vz), (0, 1, 0), 0.11, any_)
parts += kit.valve(VALVE, (0, 1, 0), (-0.3, 0, -1), 0.12, any_, any_)
for x, y in ((-0.98, 4.4), (-0.62, 7.4), (0.82, 3.6), (0.62, 10.1)):
    parts += kit.flange((x, y, 3.5 if x < 0 else 3.43), (0, 1, 0), 0.12 if x < 0 else 0.055, any_)
tray = kit.block((-0.05, CUT, 3.42), (0.45, END - CUT, 0.07), any_, 0)
tray['model'] = 'duct'
parts.append(tray)
for y in np.arange(1.2, END, 1.8):
    parts.append(kit.block((-1.2, y, 3.3), (2.75, 0.045, 0.045), any_, 0))
    for x in (-1.18, 0.5, 1.52):
        parts += kit.quietly([scene.rod('rod', (x, y + 0.02, 3.3), (x, y + 0.02, SLAB), 0.009, any_, 6)])
for y in np.arange(1.8, END, 3.6):
    parts += [kit.tube([(-1.95, y, 3.46), (-1.95, y, CEIL + 0.05)], 0.13, any_, sides=20), kit.turned([(0.13, 0), (0.28, -0.02), (0.3, -0.035)], (-1.95, y, CEIL + 0.06), (0, 0, 1), any_, 30)]
    parts.append(kit.tube([(0.82, y + 1.1, 3.43), (0.82, y + 1.1, 3.25), (2.95, y + 1.1, 3.25)], 0.04, any_, 0.08, 16))
    parts.append(kit.tube([(2.35, y + 0.4, 3.62), (2.35, y + 0.4, CEIL + 0.05)], 0.1, any_, sides=18))
# The valve in orange: its ring, a plumb line, the panel under it.
mark = materials.glow('mark', (1.0, 0.26, 0.02), 3.4)
kit.ring(VALVE + (0, 0, -0.08), VALVE - EYE, 0.42, 0.012, mark, 80).visible_shadow = False
out = np.float64((-0.3, 0, -1)) / np.hypot(0.3, 1)
kit.ring(VALVE + out * 0.408, out, 0.15, 0.013, mark, 48).visible_shadow = False
x, y = 0.9, 3.0
sides = [(x, y), (x + STEP, y), (x + STEP, y + STEP), (x, y + STEP)]
scene.lines('panel', [((*sides[k], CEIL - 0.012), (*sides[(k + 1) % 4], CEIL - 0.012)) for k in range(4)], EYE, 0.0019, mark).visible_shadow = False
scene.put('panel', [(*s, CEIL - 0.006) for s in sides], [(0, 1, 2, 3)], materials.ghost('panel veil', 0.1, 0.16, (1.0, 0.3, 0.03))).visible_shadow = False

# Who looks for it, head back, the tablet raised between the eye and the valve, and what they brought.
px, py, size = -0.5, 1.3, (0.3, 0.21)
turn = -math.atan2(vx - px, vy - py)
on = people.ahead((px, py), turn)
people.person((px, py, 0), turn, ((0.115, 0.415, 1.6), (-0.115, 0.415, 1.6)), head=(0, -24), lean=-3, carry=-1, **people.WORKWEAR)
place = props.slate(on(0, 0.45, 1.635), turn, 116, size, picture=shown.screen())
shown.onto(place, size, on(0, 0.06, 1.65), VALVE, parts, [kit.ring(VALVE + (0, 0, -0.08), VALVE - on(0, 0.06, 1.65), 0.42, 0.04, mark, 60)], 1.5)
props.model(parts, EYE, 0.0007, 2.1)
kit.block((0.8, 0.95, 0), (0.42, 0.26, 0.22), props.plain('bag', (0.04, 0.045, 0.052), 0.9), 0.03, 0.3)
kit.tube([(0.83, 1.11, 0.22), (0.89, 1.15, 0.36), (1.09, 1.19, 0.36), (1.15, 1.21, 0.22)], 0.012, orange, 0.04, 10)
# Seats along the left wall, a trolley further down.
for k in range(4):
    y = 5.2 + k * 0.62
    kit.block((-WIDE + 0.16, y, 0.42), (0.5, 0.54, 0.05), props.plain('seat', (0.02, 0.09, 0.12), 0.6), 0.02)
    kit.block((-WIDE + 0.12, y, 0.47), (0.05, 0.54, 0.42), props.plain('seat', (0.02, 0.09, 0.12), 0.6), 0.02)
for y in (5.3, 7.5):
    kit.block((-WIDE + 0.36, y, 0), (0.05, 0.05, 0.42), brushed, 0.003)
for z in (0.2, 0.62, 0.95):
    kit.block((-2.2, 10.4, z), (0.55, 1.0, 0.03), brushed, 0.004)
for sx in (-2.18, -1.7):
    for sy in (10.43, 11.35):
        scene.rod('post', (sx, sy, 0.08), (sx, sy, 1.0), 0.012, brushed, 10)
kit.block((-2.14, 10.5, 0.65), (0.4, 0.5, 0.22), kit.clean('linen', (0.6, 0.6, 0.58), 0.95), 0.03)

scene.sky(strength=3, glow_at=(0.3, 1.0))
for y in (-4.6, -1.5):
    scene.panel((1.4, y, CEIL - 0.03), (0.6, 1.2), 26, (1.0, 0.83, 0.62), (0, 0, -1))
for side in (-1, 1):
    for y in np.arange(-4, END, 4.0):
        scene.panel((side * (WIDE - 0.12), y, 0.84), (0.05, 3.6), 3.2, (1.0, 0.62, 0.3), (-side * 0.3, 0, -1))
scene.panel((WIDE + 3.4, DOORS[0] + LEAF / 2 + 0.3, 1.9), (1.6, 1.6), 190, (1.0, 0.76, 0.5), (-1, -0.1, -0.3))
scene.panel((WIDE + 1.5, DOORS[0] - 0.4, 2.3), (0.8, 0.8), 34, (1.0, 0.76, 0.5), (-0.15, 1, -0.35))
for y in (2.5, 8.0, 14.0):
    scene.panel((0, y, CEIL + 0.1), (4.4, 5.0), 46, (0.1, 0.6, 1.0), (0, 0, -1))
    scene.panel((0, y, CEIL + 0.12), (4.4, 5.0), 20, (0.1, 0.6, 1.0), (0, 0, 1))
scene.camera(EYE, (EYE[0], 6.0, 1.2), 18, (-0.07, 0.05))
scene.render(arguments, bounces=5)
