"""A meeting room with a city as light on its real table: at 1:500, from near on a grey day, or with the word `revised` down its street in the evening, and with `wide` too from the table's corner; `forum`: in a hall at dusk, one building of it as the site's own model."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import seats  # noqa: E402
import street  # noqa: E402
from mathutils import Matrix  # noqa: E402

arguments, data = scene.start()
TOP = 0.74
EYE = scene.word('eye', (-2.15, -3.75, 1.95))
REVISED, WIDE = scene.said('revised'), scene.said('wide')  # one tower has lost floors; from the table's corner
random = np.random.default_rng(int(scene.word('seed', 12)))

concrete = materials.concrete(tone=0.9)
oak = kit.wood('oak', (0.13, 0.07, 0.034), (0.26, 0.155, 0.08), 0.3)
floor = kit.wood('boards', (0.05, 0.031, 0.019), (0.1, 0.064, 0.04), 0.4, (9, 0.5, 9))
black = materials.plain('frame', (0.018, 0.018, 0.02), 0.4)
cloth = materials.plain('cloth', (0.085, 0.08, 0.076), 0.9, specular=0.1)
paper = materials.plain('paper', (0.72, 0.7, 0.66), 0.7)
orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.45)
panel = kit.wood('panelling', (0.035, 0.021, 0.013), (0.066, 0.042, 0.026), 0.5, (9, 9, 0.5))


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


def forum():
    """A hall at dusk: a plinth below the table, and one half of the town made of card."""
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

    kit.block((-1.55, -0.7, 0), (3.1, 1.4, TOP - 0.04), black, 0.01)
    for k in range(14):
        chair(-4.4 + 0.62 * (k % 7), 2.1 + 0.85 * (k // 7), math.pi + 0.05 * (k % 3 - 1))

    # --- the city of light ---
    pale, line = materials.new('city')
    normal = line('ShaderNodeSeparateXYZ', {0: line('ShaderNodeNewGeometry').outputs['Normal']}).outputs
    facing = line.math('MULTIPLY_ADD', normal[2], 0.3, line.math('MULTIPLY_ADD', normal[0], -0.22, 0.34))
    body = line('ShaderNodeBsdfPrincipled', {'Base Color': (0.05, 0.2, 0.28, 1), 'Roughness': 0.7, 'Specular': 0.2, 'Emission': (0.008, 0.16, 0.3, 1), 'Emission Strength': facing}).outputs[0]
    line.end(body)
    pale.cycles.sample_as_light = False
    edge = materials.glow('city edge', (0.07, 0.62, 1.0), 1.25)
    fine = materials.glow('city storeys', (0.04, 0.42, 0.75), 0.55)
    bright = materials.glow('city bright', (0.3, 0.88, 1.0), 3.0)
    card = kit.clean('card', (0.66, 0.63, 0.58), 0.9)
    pairs, storeys, roads = [], [], []
    W, D, Z = 1.36, 0.62, TOP + 0.012


    def tower(x, y, w, d, z, h):
        if x + w / 2 < 0.05:
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
    # Where card and model meet.
    kit.front([((0.05, -D - 0.03, Z + 0.002), (0.05, D + 0.03, Z + 0.002))], EYE, 0.0022)
    scene.panel((-1.5, -3.0, 2.9), (2, 1), 90, (1.0, 0.86, 0.7), (0.3, 1, -0.9))
    for k in range(5):
        kit.turned([(0.09, 0), (0.09, 0.03)], (-4 + k * 1.6, 3.2, 2.98), (0, 0, 1), bulb, 20)
        scene.panel((-4 + k * 1.6, 3.1, 2.9), (0.2, 0.2), 30, kit.WARM, (0, 0.25, -1))
    scene.camera(EYE, scene.word('target', (0.12, 0.1, 0.98)), scene.word('lens', 30), (0, 0), level=False)
    scene.render(arguments, bounces=5)


# --- in the meeting room ---
NEAR = not (scene.said('forum') or REVISED)
AHEAD = scene.word('eye', (-0.75, 2.3, 1.3) if NEAR else (-1.3, 2.3, 1.12) if WIDE else (-1.55, 3.25, 1.06))
SITE = np.float64((0.7, 3.72, TOP + 0.008))  # the model's middle
LOW = 0.0165  # between its lines of storeys, of which it has one in two or three
STOREY = 0.016  # between its floors of glass
CHAIRS = ((-1.6, 3.42, -0.95, True), (-0.3, 2.82, 0.1, False), (0.72, 2.86, -0.04, False), (1.72, 2.8, -0.2, False), (-0.3, 4.92, math.pi - 0.1, False), (0.5, 4.88, math.pi + 0.06, False), (1.35, 4.95, math.pi + 0.2, False), (2.2, 4.88, math.pi, False))


def near():
    """A grey day, from the table's end: one tower sharp, a hand beside it, and all that is before or behind soft."""
    haze = scene.sky(strength=9, glow_at=(1.0, 0.2), dark=(0.15, 0.165, 0.18), blue=(0.17, 0.18, 0.19), warm=(0.2, 0.2, 0.195), far=(0.18, 0.185, 0.19))
    meeting_room()
    props.slate((0.3, 2.87, TOP + 0.001), 0.12, 0, (0.27, 0.19))
    town(haze)
    development(0.62)
    # Whose hand it is stands right of the frame; two others talk at the window.
    people.person((1.24, 2.77), 0.36, ((-0.1, 0.7, 1.14), (-0.25, 0.1, 0.95)), work=False, lean=14, points=True, shirt=(0.3, 0.32, 0.35), skin=(0.4, 0.235, 0.16))
    people.person((1.5, 5.62), -1.75, ((0.24, 0.06, 0.86), (-0.24, 0.02, 0.86)), work=False, shirt=(0.05, 0.065, 0.09), trousers=(0.06, 0.058, 0.055))
    people.person((2.15, 5.75), 1.6, ((0.24, 0.04, 0.86), (-0.24, 0.06, 0.86)), work=False, carry=-1, shirt=(0.42, 0.39, 0.34), style='bob')
    scene.panel((2.2, 6.4, 1.5), (6.0, 2.7), 150, (0.9, 0.95, 1.0), (0, -1, -0.12))
    scene.panel((5.0, 2.4, 1.6), (7.0, 2.4), 170, (0.94, 0.97, 1.0), (-1, 0, -0.1))
    scene.panel((-2.2, -2.8, 2.0), (6.0, 2.2), 40, (1.0, 0.94, 0.86), (0, 1, 0))
    scene.panel((SITE[0] - 1.3, SITE[1], TOP + 0.03), (1.2, 0.03), 5, (0.08, 0.55, 1.0), (-1, 0, -0.5))
    scene.camera(AHEAD, scene.word('target', (0.95, 3.8, 0.76)), scene.word('lens', 40), (0, 0), level=False, focus=scene.word('focus', 2.42), stop=scene.word('stop', 0.8))
    scene.render(arguments, bounces=5)


