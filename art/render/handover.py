"""A finished lobby in the day's last light: half of the ceiling is closed, half is looked through, and the services stand there as model."""
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
random = np.random.default_rng(6)
EYE, LONG, WIDE, CEIL, SLAB, SEAM = (3.1, -2.6, 1.5), 17.0, 7.2, 3.0, 4.1, 2.75  # the seam in x: left of it the ceiling is closed

concrete = materials.concrete(tone=1.1)
panel = kit.wood('panelling', (0.04, 0.024, 0.014), (0.085, 0.053, 0.032), 0.45, (9, 9, 0.5))
plaster = kit.clean('plaster', (0.58, 0.565, 0.54), 0.9)
tile = kit.clean('ceiling tile', (0.62, 0.61, 0.59), 0.95)
frame = materials.plain('mullion', (0.03, 0.03, 0.033), 0.4)
cloth = kit.clean('cloth', (0.2, 0.185, 0.165), 0.95, 0.1)
rug = materials.plain('rug', (0.115, 0.11, 0.105), 1.0, specular=0.05)
leaf = materials.plain('leaf', (0.03, 0.07, 0.025), 0.6)
pot = materials.plain('pot', (0.25, 0.24, 0.23), 0.8)
oak = kit.wood('oak', (0.15, 0.085, 0.042), (0.28, 0.17, 0.09), 0.4)
black = bpy.data.materials['mullion']


def terrazzo():
    material, g = materials.new('terrazzo')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    chips = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 42.0})
    pick = g('ShaderNodeSeparateRGB', {0: chips.outputs[1]}).outputs
    chip = g.mix(pick[0], (0.2, 0.19, 0.18), (0.5, 0.47, 0.43))
    tone = g.mix(g.math('MULTIPLY', g.ramp(chips.outputs[0], 0.42, 0.3), g.math('GREATER_THAN', pick[1], 0.45)), (0.34, 0.33, 0.31), chip)
    parts = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    for part in (parts[0], parts[1]):
        edge = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', part, 1.2)), 0.5))
        tone = g.mix(g.math('GREATER_THAN', edge, 0.4975), tone, (0.12, 0.11, 0.1))
    rough = g.ramp(g.noise(at, 1.4, 5), 0.3, 0.7, 0.12, 0.26)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.5}).outputs[0])
    return material


kit.block((-1, -5, -0.1), (WIDE + 2, LONG + 6, 0.1), terrazzo(), 0)
kit.block((-1, -5, SLAB), (WIDE + 2, LONG + 6, 0.25), concrete, 0)
for k in range(28):
    kit.block((-0.06, -5 + k * 0.8, 0), (0.06, 0.79, CEIL), panel, 0.004)
kit.block((-0.3, -5, 0), (0.24, LONG + 6, SLAB), panel, 0)
kit.block((-0.3, LONG, 0), (WIDE + 0.6, 0.2, SLAB), plaster, 0)
kit.block((-0.3, -5.2, 0), (WIDE + 0.6, 0.2, SLAB), plaster, 0)
# The end: a dark opening with a lift lobby.
kit.block((2.6, LONG - 0.05, 0), (2.2, 0.08, 2.3), frame, 0)
for k in range(2):
    kit.block((2.68 + k * 1.03, LONG - 0.09, 0.02), (1.0, 0.05, 2.2), materials.plain(f'lift{k}', (0.42, 0.4, 0.38), 0.3, 0.8), 0.004)
# The glass side.
kit.block((WIDE, -5, CEIL), (0.3, LONG + 6, SLAB - CEIL), plaster, 0)
kit.block((WIDE, -5, 0), (0.3, LONG + 6, 0.12), frame, 0)
for k in range(13):
    y = -4.6 + k * 1.8
    kit.block((WIDE, y - 0.035, 0.1), (0.16, 0.07, CEIL), frame, 0.004)
    if k % 3 == 1:
        kit.block((WIDE - 0.65, y - 0.22, 0), (0.44, 0.44, SLAB), concrete, 0.015)
kit.block((WIDE + 0.02, -5, 2.25), (0.08, LONG + 6, 0.05), frame, 0)

# The closed half of the ceiling: tiles, a shadow gap, lines of light.
for i in range(2):
    for j in range(18):
        kit.block((0.02 + i * 1.37, -4.6 + j * 1.2, CEIL), (1.345, 1.175, 0.03), tile, 0.004)
light = materials.glow('ceiling light', (1.0, 0.8, 0.56), 5.0)
for j in range(9):
    kit.block((1.2, -3.4 + j * 2.4, CEIL - 0.004), (0.34, 1.2, 0.02), light, 0)
