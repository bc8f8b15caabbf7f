"""A meeting room at dusk: on the real table stands a city as light, one building of it as the site's own model."""
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

arguments, data = scene.start()
TOP = 0.74
EYE = scene.word('eye', (-2.15, -3.75, 1.95))
REVISED = scene.said('revised')  # the floors that one tower lost
FORUM = scene.said('forum')  # in a hall: a plinth instead of the table, and one half of the town made of card
random = np.random.default_rng(int(scene.word('seed', 12)))

concrete = materials.concrete(tone=0.9)
oak = kit.wood('oak', (0.13, 0.07, 0.034), (0.26, 0.155, 0.08), 0.3)
floor = kit.wood('boards', (0.05, 0.031, 0.019), (0.1, 0.064, 0.04), 0.4, (9, 0.5, 9))
black = materials.plain('frame', (0.018, 0.018, 0.02), 0.4)
cloth = materials.plain('cloth', (0.085, 0.08, 0.076), 0.9, specular=0.1)
paper = materials.plain('paper', (0.72, 0.7, 0.66), 0.7)
orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.45)
panel = kit.wood('panelling', (0.035, 0.021, 0.013), (0.066, 0.042, 0.026), 0.5, (9, 9, 0.5))

# The room: panelling left, concrete behind, a wide window to the right.
kit.block((-6, -6, -0.1), (14, 12, 0.1), floor, 0)
kit.block((-6, -6, 3.1), (14, 12, 0.2), concrete, 0)
for k in range(11):
    kit.block((-6 + k * 0.62, 3.6, 0), (0.61, 0.1, 3.1), panel, 0.006)
kit.block((-6, 3.7, 0), (6.8, 0.2, 3.1), panel, 0)
kit.block((0.82, 3.6, 0), (7.2, 0.3, 0.55), concrete, 0)
kit.block((0.82, 3.6, 2.75), (7.2, 0.3, 0.4), concrete, 0)
for x in (0.82, 2.6, 4.4, 6.2, 8.0):
    kit.block((x - 0.04, 3.66, 0.55), (0.08, 0.1, 2.2), black, 0.004)
kit.block((0.8, 3.64, 0.55), (7.2, 0.12, 0.05), black, 0.004)
kit.block((-6.1, -6, 0), (0.1, 12, 3.1), panel, 0)
kit.block((7.0, -6, 0), (0.2, 12, 3.1), concrete, 0)

# The table and its chairs.
kit.plank(kit.rounded(0, 0, 3.3, 1.6, 0.16), TOP - 0.045, TOP, oak, 0.006)
for x in (-1.15, 1.15):
    kit.block((x - 0.04, -0.55, 0), (0.08, 1.1, TOP - 0.045), black, 0.01)
kit.block((-1.15, -0.04, 0.3), (2.3, 0.08, 0.1), black, 0.01)


