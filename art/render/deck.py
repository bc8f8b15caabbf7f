"""A slab on the morning before its pour: formwork, two layers of bars, sleeves; behind them the risers of the model, out of focus. From near: a foreman's hands set a sleeve into the ring that the model draws between the bars, round the foot of its riser; his tablet stands on the boards beside him."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bars  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import seats  # noqa: E402
import shown  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (1.1, 1.68, 1.02))
SET = (0.95, 3.62, 0.098, 0.54)  # the sleeve that he sets: x, y, radius of its riser, height
LIFT = 0.07  # how far it still is above the boards
X0, X1, Y0, Y1, STOREY = -11.0, 7.4, -4.0, 21.0, 3.6
random = np.random.default_rng(21)

concrete = materials.concrete(tone=1.1)
dark, steel, orange, white = props.dark(), props.steel(), props.orange(), props.white()


def plywood():
    """Film-faced boards of 2.5 × 1.25 m: brown, worn unevenly, dusty, wet in places."""
    material, g = materials.new('plywood')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    x, y, _ = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    cells, joints = [], []
    for part, step in ((x, 1.25), (y, 2.5)):
        cell = g.math('DIVIDE', g.math('ADD', part, 50.3), step)
        cells.append(g.math('FLOOR', g.math('ADD', cell, 0.5)))
        joints.append(g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)), 0.0, 0.004, 1.0, 0.0))
    board = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {0: cells[0], 1: cells[1]}).outputs[0]}, noise_dimensions='3D').outputs[0]
    dust = g.ramp(g.noise(at, 1.3, 7, 0.62), 0.42, 0.72)
    tone = g.mix(board, (0.1, 0.042, 0.02), (0.2, 0.088, 0.042))
    tone = g.mix(g.math('MULTIPLY', dust, 0.5), tone, (0.24, 0.2, 0.165))
    tone = g.mix(g.math('MAXIMUM', *joints), tone, (0.02, 0.014, 0.01))
    wet = g.ramp(g.noise(at, 0.42, 5, 0.55), 0.56, 0.64)
    tone = g.mix(g.math('MULTIPLY', wet, 0.6), tone, (0.035, 0.018, 0.011))
    rough = g.math('MULTIPLY', g.math('MULTIPLY_ADD', dust, 0.3, 0.36), g.math('MULTIPLY_ADD', wet, -0.62, 1.0))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.45}).outputs[0])
    return material


def rolled(name='rolled', along=None):
    """Rolled steel with a film of rust, each bar a little different; bars `along` x (0) or y (1) have ribs."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    at, island = geometry.outputs['Position'], geometry.outputs['Random Per Island']
    rusty = g.ramp(g.math('ADD', g.noise(at, 2.3, 6, 0.65), g.math('MULTIPLY_ADD', island, 0.3, -0.15)), 0.35, 0.65)
    tone = g.mix(rusty, (0.13, 0.115, 0.105), (0.24, 0.09, 0.035))
    if along is not None:
        parts = g('ShaderNodeSeparateXYZ', {0: at}).outputs
        rib = g.math('SINE', g.math('MULTIPLY', g.math('ADD', parts[along], g.math('MULTIPLY', parts[2], 0.45)), 2 * math.pi / 0.0125))
        rib = g.ramp(rib, 0.15, 0.75)
        tone = g.mix(g.math('MULTIPLY', rib, 0.35), tone, (0.3, 0.2, 0.14))
        bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.002, 'Height': rib}).outputs[0]
        g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', rusty, 0.3, 0.4), 'Metallic': g.math('MULTIPLY_ADD', rusty, -0.5, 0.6), 'Specular': 0.4, 'Normal': bump}).outputs[0])
        return material
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', rusty, 0.3, 0.42), 'Metallic': g.math('MULTIPLY_ADD', rusty, -0.5, 0.6), 'Specular': 0.4}).outputs[0])
    return material