kit.front([((SEAM, -4.6, CEIL + 0.015), (SEAM, LONG, CEIL + 0.015)), ((SEAM, LONG - 0.06, CEIL), (SEAM, LONG - 0.06, SLAB))], EYE, 0.0014)
# The looked-through half: only the grid and its hangers stay, as fine lines.
grid = [((x, -4.6, CEIL), (x, LONG, CEIL)) for x in (4.11, 5.48, 6.85)] + [((SEAM, y, CEIL), (WIDE, y, CEIL)) for y in np.arange(-3.4, LONG, 1.2)]
rods = scene.lines('grid', grid, EYE, 0.00042, materials.glow('grid', (0.05, 0.45, 0.8), 0.75))
rods.visible_shadow = False

# Services, all beyond the cut: everything is model.
any_ = materials.plain('any', (0.5, 0.5, 0.5))
parts = kit.duct([(3.75, -4.8, 3.62), (3.75, LONG - 0.1, 3.62)], 0.95, 0.42, any_)
for y in np.arange(-1.6, LONG, 3.6):
    parts.append(kit.tube([(4.2, y, 3.62), (5.35, y, 3.62)], 0.15, any_))
    low = kit.block((5.2, y - 0.3, 3.1), (0.62, 0.6, 0.66), any_, 0)
    low['model'] = 'duct'
    parts += [low, kit.block((5.14, y - 0.36, CEIL + 0.02), (0.74, 0.72, 0.05), any_, 0)]
for x, z, r in ((6.2, 3.55, 0.085), (6.47, 3.55, 0.085), (6.72, 3.55, 0.06), (6.9, 3.55, 0.045)):
    parts.append(kit.tube([(x, -4.8, z), (x, LONG - 0.1, z)], r, any_, sides=18))
for y in np.arange(-2.6, LONG, 2.4):
    parts.append(kit.block((6.08, y - 0.02, 3.42), (0.94, 0.04, 0.04), any_, 0))
    for x in (6.1, 6.98):
        parts += kit.quietly([kit.tube([(x, y, 3.42), (x, y, SLAB)], 0.009, any_, sides=6)])
    for x in (3.22, 4.28):
        parts += kit.quietly([kit.tube([(x, y + 0.5, 3.38), (x, y + 0.5, SLAB)], 0.009, any_, sides=6)])
parts.append(kit.tube([(4.75, -4.8, 3.86), (4.75, LONG - 0.1, 3.86)], 0.04, any_, sides=12))
for y in np.arange(-3, LONG, 2.4):
    parts.append(kit.tube([(4.75, y, 3.86), (4.75, y, 3.06)], 0.016, any_, sides=8))
    parts.append(kit.turned([(0.035, 0), (0.02, 0.05)], (4.75, y, 3.0), (0, 0, 1), any_, 12))
tray = kit.block((5.7, -4.8, 3.72), (0.32, LONG + 4.6, 0.07), any_, 0)
tray['model'] = 'duct'
parts.append(tray)
kit.meet(parts, (SEAM + 0.01, 0, 0), (1, 0, 0), EYE, weight=0.0007, shine=2.3, glow=False)

# A desk at the dark side, seats and a table by the glass, a tree in a pot.
kit.plank(kit.rounded(1.05, 9.2, 0.9, 3.2, 0.2), 0, 1.06, oak, 0.01)
kit.plank(kit.rounded(1.05, 9.2, 1.0, 3.3, 0.2), 1.06, 1.1, plaster, 0.006)
kit.block((4.1, 3.0, 0.0), (2.6, 3.6, 0.012), rug, 0)


def sofa(x, y, long, turn):
    """Seat, back and arms on a plinth; `long` runs along y before it is turned."""
    pieces = [kit.block((-0.42, -long / 2, 0.1), (0.84, long, 0.16), cloth, 0.03), kit.block((0.24, -long / 2, 0.24), (0.2, long, 0.52), cloth, 0.06)]
    count = max(1, round(long / 0.75))
    for k in range(count):
        pieces.append(kit.block((-0.42, -long / 2 + 0.08 + k * (long - 0.16) / count, 0.26), (0.68, (long - 0.16) / count - 0.012, 0.17), cloth, 0.045))
    for s in (-1, 1):
        pieces.append(kit.block((-0.42, s * long / 2 - (0.1 if s > 0 else 0), 0.24), (0.84, 0.1, 0.34), cloth, 0.035))
    pieces += [kit.block((-0.36, -long / 2 + 0.04, 0), (0.72, long - 0.08, 0.1), black, 0)]
    c, s = math.cos(turn), math.sin(turn)
    for piece in pieces:
        px, py, pz = piece.location
        piece.location, piece.rotation_euler = (x + px * c - py * s, y + px * s + py * c, pz), (0, 0, turn)


sofa(6.15, 4.8, 2.3, 0)
sofa(4.35, 4.1, 0.85, math.pi * 0.97)
sofa(4.3, 5.6, 0.85, math.pi * 1.03)
kit.plank(kit.rounded(5.25, 4.8, 0.62, 1.15, 0.1), 0.34, 0.375, oak, 0.006)
for y in (4.4, 5.2):
    kit.block((5.05, y - 0.02, 0), (0.4, 0.04, 0.34), black, 0.004)
