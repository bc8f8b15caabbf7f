"""A hospital corridor late in the evening, its lights dimmed: the ceiling lets ducts and pipes above it be seen as model, and somebody with a tablet looks up at the valve within the ring. `tall` is the upright view for phones."""
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
TALL = scene.said('tall')
EYE = scene.word('eye', (-0.52, -1.6, 0.92) if TALL else (-0.52, -2.4, 0.92))
WIDE, LONG, CEIL, SLAB, STEP = 1.5, 13.0, 2.6, 3.75, 0.6  # half the corridor's width; the ceiling's grid
Y0, Y1 = 1.2, 8.4  # where one looks through the ceiling
SPOT = (0.0, 3.0)  # the panel below the valve

plaster = kit.clean('plaster', (0.36, 0.35, 0.33), 0.8)
tile = kit.clean('tile', (0.42, 0.415, 0.4), 0.95)
grid = props.plain('grid', (0.42, 0.42, 0.41), 0.5)
oak = kit.wood('oak', (0.13, 0.075, 0.038), (0.25, 0.15, 0.08), 0.42, (9, 9, 0.5))
panel = kit.wood('panelling', (0.1, 0.058, 0.032), (0.19, 0.115, 0.066), 0.45, (9, 9, 0.5))
brushed = props.plain('brushed', (0.5, 0.5, 0.49), 0.32, 0.85)
dark = props.dark()
any_ = materials.plain('any', (0.5, 0.5, 0.5))


def vinyl():
    """Sheet floor, polished: welded joints and a soft shine."""
    material, g = materials.new('vinyl')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    tone = g.mix(g.noise(at, 2.0, 5), (0.135, 0.132, 0.126), (0.18, 0.175, 0.167))
    x = g('ShaderNodeSeparateXYZ', {0: at}).outputs[0]
    seam = g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', x, 1.5)), 0.5)), 0.498)
    rough = g.ramp(g.noise(at, 1.1, 6), 0.3, 0.7, 0.09, 0.2)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(seam, tone, (0.12, 0.115, 0.11)), 'Roughness': rough, 'Specular': 0.45}).outputs[0])
    return material