def boards(name, stretch):
    """Scaffold boards that were used often: grain by `stretch`, each board another tone, grey, trodden dirt, splashes of mortar."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    at, island = geometry.outputs['Position'], geometry.outputs['Random Per Island']
    own = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeCombineXYZ', {0: g.math('MULTIPLY', island, 31.0), 1: g.math('MULTIPLY', island, 57.0)}).outputs[0]}, operation='ADD').outputs[0]
    fibre = g.noise(own, 2.0, 6, 0.62, stretch=stretch)
    fine = g.noise(own, 7.0, 4, 0.6, stretch=stretch)
    tone = g.mix(g.ramp(g.math('MULTIPLY_ADD', fine, 0.4, g.math('MULTIPLY', fibre, 0.6)), 0.36, 0.62), (0.075, 0.044, 0.024), (0.3, 0.2, 0.115))
    tone = g.mix(g.math('MULTIPLY', g.ramp(g.noise(own, 0.9, 5), 0.35, 0.65), g.math('MULTIPLY_ADD', island, 0.5, 0.2)), tone, (0.19, 0.175, 0.155))
    shade = g.math('MULTIPLY_ADD', island, 0.5, 0.62)
    tone = g.mix(1.0, tone, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    tone = g.mix(g.math('MULTIPLY', g.ramp(g.noise(at, 2.6, 7, 0.66), 0.5, 0.66), 0.6), tone, (0.05, 0.038, 0.03))
    drops = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 15.0}).outputs[0], 0.2, 0.13)
    tone = g.mix(g.math('MULTIPLY', drops, g.ramp(g.noise(at, 1.7, 4), 0.54, 0.62)), tone, (0.34, 0.33, 0.31))
    bump = g('ShaderNodeBump', {'Strength': 0.5, 'Distance': 0.006, 'Height': fine}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.82, 'Specular': 0.25, 'Normal': bump}).outputs[0])
    return material


def plastic(name, colour):
    """A pipe of plastic from the yard: bleached, scratched along its length, dusty below, splashed with mortar."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    high = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    bleached = g.ramp(g.noise(at, 3.3, 5, 0.6), 0.35, 0.7)
    tone = g.mix(g.math('MULTIPLY', bleached, 0.55), colour, tuple(0.55 * c + 0.13 for c in colour))
    tone = g.mix(g.ramp(g.noise(at, 9.0, 5, 0.65, stretch=(5, 5, 0.5)), 0.5, 0.72, 0.0, 0.55), tone, tuple(0.35 * c for c in colour))
    dust = g.math('MULTIPLY', g.ramp(high, 0.3, 0.02), g.ramp(g.noise(at, 12.0, 6, 0.65), 0.3, 0.62, 0.25, 1.0))
    tone = g.mix(g.math('MULTIPLY', dust, 0.8), tone, (0.2, 0.18, 0.155))
    drops = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 34.0}).outputs[0], 0.3, 0.18)
    tone = g.mix(g.math('MULTIPLY', drops, g.ramp(g.noise(at, 5.0, 3), 0.5, 0.58)), tone, (0.36, 0.35, 0.33))
    bump = g('ShaderNodeBump', {'Strength': 0.3, 'Distance': 0.004, 'Height': g.noise(at, 26.0, 5)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', dust, 0.25, 0.5), 'Specular': 0.35, 'Normal': bump}).outputs[0])
    return material


steel_bars, ribbed = rolled(), [rolled(f'ribbed {k}', k) for k in (0, 1)]
plank = boards('plank', (11, 0.5, 11))  # along y
batten = boards('batten', (0.5, 11, 11))  # along x

# The deck, its edge, two layers of bars on chairs; none where the shaft stays open.
SHAFT = (2.05, 6.5, 3.25, 7.6)  # x, y of the boxed opening for the duct
kit.block((X0, Y0, -0.04), (X1 - X0, Y1 - Y0, 0.04), plywood(), 0)
kit.block((X1, Y0, -0.1), (0.05, Y1 - Y0 + 0.05, 0.36), plank, 0.004)
kit.block((X0, Y1, -0.1), (X1 - X0, 0.05, 0.36), batten, 0.004)
jitter = lambda n: random.normal(0, 0.012, n)  # noqa: E731
pairs, ties = ([], []), []


def beside_sleeve(at, across):
    """Bars go round the sleeve that is set."""
    far = at - SET[1 - across]
    return at if abs(far) > SET[2] + 0.08 else SET[1 - across] + math.copysign(SET[2] + 0.08 + 0.01 * random.random(), far)


for z, step in ((0.045, 0.2), (0.2, 0.2)):
    for across, low, high, first, last in ((0, X0 + 0.05, X1 - 0.06, Y0, Y1 - 0.06), (1, Y0, Y1 - 0.06, X0 + 0.05, X1 - 0.06)):
        for at in np.arange(first + 0.1, last, step):
            a, b = jitter(2) * 0.6 + beside_sleeve(at, across)
            level = z + (0.017 if across else 0)
            ends = [(low, a, level), (high, b, level)] if across == 0 else [(a, low, level), (b, high, level)]
            lo, hi = (SHAFT[0], SHAFT[2]) if across == 0 else (SHAFT[1], SHAFT[3])
            edge = (SHAFT[1], SHAFT[3]) if across == 0 else (SHAFT[0], SHAFT[2])
            if edge[0] - 0.03 < at < edge[1] + 0.03:
                stop, go = list(ends[0]), list(ends[1])
                first_end, second = list(ends[1]), list(ends[0])
                first_end[across], second[across] = lo - 0.05, hi + 0.05
                pairs[across].extend([(stop, first_end), (second, go)])
            else:
                pairs[across].append(ends)
for across in (0, 1):
    bars.rods('mesh', pairs[across], 0.0085, ribbed[across], 10)
# Wire round the crossings near the camera: a loop and two twisted ends.
near_x, near_y = ([p for p in pairs[k] if p[0][2] > 0.15] for k in (0, 1))
for (x0, y0, z0), (x1, y1, _) in near_x:
    for (u0, v0, w0), (u1, v1, _) in near_y:
        x, y = u0 + (u1 - u0) * ((y0 + y1) / 2 - v0) / (v1 - v0), y0 + (y1 - y0) * ((u0 + u1) / 2 - x0) / (x1 - x0)
        if -0.6 < x < 3.2 and 2.6 < y < 6.4 and random.random() < 0.85:
            r, way = 0.0125, 1 if random.random() < 0.5 else -1
            loop = [(x - r, y - r * way, w0 + 0.006), (x, y, w0 + 0.0115), (x + r, y + r * way, w0 + 0.006), (x + r, y + r * way, z0 - 0.006), (x, y, z0 - 0.0115), (x - r, y - r * way, z0 - 0.006), (x - r, y - r * way, w0 + 0.006)]
            ties += list(zip(loop, loop[1:]))
            tip = np.float64((x - r * 0.4, y - r * 0.4 * way, w0 + 0.01))
            for _ in range(2):
                ties.append((tuple(tip), tuple(tip + random.normal(0, 0.012, 3) + (0, 0, 0.022))))
bars.rods('ties', ties, 0.0011, steel, 5)
chairs = []
for x in np.arange(X0 + 0.5, X1, 1.0):
    for y in np.arange(Y0 + 0.5, 16, 1.0):
        chairs += [((x - 0.1, y, 0.0), (x, y, 0.195)), ((x + 0.1, y, 0.0), (x, y, 0.195))]
bars.rods('chairs', chairs, 0.005, steel_bars, 5)

# Columns to come: starter bars with stirrups. A core wall already stands.
for x in (-4.6, 0.4, 5.9):
    for y in (2.6, 10.6, 18.6) if x != 0.4 else (13.6, 18.6):
        up = [((x + a, y + b, 0.0), (x + a + random.normal(0, 0.012), y + b + random.normal(0, 0.012), 1.15 + 0.5 * ((i + j) % 2))) for i, a in enumerate((-0.2, -0.07, 0.07, 0.2)) for j, b in enumerate((-0.2, -0.07, 0.07, 0.2)) if abs(a) > 0.1 or abs(b) > 0.1]
        bars.rods('starters', up, 0.0125, steel_bars)
        hoops = [((x + 0.215 * p[0], y + 0.215 * p[1], z), (x + 0.215 * q[0], y + 0.215 * q[1], z)) for z in (0.25, 0.4, 0.55, 0.8) for p, q in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1)))]
        bars.rods('stirrups', hoops, 0.006, steel_bars, 5)
