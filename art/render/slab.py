"""Out on the ground, the building as model: `split` pulls one block out of the frame, `openday` stands it full size on its slab, `field` draws its foundations on bare ground."""
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
import street  # noqa: E402

arguments, data = scene.start()
f = data['frame']
cut = f['cut']
concrete = materials.concrete(tone=1.1)
tracks = [[(52, -40), (42, -29), (30, -20), (12, -13), (-14, -10), (-70, -12)], [(60, -33), (44, -30.5), (31, -27), (14, -17), (-8, -15), (-70, -19)]]


def moved(group, by):
    return {**group, 'points': (np.float64(group['points']) + by).tolist()}


def blocks(around, first, count=60, near=240, seed=5):
    random = np.random.default_rng(seed)
    out = []
    for _ in range(count):
        a, r = np.radians(random.uniform(first, first + 130)), random.uniform(near, 900)
        out.append((around[0] + r * np.cos(a), around[1] + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(7, 24)))
    return out


def split():
    """Morning, between houses; the block beyond the cut comes forward, one level of it is lit."""
    eye, by = (33, -46, 7.5), np.float64([5.0, -11, 0])
    haze = scene.sky(strength=3.4, glow_at=(-0.9, -0.5), dark=(0.03, 0.07, 0.15), blue=(0.07, 0.12, 0.2), warm=(1.0, 0.72, 0.45), far=(0.16, 0.16, 0.18))
    scene.sun(direction=-128, elevation=24, strength=9, colour=(1.0, 0.8, 0.58))
    scene.reality(data, 'real', concrete)
    inside = {**data, 'groups': [moved(g, by) for g in data['groups'] if g['side'] == 'model' and g['trade'] == 'structure']}
    scene.model(inside, 'model', eye, weight=0.0009, veil=(0.15, 0.42))
    scene.front(data, 'real', cut, eye)
    level = f['levels'][2]
    lit = []
    for g in data['groups']:
        if g['side'] != 'model' or g['trade'] == 'site' or g['layer'] in ('scaffold', 'railing', 'rebar', 'formwork', 'crane'):
            continue
        points = np.float64(g['points'])
        here = (points[:, 2] > level - 0.3) & (points[:, 2] < level + 3.95)
        faces = [face for face in g['faces'] if here[face].all()]
        if faces:
            skin = props.look('lit', lambda n: materials.service(n, 0.8, 1.5)) if g['trade'] == 'services' else props.look('lit veil', lambda n: materials.ghost(n, 0.5, 0.8, (0.12, 0.75, 1.0)))
            scene.put('lit', points + by, faces, skin).visible_shadow = False
            lit += [(tuple(points[a] + by), tuple(points[b] + by)) for a, b in g['edges'] if here[a] and here[b] and not g['round']]
    scene.lines('lit edges', lit, eye, 0.0009, materials.glow('lit edge', (0.35, 0.9, 1.0), 2.6)).visible_shadow = False
    # The way it came, along the ground and the roof.
    a, b = np.float64([cut, -0.5, 0]), np.float64([f['length'] + 0.5, -0.5, 0])
    pairs = [(tuple(p + [0, dy, z]), tuple(p + by + [0, dy, z])) for p in (a, b) for dy, z in ((0, 0.1), (0, f['height']), (f['depth'] + 1, f['height']))]
    scene.lines('way', pairs, eye, 0.0007, materials.glow('way', (0.08, 0.66, 1.0), 0.9)).visible_shadow = False
    scene.terrain(eye, (20, 0), tracks, haze, detail=0.8, near=8)
    random = np.random.default_rng(8)
    scene.town(haze, blocks(eye, 35, 60, 120, 7), 330)
    for k in range(17):
        street.tree((-44 + 7 * k + random.uniform(-1, 1), 27 + random.uniform(-1, 1), -0.2), 9 + 3 * random.random(), k, 2600)
    scene.fence([(-70, -13), (-35, -10), (-12, -9), (-12, 23), (80, 23)])
    scene.cabin((-10, 5, -0.1), (6.0, 2.4, 2.6), 1.5, 2)
    scene.cabin((-10, 5, 2.52), (6.0, 2.4, 2.6), 1.5, 0)
    scene.barriers(3, 20, -5, concrete)
    scene.camera(eye, (28.2, 0, 5.5), 26, (0.0, 0.03))