def evening():
    """After the meeting, down the model's street from the table's end, or across it from its corner: blue windows, one warm lamp, and in orange the floors that a tower lost."""
    haze = scene.sky(strength=3.2, glow_at=(-0.3, 1.0), blue=(0.026, 0.065, 0.15), warm=(0.5, 0.3, 0.22), far=(0.06, 0.1, 0.18))
    meeting_room()
    around = lambda least, most, count, reach=100: [(w * math.cos(a), w * math.sin(a)) for a, w in zip(np.radians(random.uniform(*((10, reach) if WIDE else (-30, 60)), count)), random.uniform(least, most, count))]  # noqa: E731
    scene.town(haze, [(x, y, random.uniform(14, 34), random.uniform(14, 30), random.uniform(2, 12) + 0.02 * math.hypot(x, y)) for x, y in around(90, 900, 260)], 900)
    scene.put('land', [(-300, -900, -1), (1900, -900, -1), (1900, 1900, -1), (-300, 1900, -1)], [(0, 1, 2, 3)], materials.mud(-20, haze))
    balls('lights', [(x, y, random.uniform(0, 7), 0.003 * math.hypot(x, y)) for x, y in around(40, 260, 40 if WIDE else 70, 58)], materials.glow('lights', (1.0, 0.5, 0.2), 9))
    development()
    shade, base = materials.glow('shade', (1.0, 0.6, 0.3), 3.4 if WIDE else 5), (3.7, 5.15) if WIDE else (4.1, 2.85)
    kit.turned([(0.15, 0), (0.15, 0.02), (0.012, 0.03), (0.012, 1.2)], (*base, 0), (0, 0, 1), black, 40)
    kit.turned([(0.2, 1.16), (0.16, 1.5)], (*base, 0), (0, 0, 1), shade, 40)
    scene.lamp((*base, 1.62), 60, kit.WARM, bulb=False)
    scene.lamp((*base, 1.08), 60, kit.WARM, bulb=False)
    if WIDE:
        on_the_table()
        scene.panel((-2.1, 4.9, 1.35), (0.25, 0.25), 26, kit.WARM, (1, -2, -0.8))
    else:
        scene.panel((0.6, 1.2, 1.9), (1.6, 0.5), 30, kit.WARM, (0, 1, -0.6))
    scene.panel((2.2, 6.4, 1.5), (6.0, 2.7), 18, (0.45, 0.6, 1.0), (0, -1, -0.12))
    scene.panel((5.0, 3.0, 1.6), (6.0, 2.4), 12, (0.45, 0.6, 1.0), (-1, 0, -0.1))
    scene.panel((SITE[0] - 1.3, SITE[1], TOP + 0.03), (1.2, 0.03), 1.2 if WIDE else 3, (0.08, 0.55, 1.0), (-1, 0, -0.5))
    scene.panel((SITE[0], SITE[1] - 0.65, TOP + 0.03), (2.5, 0.03), 1.6 if WIDE else 4, (0.08, 0.55, 1.0), (0, -1, -0.5))
    yaw = math.radians(scene.word('yaw', 52 if WIDE else 12))
    scene.camera(AHEAD, (AHEAD[0] + math.cos(yaw), AHEAD[1] + math.sin(yaw), AHEAD[2]), scene.word('lens', 34 if WIDE else 42), scene.word('shift', (0.0, -0.118 if WIDE else -0.117)), focus=scene.word('focus', 2.2 if WIDE else 1.79), stop=scene.word('stop', 0.6 if WIDE else 0.9))
    scene.render(arguments, bounces=5)