kit.block((-10.0, 11.0, 0), (5.2, 0.3, 2.9), concrete, 0.012)
kit.block((-5.1, 11.3, 0), (0.3, 5.2, 2.9), concrete, 0.012)
bars.rods('wall bars', [((-9.9 + 0.2 * k, 11.1 + 0.12 * (k % 2), 2.8), (-9.9 + 0.2 * k + random.normal(0, 0.015), 11.1 + 0.12 * (k % 2), 3.7)) for k in range(26)], 0.008, steel_bars)

# Sleeves stand ready on the boards, nailed through their rims, some still with their lids; the model's risers pass through them.
orange_pipe = [plastic(f'sleeve {k}', c) for k, c in enumerate(((0.5, 0.15, 0.035), (0.4, 0.115, 0.03), (0.56, 0.2, 0.06)))]
grey_pipe = [plastic(f'grey sleeve {k}', c) for k, c in enumerate(((0.2, 0.205, 0.21), (0.145, 0.15, 0.155)))]
lid = materials.plain('lid', (0.05, 0.05, 0.055), 0.5)
tape = materials.plain('tape', (0.3, 0.31, 0.32), 0.4, 0.3)
# x, y, radius of the riser; height and look of the sleeve
SLEEVES = [(0.0, 7.0, 0.085, 0.43, orange_pipe[0], 'open'), (0.4, 7.0, 0.085, 0.47, orange_pipe[1], 'lid'), (0.74, 7.0, 0.06, 0.38, grey_pipe[0], 'open'), (1.06, 7.0, 0.06, 0.41, grey_pipe[1], 'tape'), (3.8, 6.2, 0.11, 0.36, orange_pipe[1], 'tape'), (3.92, 7.86, 0.11, 0.31, orange_pipe[2], 'open'), (4.3, 8.5, 0.045, 0.26, grey_pipe[0], 'lid'), (4.58, 8.5, 0.045, 0.34, grey_pipe[1], 'open')]
any_ = materials.plain('any', (0.5, 0.5, 0.5))
ducts, pipes = [], []
bright = materials.glow('where', (0.3, 0.88, 1.0), 3.0)