def chair(x, y, turn):
    """A shell on four legs, facing along +y before it is turned."""
    before = set(bpy.data.objects)
    kit.plank(kit.rounded(0, 0, 0.5, 0.48, 0.1), 0.43, 0.485, cloth, 0.02)
    back = kit.plank(kit.rounded(0, 0, 0.48, 0.42, 0.1), -0.02, 0.025, cloth, 0.018)
    back.location, back.rotation_euler = (0, -0.27, 0.72), (math.radians(78), 0, 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            scene.rod('leg', (sx * 0.17, sy * 0.15, 0.44), (sx * 0.25, sy * 0.24, 0), 0.013, black)
        scene.rod('stay', (sx * 0.16, -0.2, 0.45), (sx * 0.16, -0.285, 0.62), 0.013, black)
    pivot = bpy.data.objects.new('chair', None)
    bpy.context.collection.objects.link(pivot)
    for thing in set(bpy.data.objects) - before - {pivot}:
        thing.parent = pivot
    pivot.location, pivot.rotation_euler = (x, y, 0), (0, 0, turn)


if FORUM:
    kit.block((-1.55, -0.7, 0), (3.1, 1.4, TOP - 0.04), black, 0.01)
    for k in range(14):
        chair(-4.4 + 0.62 * (k % 7), 2.1 + 0.85 * (k // 7), math.pi + 0.05 * (k % 3 - 1))
else:
    chair(1.1, -1.5, -0.35)
    chair(2.15, -0.1, math.pi / 2 + 0.3)
    for x, turn in ((-0.9, 0.1), (0.15, -0.3), (1.15, 0.06)):
        chair(x, 1.3, math.pi + turn)

# --- the city of light ---
pale, line = materials.new('city')
normal = line('ShaderNodeSeparateXYZ', {0: line('ShaderNodeNewGeometry').outputs['Normal']}).outputs
facing = line.math('MULTIPLY_ADD', normal[2], 0.3, line.math('MULTIPLY_ADD', normal[0], -0.22, 0.34))
body = line('ShaderNodeBsdfPrincipled', {'Base Color': (0.05, 0.2, 0.28, 1) if FORUM else (0.3, 0.5, 0.58, 1), 'Roughness': 0.7, 'Specular': 0.2, 'Emission': (0.008, 0.16, 0.3, 1) if FORUM else (0.008, 0.13, 0.25, 1), 'Emission Strength': facing}).outputs[0]
line.end(body)
pale.cycles.sample_as_light = False
edge = materials.glow('city edge', (0.07, 0.62, 1.0), 1.25)
fine = materials.glow('city storeys', (0.04, 0.42, 0.75), 0.55)
bright = materials.glow('city bright', (0.3, 0.88, 1.0), 3.0)
card = kit.clean('card', (0.66, 0.63, 0.58), 0.9)
pairs, storeys, roads, tops = [], [], [], []
W, D, Z = 1.36, 0.62, TOP + 0.012


def tower(x, y, w, d, z, h):
    tops.append((z + h, x, y, w, d))
    if FORUM and x + w / 2 < 0.05:
        scene.box('tower', (x, y, z), (w, d, h), card, 0.0012)
        return
    scene.box('tower', (x, y, z), (w, d, h), pale)
    a, b, c, e = (x, y), (x + w, y), (x + w, y + d), (x, y + d)
    for p, q in ((a, b), (b, c), (c, e), (e, a)):
        pairs.append(((*p, z + h), (*q, z + h)))
        pairs.append(((*p, z), (*p, z + h)))
        for s in np.arange(z + 0.022, z + h - 0.008, 0.022):
            storeys.append(((*p, s), (*q, s)))


columns, rows = 13, 6
stepx, stepy = 2 * W / columns, 2 * D / rows
for i in range(columns):
    for j in range(rows):
        x, y = -W + i * stepx, -D + j * stepy
        if i in (7, 8) and j in (2, 3):
            continue  # the site
        if j == 4 and i < 6:
            roads.append(((x, y + stepy * 0.5, Z), (x + stepx, y + stepy * 0.5, Z)))
            continue  # a park strip
        away = math.hypot((i - 8.5) / 6, (j - 3.0) / 4)
        tall = 0.06 + 0.42 * max(0, 1 - away) * random.uniform(0.35, 1) + 0.13 * random.random() ** 2
        gap = 0.026
        w, d = stepx - gap, stepy - gap
        kind = random.random()
        if kind < 0.3:
            tower(x + gap / 2, y + gap / 2, w * 0.46, d, Z, tall)
            tower(x + gap / 2 + w * 0.56, y + gap / 2, w * 0.44, d * 0.6, Z, tall * random.uniform(0.5, 0.9))
        elif kind < 0.75:
            tower(x + gap / 2, y + gap / 2, w, d, Z, tall * 0.42)
            tower(x + gap / 2 + w * 0.16, y + gap / 2 + d * 0.16, w * 0.62, d * 0.66, Z + tall * 0.42, tall * 0.75)
        else:
            tower(x + gap / 2, y + gap / 2, w * 0.92, d * 0.9, Z, tall * 0.75)
for i in range(columns + 1):
    roads.append(((-W + i * stepx, -D, Z - 0.004), (-W + i * stepx, D, Z - 0.004)))
for j in range(rows + 1):
    roads.append(((-W, -D + j * stepy, Z - 0.004), (W, -D + j * stepy, Z - 0.004)))
if REVISED:
    # Three floors in orange on the second tower.
    z, x, y, w, d = sorted(tops)[-2]
    corners = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
    ghost = [((*corners[k], z + 0.022 * s), (*corners[(k + 1) % 4], z + 0.022 * s)) for k in range(4) for s in range(4)]
    scene.lines('lost', ghost + [((*c, z), (*c, z + 0.066)) for c in corners], EYE, 0.0011, materials.glow('lost', (1.0, 0.24, 0.015), 2.2)).visible_shadow = False
base = scene.box('base', (-W - 0.03, -D - 0.03, TOP + 0.001), (2 * W + 0.06, 2 * D + 0.06, 0.006), materials.ghost('base', 0.35, 0.5))
frame = [(-W - 0.03, -D - 0.03), (W + 0.03, -D - 0.03), (W + 0.03, D + 0.03), (-W - 0.03, D + 0.03)]
rim = [((*frame[k], Z), (*frame[(k + 1) % 4], Z)) for k in range(4)]

# The site's own building, at 1:115, carries the brightest lines.
f = data['frame']
scale = 1 / 122
ox, oy = -W + 7 * stepx + 0.01, -D + 2 * stepy + 0.06
mine = []
for group in data['groups']:
    if group['side'] == 'whole' and group['trade'] == 'structure' and group['layer'] in ('slab', 'column', 'core'):
        points = np.float64(group['points']) * scale + [ox, oy, Z]
        shell = scene.put('mine', points, group['faces'], pale)
        mine += [(tuple(points[a]), tuple(points[b])) for a, b in group['edges']]
for name, segments, weight, material in (('edges', pairs, 0.00068, edge), ('storeys', storeys, 0.00028, fine), ('roads', roads, 0.0004, fine), ('rim', rim, 0.0013, bright), ('mine', mine, 0.0008, bright)):
    rods = scene.lines(name, np.float64(segments), EYE, weight, material)
    rods.visible_shadow = False
# A mark in orange over the site, as on the drawings.
mx, my = ox + f['length'] * scale / 2, oy + f['depth'] * scale / 2
mark = materials.glow('mark', (1.0, 0.24, 0.015), 2.2)
scene.rod('mark', (mx, my, Z + f['height'] * scale + 0.01), (mx, my, Z + 0.62), 0.0028, mark)
kit.turned([(0.003, 0), (0.02, 0.02), (0.026, 0.04), (0.02, 0.06), (0.003, 0.08)], (mx, my, Z + 0.61), (0, 0, 1), mark, 20)

# What lies on the table and stands about.
for x, y, turn in ((-1.5, 0.28, 0.2), (-1.52, -0.45, -0.1)):
    scene.box('sheet', (x - 0.08, y - 0.06, TOP + 0.001), (0.21, 0.297, 0.002), paper, 0, turn)
kit.turned([(0.032, 0), (0.04, 0.09), (0.036, 0.09), (0.03, 0.012)], (-1.5, -0.1, TOP), (0, 0, 1), paper, 24)
props.helmet((-1.5, 0.52, TOP + 0.002), orange, 0.6)
kit.block((-4.6, 3.0, 0), (2.6, 0.5, 0.72), panel, 0.01)

# Lamps over the table, dusk behind the glass.
shade = materials.plain('shade', (0.03, 0.03, 0.033), 0.4, 0.4)
bulb = materials.glow('lamp disc', (1.0, 0.72, 0.45), 6)
for x in (-1.0, 0.1, 1.2):
    kit.turned([(0.02, 0.2), (0.05, 0.19), (0.13, 0.02), (0.135, 0), (0.12, 0.005)], (x, 0, 1.95), (0, 0, 1), shade, 32)
    kit.turned([(0.11, 0), (0.11, 0.004)], (x, 0, 1.962), (0, 0, 1), bulb, 24)
    scene.rod('cord', (x, 0, 2.1), (x, 0, 3.1), 0.004, shade, 6)
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 75, (1.0, 0.62, 0.33), math.radians(125), 0.6, 0.08
    thing = bpy.data.objects.new('spot', light)
    thing.location = (x, 0, 1.94)
    bpy.context.collection.objects.link(thing)
haze = scene.sky(strength=3.2, glow_at=(0.55, 1.0))
blocks = []
for _ in range(140):
    a, r = math.radians(random.uniform(30, 105)), random.uniform(220, 1100)
    blocks.append((EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a), random.uniform(14, 40), random.uniform(14, 30), random.uniform(2, 24) - 13))
for _ in range(160):
    a, r = math.radians(random.uniform(28, 100)), random.uniform(45, 230)
    blocks.append((EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a), random.uniform(10, 24), random.uniform(10, 20), random.uniform(0, 9) * min(1, r / 160) - 7))
scene.town(haze, blocks, 900)
scene.put('land', [(-900, 40, -14), (900, 40, -14), (900, 1900, -14), (-900, 1900, -14)], [(0, 1, 2, 3)], materials.mud(-20, haze))
scene.panel((0, 0, TOP + 0.45), (2.4, 1.0), 5, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((0.1, 0, TOP + 0.02), (2.6, 1.2), 8, (0.1, 0.6, 1.0), (0, 0, 1))
scene.panel((1.0, -4.2, 2.95), (3, 1), 300, kit.WARM, (0, 0.5, -1))
scene.panel((3.0, 2.6, 2.95), (4, 0.6), 90, kit.WARM, (0, 0.3, -1))
if FORUM:
    # Where card and model meet.
    kit.front([((0.05, -D - 0.03, Z + 0.002), (0.05, D + 0.03, Z + 0.002))], EYE, 0.0022)
    scene.panel((-1.5, -3.0, 2.9), (2, 1), 90, (1.0, 0.86, 0.7), (0.3, 1, -0.9))
    for k in range(5):
        kit.turned([(0.09, 0), (0.09, 0.03)], (-4 + k * 1.6, 3.2, 2.98), (0, 0, 1), bulb, 20)
        scene.panel((-4 + k * 1.6, 3.1, 2.9), (0.2, 0.2), 30, kit.WARM, (0, 0.25, -1))
scene.camera(EYE, scene.word('target', (0.12, 0.1, 0.98)), scene.word('lens', 30), (0, 0), level=False)
scene.render(arguments, bounces=5)
