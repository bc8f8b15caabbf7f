"""A corridor of a finished building: its ceiling is closed, and round the one panel to open, the pipes and the valve above it show as model."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (-0.62, -2.2, 1.28) if TALL else (-1.0, -2.3, 1.3))
WIDE, LONG, CEIL, SLAB, STEP = 1.5, 16.2, 2.7, 3.75, 0.6  # half the corridor's width; the ceiling's grid
Y0, Y1 = 0.6, 7.2  # where one looks through the ceiling
SPOT = (0.6, 3.0)  # the panel below the valve

plaster = kit.clean('plaster', (0.5, 0.49, 0.465), 0.85)
tile = kit.clean('tile', (0.6, 0.595, 0.58), 0.95)
grid = props.plain('grid', (0.42, 0.42, 0.41), 0.5)
oak = kit.wood('oak', (0.13, 0.075, 0.038), (0.25, 0.15, 0.08), 0.42, (9, 9, 0.5))
panel = kit.wood('panelling', (0.05, 0.03, 0.018), (0.1, 0.063, 0.038), 0.45, (9, 9, 0.5))
brushed = props.plain('brushed', (0.5, 0.5, 0.49), 0.32, 0.85)
dark, orange = props.dark(), props.orange()
any_ = materials.plain('any', (0.5, 0.5, 0.5))


def vinyl():
    """Sheet floor: speckled, with welded joints and a soft shine."""
    material, g = materials.new('vinyl')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    speck = g('ShaderNodeSeparateRGB', {0: g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 90.0}).outputs[1]}).outputs[0]
    tone = g.mix(speck, (0.2, 0.195, 0.185), (0.29, 0.28, 0.265))
    x = g('ShaderNodeSeparateXYZ', {0: at}).outputs[0]
    seam = g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', x, 1.5)), 0.5)), 0.498)
    rough = g.ramp(g.noise(at, 1.1, 6), 0.3, 0.7, 0.16, 0.32)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(seam, tone, (0.12, 0.115, 0.11)), 'Roughness': rough, 'Specular': 0.45}).outputs[0])
    return material


# The shell: panelling left, painted wall with doors right, a window at the end.
kit.block((-WIDE - 0.3, -4, -0.2), (2 * WIDE + 0.6, LONG + 5, 0.2), vinyl(), 0)
kit.block((-WIDE - 0.3, -4, SLAB), (2 * WIDE + 0.6, LONG + 5, 0.2), materials.concrete(tone=0.7), 0)
kit.block((-WIDE - 0.3, -4, 0), (0.24, LONG + 5, SLAB), plaster, 0)
for k in range(17):
    kit.block((-WIDE - 0.06, -4 + k * 1.2, 0.1), (0.06, 1.192, CEIL - 0.1), panel, 0.004)
kit.block((-WIDE - 0.06, -4, 0), (0.045, LONG + 5, 0.1), dark, 0)
kit.block((-WIDE - 0.2, -4.2, 0), (2 * WIDE + 0.4, 0.2, SLAB), plaster, 0)
doors = (1.5, 5.3, 9.1)
cuts = [-4, *[e for y in doors for e in (y, y + 1.12)], LONG + 1]
for a, b in zip(cuts[::2], cuts[1::2]):
    kit.block((WIDE, a, 0), (0.24, b - a, SLAB), plaster, 0)
    kit.block((WIDE - 0.012, a, 0), (0.02, b - a, 0.1), dark, 0.002)
    # A handrail and a bumper, as in a ward.
    kit.block((WIDE - 0.075, a + 0.12, 0.86), (0.04, b - a - 0.24, 0.1), oak, 0.012)
    for y in np.arange(a + 0.3, b - 0.2, 1.1):
        kit.block((WIDE - 0.04, y, 0.89), (0.04, 0.03, 0.04), brushed, 0.003)
for y in doors:
    kit.block((WIDE, y, 2.18), (0.24, 1.12, SLAB - 2.18), plaster, 0)
    for at, size in (((y - 0.07, 0), (0.07, 2.25)), ((y + 1.12, 0), (0.07, 2.25)), ((y, 2.18), (1.12, 0.07))):
        kit.block((WIDE - 0.02, *at), (0.22, *size), brushed, 0.004)
    kit.block((WIDE + 0.01, y, 0.01), (0.045, 1.12, 2.17), oak, 0.003)
    kit.block((WIDE - 0.01, y + 0.72, 1.15), (0.03, 0.16, 0.7), props.plain('door glass', (0.05, 0.055, 0.06), 0.08), 0.002)
    kit.tube([(WIDE + 0.01, y + 0.95, 1.04), (WIDE - 0.045, y + 0.95, 1.04), (WIDE - 0.045, y + 0.82, 1.04)], 0.01, brushed, 0.015, 12)
    kit.block((WIDE - 0.006, y + 1.24, 1.5), (0.008, 0.22, 0.16), brushed, 0.002)
kit.block((-WIDE - 0.2, LONG, 0), (2 * WIDE + 0.4, 0.25, 0.75), plaster, 0)
kit.block((-WIDE - 0.2, LONG, 2.45), (2 * WIDE + 0.4, 0.25, 1.4), plaster, 0)
for x in (-WIDE, -0.5, 0.5, WIDE - 0.05):
    kit.block((x - 0.03, LONG, 0.75), (0.06, 0.1, 1.7), dark, 0.003)
props.code((WIDE - 0.012, 0.85, 1.52), (0, -1), 0.16, 3)

# The ceiling: tiles in their grid, lamps in the closed part; where one looks through, only the grid stays as lines.
xs, ys = np.arange(-WIDE, WIDE - 0.01, STEP), np.arange(-3.6, LONG, STEP)
lamp = materials.glow('ceiling lamp', (1.0, 0.87, 0.7), 4.2)
for x in xs:
    for y in ys:
        if not Y0 - 0.01 <= y < Y1 - 0.01:
            lit = abs(x) < 0.4 and round((y + 3.6) / STEP) % 4 == 2
            kit.block((x + 0.012, y + 0.012, CEIL), (STEP - 0.024, STEP - 0.024, 0.02), lamp if lit else tile, 0.003)
for x in (*xs, WIDE):
    for a, b in ((-3.6, Y0), (Y1, LONG)):
        kit.block((x - 0.012, a, CEIL - 0.006), (0.024, b - a, 0.01), grid, 0)
for y in ys:
    if not Y0 + 0.1 < y < Y1 - 0.1:
        kit.block((-WIDE, y - 0.012, CEIL - 0.007), (2 * WIDE, 0.024, 0.01), grid, 0)
through = [((x, Y0, CEIL), (x, Y1, CEIL)) for x in xs] + [((-WIDE, y, CEIL), (WIDE, y, CEIL)) for y in np.arange(Y0, Y1 + 0.1, STEP)]
scene.lines('through', through, EYE, 0.00055, materials.glow('through', (0.05, 0.45, 0.8), 0.9)).visible_shadow = False
corners = [(-WIDE + 0.01, Y0), (WIDE - 0.01, Y0), (WIDE - 0.01, Y1), (-WIDE + 0.01, Y1)]
kit.front([((*corners[k], CEIL - 0.008), (*corners[(k + 1) % 4], CEIL - 0.008)) for k in range(4)], EYE, 0.0013)

# Above it, as model: a duct, a rack of pipes, the branch with the valve over the panel.
parts = kit.duct([(-0.85, Y0, 3.33), (-0.85, Y1, 3.33)], 0.85, 0.42, any_, 1.2)
for x, z, r in ((1.3, 3.42, 0.05), (1.12, 3.42, 0.06), (-0.18, 3.46, 0.075)):
    parts.append(kit.tube([(x, Y0, z), (x, Y1, z)], r, any_, sides=20))
vx, vy, vz = SPOT[0] + STEP / 2 - 0.02, SPOT[1] + STEP / 2, 3.14
parts += [kit.tube([(vx - 0.36, Y0, vz), (vx - 0.36, vy + 0.55, vz), (vx - 0.36, vy + 1.2, vz), (vx - 0.36, Y1, vz)], 0.07, any_, sides=22)]
parts += [kit.tube([(vx, Y0, vz), (vx, Y1, vz)], 0.085, any_, sides=26)]
for y in (1.5, 4.6, 6.2):
    parts += kit.flange((vx, y, vz), (0, 1, 0), 0.085, any_)
parts += kit.valve((vx, vy, vz), (0, 1, 0), (-0.25, 0, 1), 0.095, any_, any_)
for y in np.arange(Y0 + 0.35, Y1, 1.5):
    parts.append(kit.block((-0.34, y, 2.98), (1.75, 0.041, 0.041), any_, 0))
    for x in (-0.32, 1.39):
        parts += kit.quietly([scene.rod('rod', (x, y, 2.99), (x, y, SLAB), 0.008, any_, 6)])
    for x in (-1.34, -0.36):
        parts += kit.quietly([scene.rod('rod', (x, y + 0.3, 3.1), (x, y + 0.3, SLAB), 0.008, any_, 6)])
tray = kit.block((0.2, Y0, 3.48), (0.3, Y1 - Y0, 0.06), any_, 0)
tray['model'] = 'duct'
parts.append(tray)
for y in np.arange(1.2, Y1, 2.4):
    parts += [kit.tube([(-0.85, y, 3.2), (-0.85, y, CEIL + 0.04)], 0.1, any_, sides=18), kit.turned([(0.1, 0), (0.22, -0.02), (0.24, -0.035)], (-0.85, y, CEIL + 0.05), (0, 0, 1), any_, 26)]
props.model(parts, EYE, 0.0008, 2.3)

# The valve in orange: its ring, and the panel under it.
mark = materials.glow('mark', (1.0, 0.26, 0.02), 3.2)
valve = np.float64((vx, vy, vz + 0.06))
kit.ring(valve, valve - EYE, 0.34, 0.011, mark, 72).visible_shadow = False
out = np.float64((-0.25, 0, 1)) / np.hypot(0.25, 1)
kit.ring(np.float64((vx, vy, vz)) + out * 0.323, out, 0.119, 0.012, mark, 48).visible_shadow = False
x, y = SPOT
sides = [(x, y), (x + STEP, y), (x + STEP, y + STEP), (x, y + STEP)]
scene.lines('panel', [((*sides[k], CEIL - 0.012), (*sides[(k + 1) % 4], CEIL - 0.012)) for k in range(4)], EYE, 0.0021, mark).visible_shadow = False
scene.put('panel', [(*s, CEIL - 0.006) for s in sides], [(0, 1, 2, 3)], materials.ghost('panel veil', 0.1, 0.16, (1.0, 0.3, 0.03))).visible_shadow = False
scene.lines('plumb', [((vx, vy, vz - 0.12), (vx, vy, CEIL))], EYE, 0.0013, mark).visible_shadow = False

# The ladder under the panel, a tool bag, a sign that the floor is in work.
props.ladder((vx - 0.02, vy + 0.05, 0), 1.95, 1.05, 0.52, 0.16)
kit.block((vx - 0.75, vy - 0.28, 0.0), (0.36, 0.24, 0.2), props.plain('bag', (0.04, 0.045, 0.052), 0.9), 0.03, 0.3)
kit.tube([(vx - 0.72, vy - 0.08, 0.2), (vx - 0.66, vy - 0.06, 0.34), (vx - 0.5, vy - 0.0, 0.34), (vx - 0.46, vy + 0.0, 0.2)], 0.012, orange, 0.04, 10)
scene.rod('wrench', (vx - 0.62, vy - 0.12, 0.18), (vx - 0.56, vy - 0.2, 0.36), 0.012, brushed, 10)
props.helmet((vx - 0.02, vy - 0.02, 1.98), orange, 2.2)
props.slate((vx - 0.3, vy - 0.66, 0.004), 0.5, 0)
# A trolley further down, a plant at the window.
kit.block((-1.36, 8.3, 0.2), (0.5, 0.95, 0.03), brushed, 0.004)
kit.block((-1.36, 8.3, 0.62), (0.5, 0.95, 0.03), brushed, 0.004)
for sx in (-1.34, -0.9):
    for sy in (8.33, 9.2):
        scene.rod('post', (sx, sy, 0.08), (sx, sy, 0.95), 0.012, brushed, 10)
        scene.rod('wheel', (sx - 0.012, sy, 0.05), (sx + 0.012, sy, 0.05), 0.05, dark, 16)
kit.block((-1.3, 8.4, 0.65), (0.36, 0.4, 0.2), kit.clean('linen', (0.6, 0.6, 0.58), 0.95), 0.03)

haze = scene.sky(strength=8, glow_at=(0.3, 1.0), dark=(0.03, 0.06, 0.12), blue=(0.08, 0.13, 0.2), warm=(1.1, 0.66, 0.36), far=(0.26, 0.25, 0.27))
scene.town(haze, [(-60 + 17 * k, 80 + 24 * (k % 3), 14, 14, 5 + 6 * (k % 4)) for k in range(9)], 300)
scene.sun(direction=78, elevation=9, strength=12, colour=(1.0, 0.6, 0.32), size=1.0)
for y in (-2.4, 8.5, 13.0):
    scene.panel((0, y + 0.3, CEIL - 0.03), (0.6, 1.4), 62, (1.0, 0.83, 0.62), (0, 0, -1))
scene.panel((0.3, 3.9, CEIL + 0.1), (2.2, 6.0), 46, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((vx - 1.2, vy - 1.6, 2.3), (0.7, 0.7), 24, (1.0, 0.86, 0.68), (0.55, 0.75, -0.55))
if TALL:
    scene.camera(EYE, scene.word('target', (0.42, 6.0, 1.3)), scene.word('lens', 25), (0.0, 0.17))
else:
    scene.camera(EYE, scene.word('target', (-0.05, 6.0, 1.3)), scene.word('lens', 25.5), (-0.01, 0.145))
scene.render(arguments, bounces=5)