def sleeve(x, y, r, high, look, top, lift=0.0):
    """A sleeve for a riser of radius `r`: a wall of 9 mm, a bell with its ring of rubber, a rim on the boards or `lift` above them."""
    i, o = r + 0.014, r + 0.023
    bell = [(o, high - 0.1), (o + 0.009, high - 0.088), (o + 0.009, high - 0.05), (o + 0.015, high - 0.044), (o + 0.015, high - 0.022), (o + 0.009, high - 0.016), (o + 0.009, high), (i + 0.009, high), (i + 0.009, high - 0.085), (i, high - 0.095)]
    kit.turned([(o + 0.042, 0), (o + 0.042, 0.009), (o, 0.012), *bell, (i, 0.02)], (x, y, lift), (0, 0, 1), look, 64)
    for k in range(0 if lift else 4):
        a = 0.5 + k * 1.571 + x
        scene.rod('nail', (x + (o + 0.025) * math.cos(a), y + (o + 0.025) * math.sin(a), 0.008), (x + (o + 0.025) * math.cos(a), y + (o + 0.025) * math.sin(a), 0.02), 0.008, steel_bars, 8)
    kit.turned([(o + 0.0006, 0.232), (o + 0.0012, 0.233), (o + 0.0012, 0.239), (o + 0.0006, 0.24)], (x, y, lift), (0, 0, 1), dark, 64)  # the level of the pour
    if top == 'lid':
        kit.turned([(o + 0.01, high - 0.014), (o + 0.014, high - 0.014), (o + 0.014, high + 0.004), (o + 0.008, high + 0.008), (o - 0.004, high + 0.008), (o - 0.01, high + 0.001), (0.02, high + 0.001), (0.016, high + 0.012)], (x, y, 0), (0, 0, 1), lid, 40)
    if top == 'tape':
        kit.turned([(o + 0.0095, high - 0.014), (o + 0.011, high - 0.012), (o + 0.0112, high + 0.002), (o + 0.004, high + 0.0035)], (x, y, 0), (0, 0, 1), tape, 40)
    return o + 0.016


for x, y, r, high, look, top in SLEEVES:
    kit.ring((x, y, high + 0.004), (0, 0, 1), sleeve(x, y, r, high, look, top), 0.004, bright, 44).visible_shadow = False
    pipes.append(kit.tube([(x, y, high), (x, y, STOREY)], r, any_, sides=28))
    for z in (0.95, 1.95, 2.75):
        pipes += kit.flange((x, y, z), (0, 0, 1), r, any_) if r > 0.08 else [kit.turned([(r, -0.035), (r * 1.22, -0.03), (r * 1.22, 0.03), (r, 0.035)], (x, y, z), (0, 0, 1), any_, 24)]
x0, y0, x1, y1 = SHAFT
for at, size, look in (((x0, y0, 0), (x1 - x0, 0.021, 0.33), batten), ((x0, y1 - 0.021, 0), (x1 - x0, 0.021, 0.33), batten), ((x0, y0, 0), (0.021, y1 - y0, 0.33), plank), ((x1 - 0.021, y0, 0), (0.021, y1 - y0, 0.33), plank)):
    kit.block(at, size, look, 0.002)
for t in (0.33, 0.66):
    kit.block((x0 + 0.02, y0 + (y1 - y0) * t - 0.03, 0.2), (x1 - x0 - 0.04, 0.06, 0.06), batten, 0.003)
kit.block((x0 + 0.03, y0 + 0.03, 0.0), (x1 - x0 - 0.06, y1 - y0 - 0.06, 0.01), lid, 0)

# The duct's riser: lengths between frames with bolts, creased sheets, a damper with its drive where it passes the slab, a hatch.
dx0, dy0, dx1, dy1 = x0 + 0.2, y0 + 0.17, x1 - 0.2, y1 - 0.17


def sheet(at, size, quiet=False):
    """A part of the duct."""
    thing = kit.block(at, size, any_, 0)
    thing['model'], thing['quiet'] = 'duct', quiet
    ducts.append(thing)