def meeting_room():
    """Plaster on the left with a sideboard, glass before and right of the table, a long table, chairs."""
    plaster, white = kit.clean('plaster', (0.66, 0.645, 0.61), 0.9), kit.clean('ceiling', (0.7, 0.7, 0.68), 0.9)
    pale = kit.wood('pale boards', (0.2, 0.13, 0.075), (0.34, 0.235, 0.145), 0.35, (0.5, 9, 9))
    warm = kit.wood('warm oak', (0.19, 0.105, 0.05), (0.34, 0.2, 0.104), 0.34, (0.5, 9, 9))
    bronze = materials.plain('bronze', (0.05, 0.047, 0.043), 0.4, 0.3)
    left, wall, far, right, back, high = -0.72, 5.2, 6.6, 5.3, -3.2, 2.95
    kit.block((-6, back, -0.1), (right + 6.4, far - back + 0.3, 0.1), pale, 0)
    kit.block((-6, back, high), (right + 6.4, far - back + 0.3, 0.2), white, 0)
    kit.block((-6, back - 0.2, 0), (right + 6.4, 0.2, high), plaster, 0)
    kit.block((-6, back, 0), (0.2, far - back, high), plaster, 0)
    kit.block((-6, wall, 0.07), (left + 6, 0.16, high), plaster, 0.004)
    kit.block((-6, wall + 0.02, 0), (left + 6 - 0.02, 0.12, 0.07), bronze, 0)
    for x in np.arange(left - 1.0, right + 0.1, 1.44):
        kit.block((x - 0.03, far - 0.03, 0), (0.06, 0.13, high), bronze, 0.004)
    for y in np.arange(far - 8.64, far + 0.1, 1.44):
        kit.block((right - 0.03, y - 0.03, 0), (0.13, 0.06, high), bronze, 0.004)
    for z, deep in ((0.0, 0.12), (high - 0.14, 0.14)):
        kit.block((left - 2, far - 0.03, z), (right - left + 2, 0.13, deep), bronze, 0.004)
        kit.block((right - 0.03, back, z), (0.13, far - back, deep), bronze, 0.004)
    # The sideboard: doors with a gap, on a dark foot; on it books and a bowl.
    kit.block((-4.6, wall - 0.46, 0.1), (3.3, 0.46, 0.62), warm, 0.006)
    kit.block((-4.55, wall - 0.4, 0), (3.2, 0.36, 0.1), black, 0)
    for k in range(7):
        kit.block((-4.6 + 0.55 * k - 0.003, wall - 0.463, 0.1), (0.006, 0.02, 0.62), black, 0)
    x = -1.62
    for wide, tall, tone in ((0.03, 0.27, (0.5, 0.47, 0.42)), (0.022, 0.24, (0.1, 0.13, 0.15)), (0.04, 0.3, (0.55, 0.53, 0.5)), (0.026, 0.25, (0.45, 0.16, 0.05)), (0.03, 0.28, (0.22, 0.22, 0.21))):
        kit.block((x - wide, wall - 0.3, 0.72), (wide, 0.2, tall), props.look(f'book {tone}', lambda n: kit.clean(n, tone, 0.8)), 0.002)  # noqa: B023
        x -= wide + 0.001
    kit.turned([(0.05, 0), (0.1, 0.012), (0.16, 0.07), (0.152, 0.07), (0.09, 0.02), (0.0, 0.02)], (-2.5, wall - 0.22, 0.72), (0, 0, 1), kit.clean('bowl', (0.09, 0.1, 0.1), 0.5), 40)
    # The table, and chairs at it: one has a jacket over it.
    kit.plank(kit.rounded(0.66, 3.7, 3.84, 1.66, 0.1), TOP - 0.04, TOP, warm, 0.006)
    for x in (-0.8, 2.15):
        for y in (3.15, 4.25):
            scene.rod('leg', (x + (0.12 if x < 0 else -0.12), y + (0.05 if y < 3.7 else -0.05), TOP - 0.04), (x, y, 0), 0.032, black, 16, 0.7)
        kit.block((x + (0.06 if x < 0 else -0.12), 3.24, TOP - 0.09), (0.06, 0.92, 0.05), black, 0.004)
    wool, jacket = seats.cloth('wool', (0.13, 0.125, 0.115)), seats.cloth('jacket', (0.022, 0.034, 0.055))
    for x, y, turn, over in CHAIRS:
        before = set(bpy.data.objects)
        kit.plank(kit.rounded(0, 0, 0.49, 0.46, 0.12), 0.44, 0.49, wool, 0.022)
        scene.put('back', *seats.shell(0.2, 0.47, 0.58, 0.86), wool, 0.014, smooth=True)
        for sx in (-1, 1):
            for sy in (-1, 1):
                scene.rod('leg', (sx * 0.17, sy * 0.15, 0.445), (sx * 0.23, sy * 0.22, 0), 0.016, warm, 12, 0.7)
            scene.rod('stay', (sx * 0.14, -0.18, 0.46), (sx * 0.14, -0.2, 0.68), 0.011, black)
        if over:
            hang(jacket)
        seats.placed(before, Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


def hang(stuff):
    """A jacket over the back of a chair: its body, which hangs in folds behind, the collar and both sleeves."""
    line = np.float64([(-0.2, 0.64), (-0.225, 0.78), (-0.25, 0.875), (-0.285, 0.905), (-0.325, 0.885), (-0.345, 0.76), (-0.345, 0.6), (-0.335, 0.44)])
    rows, columns = 40, 48
    at = np.linspace(0, len(line) - 1, rows)
    y, z = (np.interp(at, np.arange(len(line)), line[:, k])[:, None] for k in (0, 1))
    half = np.interp(at, [0, 3, 4.2, 7], [0.22, 0.235, 0.265, 0.285])[:, None]
    s = np.linspace(-1, 1, columns)[None]
    loose = np.clip((at - 4) / 3, 0, 1)[:, None]
    fold = loose * (0.014 * np.sin(s * 9 + 1.5 * loose) + 0.008 * np.sin(s * 21 + 2.0)) - 0.03 * loose * (1 - s * s)
    points = np.stack([s * half + 0 * y, y + 0.9 * (s * 0.22) ** 2 + fold, z - 0.06 * np.abs(s) ** 2.2 * (at > 2)[:, None] + 0 * s], -1)
    scene.surface('jacket', points.reshape(-1, 3), rows, columns, stuff)
    kit.tube([(-0.1, -0.235, 0.895), (-0.07, -0.285, 0.912), (0.0, -0.298, 0.918), (0.07, -0.285, 0.912), (0.1, -0.235, 0.895)], 0.016, stuff, 0.03, 14)
    for side in (-1, 1):
        kit.tube([(side * 0.19, -0.27, 0.835), (side * 0.265, -0.285, 0.77), (side * 0.292, -0.3, 0.62), (side * 0.28, -0.27, 0.42)], 0.052, stuff, 0.05, 18)


def on_the_table():
    """What is left at the table's free end: drawings, flat and rolled, a tablet on them, a pencil."""
    props.sheet((-1.08, 3.62, TOP + 0.001), 0.42, 0.594, 0.12, 5)
    props.rolls((-0.93, 4.21, TOP), 3, 0.36, 0.3, 0.02)
    props.slate((-0.84, 3.74, TOP + 0.004), 0.5, 0, (0.25, 0.17))
    wood, lead = kit.clean('pencil wood', (0.45, 0.28, 0.13), 0.8), kit.clean('lead', (0.02, 0.02, 0.022), 0.5)
    a, b, c = (np.float64([-0.74, 4.02, TOP + 0.005]) + np.float64([0.6, 0.8, 0]) * k for k in (0.15, 0.0, -0.014))
    scene.rod('pencil', a, b, 0.0038, orange, 6)
    scene.rod('pencil', b, c, 0.0038, wood, 6, 0.3)
    scene.rod('pencil', c, c - (0.003, 0.004, 0), 0.0011, lead, 6, 0.2)


def town(haze):
    """The city beyond the glass: blocks on a grid of streets, some towers, all of it paler with the distance."""
    material, g = materials.new('houses')
    geometry = g('ShaderNodeNewGeometry')
    parts = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Position']}).outputs
    normal = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    each = geometry.outputs['Random Per Island']
    across = g.math('GREATER_THAN', g.math('ABSOLUTE', normal[0]), 0.5)
    run = g.math('ADD', g.math('MULTIPLY', across, parts[1]), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, across), parts[0]))
    inside = g.math('LESS_THAN', g.math('ABSOLUTE', normal[2]), 0.5)
    for cell, half in ((g.math('DIVIDE', run, g.math('MULTIPLY_ADD', each, 1.6, 1.7)), 0.3), (g.math('DIVIDE', parts[2], 3.4), 0.26)):
        inside = g.math('MULTIPLY', inside, g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)), half))
    tone = g.mix(each, (0.5, 0.44, 0.37), (0.36, 0.37, 0.39))
    tone = g.mix(g.math('GREATER_THAN', g.math('FRACT', g.math('MULTIPLY', each, 7.3)), 0.72), tone, (0.34, 0.2, 0.135))
    tone = g.mix(inside, tone, (0.09, 0.115, 0.14))
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.8, 'Specular': 0.2}).outputs[0]
    g.end(materials.fade(g, surface, haze, 1500))
    ground = -26
    for i in range(-14, 34):
        for j in range(1, 34):
            x, y = i * 46 + random.uniform(-4, 4), 62 + j * 44 + 0.4 * j * j
            if not -0.75 * y - 60 < x < 1.0 * y + 120 or random.random() < 0.1:
                continue
            near = min(1, y / 500)
            tall = random.choice([random.uniform(9, 17), random.uniform(17, 27), random.uniform(34, 84)], p=[0.5, 0.42 - 0.08 * near, 0.08 + 0.08 * near])
            w, d = (random.uniform(15, 19), random.uniform(14, 18)) if tall > 30 else (random.uniform(22, 36), random.uniform(16, 30))
            street.add(material, x, y, ground, x + w, y + d, ground + tall)
            street.add(material, x + w * 0.25, y + d * 0.3, ground + tall, x + w * 0.6, y + d * 0.65, ground + tall + random.uniform(2, 4))
            if tall < 20:
                street.add(material, x + w + 1, y + 2, ground, x + w + 8, y + d * 0.7, ground + tall * 0.6)
    street.flush()
    grass, g = materials.new('ground')
    g.end(materials.fade(g, g('ShaderNodeBsdfDiffuse', {0: (0.2, 0.21, 0.17, 1)}).outputs[0], haze, 1500))
    scene.put('ground', [(-3000, 20, ground), (3000, 20, ground), (3000, 3500, ground), (-3000, 3500, ground)], [(0, 1, 2, 3)], grass)
    leaf, g = materials.new('crowns')
    tint = g.mix(g('ShaderNodeNewGeometry').outputs['Random Per Island'], (0.05, 0.09, 0.03), (0.12, 0.15, 0.05))
    g.end(materials.fade(g, g('ShaderNodeBsdfDiffuse', {0: tint}).outputs[0], haze, 1500))
    spots = [(i * 46 - 8 + random.uniform(-3, 3), y, ground + 4.5, random.uniform(2.2, 4)) for i in range(-12, 26) for y in np.arange(64, 620, 6.0) if random.random() < 0.8]
    balls('crowns', spots, leaf)