for px, py, size in ((6.35, 8.0, 1.0), (6.3, 1.75, 0.85)):
    kit.turned([(0.2 * size, 0), (0.27 * size, 0.5 * size), (0.25 * size, 0.5 * size), (0.24 * size, 0.46 * size)], (px, py, 0), (0, 0, 1), pot, 36)
    for k in range(7):
        a, lean = k * 2.4, random.uniform(0.1, 0.4) * size
        top = (px + lean * math.cos(a), py + lean * math.sin(a), random.uniform(1.3, 2.0) * size)
        scene.rod('stem', (px, py, 0.45 * size), top, 0.012, pot, 6)
        points, faces = [], []
        for m in range(60):
            t = random.uniform(0.35, 1.05)
            base = np.float64([px, py, 0.45 * size]) + (np.float64(top) - [px, py, 0.45 * size]) * t
            d = random.normal(0, 1, 3)
            d /= np.linalg.norm(d)
            side = np.cross(d, (0, 0, 1))
            side *= 0.032 * size / max(np.linalg.norm(side), 1e-6)
            tip = base + d * 0.2 * size + [0, 0, -0.03]
            n = len(points)
            points += [tuple(base), tuple(base + d * 0.1 * size + side), tuple(tip), tuple(base + d * 0.1 * size - side)]
            faces.append((n, n + 1, n + 2, n + 3))
        scene.put('leaves', points, faces, leaf)

# The handover: on a stand before the seats the tablet with the model, the keys, the engineer's helmet.
TX, TY, TOP = 4.35, 0.75, 0.96
kit.plank(kit.rounded(TX, TY, 0.86, 0.5, 0.05), TOP - 0.035, TOP, oak, 0.006)
for sx in (-0.36, 0.36):
    for sy in (-0.19, 0.19):
        scene.rod('leg', (TX + sx, TY + sy, TOP - 0.03), (TX + sx * 1.12, TY + sy * 1.12, 0), 0.014, black, 12)
props.slate((TX - 0.16, TY + 0.0, TOP + 0.07), 0.28, 52, (0.32, 0.22))
kit.block((TX - 0.2, TY + 0.06, TOP), (0.16, 0.1, 0.08), black, 0.006, 0.28)
props.helmet((TX + 0.24, TY + 0.06, TOP), props.white(), 3.9)
brass = materials.plain('key', (0.6, 0.42, 0.16), 0.28, 1.0)
ring_at = np.float64((TX + 0.08, TY - 0.15, TOP + 0.004))
kit.ring(ring_at, (0, 0.05, 1), 0.018, 0.0022, brass, 30)
for a in (-2.4, -1.9, -1.2):
    way = np.float64((math.cos(a), math.sin(a), 0))
    head = ring_at + way * 0.03
    kit.turned([(0.0, -0.0012), (0.012, -0.0012), (0.012, 0.0012), (0.0, 0.0012)], head, (0, 0, 1), brass, 24)
    scene.rod('key', head, head + way * 0.05, 0.003, brass, 8)
    for t in (0.036, 0.045):
        scene.rod('bit', head + way * t, head + way * t + np.float64((-way[1], way[0], 0)) * 0.008, 0.002, brass, 6)
props.sheet((TX - 0.4, TY - 0.2, TOP + 0.001), 0.297, 0.21, 0.12, 5)

# Late light through the glass; the town outside.
haze = scene.sky(strength=7.5, glow_at=(1.0, 0.55), dark=(0.02, 0.045, 0.1), blue=(0.06, 0.1, 0.17), warm=(1.1, 0.62, 0.32), far=(0.22, 0.2, 0.22))
blocks = []
for _ in range(90):
    a, r = math.radians(random.uniform(-40, 92)), random.uniform(80, 460)
    blocks.append((EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a), random.uniform(12, 32), random.uniform(12, 26), random.uniform(5, 17)))
scene.town(haze, [b for b in blocks if b[0] > 60 and b[4] < 6 + b[0] * 0.06], 420)
scene.put('land', [(7.3, -400, -0.12), (900, -400, -0.12), (900, 900, -0.12), (7.3, 900, -0.12)], [(0, 1, 2, 3)], materials.plain('paving', (0.2, 0.19, 0.18), 0.8))
scene.sun(direction=40, elevation=19, strength=26, colour=(1.0, 0.66, 0.38), size=0.9)
scene.panel((4.9, 5.5, 3.95), (3.8, 14), 75, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((WIDE - 0.05, 6, 1.7), (2.6, 16), 380, (0.75, 0.82, 1.0), (-1, 0, -0.05))
scene.panel((2.0, 6, 0.3), (3, 16), 40, (1.0, 0.8, 0.62), (-0.15, 0, 1))
scene.panel((1.4, 6, CEIL - 0.05), (0.4, 16), 60, kit.WARM, (0, 0, -1))
scene.camera(EYE, (3.75, 8.0, 1.5), 23, (-0.035, 0.115))
scene.render(arguments, bounces=5)