FRAMES = (0.72, 1.36, 2.0, 2.64, 3.42)
creases = []
for low, high in zip((0.34, *FRAMES), (*FRAMES, STOREY)):
    sheet((dx0, dy0, low), (dx1 - dx0, dy1 - dy0, high - low))
    m = 0.03
    if 0.5 < high - low < 0.7:
        for a, b in (((dx0 + m, dy0 - 0.001), (dx1 - m, dy0 - 0.001)), ((dx0 - 0.001, dy0 + m), (dx0 - 0.001, dy1 - m))):
            creases += [((*a, low + m), (*b, high - m)), ((*a, high - m), (*b, low + m))]
for z in FRAMES:
    for s in (-1, 1):
        sheet((dx0 - 0.035, dy0 - 0.035, z + s * 0.017 - 0.013), (dx1 - dx0 + 0.07, dy1 - dy0 + 0.07, 0.026))
    for px, py in [(dx0 + t * (dx1 - dx0), dy0 - 0.02) for t in np.linspace(0.0, 1.0, 6)] + [(dx0 - 0.02, dy0 + t * (dy1 - dy0)) for t in np.linspace(0.2, 1.0, 5)]:
        pipes += kit.quietly([scene.rod('bolt', (px, py, z - 0.045), (px, py, z + 0.045), 0.009, any_, 6)])
sheet((dx0 + 0.15, dy0 - 0.022, 1.47), (0.42, 0.022, 0.42))
sheet((dx0 + 0.19, dy0 - 0.03, 1.51), (0.34, 0.01, 0.34))
for z in (1.55, 1.77):
    sheet((dx0 + 0.545, dy0 - 0.05, z), (0.035, 0.03, 0.05), True)
sheet((dx0 - 0.15, dy0 + 0.12, 0.46), (0.15, 0.17, 0.13))
pipes.append(scene.rod('drive', (dx0 - 0.09, dy0 + 0.205, 0.525), (dx0 - 0.09, dy0 + 0.08, 0.525), 0.03, any_, 16))
# Its branch below the slab to come: a piece that narrows, then lengths on bars that hang from the slab.
mid, bottom, top = (dy0 + dy1) / 2, 2.9, 3.28
ends = [(dx1, dy0 + 0.04, dy1 - 0.04, 2.74, 3.36), (dx1 + 0.4, mid - 0.27, mid + 0.27, bottom, top)]
shoe = scene.put('shoe', [(x, y, z) for x, a, b, c, d in ends for y, z in ((a, c), (b, c), (b, d), (a, d))], [(3, 2, 1, 0), (4, 5, 6, 7)] + [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)], any_)
shoe['model'] = 'duct'
ducts.append(shoe)
ducts += kit.duct([(dx1 + 0.4, mid, (bottom + top) / 2), (7.3, mid, (bottom + top) / 2)], 0.54, top - bottom, any_, 0.9)
sheet((dx1 + 0.38, mid - 0.3, bottom - 0.03), (0.04, 0.6, top - bottom + 0.06))


def hung(at, half, low, along):
    """A bar below a branch on two rods from the slab to come; `along` 0 for a branch along x."""
    x, y = at
    size = (0.04, 2 * half, 0.04) if along == 0 else (2 * half, 0.04, 0.04)
    pipes.append(kit.block((x - size[0] / 2, y - size[1] / 2, low - 0.04), size, any_, 0))
    for s in (-1, 1):
        px, py = (x, y + s * (half - 0.03)) if along == 0 else (x + s * (half - 0.03), y)
        pipes.extend(kit.quietly([scene.rod('rod', (px, py, low - 0.07), (px, py, STOREY), 0.009, any_, 6), scene.rod('nut', (px, py, low - 0.06), (px, py, low - 0.04), 0.017, any_, 6)]))
        pipes.append(kit.turned([(0.045, 0), (0.045, 0.012)], (px, py, STOREY - 0.012), (0, 0, 1), any_, 16))


for x in (4.35, 5.25, 6.15, 7.05):
    hung((x, mid), 0.37, bottom - 0.02, 0)
# Branches of the pipes, with flanges and bars of their own; valves where they leave the riser.
x, y, r = SLEEVES[4][:3]
pipes.append(kit.tube([(x, y, 3.06), (x, 2.4, 3.06)], r, any_, sides=28))
for yy in (y - 0.3, y - 1.75, y - 2.9):
    pipes += kit.flange((x, yy, 3.06), (0, 1, 0), r, any_)
for yy in (y - 0.75, y - 2.2):
    hung((x, yy), 0.22, 3.06 - r, 1)