def glass(name, body, rim, shine):
    """A clear part of the model: luminous at its outline, with the streak of a lamp along pipes."""
    material, g = materials.new(name)
    edge = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing'], 2.2)
    streak = g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['Normal'], 1: (-0.6, 0, -0.8)}, operation='DOT_PRODUCT').outputs['Value']
    streak = g.ramp(streak, 0.95, 1.0)
    colour = g.mix(streak, g.mix(edge, (0.012, 0.2, 0.4), (0.13, 0.72, 1.0)), (0.45, 0.92, 1.0))
    light = g('ShaderNodeEmission', {0: colour, 1: g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY_ADD', edge, 1.5, 0.42), streak), shine)}).outputs[0]
    opaque = g.math('MAXIMUM', g.math('MULTIPLY_ADD', edge, rim - body, body), g.math('MULTIPLY', streak, 0.9))
    g.end(g.blend(opaque, g('ShaderNodeBsdfTransparent').outputs[0], light))
    material.cycles.sample_as_light = False
    return material


# The shell: panelling left, painted wall with doors right, a lobby at the end.
kit.block((-WIDE - 3, -4, -0.2), (2 * WIDE + 6, LONG + 9, 0.2), vinyl(), 0)
kit.block((-WIDE - 0.3, -4, SLAB), (2 * WIDE + 0.6, LONG + 4.2, 0.2), materials.concrete(tone=0.7), 0)
kit.block((-WIDE - 0.3, -4, 0), (0.24, LONG + 4, SLAB), plaster, 0)
for y in np.arange(-4, LONG - 0.1, 1.0):
    kit.block((-WIDE - 0.06, y, 0.1), (0.06, 0.99, CEIL - 0.1), panel, 0.004)
kit.block((-WIDE - 0.06, -4, 0), (0.045, LONG + 4, 0.1), dark, 0)
kit.block((-WIDE - 0.2, -4.2, 0), (2 * WIDE + 0.4, 0.2, SLAB), plaster, 0)
doors = (1.5, 5.3, 9.1)
cuts = [-4, *[e for y in doors for e in (y, y + 1.12)], LONG]
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
props.code((WIDE - 0.012, 3.1, 1.5), (0, -1), 0.16, 3)
# The lobby: a lit wall with a double door.
kit.block((-WIDE - 0.3, LONG, 2.35), (2 * WIDE + 0.6, 0.2, SLAB - 2.35), plaster, 0)
kit.block((-WIDE - 3, LONG + 4.4, 0), (2 * WIDE + 6, 0.2, 3), kit.clean('lobby', (0.5, 0.4, 0.29), 0.8), 0)
kit.block((-WIDE - 3, LONG + 0.2, 2.75), (2 * WIDE + 6, 4.4, 0.2), tile, 0)
for x in (-WIDE - 3, WIDE + 2.8):
    kit.block((x, LONG, 0), (0.2, 4.6, 3), plaster, 0)
for x in (-1.02, -0.1):
    kit.block((x, LONG + 4.36, 0.01), (0.9, 0.05, 2.15), oak, 0.004)
    kit.block((x + 0.02, LONG + 4.35, 0.02), (0.86, 0.02, 0.3), brushed, 0)
    kit.block((x + 0.35, LONG + 4.35, 1.2), (0.2, 0.02, 0.7), props.plain('door glass', (0.05, 0.055, 0.06), 0.08), 0)
    kit.block((x + (0.84 if x < -0.5 else 0.03), LONG + 4.32, 0.95), (0.03, 0.03, 0.3), brushed, 0.004)

# The ceiling: tiles in their grid, the lamps off but for those at the end; where one looks through, only the grid stays as lines.
xs, ys = np.arange(-WIDE, WIDE - 0.01, STEP), np.arange(-3.6, LONG, STEP)
lit, off = materials.glow('ceiling lamp', (1.0, 0.8, 0.56), 3), kit.clean('lens', (0.3, 0.3, 0.29), 0.25, 0.5)
for x in xs:
    for y in ys:
        if not Y0 - 0.01 <= y < Y1 - 0.01:
            lamp = abs(x) < 0.4 and round((y + 3.6) / STEP) % 4 == 2
            kit.block((x + 0.012, y + 0.012, CEIL), (STEP - 0.024, STEP - 0.024, 0.02), tile if not lamp else lit if y > 9 else off, 0.003)
for x in (*xs, WIDE):
    for a, b in ((-3.6, Y0), (Y1, LONG)):
        kit.block((x - 0.012, a, CEIL - 0.006), (0.024, b - a, 0.01), grid, 0)
for y in ys:
    if not Y0 + 0.1 < y < Y1 - 0.1:
        kit.block((-WIDE, y - 0.012, CEIL - 0.007), (2 * WIDE, 0.024, 0.01), grid, 0)
through = [((x, Y0, CEIL), (x, Y1, CEIL)) for x in xs[1:]] + [((-WIDE, y, CEIL), (WIDE, y, CEIL)) for y in np.arange(Y0, Y1 + 0.1, STEP)]
scene.lines('through', through, EYE, 0.0004, materials.glow('through', (0.05, 0.45, 0.8), 0.6)).visible_shadow = False
corners = [(-WIDE + 0.01, Y0), (WIDE - 0.01, Y0), (WIDE - 0.01, Y1), (-WIDE + 0.01, Y1)]
kit.front([((*corners[k], CEIL - 0.008), (*corners[(k + 1) % 4], CEIL - 0.008)) for k in range(4)], EYE, 0.0012)

# Above it, as model: two ducts with diffusers, pipes on their rails, the valve over the panel.
vx, vy, vz = SPOT[0] + STEP / 2 - 0.02, SPOT[1] + STEP / 2, 3.15
for x in (-WIDE - 0.05, WIDE - 0.01):
    kit.block((x, Y0, CEIL + 0.03), (0.06, Y1 - Y0, SLAB - CEIL), dark, 0)
parts = kit.duct([(1.08, Y0, 3.36), (1.08, Y1, 3.36)], 0.62, 0.4, any_, 1.2)
parts.append(kit.tube([(-0.88, Y0, 3.3), (-0.88, Y1, 3.3)], 0.27, any_, sides=56))
for y in np.arange(1.5, Y1, 0.9):
    parts.append(kit.turned([(0.27, -0.03), (0.29, -0.025), (0.29, 0.025), (0.27, 0.03)], (-0.88, y, 3.3), (0, 1, 0), any_, 56))
for x, z, r in ((vx, vz, 0.115), (vx - 0.42, vz, 0.075), (vx + 0.34, vz + 0.06, 0.05)):
    parts.append(kit.tube([(x, Y0, z), (x, Y1, z)], r, any_, sides=40))
for y in (1.8, 4.9, 6.6):
    parts += kit.flange((vx, y, vz), (0, 1, 0), 0.115, any_)
for y in (2.6, 5.5):
    parts += kit.flange((vx - 0.42, y, vz), (0, 1, 0), 0.075, any_)
OUT = np.float64((-0.25, -0.6, -0.5))
sought = kit.valve((vx, vy, vz), (0, 1, 0), OUT, 0.125, any_, any_)
for thing in sought:
    thing['model'] = 'veil'
parts += sought
for y in np.arange(Y0 + 0.35, Y1, 1.8):
    parts.append(kit.block((-0.3, y, 3.0), (1.0, 0.041, 0.041), any_, 0))
    for x in (-0.28, 0.68):
        parts += kit.quietly([scene.rod('rod', (x, y + 0.02, 3.02), (x, y + 0.02, SLAB), 0.008, any_, 6)])
for y in (2.1, 5.1, 7.2):
    parts += [kit.tube([(-0.88, y, 3.1), (-0.88, y, CEIL + 0.09)], 0.1, any_, sides=32), kit.turned([(0.1, 0.09), (0.16, 0.06), (0.25, 0.015), (0.27, 0)], (-0.88, y, CEIL), (0, 0, 1), any_, 48)]

# The mark: a ring round the valve, one on its wheel, and the panel below.
mark = materials.glow('mark', (1.0, 0.26, 0.02), 3.2)
valve = np.float64((vx, vy, vz))
ring = lambda eye, thick: kit.ring(valve, valve - np.float64(eye), 0.32, thick, mark, 96)  # noqa: E731
ring(EYE, 0.0095).visible_shadow = False
kit.ring(valve + OUT / np.linalg.norm(OUT) * 0.425, OUT, 0.156, 0.0165, mark, 64).visible_shadow = False
x, y = SPOT
sides = [(x, y), (x + STEP, y), (x + STEP, y + STEP), (x, y + STEP)]
scene.lines('panel', [((*sides[k], CEIL - 0.012), (*sides[(k + 1) % 4], CEIL - 0.012)) for k in range(4)], EYE, 0.0016, mark).visible_shadow = False
scene.lines('plumb', [((vx, vy, vz - 0.12), (vx, vy, CEIL))], EYE, 0.001, mark).visible_shadow = False

# Who looks for it, in the clothes of a technician, with the tablet held up.
px, py, size = 0.26, 2.62, (0.34, 0.24)
turn = 0.3
on = people.ahead((px, py), turn)
people.person((px, py, 0), turn, ((0.12, 0.4, 1.66), (-0.22, 0.4, 1.66)), head=(6, -24), bare=True, hivis=((0.05, 0.075, 0.11), (0.03, 0.045, 0.065)), **people.WORKWEAR)
place = props.slate(on(-0.05, 0.43, 1.7), turn, 108, size, picture=shown.screen())
shown.onto(place, size, on(0, 0.1, 1.66), valve, parts, [ring(on(0, 0.1, 1.66), 0.02)], 0.55)
props.model(parts, EYE, 0.0007, 1.4)
for name, *look in (('pipe', 0.4, 0.95, 0.9), ('duct', 0.3, 0.8, 0.55), ('veil', 0.85, 1.0, 1.9)):
    bpy.data.materials[f'm {name}'].user_remap(glass(f'clear {name}', *look))
# Beside them a bag.
kit.block((0.75, 2.0, 0.0), (0.36, 0.24, 0.2), props.plain('bag', (0.04, 0.045, 0.052), 0.9), 0.03, 0.3)
kit.tube([(0.78, 2.2, 0.2), (0.84, 2.22, 0.34), (1.0, 2.28, 0.34), (1.04, 2.28, 0.2)], 0.012, dark, 0.04, 10)

# Light: the lobby, which lights the corridor; the model, most above the head; the tablet; a little from behind.
night = bpy.data.worlds.new('night')
night.color = (0.003, 0.004, 0.006)
bpy.context.scene.world = night
warm = (1.0, 0.66, 0.36)
scene.panel((0, LONG + 2.6, 2.7), (4.0, 1.6), 300, warm, (0, 0.5, -1))
scene.panel((0, LONG + 0.5, 2.3), (2.4, 0.4), 260, warm, (0, -1, -0.6))
scene.panel((0.2, 4.6, CEIL + 0.6), (2.4, 6.4), 26, (0.25, 0.53, 1.0), (0, 0, -1))
scene.panel((px, py - 0.1, CEIL - 0.05), (0.9, 0.7), 14, (0.2, 0.7, 1.0), (0, 0, -1))
scene.panel(on(-0.05, 0.36, 1.84), (0.28, 0.2), 4, (0.4, 0.8, 1.0), np.float64(on(0, 0, 1.6)) - on(-0.05, 0.36, 1.84))
scene.panel((-0.3, -2.2, 2.2), (1.6, 0.8), 30, (1.0, 0.84, 0.66), (0.1, 1, -0.35))
# The ring stands at 76.5 % of the width and 15 % of the height, on phones at 55.7 % and 45.7 % (ui/pages/operation.css).
lens, shift = (26, (0.084, 0.286)) if TALL else (21.9, (-0.18, 0.0625))
scene.camera(EYE, np.float64(EYE) + (0, 6, 0), lens, shift)
scene.render(arguments, bounces=5)