def balls(name, spots, material):
    """Round things in one mesh: (x, y, z, radius) each."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1)
    points, faces = np.float64([v.co for v in shape.verts]), np.int64([[v.index for v in f.verts] for f in shape.faces])
    shape.free()
    spots = np.float64(spots)
    whole = spots[:, None, :3] + points[None] * spots[:, None, 3:] * random.uniform(0.85, 1.15, (len(spots), 1, 3))
    return scene.put(name, whole.reshape(-1, 3), (faces[None] + np.arange(len(spots))[:, None, None] * len(points)).reshape(-1, 3), material, smooth=True)


def lit(name, dark, light, strength, least=0.16):
    """A surface of the model: it shines by itself, most on top and on the side of the sun, and the sun adds a little."""
    material, g = materials.new(name)
    normal = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Normal']}).outputs
    share = g.math('MULTIPLY_ADD', normal[2], 0.5, g.math('MULTIPLY_ADD', normal[0], 0.22, least), clamp=True)
    if NEAR:  # darker at its foot, and a little uneven
        at = g('ShaderNodeNewGeometry').outputs['Position']
        high = g.math('SUBTRACT', g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], SITE[2])
        strength = g.math('MULTIPLY', g.math('MULTIPLY', g.ramp(high, -0.02, 0.2, 0.5, 1.0), g.ramp(g.noise(at, 9.0, 5), 0.3, 0.7, 0.85, 1.1)), strength)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.004, 0.014, 0.026, 1), 'Roughness': 0.35 if NEAR else 0.7, 'Specular': 0.4 if NEAR else 0.1, 'Emission': g.mix(share, dark, light), 'Emission Strength': strength}).outputs[0])
    material.cycles.sample_as_light = False
    return material


def tinted(name, dark, light, body, rim):
    """Glass of the model: it colours what is behind it, shines by itself, most at grazing angles and towards the top; `body` and `rim` are its opacities."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    normal = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    high = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Position']}).outputs[2]
    graze = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.2)
    share = g.math('ADD', g.math('MULTIPLY_ADD', normal[2], 0.4, g.math('MULTIPLY_ADD', normal[0], 0.45, 0.12)), g.math('MULTIPLY', graze, 0.5), clamp=True)
    power = g.math('MULTIPLY', g.ramp(high, SITE[2], SITE[2] + 0.4, 0.45, 1.35), g.ramp(g.noise(geometry.outputs['Position'], 7.0, 4), 0.3, 0.7, 0.85, 1.12))
    shine = g('ShaderNodeEmission', {0: g.mix(share, dark, light), 1: power}).outputs[0]
    clear = g('ShaderNodeBsdfTransparent', {0: (0.17, 0.43, 0.66, 1)}).outputs[0]
    glass = g.blend(g.math('MULTIPLY_ADD', graze, rim - body, body), clear, shine)
    g.end(g.blend(g.math('MULTIPLY', graze, 0.12), glass, g('ShaderNodeBsdfGlossy', {'Roughness': 0.12}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def crowns(name, spots, material, count=110):
    """Trees of the model, each a ball of small leaves: (x, y, z of the middle, radius)."""
    spots = np.float64(spots)
    way = random.normal(0, 1, (len(spots), count, 3))
    way *= random.random((len(spots), count, 1)) ** 0.4 / np.linalg.norm(way, axis=2, keepdims=True)
    middle = spots[:, None, :3] + way * spots[:, None, 3:] * (1, 1, 1.15)
    u, v = random.normal(0, 1, (2, len(spots), count, 3))
    u /= np.linalg.norm(u, axis=2, keepdims=True)
    v = np.cross(u, v)
    v /= np.linalg.norm(v, axis=2, keepdims=True)
    size = 0.0014 + 0.0015 * random.random((len(spots), count, 1))
    corners = np.stack([middle - u * size, middle - v * size * 0.7, middle + u * size, middle + v * size * 0.7], 2)
    return scene.put(name, corners.reshape(-1, 3), np.arange(len(spots) * count * 4).reshape(-1, 4), material)


def development(thick=1.0):
    """The plan at 1:500, its lines so `thick`: a street with trees, slabs, courtyards, a school, a park; one tower outlined in orange."""
    walls, roofs = lit('walls', (0.003, 0.085, 0.22), (0.05, 0.52, 0.95), 1.0), lit('ground', (0.002, 0.04, 0.1), (0.006, 0.1, 0.22), 0.9)
    lawn = lit('lawn', (0.004, 0.09, 0.16), (0.01, 0.15, 0.22), 0.85)
    trees, pond = lit('trees', (0.01, 0.2, 0.32), (0.08, 0.6, 0.85), 0.9), lit('pond', (0.1, 0.6, 0.85), (0.2, 0.8, 1.0), 0.9)
    edge, fine = materials.glow('edges', (0.2, 0.78, 1.0), 2.4), materials.glow('storeys', (0.08, 0.55, 0.9), 0.9)
    bright, mark = materials.glow('rim', (0.35, 0.9, 1.0), 5.0), materials.glow('mark', (1.0, 0.24, 0.015), 4.2)
    if not NEAR:
        glass, core = tinted('glass', (0.001, 0.036, 0.11), (0.035, 0.42, 0.84), 0.34, 0.85), lit('core', (0.001, 0.03, 0.09), (0.01, 0.16, 0.34), 0.8)
        room = materials.glow('rooms', (0.3, 0.85, 1.0), 1.9)
        leaves = materials.glow('leaves of light', (0.1, 0.72, 0.88), 1.0)
        plate, roof = materials.glow('plates', (0.06, 0.5, 0.85), 0.6), lit('roof', (0.003, 0.06, 0.14), (0.016, 0.19, 0.36), 0.8, 0.1)
    things, sharp, storeys, plan, chosen, floors, greens = [], [], [], [], [], [], []
    before = set(bpy.data.objects)
    on = lambda u, v, z=0.0: (SITE[0] + 0.95 * u, SITE[1] + 1.18 * v, SITE[2] + z)  # noqa: E731
    block = lambda name, u0, v0, u1, v1, low, top, material: things.append(scene.box(name, on(u0, v0, low), np.subtract(on(u1, v1, top), on(u0, v0, low)), material))  # noqa: E731

    def outline(u0, v0, u1, v1, z=0.001):
        corners = [on(u0, v0, z), on(u1, v0, z), on(u1, v1, z), on(u0, v1, z)]
        return [(corners[k], corners[(k + 1) % 4]) for k in range(4)]

    def bays(u0, v0, u1, v1, step=0.016):
        across, deep = (np.linspace(a, b, max(2, round((b - a) / step)) + 1)[1:-1] for a, b in ((u0, u1), (v0, v1)))
        return [on(u, v) for u in across for v in (v0, v1)] + [on(u, v) for v in deep for u in (u0, u1)]

    def tier(u0, v0, u1, v1, low, top, crown=False):
        """A part of a building: glass round floor plates and a core, a thin roof that reaches out."""
        (x0, y0, z0), (x1, y1, z1) = on(u0, v0, low), on(u1, v1, top)
        things.append(scene.box('glass', (x0, y0, z0), (x1 - x0, y1 - y0, z1 - z0), glass))
        a, b = (x1 - x0) * 0.3, (y1 - y0) * 0.3
        street.add(core, x0 + a, y0 + b, z0, x1 - a, y1 - b, z1)
        levels = np.linspace(z0, z1, max(1, round((z1 - z0) / STOREY)) + 1)
        for z in levels[1:-1]:
            street.add(plate, x0 - 0.0012, y0 - 0.0012, z - 0.0007, x1 + 0.0012, y1 + 0.0012, z + 0.0007)
        street.add(roof, x0 - 0.003, y0 - 0.003, z1 - 0.001, x1 + 0.003, y1 + 0.003, z1 + 0.0014)
        # A few rooms are lit, behind the front and the left side.
        xs, ys = (np.linspace(p, q, max(2, round((q - p) / k)) + 1) for p, q, k in ((x0, x1, 0.95 * 0.0145), (y0, y1, 1.18 * 0.0145)))
        rooms = [(p, y0 + 0.001, q, y0 + 0.003) for p, q in zip(xs, xs[1:])] + [(x0 + 0.001, p, x0 + 0.003, q) for p, q in zip(ys, ys[1:])]
        for z, above in zip(levels, levels[1:]):
            for left, front, right, back in rooms:
                if random.random() < 0.13:
                    street.add(room, left, front, z + 0.002, right, back, above - 0.002)
        rim = min(0.01, (u1 - u0) * 0.2)
        storeys.extend(outline(u0 + rim, v0 + rim * 0.8, u1 - rim, v1 - rim * 0.8, top + 0.0016))
        sharp.extend(outline(u0, v0, u1, v1, top + 0.0014) + [((p[0], p[1], z0), p) for p, _ in outline(u0, v0, u1, v1, top)])
        storeys.extend(((*p[:2], z0), (*p[:2], z1)) for p in bays(u0, v0, u1, v1, 0.0145))
        if crown:  # what stands on the roof
            street.add(core, x0 + a, y0 + b, z1, x1 - a, y1 - b, z1 + 0.008)

    def stepped(u0, v0, u1, v1, low, top, mine=None):
        """A tower with two setbacks, a lower building with one."""
        w, d, h = u1 - u0, v1 - v0, top - low
        if mine is not None:  # without its last three floors, of which the outlines are left
            lost = [top - k * STOREY for k in range(4)]
            tier(u0, v0, u1, v1, low, lost[3], crown=True)
            for z in lost:
                mine.extend(outline(u0, v0, u1, v1, z))
            mine.extend(((*p[:2], SITE[2] + lost[3]), p) for p, _ in outline(u0, v0, u1, v1, top))
            floors.extend(((*p[:2], SITE[2] + lost[3]), (*p[:2], SITE[2] + top)) for p in bays(u0, v0, u1, v1, 0.0145))
            return None
        if h < 0.03:
            return tier(u0, v0, u1, v1, low, top)
        if h < 0.2:
            tier(u0, v0, u1, v1, low, top - STOREY)
            return tier(u0 + w * 0.14, v0 + d * 0.14, u1 - w * 0.14, v1 - d * 0.14, top - STOREY, top)
        left = round(u0 * 100) % 2
        tier(u0, v0, u1, v1, low, low + h * 0.56)
        tier(u0 + w * 0.2 * left, v0 + d * 0.12, u1 - w * 0.2 * (1 - left), v1, low + h * 0.56, low + h * 0.86)
        tier(u0 + w * (0.2 * left + 0.16), v0 + d * 0.3, u1 - w * (0.2 * (1 - left) + 0.16), v1, low + h * 0.86, top, crown=True)

    def house(u0, v0, u1, v1, low, top, mine=None):
        if not NEAR:
            return stepped(u0, v0, u1, v1, low, top, mine)
        block('house', u0, v0, u1, v1, low, top, walls)
        here = sharp if mine is None else mine
        here += outline(u0, v0, u1, v1, top) + [((p[0], p[1], SITE[2] + low), p) for p, _ in outline(u0, v0, u1, v1, top)]
        (storeys if mine is None else floors).extend(pair for z in np.arange(low + LOW, top - LOW * 0.6, LOW) for pair in outline(u0, v0, u1, v1, z))
        if NEAR:  # and its bays
            (storeys if mine is None else floors).extend(((*p[:2], SITE[2] + low), (*p[:2], SITE[2] + top)) for p in bays(u0, v0, u1, v1))
        if top - low > 0.05:
            a, b = min(0.012, (u1 - u0) * 0.2), min(0.012, (v1 - v0) * 0.2)
            storeys.extend(outline(u0 + a, v0 + b, u1 - a, v1 - b, top + 0.0005))

    def court(u0, v0, u1, v1, tall, thick=0.045):
        house(u0, v0, u1, v0 + thick, 0, tall)
        house(u0, v1 - thick, u1, v1, 0, tall * 1.25)
        house(u0, v0 + thick, u0 + thick, v1 - thick, 0, tall)
        house(u1 - thick, v0 + thick, u1, v1 - thick, 0, tall * 1.1)
        greens.extend((*on(random.uniform(u0 + 0.07, u1 - 0.07), random.uniform(v0 + 0.07, v1 - 0.07), 0.01), 0.011) for _ in range(7))

    # Behind the street: slabs, three towers on a podium, the tower in question, more slabs.
    for u0, u1, tall in ((-1.26, -1.0, 0.1), (-0.94, -0.68, 0.13)):
        for k, v in enumerate((0.1, 0.25, 0.4)):
            house(u0, v, u1, v + 0.06, 0, tall + 0.03 * k if NEAR else tall * (1, 0.65, 0.3)[k])
    house(-0.58, 0.1, 0.06, 0.46, 0, 0.028)
    for u, v, w, tall in ((-0.54, 0.15, 0.12, 0.3 if NEAR else 0.42), (-0.32, 0.28, 0.12, 0.38), (-0.12, 0.16, 0.12, 0.26)):
        house(u, v, u + w, v + 0.12, 0.028, tall, None if NEAR or u != -0.54 else chosen)
        if NEAR:
            house(u + 0.03, v + 0.03, u + 0.09, v + 0.09, tall, tall + 0.012)
    house(0.16, 0.1, 0.74, 0.46, 0, 0.02)
    house(0.3, 0.14, 0.43, 0.27, 0.02, 0.42, chosen if NEAR else None)
    house(0.56, 0.26, 0.7, 0.4, 0.02, 0.29)
    house(0.2, 0.34, 0.42, 0.42, 0.02, 0.1)
    for u0, u1, tall in ((0.84, 1.02, 0.25), (1.08, 1.26, 0.18)):
        for k, v in enumerate((0.12, 0.32)):
            house(u0, v, u1, v + 0.09, 0, tall - 0.03 * k)
    # Before it: courtyards, the park, the school and its track, courtyards with a tower.
    court(-1.27, -0.48, -0.98, -0.06, 0.05)
    court(-0.93, -0.48, -0.66, -0.06, 0.042)
    court(0.84, -0.48, 1.1, -0.06, 0.05)
    house(1.15, -0.46, 1.26, -0.34, 0, 0.17)
    house(1.15, -0.24, 1.26, -0.08, 0, 0.07)
    house(0.16, -0.46, 0.21, -0.08, 0, 0.034)
    house(0.21, -0.13, 0.4, -0.08, 0, 0.034)
    house(0.21, -0.46, 0.4, -0.41, 0, 0.034)
    track = [on(0.58 + 0.13 * math.cos(a) + 0.06 * np.sign(math.cos(a)) - 0.03, -0.27 + 0.15 * math.sin(a), 0.002) for a in np.linspace(0, 2 * math.pi, 49)]
    plan += list(zip(track, track[1:]))
    # The park: lawn, paths, water, trees.
    block('lawn', -0.6, -0.48, 0.08, -0.06, -0.002, 0.001, lawn)
    water = [on(-0.24 + (0.15 + 0.03 * math.sin(3 * a)) * math.cos(a), -0.28 + 0.08 * math.sin(a), 0.0016) for a in np.linspace(0, 2 * math.pi, 41)[:-1]]
    things.append(scene.put('pond', water, [tuple(range(40))], pond))
    for curve in (lambda t: (-0.6 + 0.68 * t, -0.12 - 0.07 * math.sin(t * 6)), lambda t: (-0.5 + 0.08 * math.sin(4 * t), -0.48 + 0.42 * t), lambda t: (-0.04 - 0.05 * math.sin(4 * t), -0.48 + 0.42 * t)):
        way = [on(*curve(t), 0.002) for t in np.linspace(0, 1, 25)]
        plan += list(zip(way, way[1:]))
    while len(greens) < 120:
        u, v = random.uniform(-0.59, 0.07), random.uniform(-0.47, -0.07)
        if math.hypot((u + 0.24) / 0.2, (v + 0.28) / 0.11) > 1:
            greens.append((*on(u, v, 0.014), random.uniform(0.01, 0.018)))
    # The streets: kerbs, trees on both sides, dashes, a few cars.
    for v in (-0.045, 0.075):
        plan.append((on(-1.3, v), on(1.3, v)))
        greens += [(*on(u, v + (0.012 if v > 0 else -0.012), 0.013), 0.011) for u in np.arange(-1.26, 1.28, 0.052)]
    plan += [(on(u, 0.015), on(u + 0.03, 0.015)) for u in np.arange(-1.28, 1.27, 0.06)]
    for u in (-0.64, 0.11, 0.79):
        plan += [(on(u + s, a), on(u + s, b)) for s in (-0.022, 0.022) for a, b in ((-0.5, -0.045), (0.075, 0.5))]
    for u, v in ((-1.1, 0.0), (-0.82, 0.034), (-0.4, 0.0), (-0.34, 0.0), (0.02, 0.034), (0.5, 0.0), (0.66, 0.034), (1.02, 0.0), (1.18, 0.034)):
        block('car', u, v - 0.003, u + 0.012, v + 0.003, 0, 0.004, pond)
    block('base', -1.32, -0.52, 1.32, 0.52, -0.007, -0.001, roofs)
    things.append(balls('trees', greens, trees) if NEAR else crowns('trees', greens, leaves))
    if not NEAR:
        street.flush()
        things += [thing for thing in set(bpy.data.objects) - before if thing not in things]
    rim = outline(-1.32, -0.52, 1.32, 0.52, 0.0)
    for name, pairs, weight, material in (('edges', sharp, 0.00042, edge), ('storeys', storeys, 0.0002, fine), ('plan', plan, 0.0003, edge), ('rim', rim, 0.0014, bright), ('chosen', chosen, 0.0013, mark), ('floors', floors, 0.0002, materials.glow('marked floors', (1.0, 0.3, 0.04), 1.2))):
        things.append(scene.lines(name, np.float64(pairs), AHEAD, weight * thick, material))
    for thing in things:
        thing.visible_shadow = False


near() if NEAR else evening() if REVISED else forum()