pipes += kit.valve((x, y, 1.42), (0, 0, 1), (-0.62, -0.75, 0), r, any_, any_)
x, y, r = SLEEVES[5][:3]
pipes += [kit.tube([(x, y, 3.3), (7.2, y, 3.3)], r, any_, sides=28), *kit.flange((x + 0.34, y, 3.3), (1, 0, 0), r, any_), *kit.flange((x + 1.6, y, 3.3), (1, 0, 0), r, any_)]
for xx in (x + 0.8, x + 2.2):
    hung((xx, y), 0.2, 3.3 - r, 0)
x, y, r = SLEEVES[1][:3]
pipes += kit.valve((x, y, 1.45), (0, 0, 1), (-0.5, -0.8, 0), r, any_, any_)

# The sleeve that is set, round the riser of the model.
x, y, r, high = SET
sleeve(x, y, r, high, orange_pipe[0], 'open', LIFT)
riser = [kit.tube([(x, y, 0.01), (x, y, STOREY)], r, any_, sides=64)]

# The foreman kneels on boards of his own; the tablet leans there on a piece of pipe.
turn = math.radians(scene.word('turn', 118))
px, py = x + scene.word('back', 0.4) * math.sin(turn), y - scene.word('back', 0.4) * math.cos(turn)
for k in range(4):
    kit.block((x + 0.21 + 0.03 * (k % 2), py - 0.53 + 0.262 * k, 0.225), (1.8, 0.235, 0.04), batten, 0.004, random.normal(0, 0.008))
hold = [(scene.word('side', 0.0), scene.word('back', 0.4), h + LIFT - 0.265) for h in (0.44, 0.46)]
people.person((px, py, 0.265), turn, hold, lean=scene.word('lean', 36), head=(0, 10), kneel=2, rod=(r + 0.023,) * 2, shell=white, belt=True, shirt=(0.05, 0.065, 0.085), trousers=(0.09, 0.082, 0.07), gloves=(0.3, 0.28, 0.24))
size = (0.28, 0.195)
place = props.slate((x + 0.56, y - 0.27, 0.27), math.radians(-14), 38, size, picture=materials.glow('screen ground', (0.02, 0.035, 0.05), 1.0))
# What it shows is seen from behind it, toward the risers.
before = set(bpy.data.objects)
window = Matrix.Translation((x - 0.05, y - 0.95, 1.1)) @ Matrix.Rotation(math.radians(64), 4, 'X')
shown.onto(window, size, window @ Vector((0, 0.0975, 0.36)), (x + 0.4, y + 1.6, 0.75), [*ducts, *pipes, *riser], [kit.ring((x, y, 0.235), (0, 0, 1), 0.2, 0.012, bright, 60)], 0.75)
seats.placed(before, place @ window.inverted())

# That riser is clear, and its outline is drawn; a ring and a cross show its place on the boards and on the bars.
clear = materials.ghost('clear riser', 0.16, 0.85, (0.04, 0.58, 1.0))
clear.node_tree.nodes['Emission'].inputs[1].default_value = 1.0
for part in riser:
    part.data.materials.clear()
    part.data.materials.append(clear)
    part.visible_shadow = part.visible_glossy = False
toward, half = math.atan2(EYE[1] - y, EYE[0] - x), math.acos(r / math.hypot(EYE[0] - x, EYE[1] - y))
edges = [((x + r * math.cos(a), y + r * math.sin(a), 0.01), (x + r * math.cos(a), y + r * math.sin(a), STOREY)) for a in (toward - half, toward + half)]  # as the camera sees it
scene.lines('foot', edges, EYE, 0.001, bright).visible_shadow = False
rim = r + 0.023 + 0.042
for z, wide in ((0.004, rim + 0.006), (0.226, rim + 0.02)):
    kit.ring((x, y, z), (0, 0, 1), wide, 0.0035, bright, 72).visible_shadow = False
scene.lines('plan', [((x + a * u, y + b * u, 0.226), (x + a * v, y + b * v, 0.226)) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)) for u, v in ((rim + 0.02, 0.42),)], EYE, 0.0008, bright).visible_shadow = False
props.model(ducts, EYE, 0.0008, 3.0)
props.model(pipes, EYE, 0.0006, 3.0)
scene.lines('creases', creases, EYE, 0.0004, materials.glow('crease', (0.05, 0.5, 0.85), 0.75)).visible_shadow = False
# Two grid lines, and the columns of the storey to come.
dim = materials.glow('dimension', (0.1, 0.66, 1.0), 1.5)
axes = [((0.4, Y0, 0.225), (0.4, Y1, 0.225)), ((5.9, Y0, 0.225), (5.9, Y1, 0.225))]
scene.lines('axes', axes, EYE, 0.0006, dim).visible_shadow = False
frame = []
for cx, cy in ((5.9, 10.6), (0.4, 13.6), (5.9, 18.6), (0.4, 18.6), (-4.6, 18.6)):
    c = [(cx - 0.25, cy - 0.25), (cx + 0.25, cy - 0.25), (cx + 0.25, cy + 0.25), (cx - 0.25, cy + 0.25)]
    frame += [((*p, 0.2), (*p, STOREY)) for p in c] + [((*c[k], STOREY), (*c[(k + 1) % 4], STOREY)) for k in range(4)]