def openday():
    """Early in the year, noon: on the poured slab the building stands full size, visitors' tape and a code in front."""
    eye = (-7.5, -2.2, 1.65)
    haze = scene.sky(strength=6, glow_at=(1, 0.3), dark=(0.012, 0.035, 0.09), blue=(0.03, 0.075, 0.16), warm=(0.3, 0.3, 0.3), far=(0.13, 0.17, 0.22))
    scene.sun(direction=-105, elevation=36, strength=9, colour=(1.0, 0.93, 0.82), size=1.5)
    kit.block((-9, -6, -0.25), (60, 26, 0.25), concrete, 0.01)
    rust = materials.plain('rust', (0.16, 0.065, 0.03), 0.8)
    random = np.random.default_rng(4)
    for x in f['xs']:
        for y in f['ys']:
            for dx in (-0.18, 0, 0.18):
                for dy in (-0.18, 0.18):
                    scene.rod('bar', (x + dx, y + dy, 0), (x + dx + random.normal(0, 0.015), y + dy + random.normal(0, 0.015), 0.9 + random.random() * 0.2), 0.012, rust, 6)
    whole = {**data, 'groups': [g for g in data['groups'] if g['layer'] in ('slab', 'column', 'beam', 'core', 'stair', 'duct', 'pipe', 'tray')]}
    ground = []
    for g in whole['groups']:
        points = np.float64(g['points'])
        above = points[:, 2] > 0.05
        faces = [face for face in g['faces'] if above[face].all()]
        ground.append({**g, 'faces': faces, 'edges': [(a, b) for a, b in g['edges'] if above[a] and above[b]]})
    scene.model({**data, 'groups': ground}, 'whole', eye, weight=0.0012, shine=1.6, veil=(0.1, 0.36))
    plinth = [((-0.5, -0.5, 0.01), (45.5, -0.5, 0.01)), ((-0.5, -0.5, 0.01), (-0.5, 16.1, 0.01)), ((-0.5, 16.1, 0.01), (45.5, 16.1, 0.01))]
    kit.front(plinth, eye, 0.0013)
    # A stand with the code, posts with a band, crosses where to stand, helmets for those who come.
    scene.rod('post', (-4.6, -0.25, 0), (-4.6, -0.25, 1.0), 0.025, props.steel())
    kit.block((-4.9, -0.5, 0), (0.6, 0.5, 0.05), props.dark(), 0.01)
    props.code((-4.6, -0.29, 1.32), (0.9, -0.42), 0.42, 3)
    for k in range(9):
        x = -5.5 + k * 2.6
        scene.rod('stanchion', (x, -4.3, 0), (x, -4.3, 1.05), 0.025, props.orange())
        kit.plank(kit.rounded(x, -4.3, 0.36, 0.36, 0.1), 0, 0.05, props.dark())
        if k < 8:
            for z in (0.55, 0.98):
                kit.block((x, -4.31, z), (2.6, 0.012, 0.06), props.white() if z < 0.9 else props.orange(), 0)
    for x, y in ((-3.2, -2.4), (-0.6, -3.0), (2.6, -2.6)):
        props.cross((x, y, 0), 0.6, turn=0.4)
    kit.block((-3.9, 3.0, 0.7), (0.75, 2.4, 0.04), props.look('timber', lambda n: materials.timber()), 0.004)
    for y in (3.15, 5.2):
        kit.block((-3.8, y, 0), (0.55, 0.06, 0.7), props.look('timber', lambda n: materials.timber()), 0.004)
    for k in range(5):
        props.helmet((-3.52, 3.25 + k * 0.46, 0.74), props.white() if k % 2 else None, 2.6)
    people.person((-1.3, -1.9, 0), -0.75, ((0.15, 0.42, 1.36), (-0.15, 0.42, 1.36)), carry=-1, head=(0, 10))
    people.person((0.4, -2.5, 0), 0.5, ((0.25, 0.08, 0.86), (-0.24, 0.12, 0.87)))
    land = materials.mud(-0.9, haze)
    scene.put('land', [(-900, -900, -0.3), (900, -900, -0.3), (900, 900, -0.3), (-900, 900, -0.3)], [(0, 1, 2, 3)], land)
    scene.town(haze, blocks(eye, -50, 90, 90), 420)
    scene.camera(eye, (12, 4.2, 1.6), 22, (0.0, 0.14))


