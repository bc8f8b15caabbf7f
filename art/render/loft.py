"""A bare loft in the morning; the design stands in it at full size: a stair to a gallery, a kitchen, a table, a sofa."""
import math
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
EYE = scene.word('eye', (0.0, 0.0, 1.55))
X0, X1, Y0, Y1, HIGH = -4.8, 5.2, -3.0, 9.4, 4.5
random = np.random.default_rng(31)
any_ = materials.plain('any', (0.5, 0.5, 0.5))
dark, steel = props.dark(), props.steel()
frames = kit.clean('frames', (0.03, 0.032, 0.035), 0.45, 0.4)


def brick(name, across):
    """Old brickwork on a wall that runs along x (0) or y (1): each brick a little different, lime and soot on it."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    parts = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    flat = g('ShaderNodeCombineXYZ', {0: parts[across], 1: parts[2]}).outputs[0]
    wall = g('ShaderNodeTexBrick', {'Vector': flat, 'Color1': (0.19, 0.07, 0.042, 1), 'Color2': (0.3, 0.13, 0.082, 1), 'Mortar': (0.3, 0.275, 0.245, 1), 'Scale': 1.0, 'Mortar Size': 0.007, 'Mortar Smooth': 0.35, 'Bias': -0.1, 'Brick Width': 0.25, 'Row Height': 0.077})
    stain, fine = g.noise(at, 0.55, 7, 0.62), g.noise(at, 14, 6, 0.7)
    tone = g.mix(g.math('MULTIPLY', g.ramp(stain, 0.5, 0.72), 0.55), wall.outputs['Color'], (0.4, 0.37, 0.33))
    tone = g.mix(g.math('MULTIPLY', g.ramp(g.noise(at, 0.9, 6, 0.6), 0.55, 0.75), 0.5), tone, (0.05, 0.036, 0.03))
    tone = g.mix(1.0, tone, g.mix(fine, (0.7, 0.7, 0.7), (1.2, 1.2, 1.2)), 'MULTIPLY')
    high = g.math('MULTIPLY_ADD', fine, 0.25, g.math('SUBTRACT', 1.0, wall.outputs['Fac']))
    bump = g('ShaderNodeBump', {'Strength': 0.6, 'Distance': 0.012, 'Height': high}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.15, 'Normal': bump}).outputs[0])
    return material


def boards():
    """A worn floor of boards along y, 16 cm wide."""
    material, g = materials.new('boards')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    x, y, _ = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    cell = g.math('DIVIDE', g.math('ADD', x, 40), 0.16)
    row = g.math('FLOOR', cell)
    shift = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {0: row}).outputs[0]}, noise_dimensions='3D').outputs[0]
    end = g.math('ADD', g.math('DIVIDE', y, 2.6), g.math('MULTIPLY', shift, 7))
    board = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {0: row, 1: g.math('FLOOR', end)}).outputs[0]}, noise_dimensions='3D').outputs[0]
    gap = g.math('MAXIMUM', g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)), 0.475, 0.5), g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', end), 0.5)), 0.4985, 0.5))
    fibre = g.noise(at, 3.0, 8, 0.62, stretch=(9, 0.4, 1))
    tone = g.mix(g.ramp(fibre, 0.3, 0.7), (0.085, 0.05, 0.027), (0.2, 0.125, 0.072))
    tone = g.mix(1.0, tone, g.mix(board, (0.72, 0.7, 0.68), (1.2, 1.16, 1.12)), 'MULTIPLY')
    dust = g.ramp(g.noise(at, 0.8, 7, 0.62), 0.48, 0.72)
    tone = g.mix(g.math('MULTIPLY', dust, 0.4), tone, (0.27, 0.24, 0.205))
    tone = g.mix(gap, tone, (0.016, 0.011, 0.008))
    bump = g('ShaderNodeBump', {'Strength': 0.4, 'Distance': 0.006, 'Height': g.math('SUBTRACT', fibre, g.math('MULTIPLY', gap, 2.0))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', dust, 0.3, 0.36), 'Specular': 0.4, 'Normal': bump}).outputs[0])
    return material


# --- the room: brick, boards, joists, iron columns, tall windows to the left and one behind ---
side, back = brick('brick side', 1), brick('brick back', 0)
timber = kit.wood('joist', (0.05, 0.028, 0.015), (0.115, 0.068, 0.038), 0.7, (9, 0.4, 9))
SILL, HEAD = 0.75, 3.75
kit.block((X0 - 0.4, Y0 - 0.3, -0.1), (X1 - X0 + 0.7, Y1 - Y0 + 0.7, 0.1), boards(), 0)
kit.block((X0 - 0.4, Y0 - 0.3, HIGH), (X1 - X0 + 0.7, Y1 - Y0 + 0.7, 0.06), timber, 0)
for y in np.arange(Y0 + 0.3, Y1, 0.62):
    kit.block((X0, y, HIGH - 0.24), (X1 - X0, 0.09, 0.24), timber, 0.004)
kit.block((X1, Y0, -0.05), (0.3, Y1 - Y0, HIGH + 0.1), side, 0)
kit.block((X0, Y0 - 0.3, 0), (X1 - X0, 0.3, HIGH), back, 0)


def wall(across, at, first, last, openings, material):
    """A wall 0.42 m thick with openings from sill to head, and their steel windows."""
    def piece(a, b, z0, z1):
        low, size = ((at - 0.42, a, z0), (0.42, b - a, z1 - z0)) if across else ((a, at, z0), (b - a, 0.42, z1 - z0))
        kit.block(low, size, material, 0.006)

    piece(first, last, -0.05, SILL)
    piece(first, last, HEAD, HIGH + 0.03)
    edge = first
    for a, b in openings:
        piece(edge, a, SILL, HEAD)
        edge = b
        panes = []
        for u in np.linspace(a, b, 5):
            panes.append(((u, SILL), (u, HEAD), 0.028 if u in (a, b) else 0.016))
        for v in np.linspace(SILL, HEAD, 7):
            panes.append(((a, v), (b, v), 0.028 if v in (SILL, HEAD) else 0.016))
        for (u0, v0), (u1, v1), w in panes:
            deep = at - 0.26 if across else at + 0.2
            low, size = ((deep, u0 - w, v0 - w), (0.05, u1 - u0 + 2 * w, v1 - v0 + 2 * w)) if across else ((u0 - w, deep, v0 - w), (u1 - u0 + 2 * w, 0.05, v1 - v0 + 2 * w))
            kit.block(low, size, frames, 0)
        low, size = ((at - 0.2, a - 0.04, SILL - 0.05), (0.26, b - a + 0.08, 0.05)) if across else ((a - 0.04, at - 0.06, SILL - 0.05), (b - a + 0.08, 0.26, 0.05))
        kit.block(low, size, steel, 0.004)
    piece(edge, last, SILL, HEAD)


LEFT = [(-2.5, -0.6), (0.2, 2.1), (2.9, 4.8), (5.6, 7.5)]
wall(1, X0, Y0 - 0.2, Y1 + 0.2, LEFT, side)
wall(0, Y1, X0 - 0.42, X1 + 0.3, [(-3.9, -2.0)], back)
iron = materials.plain('iron', (0.33, 0.34, 0.33), 0.5, 0.2)
for x, y in ((-1.5, 8.0), (-1.5, 1.2), (4.6, 4.6)):
    kit.turned([(0.2, 0), (0.2, 0.12), (0.125, 0.2), (0.11, 0.3), (0.1, HIGH - 0.75), (0.13, HIGH - 0.68), (0.2, HIGH - 0.42), (0.2, HIGH - 0.38)], (x, y, 0), (0, 0, 1), iron, 36)
for x in (-1.5, 4.6):
    kit.block((x - 0.12, Y0, HIGH - 0.42), (0.24, Y1 - Y0, 0.2), iron, 0.004)
kit.block((X1 - 0.12, Y0, 0), (0.12, Y1 - Y0, 0.16), timber, 0.004)
pipe = materials.plain('old pipe', (0.3, 0.31, 0.3), 0.5, 0.3)
kit.tube([(X1 - 0.2, Y1 - 0.22, 0), (X1 - 0.2, Y1 - 0.22, HIGH)], 0.055, pipe)
for y in (3.0, 7.0):
    kit.tube([(0.6, y, HIGH - 0.24), (0.6, y, HIGH - 0.62)], 0.006, dark, sides=6)

# --- the design ---
things, plan = [], []


def solid(at, size):
    thing = kit.block(at, size, any_, 0)
    thing['model'] = 'duct'
    things.append(thing)


def footprint(x0, y0, x1, y1):
    c = [(x0, y0, 0.006), (x1, y0, 0.006), (x1, y1, 0.006), (x0, y1, 0.006)]
    plan.extend((c[k], c[(k + 1) % 4]) for k in range(4))


def post(a, b, radius):
    things.extend(kit.quietly([scene.rod('post', a, b, radius, any_, 10)]))


# The gallery on its beams, and the flight of open treads that leads up to it.
DECK, GX, GY = 2.62, 2.15, 6.3
solid((GX, GY, DECK - 0.16), (X1 - GX, Y1 - GY, 0.16))
for y in (GY + 0.1, Y1 - 0.3):
    solid((GX, y, DECK - 0.34), (X1 - GX, 0.12, 0.18))
for x in (GX + 0.12, X1 - 0.5):
    solid((x, GY + 0.06, 0), (0.1, 0.1, DECK - 0.34))
STEPS, FOOT, WIDE = 14, -1.35, 0.95
run, rise = (GX - FOOT) / STEPS, DECK / (STEPS + 1)
for k in range(STEPS):
    solid((FOOT + k * run, GY + 0.06, (k + 1) * rise - 0.045), (run + 0.03, WIDE, 0.045))
for y in (GY + 0.02, GY + WIDE + 0.06):
    c = [(FOOT - 0.1, y, 0), (FOOT + 0.22, y, 0), (GX, y, DECK - 0.24), (GX, y, DECK), (FOOT - 0.1, y, 0.16)]
    c = [(x, y + d, z) for d in (0, 0.04) for x, _, z in c]
    thing = scene.put('string', c, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(k, k + 5, (k + 1) % 5 + 5, (k + 1) % 5) for k in range(5)], any_)
    thing['model'] = 'duct'
    things.append(thing)
hand = [(FOOT, GY + 0.04, 1.05), (GX, GY + 0.04, DECK + 0.95), (X1, GY + 0.04, DECK + 0.95)]
for a, b in zip(hand, hand[1:]):
    post(a, b, 0.022)
for k in range(0, STEPS, 2):
    x = FOOT + (k + 0.5) * run
    post((x, GY + 0.04, (k + 1) * rise), (x, GY + 0.04, (k + 1.1) * rise + 0.9), 0.009)
for x in np.arange(GX + 0.05, X1, 0.3):
    post((x, GY + 0.04, DECK), (x, GY + 0.04, DECK + 0.95), 0.009)
footprint(FOOT - 0.1, GY, GX, GY + WIDE + 0.1)
footprint(GX, GY, X1, Y1)
# Under it the kitchen: tall cupboards, an island with two stools and three lamps.
for k in range(4):
    solid((GX + 0.35 + 0.62 * k, Y1 - 0.7, 0.1), (0.6, 0.66, 2.05))
solid((2.55, 5.3, 0.08), (2.0, 0.86, 0.8))
solid((2.48, 5.22, 0.88), (2.16, 1.02, 0.05))
footprint(2.48, 5.22, 4.64, 6.24)
for x in (2.95, 3.75):
    seat = kit.turned([(0.05, 0.66), (0.19, 0.68), (0.19, 0.72), (0.05, 0.73)], (x, 4.95, 0), (0, 0, 1), any_, 28)
    seat['model'] = 'duct'
    things.append(seat)
    for a in (0.8, 2.37, 3.94, 5.5):
        post((x + 0.2 * math.cos(a), 4.95 + 0.2 * math.sin(a), 0), (x + 0.1 * math.cos(a), 4.95 + 0.1 * math.sin(a), 0.67), 0.013)
for x in (3.05, 3.6, 4.15):
    shade = kit.turned([(0.02, 0.24), (0.05, 0.22), (0.15, 0.02), (0.155, 0)], (x, 5.7, 1.78), (0, 0, 1), any_, 28)
    shade['model'] = 'duct'
    things.append(shade)
    post((x, 5.7, 2.0), (x, 5.7, HIGH - 0.24), 0.006)
# In front a long table with chairs, at the window a sofa and a low table.
TX, TY = 1.15, 3.55
solid((TX, TY, 0.7), (0.95, 1.9, 0.045))
for x in (TX + 0.08, TX + 0.8):
    for y in (TY + 0.1, TY + 1.72):
        solid((x, y, 0), (0.07, 0.07, 0.7))
footprint(TX, TY, TX + 0.95, TY + 1.9)


def chair(x, y, way):
    for part in (kit.plank(kit.rounded(x, y, 0.44, 0.44, 0.1), 0.43, 0.47, any_), kit.plank(kit.rounded(x + 0.2 * way, y, 0.04, 0.42, 0.018), 0.5, 0.84, any_)):
        part['model'] = 'duct'
        things.append(part)
    for dx in (-0.18, 0.18):
        for dy in (-0.18, 0.18):
            post((x + dx, y + dy, 0), (x + dx * 0.9, y + dy * 0.9, 0.43), 0.014)


for y in (TY + 0.45, TY + 1.4):
    chair(TX - 0.22, y, -1)
    chair(TX + 1.17, y, 1)
SX, SY = -1.5, 3.9
for dx, y, w, long, z0, z1 in ((0.0, 1.0, 0.86, 2.0, 0.12, 0.42), (-0.33, 1.0, 0.2, 2.0, 0.42, 0.78), (0.0, 0.1, 0.86, 0.18, 0.42, 0.6), (0.0, 1.9, 0.86, 0.18, 0.42, 0.6)):
    part = kit.plank(kit.rounded(SX + dx, SY + y, w, long, 0.075), z0, z1, any_)
    part['model'] = 'duct'
    things.append(part)
footprint(SX - 0.43, SY, SX + 0.43, SY + 2.0)
low = kit.turned([(0.02, 0.32), (0.36, 0.32), (0.36, 0.35), (0.02, 0.36)], (SX + 0.98, SY + 0.9, 0), (0, 0, 1), any_, 40)
low['model'] = 'duct'
things.append(low)
for a in (0.3, 2.4, 4.5):
    post((SX + 0.98 + 0.26 * math.cos(a), SY + 0.9 + 0.26 * math.sin(a), 0), (SX + 0.98 + 0.2 * math.cos(a), SY + 0.9 + 0.2 * math.sin(a), 0.33), 0.014)
props.model(things, EYE, 0.00055, 1.2)
scene.lines('plan', plan, EYE, 0.00065, materials.glow('plan', (0.12, 0.72, 1.0), 1.6)).visible_shadow = False
# The clear height under the gallery, as a dimension; the line on which the design stands.
bright = materials.glow('dimension', (0.35, 0.9, 1.0), 3.0)
dx, dy = GX + 0.02, GY - 0.16
marks = [((dx, dy, 0.0), (dx, dy, DECK - 0.16))] + [((dx - 0.09, dy, z), (dx + 0.09, dy, z)) for z in (0.006, DECK - 0.16)]
scene.lines('height', marks, EYE, 0.0009, bright).visible_shadow = False

# What is really there: a board with a code at the wall, a stool with the tablet, rolled plans.
props.code((0.15, Y1 - 0.02, 1.5), (1, 0), 0.34, 4)
sx, sy = -0.35, 3.1
for a in (0.8, 2.37, 3.94, 5.5):
    scene.rod('leg', (sx + 0.2 * math.cos(a), sy + 0.2 * math.sin(a), 0), (sx + 0.13 * math.cos(a), sy + 0.13 * math.sin(a), 0.7), 0.016, timber)
kit.plank(kit.rounded(sx, sy, 0.4, 0.4, 0.06), 0.7, 0.735, timber, 0.004)
props.slate((sx - 0.02, sy - 0.05, 0.74), 0.25, 52, (0.29, 0.2))
props.rolls((0.55, 2.75, 0.0), 3, 0.85, 0.5)

haze = scene.sky(strength=9, glow_at=(-1.0, 0.5), dark=(0.07, 0.12, 0.2), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.72, 0.52), far=(0.34, 0.36, 0.38))
blocks = []
for _ in range(60):
    a, r = math.radians(random.uniform(85, 150)), random.uniform(60, 420)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(14, 34), random.uniform(14, 26), random.uniform(0, 12) - 9))
scene.town(haze, blocks, 420)
scene.put('land', [(-900, 30, -14), (900, 30, -14), (900, 1900, -14), (-900, 1900, -14)], [(0, 1, 2, 3)], materials.mud(-16, haze))
scene.sun(direction=214, elevation=22, strength=22, colour=(1.0, 0.76, 0.5), size=0.7)
for a, b in LEFT:
    scene.panel((X0 + 0.05, (a + b) / 2, 2.3), (2.8, b - a), 95, (0.72, 0.84, 1.0), (1, 0.1, -0.15))
scene.panel((0.4, -2.4, 3.4), (5, 2.0), 70, (1.0, 0.86, 0.7), (0, 1, -0.2))
if TALL:
    scene.camera(EYE, (0.0, 8, EYE[2]), scene.word('lens', 25), (0.16, 0.04))
else:
    scene.camera(EYE, (0.0, 8, EYE[2]), scene.word('lens', 24), (-0.065, -0.015))
scene.render(arguments, bounces=6)