# The opening of the slab to come, where the duct passes it.
rim = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
frame += [((*rim[k], z), (*rim[(k + 1) % 4], z)) for k in range(4) for z in (STOREY, STOREY + 0.22)] + [((*p, STOREY), (*p, STOREY + 0.22)) for p in rim]
scene.lines('frame', frame, EYE, 0.0006, materials.glow('frame', (0.035, 0.5, 0.95), 0.85)).visible_shadow = False

# A walkway of boards with hoops at their ends, a bundle of bars, the surveyor's instrument, a tool box, sleeves that still wait.
hoop = materials.plain('hoop', (0.2, 0.19, 0.185), 0.5, 0.7)
for row, (start, end, low) in enumerate(((-0.6, 3.25, 0.225), (3.1, 7.0, 0.225), (6.85, 10.75, 0.225))):
    for k in range(3):
        aside, turned, level = random.normal(0, 0.008), random.normal(0, 0.004), low + (0.042 if row == 1 else 0)
        first, last = start + random.normal(0, 0.03), end + random.normal(0, 0.03)
        kit.block((-0.92 + 0.262 * k + aside, first, level), (0.235, last - first, 0.04), plank, 0.004, turned)
        for y in (first + 0.01, last - 0.05):
            kit.block((-0.923 + 0.262 * k + aside - (y - first) * math.sin(turned), y, level - 0.001), (0.241, 0.035, 0.0425), hoop, 0.002, turned)
