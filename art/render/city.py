"""A city at dusk: paper on this side of the front, model beyond it, and the building of the hero right on the line.

Everything is boxes in metres, cut analytically at the front, and drawn at a tenth of its size so that the shared line weights fit.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

S = 0.1
arguments, data = scene.start()
CUT = data['frame']['cut']
STOREY = 3.6
EYE = np.float64([-175, -330, 150])
YAW, PITCH, LENS = math.radians(18), math.radians(17), 30
QUAY, BANK = -166, -262  # the river runs between
ROAD = (66, 94)  # the main road, from the bridge across both halves
random = np.random.default_rng(21)

# The antenna and the receivers it serves; no roof may reach into these lines.
MAST = np.float64([-40, 128, 112])
ROVERS = np.float64([(10, 5, 27), (-152, -12, 5), (34.5, -104, 20), (150, 80, 6), (182, 262, 46), (-112, 330, 30)])


# --- the plan ---

def houses():
    """(x0, y0, x1, y1, height, kind) of every volume, kind 0 far and plain, others with a façade; and the plots."""
    out, plots, rows = [], [], []
    y = -318.0
    while y < 1500:
        deep = random.uniform(44, 60)
        if y < ROAD[1] + 4 and y + deep > ROAD[0] - 4:
            deep = ROAD[0] - 4 - y
            if deep > 24:
                rows.append((y, y + deep))
            y = ROAD[1] + 4
            continue
        rows.append((y, y + deep))
        y += deep + random.uniform(11, 15)
    for k in range(-2, 19):
        x0 = 64 * k - 3
        x1 = x0 + 53
        for y0, y1 in rows:
            if k == 0 and y0 < 40 and y1 > -30:
                continue  # the building site
            out += block(x0, y0, x1, y1)
            plots.append((x0 - 3, y0 - 3, 0, x1 + 3, y1 + 3, 0.25))
    # The far bank stays low.
    for _ in range(190):
        x, y = BANK - 26 - random.exponential(150), random.uniform(-200, 1500)
        w, d = random.uniform(14, 40), random.uniform(14, 44)
        out.append((x - w, y, x, y + d, random.uniform(8, 20), 0))
    return [clear(house) for house in out], plots


def block(x0, y0, x1, y1):
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    away = math.hypot(middle[0] - EYE[0], middle[1] - EYE[1])
    high = 15 + 13 * random.random() + 26 * math.exp(-((middle[0] - 240) ** 2 + (middle[1] - 330) ** 2) / 2 / 190 ** 2)
    kind = (lambda: int(random.integers(1, 5))) if away < 760 else (lambda: 0)
    w, d = x1 - x0, y1 - y0
    mast = x0 < MAST[0] < x1 and y0 < MAST[1] < y1
    what = 'tower' if mast else random.choice(['yard', 'yard', 'bars', 'houses', 'tower'])
    if what == 'yard':
        t = random.uniform(11, 14)
        out = []
        for a0, b0, a1, b1 in ((x0, y0, x1, y0 + t), (x0, y1 - t, x1, y1), (x0, y0 + t, x0 + t, y1 - t), (x1 - t, y0 + t, x1, y1 - t)):
            out += row(a0, b0, a1, b1, high * 0.85, kind)
        return out
    if what == 'bars':
        n = 2 if d < 52 else 3
        t = d / n
        k = kind()
        return [(x0 + random.uniform(0, 4), y0 + i * t, x1 - random.uniform(0, 8), y0 + i * t + t * 0.56, high * random.uniform(0.8, 1.2), k) for i in range(n)]
    if what == 'houses':
        half = y0 + d * random.uniform(0.42, 0.58)
        return row(x0, y0, x1, half - 5, high, kind) + row(x0, half + 5, x1, y1, high, kind)
    tall = min(120, high * random.uniform(1.6, 2.3))
    side = random.uniform(19, 25)
    tx, ty = x0 + random.uniform(2, w - side - 2), y0 + random.uniform(2, d - side - 2)
    if mast:
        tall, side, tx, ty = MAST[2] - 24, 22, MAST[0] - 11, MAST[1] - 11
    k = kind()
    step = tall * random.uniform(0.6, 0.82)
    return [(x0, y0, x1, y1, random.uniform(7, 12), kind()), (tx, ty, tx + side, ty + side, step, k), (tx + 2.5, ty + 2.5, tx + side - 2.5, ty + side - 2.5, tall, k)]


def row(x0, y0, x1, y1, high, kind):
    """Houses side by side along the longer side."""
    wide = x1 - x0 > y1 - y0
    length = max(x1 - x0, y1 - y0)
    n = max(1, round(length / random.uniform(14, 22)))
    ends = np.r_[0, np.sort(np.linspace(0, 1, n + 1)[1:-1] + random.uniform(-0.06, 0.06, n - 1)), 1] * length
    out = []
    for a, b in zip(ends, ends[1:]):
        h = round(high * random.uniform(0.72, 1.25) / STOREY) * STOREY + 0.8
        out.append((x0 + a, y0, x0 + b, y1, h, kind()) if wide else (x0, y0 + a, x1, y0 + b, h, kind()))
    return out


def clear(house):
    """Lowers what would stand in a line from the antenna, with room to spare."""
    x0, y0, x1, y1, h, kind = house
    if x0 - 1 < MAST[0] < x1 + 1 and y0 - 1 < MAST[1] < y1 + 1:
        return house
    # Nor may it hide a receiver or its line from the eye.
    for a, rover in [(MAST, r) for r in ROVERS] + [(EYE, MAST + (r - MAST) * t) for r in ROVERS for t in (0.6, 0.7, 0.8, 0.9, 1.0)]:
        line = a + (rover - a) * np.linspace(0, 1, 400)[:, None]
        over = (line[:, 0] > x0 - 3) & (line[:, 0] < x1 + 3) & (line[:, 1] > y0 - 3) & (line[:, 1] < y1 + 3)
        if over.any():
            h = min(h, max(4.0, line[over, 2].min() - 5))
    return x0, y0, x1, y1, h, kind


def details(house):
    """Bands, fins, piers, parapet and what stands on the roof: boxes as (x0, y0, z0, x1, y1, z1)."""
    x0, y0, x1, y1, h, kind = house
    out = []
    rim = 0.5
    out += [(x0, y0, h, x1, y0 + rim, h + 1), (x0, y1 - rim, h, x1, y1, h + 1), (x0, y0 + rim, h, x0 + rim, y1 - rim, h + 1), (x1 - rim, y0 + rim, h, x1, y1 - rim, h + 1)]
    for _ in range(random.integers(1, 4)):
        w, d = random.uniform(2, max(2.2, (x1 - x0) * 0.3)), random.uniform(2, max(2.2, (y1 - y0) * 0.3))
        if x1 - x0 > w + 3 and y1 - y0 > d + 3:
            x, y = random.uniform(x0 + 1.2, x1 - w - 1.2), random.uniform(y0 + 1.2, y1 - d - 1.2)
            out.append((x, y, h, x + w, y + d, h + random.uniform(1.4, 3.4)))
    p = {1: 0.35, 2: 0.7, 3: 0.35, 4: 0.3}[kind]
    if kind in (1, 2):  # bands; balconies go deeper
        out += [(x0 - p, y0 - p, z - 0.28, x1 + p, y1 + p, z + (0.28 if kind == 1 else 0.75)) for z in np.arange(STOREY, h - 1, STOREY)]
    if kind in (3, 4):  # fins, or piers with a base
        step = 2.4 if kind == 3 else 4.8
        wide = 0.4 if kind == 3 else 1.0
        out += [(x0 - p, y, 3.8, x0, y + wide, h) for y in np.arange(y0, y1 - wide, step)]
        out += [(x, y0 - p, 3.8, x + wide, y0, h) for x in np.arange(x0, x1 - wide, step)]
        out += [(x0 - p, y0 - p, 3.4, x1, y1, 3.9), (x0 - p, y0 - p, h - 0.5, x1, y1, h + 0.1)]
        if kind == 4:
            out += [(x0 - p * 0.6, y0 - p * 0.6, z - 0.3, x1, y1, z + 0.3) for z in np.arange(STOREY * 2, h - 1, STOREY)]
    return out


# --- drawing ---

def boxes(name, solids, material):
    if not len(solids):
        return
    b = np.float64(solids) * S
    pick = np.int64([(0, 1, 2), (3, 1, 2), (3, 4, 2), (0, 4, 2), (0, 1, 5), (3, 1, 5), (3, 4, 5), (0, 4, 5)])
    faces = np.int64([(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    return scene.put(name, b[:, pick].reshape(-1, 3), (faces[None] + np.arange(len(b))[:, None, None] * 8).reshape(-1, 4), material)


def outlines(solids, storeys=False):
    """The edges of boxes as segments, or only a line around each storey."""
    out = []
    for x0, y0, z0, x1, y1, z1 in solids:
        ring = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        for k, (a, b) in enumerate(zip(ring, ring[1:] + ring[:1])):
            if storeys:
                out += [((*a, z), (*b, z)) for z in np.arange(z0 + STOREY, z1 - 1, STOREY)] if k in (0, 3) else []
            else:
                out += [((*a, z1), (*b, z1)), ((*a, z0), (*b, z0)), ((*a, z0), (*a, z1))]
    return np.float64(out) * S


def halves(solids):
    """Boxes on this side of the front, beyond it, and where it cuts them."""
    here = [(*b[:3], min(b[3], CUT), *b[4:]) for b in solids if b[0] < CUT - 0.01]
    there = [(max(b[0], CUT), *b[1:]) for b in solids if b[3] > CUT + 0.01]
    return here, there, [b for b in solids if b[0] < CUT - 0.01 < b[3] - 0.02]


def paper(haze, windows):
    """Card: matt and warm white; with windows, panes set by position, a few of them lit."""
    material, g = materials.new('paper windows' if windows else 'paper')
    geometry = g('ShaderNodeNewGeometry')
    at, island = geometry.outputs['Position'], geometry.outputs['Random Per Island']
    grain = g.ramp(g.noise(at, 14.0, 6, 0.65), 0.3, 0.7, 0.93, 1.04)
    tone = g.math('MULTIPLY', grain, g.math('MULTIPLY_ADD', island, 0.2, 0.84))
    colour = g.mix(1.0, (0.66, 0.645, 0.62), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    shader = {'Roughness': 0.9, 'Specular': 0.15}
    if windows:
        parts, normal = (g('ShaderNodeSeparateXYZ', {0: geometry.outputs[k]}).outputs for k in ('Position', 'Normal'))
        facing = g.math('GREATER_THAN', g.math('ABSOLUTE', normal[0]), 0.5)
        run = g.math('ADD', g.math('MULTIPLY', facing, parts[1]), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, facing), parts[0]))
        column = g.math('DIVIDE', g.math('ADD', run, 300.0), g.math('MULTIPLY_ADD', island, 0.1, 0.24))
        row_ = g.math('DIVIDE', parts[2], STOREY * S)
        inside = g.math('LESS_THAN', g.math('ABSOLUTE', normal[2]), 0.5)
        for cell, half in ((column, 0.34), (row_, 0.27)):
            inside = g.math('MULTIPLY', inside, g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)), half))
        cell = g('ShaderNodeCombineXYZ', {0: g.math('FLOOR', column), 1: g.math('FLOOR', row_), 2: g.math('MULTIPLY', island, 77.0)}).outputs[0]
        chance = g('ShaderNodeTexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs
        lit = g.math('MULTIPLY', inside, g.math('GREATER_THAN', chance[0], 0.935))
        colour = g.mix(inside, colour, (0.16, 0.16, 0.17))
        shader |= {'Emission': g.mix(chance[0], (1.0, 0.45, 0.16), (1.0, 0.66, 0.34)), 'Emission Strength': g.math('MULTIPLY', lit, 0.75), 'Roughness': g.math('MULTIPLY_ADD', inside, -0.6, 0.9)}
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, **shader}).outputs[0]
    g.end(materials.fade(g, surface, haze, 220))
    material.cycles.sample_as_light = False
    return material


def modelled(name, haze, power=1.0):
    """Model: opaque and pale, its own light by facing, so that a thousand bodies do not become a sea."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    normal = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    light = g.math('MULTIPLY_ADD', g.math('MAXIMUM', normal[2], 0.0), 0.13, g.math('MULTIPLY_ADD', normal[0], -0.05, 0.09))
    light = g.math('MULTIPLY', light, g.math('MULTIPLY_ADD', geometry.outputs['Random Per Island'], 0.6, 0.7))
    shine = g('ShaderNodeEmission', {0: (0.09, 0.52, 0.78, 1), 1: g.math('MULTIPLY', light, power)}).outputs[0]
    body = g('ShaderNodeBsdfDiffuse', {0: (0.05, 0.17, 0.24, 1)}).outputs[0]
    surface = g('ShaderNodeAddShader', {0: shine, 1: body}).outputs[0]
    g.end(materials.fade(g, surface, haze, 220))
    material.cycles.sample_as_light = False
    return material


