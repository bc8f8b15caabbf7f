"""A slab on the evening before its pour: formwork, two layers of bars, sleeves; over them the risers of the model, and one riser that has no sleeve yet."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bars  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (0.9, 0.4, 1.9) if TALL else (0.0, 0.0, 1.95))
X0, X1, Y0, Y1, STOREY = -11.0, 7.4, -4.0, 21.0, 3.6
random = np.random.default_rng(21)

concrete = materials.concrete(tone=1.1)
timber = materials.timber()
dark, steel, orange, white = props.dark(), props.steel(), props.orange(), props.white()
mark = materials.glow('mark', (1.0, 0.25, 0.015), 3.4)


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


def rolled():
    """Rolled steel with a film of rust, each bar a little different."""
    material, g = materials.new('rolled')
    geometry = g('ShaderNodeNewGeometry')
    at, island = geometry.outputs['Position'], geometry.outputs['Random Per Island']
    rusty = g.ramp(g.math('ADD', g.noise(at, 2.3, 6, 0.65), g.math('MULTIPLY_ADD', island, 0.3, -0.15)), 0.35, 0.65)
    tone = g.mix(rusty, (0.13, 0.115, 0.105), (0.24, 0.09, 0.035))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', rusty, 0.3, 0.42), 'Metallic': g.math('MULTIPLY_ADD', rusty, -0.5, 0.6), 'Specular': 0.4}).outputs[0])
    return material


steel_bars = rolled()

# The deck, its edge, two layers of bars on chairs; none where the shaft stays open.
SHAFT = (2.05, 6.5, 3.25, 7.6)  # x, y of the boxed opening for the duct
kit.block((X0, Y0, -0.04), (X1 - X0, Y1 - Y0, 0.04), plywood(), 0)
for at, size in (((X1, Y0, -0.1), (0.05, Y1 - Y0 + 0.05, 0.36)), ((X0, Y1, -0.1), (X1 - X0, 0.05, 0.36))):
    kit.block(at, size, timber, 0.004)
jitter = lambda n: random.normal(0, 0.012, n)  # noqa: E731
pairs = []
for z, step in ((0.045, 0.2), (0.2, 0.2)):
    for across, low, high, first, last in ((0, X0 + 0.05, X1 - 0.06, Y0, Y1 - 0.06), (1, Y0, Y1 - 0.06, X0 + 0.05, X1 - 0.06)):
        for at in np.arange(first + 0.1, last, step):
            a, b = jitter(2) + at
            level = z + (0.016 if across else 0)
            ends = [(low, a, level), (high, b, level)] if across == 0 else [(a, low, level), (b, high, level)]
            lo, hi = (SHAFT[0], SHAFT[2]) if across == 0 else (SHAFT[1], SHAFT[3])
            edge = (SHAFT[1], SHAFT[3]) if across == 0 else (SHAFT[0], SHAFT[2])
            if edge[0] - 0.03 < at < edge[1] + 0.03:
                stop, go = list(ends[0]), list(ends[1])
                first_end, second = list(ends[1]), list(ends[0])
                first_end[across], second[across] = lo - 0.05, hi + 0.05
                pairs += [(stop, first_end), (second, go)]
            else:
                pairs.append(ends)
bars.rods('mesh', pairs, 0.0085, steel_bars)
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

# Sleeves stand ready on the boards; the model's risers pass through them.
SLEEVES = [(1.75, 8.55, 0.085), (2.2, 8.55, 0.085), (2.62, 8.55, 0.06), (2.98, 8.55, 0.06), (3.85, 6.75, 0.11), (3.85, 7.3, 0.11), (4.25, 8.3, 0.045), (4.5, 8.3, 0.045)]
MISSING = (1.22, 6.2, 0.11)
plastic = materials.plain('sleeve', (0.85, 0.24, 0.03), 0.4)
lid = materials.plain('lid', (0.05, 0.05, 0.055), 0.5)
any_ = materials.plain('any', (0.5, 0.5, 0.5))
risers = []
bright = materials.glow('where', (0.3, 0.88, 1.0), 3.0)
for x, y, r in SLEEVES:
    kit.turned([(r + 0.06, 0), (r + 0.06, 0.012), (r + 0.022, 0.014), (r + 0.022, 0.33), (r + 0.03, 0.335), (r + 0.03, 0.36), (r + 0.012, 0.362)], (x, y, 0), (0, 0, 1), plastic, 36)
    risers.append(kit.tube([(x, y, 0.362), (x, y, STOREY)], r, any_, sides=24))
    kit.ring((x, y, 0.364), (0, 0, 1), r + 0.026, 0.0045, bright, 44).visible_shadow = False
x0, y0, x1, y1 = SHAFT
for at, size in (((x0, y0, 0), (x1 - x0, 0.021, 0.33)), ((x0, y1 - 0.021, 0), (x1 - x0, 0.021, 0.33)), ((x0, y0, 0), (0.021, y1 - y0, 0.33)), ((x1 - 0.021, y0, 0), (0.021, y1 - y0, 0.33))):
    kit.block(at, size, timber, 0.002)
for t in (0.33, 0.66):
    kit.block((x0 + 0.02, y0 + (y1 - y0) * t - 0.03, 0.2), (x1 - x0 - 0.04, 0.06, 0.06), timber, 0.003)
kit.block((x0 + 0.03, y0 + 0.03, 0.0), (x1 - x0 - 0.06, y1 - y0 - 0.06, 0.01), lid, 0)
riser = kit.block((x0 + 0.12, y0 + 0.12, 0.34), (x1 - x0 - 0.24, y1 - y0 - 0.24, STOREY - 0.34), any_, 0)
riser['model'] = 'duct'
risers.append(riser)
for z in (1.4, 2.6):
    joint = kit.block((x0 + 0.09, y0 + 0.09, z), (x1 - x0 - 0.18, y1 - y0 - 0.18, 0.05), any_, 0)
    joint['model'] = 'duct'
    risers.append(joint)
    for x, y, r in SLEEVES[:6]:
        risers += kit.quietly([kit.turned([(r, -0.02), (r + 0.02, -0.02), (r + 0.02, 0.02), (r, 0.02)], (x, y, z + 0.1), (0, 0, 1), any_, 24)])
# Branches under the slab to come.
risers += [kit.tube([(3.85, 6.75, 3.1), (3.85, 2.8, 3.1)], 0.11, any_, sides=24), kit.tube([(3.85, 7.3, 3.35), (6.9, 7.3, 3.35)], 0.11, any_, sides=24)]
branch = kit.block((x1 - 0.2, y0 + 0.3, 2.95), (4.2, 0.6, 0.42), any_, 0)
branch['model'] = 'duct'
risers.append(branch)
x, y, r = MISSING
risers.append(kit.tube([(x, y, 0.03), (x, y, STOREY)], r, any_, sides=30))
props.model(risers, EYE, 0.0008, 1.75)
kit.ring((x, y, 0.235), (0, 0, 1), 0.36, 0.016, mark, 72).visible_shadow = False
kit.ring((x, y, 0.235), (0, 0, 1), r + 0.02, 0.008, mark, 60).visible_shadow = False
cross = [((x - 0.56, y, 0.237), (x - 0.26, y, 0.237)), ((x + 0.26, y, 0.237), (x + 0.56, y, 0.237)), ((x, y - 0.56, 0.237), (x, y - 0.26, 0.237)), ((x, y + 0.26, 0.237), (x, y + 0.56, 0.237))]
scene.lines('cross', cross, EYE, 0.0011, mark).visible_shadow = False
# Two grid lines, and the columns of the storey to come.
dim = materials.glow('dimension', (0.1, 0.66, 1.0), 1.5)
axes = [((0.4, Y0, 0.225), (0.4, Y1, 0.225)), ((5.9, Y0, 0.225), (5.9, Y1, 0.225))]
scene.lines('axes', axes, EYE, 0.0006, dim).visible_shadow = False
frame = []
for cx, cy in ((5.9, 10.6), (0.4, 13.6), (5.9, 18.6), (0.4, 18.6), (-4.6, 18.6)):
    c = [(cx - 0.25, cy - 0.25), (cx + 0.25, cy - 0.25), (cx + 0.25, cy + 0.25), (cx - 0.25, cy + 0.25)]
    frame += [((*p, 0.2), (*p, STOREY)) for p in c] + [((*c[k], STOREY), (*c[(k + 1) % 4], STOREY)) for k in range(4)]
scene.lines('frame', frame, EYE, 0.0006, materials.glow('frame', (0.035, 0.5, 0.95), 0.85)).visible_shadow = False

# A walkway of boards, a bundle of bars, the surveyor's instrument, a tablet on a box, sleeves that still wait.
for k in range(3):
    kit.block((-0.9 + 0.26 * k, 1.4 + 0.1 * k, 0.225), (0.24, 9.5, 0.04), timber, 0.004)
bars.rods('bundle', [((5.0 + 0.035 * (k % 6) + 0.017 * (k // 6), 2.6, 0.34 + 0.03 * (k // 6)), (5.0 + 0.035 * (k % 6) + 0.017 * (k // 6), 6.0 + 0.05 * random.random(), 0.34 + 0.03 * (k // 6))) for k in range(18)], 0.0155, steel_bars)
for yy in (3.0, 5.4):
    kit.block((4.9, yy, 0.225), (0.45, 0.1, 0.1), timber, 0.004)
scene.total_station((0.1, 9.3, 0.225), 0.7)
kit.block((2.56, 5.0, 0.225), (0.42, 0.3, 0.24), dark, 0.02, 0.15)
kit.block((2.56, 5.0, 0.4), (0.42, 0.3, 0.015), orange, 0.004, 0.15)
props.slate((2.75, 5.03, 0.468), 0.2, 38, (0.31, 0.22))
props.helmet((3.22, 5.1, 0.225), orange, 2.4)
for k, (px, py) in enumerate(((1.9, 4.7), (2.1, 5.0), (1.66, 4.85))):
    kit.turned([(0.105, 0), (0.132, 0.002), (0.132, 0.33), (0.105, 0.332)], (px, py, 0.225 + 0.132), (math.cos(0.4 + k), math.sin(0.4 + k), 0), plastic, 32) if k < 2 else kit.turned([(0.132, 0), (0.132, 0.33), (0.105, 0.332), (0.105, 0.02)], (px + 0.3, py + 0.25, 0.225), (0, 0, 1), plastic, 32)

# Guard rail and net at the edge, a tower crane, the town.
scene.fence([(X1 + 0.12, Y0), (X1 + 0.12, Y1 + 0.12), (X0, Y1 + 0.12)], 0.2)


base, paint = np.float64((34.0, 84.0, -16.0)), materials.plain('crane', (0.5, 0.2, 0.03), 0.45)
bars.lattice(base, base + (0, 0, 52), 1.8, 1.8, 0.09, paint)
bars.lattice(base + (14, 6, 51), base + (-46, -20, 51), 1.3, 1.6, 0.06, paint)
bars.lattice(base + (0, 0, 52), base + (0, 0, 58), 1.2, 1.5, 0.08, paint)
bars.rods('stays', [(base + (0, 0, 58), base + (-30, -13, 51.6)), (base + (0, 0, 58), base + (12, 5.2, 51.6)), (base + (-26, -11.3, 50.4), base + (-26, -11.3, 20))], 0.05, dark, 5)
kit.block(tuple(base + (11, 3, 48.6)), (3.2, 2.4, 2.4), materials.plain('ballast', (0.25, 0.25, 0.25), 0.9))
kit.block(tuple(base + (-1.9, -2.2, 49.0)), (1.6, 1.6, 2.0), dark)
kit.block(tuple(base + (-26.4, -11.7, 18.4)), (0.8, 0.8, 1.6), dark)

haze = scene.sky(strength=4.0, glow_at=(0.42, 1.0))
scene.sun(direction=62, elevation=8.5, strength=11, colour=(1.0, 0.56, 0.28), size=0.9)
blocks = []
for _ in range(150):
    a, r = math.radians(random.uniform(25, 165)), random.uniform(120, 760)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(14, 40), random.uniform(14, 30), random.uniform(2, 10) + max(0, r - 250) * 0.03))
scene.town(haze, blocks, 420)
scene.put('land', [(-1500, 40, -16), (1500, 40, -16), (1500, 1900, -16), (-1500, 1900, -16)], [(0, 1, 2, 3)], materials.mud(-16.5, haze))
scene.panel((3.0, 8.2, 1.9), (2.4, 2.4), 26, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((-4, -3, 5.0), (6, 3), 130, (0.62, 0.76, 1.0), (0.5, 0.9, -0.6))
scene.panel((0.2, 3.4, 3.0), (1.6, 1.0), 55, (1.0, 0.76, 0.5), (0.45, 0.75, -0.6))
if TALL:
    scene.camera(EYE, (EYE[0] + 0.0, 8, EYE[2]), scene.word('lens', 24), (0.13, -0.06))
else:
    scene.camera(EYE, (EYE[0], 8, EYE[2]), scene.word('lens', 24), (-0.02, -0.1))
scene.render(arguments, bounces=5)