bars.rods('bundle', [((5.0 + 0.035 * (k % 6) + 0.017 * (k // 6), 2.6, 0.34 + 0.03 * (k // 6)), (5.0 + 0.035 * (k % 6) + 0.017 * (k // 6), 6.0 + 0.05 * random.random(), 0.34 + 0.03 * (k // 6))) for k in range(18)], 0.0155, steel_bars)
for yy in (3.0, 5.4):
    kit.block((4.9, yy, 0.225), (0.45, 0.1, 0.1), batten, 0.004)
scene.total_station((-0.9, 9.3, 0.225), 0.7)
kit.block((2.62, 5.0, 0.225), (0.46, 0.26, 0.2), dark, 0.02, 0.15)
kit.block((2.62, 5.0, 0.4), (0.46, 0.26, 0.05), materials.plain('box lid', (0.3, 0.07, 0.01), 0.8, specular=0.1), 0.012, 0.15)
kit.tube([(2.72, 5.15, 0.45), (2.72, 5.15, 0.5), (2.94, 5.185, 0.5), (2.94, 5.185, 0.45)], 0.011, dark, 0.03, 10)
for u in (0.1, 0.32):
    kit.block((2.62 + u, 5.0 + 0.15 * u - 0.012, 0.37), (0.05, 0.014, 0.06), steel, 0.003, 0.15)


def loose(at, along, r, long, look):
    """A piece of pipe with a bell that lies or stands about, open at both ends."""
    i, o = r - 0.009, r
    kit.turned([(i, long * 0.5), (i, 0), (o, 0), (o, long - 0.1), (o + 0.009, long - 0.088), (o + 0.009, long - 0.05), (o + 0.015, long - 0.044), (o + 0.015, long - 0.022), (o + 0.009, long - 0.016), (o + 0.009, long), (i + 0.009, long), (i + 0.009, long - 0.085), (i, long - 0.09), (i, long * 0.5)], at, along, look, 40)


loose((x + 0.42, y - 0.2, 0.265 + 0.083), (1, -0.25, 0), 0.083, 0.3, grey_pipe[0])
loose((2.24, 5.1, 0.225), (0, 0, 1), 0.133, 0.37, orange_pipe[0])
loose((1.93, 4.72, 0.225 + 0.148), (-0.92, -0.38, 0), 0.133, 0.42, orange_pipe[2])
loose((2.5, 4.62, 0.225 + 0.098), (-0.8, 0.6, 0.0), 0.083, 0.34, grey_pipe[0])

# Edge protection: posts, two rails, a board; beyond it the town.
rail, board = props.steel(), materials.plain('toe board', (0.3, 0.2, 0.1), 0.8)
sides = [(X1 + 0.1, Y0, X1 + 0.1, Y1 + 0.1), (X1 + 0.1, Y1 + 0.1, X0, Y1 + 0.1)]
rails = [((x0, y0, z), (x1, y1, z)) for x0, y0, x1, y1 in sides for z in (0.75, 1.25)]
rails += [((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.0), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 1.4)) for x0, y0, x1, y1 in sides for t in np.linspace(0, 1, 13)]
bars.rods('rails', rails, 0.024, rail, 8)
kit.block((X0, Y1 + 0.12, 0.2), (X1 - X0, 0.03, 0.2), board, 0)


def hazy(name, colour, reach=210):
    """Paint of what is so far that the morning's haze lies before it."""
    material, g = materials.new(name)
    g.end(materials.fade(g, g('ShaderNodeBsdfPrincipled', {'Base Color': (*colour, 1), 'Roughness': 0.6}).outputs[0], haze, reach))
    return material


haze = scene.sky(strength=7, glow_at=(-1.0, 0.3), dark=(0.12, 0.23, 0.42), blue=(0.26, 0.36, 0.46), warm=(0.9, 0.74, 0.52), far=(0.44, 0.45, 0.45))
for node in haze.nodes:  # a sky without dark clouds
    if node.type == 'MATH' and node.operation == 'MULTIPLY' and not node.inputs[1].is_linked and abs(node.inputs[1].default_value - 0.4) < 1e-6:
        node.inputs[1].default_value = 0.0
scene.sun(direction=200, elevation=17, strength=20, colour=(1.0, 0.75, 0.48), size=0.8)

# The crane, in haze: its foot, the way of its jib, where the hook hangs.
foot, way, out, hook = ((-30.0, 165.0), (0.9, 0.43), 26.0, 24) if TALL else ((-44.0, 165.0), (0.9, 0.43), 26.0, 24)
paint = hazy('crane', (0.5, 0.2, 0.03), 420)
crane = lambda u, v, z: np.float64((foot[0] + u * way[0] - v * way[1], foot[1] + u * way[1] + v * way[0], z - 30))  # noqa: E731
bars.lattice(crane(0, 0, 0), crane(0, 0, 52), 2.4, 2.4, 0.19, paint)
bars.lattice(crane(-15.2, 0, 51), crane(50.2, 0, 51), 1.7, 2.0, 0.14, paint)
bars.lattice(crane(0, 0, 52), crane(0, 0, 58), 1.2, 1.5, 0.08, paint)
bars.rods('stays', [(crane(0, 0, 58), crane(32.7, 0, 51.6)), (crane(0, 0, 58), crane(-13.1, 0, 51.6)), (crane(out, 0, 50.4), crane(out, 0, hook))], 0.05, paint, 5)
kit.block(tuple(crane(-13.2, -1.2, 48.6) - (1.6, 1.2, 0)), (3.2, 2.4, 2.4), hazy('ballast', (0.25, 0.25, 0.25)))
kit.block(tuple(crane(1.6, -0.85, 49.0) - (0.8, 0.8, 0)), (1.6, 1.6, 2.0), paint)
kit.block(tuple(crane(out, 0, hook - 1.6) - (0.4, 0.4, 0)), (0.8, 0.8, 1.6), paint)

blocks = []
for _ in range(150):
    a, r = math.radians(random.uniform(40, 140)), random.uniform(90, 620)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(14, 34), random.uniform(12, 24), random.uniform(2, 16) + r * 0.035))
scene.town(haze, blocks, 190)
# Neighbours: the upper storeys of the houses across the street.
for bx, by, w, d, h in ((-46, 52, 20, 16, 4.6), (-23, 47, 12, 14, 2.6), (-9.5, 66, 10, 14, 5.4), (-1, 49, 13, 14, 6.2), (15, 54, 9, 15, 4.0), (25, 46, 14, 14, 7.5)):
    scene.box('neighbour', (bx, by, -16), (w, d, 16 + h), bpy.data.materials['facade'])
    scene.box('parapet', (bx - 0.2, by - 0.2, h), (w + 0.4, d + 0.4, 0.5), hazy(f'parapet {bx}', (0.4, 0.38, 0.35)))
    scene.box('plant', (bx + w * 0.3, by + 3, h), (w * 0.3, 4, 2.4), bpy.data.materials['facade'])
scene.put('land', [(-1500, 40, -16), (1500, 40, -16), (1500, 1900, -16), (-1500, 1900, -16)], [(0, 1, 2, 3)], hazy('land', (0.16, 0.15, 0.13)))
lens, shift = (52, (-0.02, -0.4)) if TALL else (45, (0.0, -0.315))
scene.camera(EYE, (EYE[0], 8, EYE[2]), scene.word('lens', lens), scene.word('shift', shift), focus=scene.word('focus', 1.86), stop=scene.word('stop', 0.7))
scene.render(arguments, bounces=5)