def ground(name, colour, haze, rough=0.9):
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    tone = g.ramp(g.noise(at, 0.8, 6, 0.6), 0.3, 0.7, 0.82, 1.12)
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(materials.fade(g, g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.2}).outputs[0], haze, 220))
    return material


def trees(places, material):
    t = (1 + 5 ** 0.5) / 2
    ico = np.float64([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9
    faces = np.int64([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    size = random.uniform(1.6, 2.9, (len(places), 1, 1))
    shape = ico[None] * size * random.uniform(0.85, 1.15, (len(places), 12, 1)) * [1, 1, 1.15]
    points = shape + np.column_stack([np.float64(places), np.full(len(places), 3.6)])[:, None]
    scene.put('trees', points.reshape(-1, 3) * S, (faces[None] + np.arange(len(places))[:, None, None] * 12).reshape(-1, 3), material)


def lines(name, pairs, weight, material):
    thing = scene.lines(name, np.float64(pairs), EYE * S, weight, material)
    if thing:
        thing.visible_shadow = False


def flat(name, x0, y0, x1, y1, z, material):
    scene.put(name, [(x0 * S, y0 * S, z * S), (x1 * S, y0 * S, z * S), (x1 * S, y1 * S, z * S), (x0 * S, y1 * S, z * S)], [(0, 1, 2, 3)], material)


# --- the scene ---

# The haze is cooler than the sky behind it, or the far town would turn brown.
haze = scene.sky(strength=1.2, glow_at=(-0.9, 0.6), blue=(0.03, 0.06, 0.11), warm=(0.3, 0.17, 0.13), far=(0.06, 0.08, 0.12))
scene.sky(strength=1.5, glow_at=(-0.9, 0.5), warm=(0.95, 0.42, 0.2))
scene.sun(direction=196, elevation=15, strength=6.0, colour=(1.0, 0.72, 0.5), size=0.8)
card, walls, body = paper(haze, False), paper(haze, True), modelled('body', haze)
white = materials.glow('front', (0.35, 0.9, 1.0), 4.0)
edge = materials.glow('edge', (0.07, 0.62, 1.0), 0.95)
faint = materials.glow('faint', (0.04, 0.45, 0.85), 0.4)
orange = materials.glow('signal', (1.0, 0.2, 0.015), 2.6)
hivis = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.4)

all_houses, plots = houses()
bodies = [(x0, y0, 0, x1, y1, h) for x0, y0, x1, y1, h, _ in all_houses]
here, there, cut_bodies = halves(bodies)
fine = [b for house in all_houses if house[5] and house[0] < CUT for b in details(house)]
fine_here, _, cut_fine = halves(fine)
roofs = [b for house in all_houses if house[5] and house[2] > CUT for b in details(house)[4:5] if b[2] >= house[4]]
boxes('houses', here, walls)
boxes('details', fine_here, card)
boxes('model', there, body)
_, roofs_there, _ = halves(roofs)
boxes('model roofs', roofs_there, body)
lines('edges', outlines([b for b in there if b[1] < 1100] + roofs_there), 0.00052, edge)
lines('storeys', outlines([b for b in there if b[1] < 620], storeys=True), 0.00026, faint)

# Ground: pavement blocks, the main road, the river with its quays and bridges; beyond the front a dark plane with its grid.
asphalt, stone, dark = ground('asphalt', (0.1, 0.098, 0.098), haze), ground('stone', (0.33, 0.315, 0.295), haze), ground('model ground', (0.006, 0.02, 0.034), haze)
flat('asphalt', QUAY, -600, CUT, 4000, 0, asphalt)
flat('model ground', CUT, -600, 4000, 4000, 0, dark)
flat('bank', -4000, -600, BANK, 4000, 0, ground('far bank', (0.06, 0.062, 0.066), haze))
flat('river', BANK - 5, -600, QUAY + 5, 4000, -5, materials.water())
boxes('quays', [(QUAY, -600, -6, QUAY + 1.2, 4000, 1.1), (BANK - 1.2, -600, -6, BANK, 4000, 1.1)], card)
boxes('pavement', halves(plots)[0], stone)
lines('plots', outlines([(*b[:5], 0.1) for b in halves(plots)[1] if b[1] < 700]), 0.0003, faint)
flat('site', -5, -34, CUT, 42, 0.12, stone)
flat('walk', QUAY + 1.2, -600, QUAY + 13, 4000, 0.15, stone)
flat('road', QUAY, ROAD[0], CUT, ROAD[1], 0.1, ground('road', (0.06, 0.06, 0.062), haze, 0.6))
marks = [(x, y, 0.1, min(x + 3.2, CUT), y + 0.35, 0.16) for x in np.arange(QUAY, CUT, 8) for y in (ROAD[0] + 7, (ROAD[0] + ROAD[1]) / 2, ROAD[1] - 7)]
boxes('marks', marks, card)
for y0, y1 in ((ROAD[0] + 2, ROAD[1] - 2), (402, 416)):
    piers = [(x, y0 + 1, -7, x + 4, y1 - 1, 1) for x in np.linspace(BANK + 22, QUAY - 26, 3)]
    boxes('bridge', [(BANK - 8, y0, 0.4, QUAY + 8, y1, 2.0), (BANK - 8, y0, 2.0, QUAY + 8, y0 + 0.5, 3.1), (BANK - 8, y1 - 0.5, 2.0, QUAY + 8, y1, 3.1)] + piers, card)
grid = [((x, -400, 0.1), (x, 1200, 0.1)) for x in np.arange(40, 900, 32)] + [((CUT, y, 0.1), (1000, y, 0.1)) for y in np.arange(-400, 1000, 32)]
lines('grid', np.float64(grid) * S, 0.00022, faint)
road = [((CUT, y, 0.15), (1100, y, 0.15)) for y in ROAD]
lines('road', np.float64(road) * S, 0.0005, edge)

avenue = [(QUAY + 8 + random.normal(0, 0.5), y) for y in np.arange(-300, 900, 9.5) if not ROAD[0] - 4 < y < ROAD[1] + 4]
avenue += [(x, y) for x in np.arange(QUAY + 20, CUT - 4, 9) for y in (ROAD[0] - 1.5, ROAD[1] + 1.5)]
avenue += [(x + random.uniform(-1, 1), y) for x in (-9.0, -73.0, -135.0) for y in np.arange(-300, 600, 12) if random.random() < 0.7 and not ROAD[0] - 4 < y < ROAD[1] + 4]
trees(avenue, ground('tree', (0.3, 0.29, 0.25), haze))
bulbs = [(x - 0.35, y - 0.35, 5.6, x + 0.35, y + 0.35, 6.3) for x, y in [(QUAY + 3, y) for y in np.arange(-290, 1000, 19)] + [(x, y) for x in np.arange(QUAY + 12, CUT, 18) for y in (ROAD[0] + 1, ROAD[1] - 1)] + [(BANK - 3, y) for y in np.arange(-200, 1000, 24)]]
boxes('lamps', bulbs, materials.glow('street lamp', (1.0, 0.55, 0.22), 3.2))

# The building on the line.
small = {**data, 'groups': [{**g, 'points': (np.float64(g['points']) * S).tolist()} for g in data['groups']]}
for group in small['groups']:
    if group['side'] == 'real' and group['built'] and (group['trade'] == 'structure' or group['layer'] in ('scaffold', 'railing')):
        scene.put(group['layer'], group['points'], group['faces'], card)
    if group['side'] == 'whole' and group['built'] and group['layer'] == 'crane':
        scene.put('crane', group['points'], group['faces'], hivis)
    if group['side'] == 'model' and group['layer'] in ('slab', 'column', 'core', 'beam'):
        scene.put('model', group['points'], group['faces'], body)
        lines('model edges', scene.edges(group), 0.00042, edge)
        on = np.abs(np.float64(group['points'])[:, 0] - CUT * S) < 1e-5
        pairs = np.int64(group['edges'])
        lines('cut', np.float64(group['points'])[pairs[on[pairs].all(1)]], 0.0008, white)
for s in range(5):
    scene.lamp((1.2 + 0.15 * s, 0.6, (s * 3.9 + 3) * S), 2.2, (1.0, 0.66, 0.36), 0.03, bulb=False)

# The front: along the ground between the houses, up and over every roof it cuts, and a low curtain of light.
profile = []
ends = sorted((b[1], b[4], b[5]) for b in cut_bodies)
y = -420.0
for y0, y1, h in ends + [(1600, 1600, 0)]:
    if y0 > y:
        profile.append(((CUT, y, 0.2), (CUT, y0, 0.2)))
    profile += [((CUT, y0, 0), (CUT, y0, h)), ((CUT, y0, h), (CUT, y1, h)), ((CUT, y1, h), (CUT, y1, 0))]
    y = max(y, y1)
lines('front', np.float64(profile) * S, 0.0021, white)
for y0, y1, h in ends:
    scene.put('cap', [((CUT - 0.05) * S, a * S, z * S) for a, z in ((y0, 0), (y1, 0), (y1, h), (y0, h))], [(0, 1, 2, 3)], bpy.data.materials.get('cap') or materials.glow('cap', (0.08, 0.66, 1.0), 0.7))
curtain, g = materials.new('curtain')
height = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]
veil = g.math('MULTIPLY', g.math('EXPONENT', g.math('DIVIDE', height, -1.1)), 0.2)
g.end(g.blend(veil, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: (0.06, 0.6, 1.0, 1), 1: 0.8}).outputs[0]))
curtain.cycles.sample_as_light = False
scene.put('curtain', [(CUT * S, -42, 0), (CUT * S, 160, 0), (CUT * S, 160, 7), (CUT * S, -42, 7)], [(0, 1, 2, 3)], curtain).visible_shadow = False

# Antenna, lines, receivers.
top = MAST * S
scene.rod('mast', top - [0, 0, 2.4], top, 0.05, hivis, 10)
for k in (0.9, 1.5, 2.1):
    scene.rod('arm', top - [0.22, 0, k - 0.6], top - [-0.22, 0, k - 0.6], 0.02, hivis, 6)
bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=12, radius=0.24, location=top)
bpy.context.object.data.materials.append(orange)
lines('signal', [(top, r * S) for r in ROVERS], 0.00075, orange)
for rover in ROVERS:
    far = np.linalg.norm(rover - EYE) * S
    foot = 19.5 if rover[2] == 27 else rover[2] - 5
    scene.rod('rover', np.float64([*rover[:2], max(0, foot)]) * S, rover * S, 0.0011 * far, orange, 8)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=0.0042 * far, location=rover * S)
    bpy.context.object.data.materials.append(orange)

optics = scene.camera(EYE * S, (EYE + [math.sin(YAW), math.cos(YAW), -math.tan(PITCH)]) * S, LENS, level=False)
scene.render(arguments, bounces=4)