def field():
    """Dusk on bare ground: an antenna on its pole, and what it places: axes, piles and footings of the building."""
    eye = (-6.0, -9.6, 1.95)
    haze = scene.sky(strength=2.2, glow_at=(0.75, 0.65))
    scene.sun(direction=52, elevation=8, strength=7, colour=(1.0, 0.62, 0.34))
    scene.terrain(eye, (12, 6), tracks, haze, detail=0.9, near=2.0)
    z = 0.16
    axes = [((x, -6, z), (x, f['depth'] + 6, z)) for x in f['xs']] + [((-6, y, z), (f['length'] + 8, y, z)) for y in f['ys']]
    scene.lines('axes', axes, eye, 0.0008, materials.glow('axis', (0.06, 0.6, 1.0), 1.2))
    bright = materials.glow('footing', (0.3, 0.88, 1.0), 2.6)
    feet, veil = [], materials.ghost('footing body', 0.12, 0.3)
    for x in f['xs']:
        for y in f['ys']:
            box = scene.box('footing', (x - 1.1, y - 1.1, -0.6), (2.2, 2.2, 0.6 + z), veil)
            box.visible_shadow = False
            feet += [((x + a, y + b, h), (x + c, y + d, h)) for h in (z,) for a, b, c, d in ((-1.1, -1.1, 1.1, -1.1), (1.1, -1.1, 1.1, 1.1), (1.1, 1.1, -1.1, 1.1), (-1.1, 1.1, -1.1, -1.1))]
            feet += [((x + a, y + b, z), (x + a, y + b, z + 1.2)) for a in (-0.25, 0.25) for b in (-0.25, 0.25)]
            kit.ring((x, y, z + 0.02), (0, 0, 1), 0.5, 0.02, bright, 32)
    scene.lines('feet', feet, eye, 0.001, bright)
    ground = lambda x, y: float(scene.noise.ground(np.float64([x]), np.float64([y]), tracks)[0])  # noqa: E731
    px, py = -3.75, -5.4
    props.rover((px, py, ground(px, py)), 2.25)
    # Pegs with a string, where the first footing is set out.
    timber = props.look('timber', lambda n: materials.timber())
    for x, y in ((-2.6, -2.6), (-2.6, 2.4), (2.4, -2.6)):
        scene.rod('peg', (x, y, ground(x, y) - 0.2), (x, y, ground(x, y) + 0.75), 0.03, props.orange(), 8)
    for a, b in (((-2.6, -2.6), (-2.6, 2.4)), ((-2.6, -2.6), (2.4, -2.6))):
        scene.rod('string', (*a, ground(*a) + 0.7), (*b, ground(*b) + 0.7), 0.006, props.white(), 6)
    # Three lines to what stands high above.
    top = np.float64([px, py, ground(px, py) + 2.38])
    for k, way in enumerate(((-0.5, 0.55, 1.0), (0.2, 0.75, 1.1), (0.95, 0.75, 1.0))):
        scene.lines('from above', [(tuple(top), tuple(top + np.float64(way) * 60))], eye, 0.0006, materials.glow(f'from above {k}', (0.08, 0.62, 1.0), 0.7))
    scene.stack((6, 20, -0.1), (6.0, 0.06, 0.06), (1, 12, 4), materials.plain('rust', (0.16, 0.065, 0.03), 0.8), gap=0.018, turn=0.04, jitter=0.06)
    scene.town(haze, blocks(eye, -20, 80, 200), 500)
    scene.fence([(-20, 26), (20, 30), (60, 28)])
    scene.cabin((24, 22, -0.1), (6.0, 2.4, 2.6), 0.1, 1)
    scene.camera(eye, (6.6, 2.6, 1.6), 24, (0.0, -0.03))


next(make for make in (split, openday, field) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
