"""At tables: `message` is read at a site office's window, `screen` shows a room of splats, `shelf` an archive going over into containers, `page` a building rising from a magazine, `round` a table with a model in its middle."""
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

arguments, data = scene.start()
random = np.random.default_rng(4)
concrete = materials.concrete(tone=1.0)
oak = kit.wood('oak', (0.15, 0.085, 0.042), (0.28, 0.17, 0.09), 0.35)
white, dark, orange, steel = kit.clean('white', (0.6, 0.59, 0.57), 0.5), props.dark(), props.orange(), props.steel()
plaster = kit.clean('plaster', (0.5, 0.49, 0.47), 0.9)
card = kit.clean('card', (0.64, 0.62, 0.58), 0.9)
bright = materials.glow('bright', (0.35, 0.9, 1.0), 3.2)
edge = materials.glow('edge', (0.08, 0.66, 1.0), 1.4)


def building(at, scale, eye, turn=0.0, weight=0.0008):
    """The building at a table's scale: card to its cut, model beyond."""
    c, s = math.cos(turn), math.sin(turn)
    f = data['frame']

    def place(points):
        p = np.float64(points) - [f['length'] / 2, f['depth'] / 2, 0]
        return np.column_stack([p[:, 0] * c - p[:, 1] * s, p[:, 0] * s + p[:, 1] * c, p[:, 2]]) * scale + at

    body = materials.service('small', 0.5, 0.7)
    for g in data['groups']:
        if g['layer'] not in ('slab', 'column', 'beam', 'core', 'stair', 'duct', 'pipe') or (g['side'] == 'real' and g['trade'] == 'services'):
            continue
        points = place(g['points']) if g['points'] else None
        if g['side'] == 'real' and g['built']:
            scene.put('card', points, g['faces'], card)
        if g['side'] == 'model':
            scene.put('small', points, g['faces'], props.look('small veil', lambda n: materials.ghost(n, 0.08, 0.3)) if g['trade'] == 'structure' else body).visible_shadow = False
            if not g['round']:
                rods = scene.lines('small', points[np.int64(g['edges'])] if g['edges'] else np.zeros((0, 2, 3)), (0, 0, 0), weight if g['layer'] == 'slab' else weight * 0.6, edge)
                if rods:
                    rods.visible_shadow = False
            on = np.abs(np.float64(g['points'])[:, 0] - f['cut']) < 1e-4
            if g['trade'] == 'structure' and g['edges']:
                pairs = np.int64(g['edges'])
                rods = scene.lines('cut', points[pairs[on[pairs].all(1)]], (0, 0, 0), weight * 1.5, bright)
                if rods:
                    rods.visible_shadow = False


def splats(path):
    """The picture once more as soft patches of its own colours, mirrored; sharper in its middle."""
    from PIL import Image
    light = np.load(path)[:, ::-1]
    h, w = 450, 720
    small = np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(light[..., k].astype(np.float32))).resize((w, h), Image.BOX)) for k in range(3)], -1)
    out = np.full((h, w, 3), 0.012, np.float32)
    for size, count in ((26, 500), (13, 2400), (7, 7000), (4, 14000), (3, 16000)):
        for _ in range(count):
            x, y = random.integers(0, w), random.integers(0, h)
            mid = 1 - min(1.0, math.hypot((x - w * 0.5) / w, (y - h * 0.5) / h) / 0.55)
            if size < 10 and random.random() > 0.25 + mid * 1.2:
                continue
            a, b, t = size * random.uniform(0.7, 1.6), size * random.uniform(0.35, 0.8), random.uniform(0, math.pi)
            r = int(max(a, b) * 1.6) + 1
            x0, x1, y0, y1 = max(0, x - r), min(w, x + r), max(0, y - r), min(h, y + r)
            v, u = np.mgrid[y0:y1, x0:x1]
            p, q = (u - x) * math.cos(t) + (v - y) * math.sin(t), -(u - x) * math.sin(t) + (v - y) * math.cos(t)
            k = (0.75 * np.exp(-((p / a) ** 2 + (q / b) ** 2) * 1.6))[..., None]
            out[y0:y1, x0:x1] = out[y0:y1, x0:x1] * (1 - k) + small[y, x] * k
    # The lines of the model stay sharp across.
    blue = np.clip((small[..., 2] - small[..., 0] * 1.6) * 2.2, 0, 1)[..., None]
    return out * (1 - 0.4 * blue) + small * 0.4 * blue


def picture(array, power):
    h, w, _ = array.shape
    image = bpy.data.images.new('shown', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([array[::-1], np.ones((h, w, 1), np.float32)], -1).astype(np.float32).ravel())
    material, g = materials.new('shown')
    texture = g('ShaderNodeTexImage', {0: g('ShaderNodeTexCoord').outputs['UV']}, image=image, extension='EXTEND')
    g.end(g('ShaderNodeEmission', {0: texture.outputs[0], 1: power}).outputs[0])
    return material


def message():
    """Dusk in a site office: a message on a tablet, rolled drawings, a lamp, and before the window the building as a model, half of card."""
    eye, top, sill = (-0.34, -1.5, 1.2), 0.74, 0.62
    props.room(-4, -3.5, 3.4, 1.0, 2.6, concrete, plaster, plaster, 0.2, 'n')
    kit.block((-1.9, -0.55, top - 0.04), (3.6, 1.45, 0.04), oak, 0.006)
    kit.block((-4, 1.0, 0), (8, 0.16, sill), plaster, 0)
    kit.block((-4, 0.94, sill), (8, 0.26, 0.03), dark, 0.004)
    kit.block((-4, 1.0, 2.1), (8, 0.16, 0.6), plaster, 0)
    for x in (-2.2, -0.92, 0.36, 1.64):
        kit.block((x, 1.03, sill), (0.055, 0.09, 1.6), dark, 0.004)
    building(np.float64((0.5, 0.16, top + 0.013)), 0.0155, eye, 0.16, 0.0009)
    kit.block((0.12, -0.11, top), (0.82, 0.4, 0.012), dark, 0.002, 0.16)
    # The message: a few lines of words, a picture, and the button that answers it.
    from mathutils import Vector
    place = props.slate((-0.22, -0.24, top + 0.004), 0.14, 42, (0.31, 0.22), lit=False)
    kit.block((-0.29, -0.15, top), (0.14, 0.1, 0.08), dark, 0.006, 0.14)

    def shown(u0, v0, u1, v1, material, lift=0.0123):
        scene.put('shown', [tuple(place @ Vector((u * 0.31, v * 0.22, lift))) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))], [(0, 1, 2, 3)], material)

    sheet, ink, button = (materials.glow(name, colour, power) for name, colour, power in (('page', (0.75, 0.8, 0.86), 0.62), ('ink lit', (0.06, 0.1, 0.14), 0.5), ('button', (1.0, 0.2, 0.01), 0.75)))
    shown(-0.44, 0.09, 0.44, 0.91, sheet, 0.012)
    for k, long in enumerate((0.3, 0.62, 0.56, 0.64, 0.4)):
        shown(-0.38, 0.8 - k * 0.085, -0.38 + long * 0.62, 0.835 - k * 0.085, ink)
    shown(-0.38, 0.17, -0.14, 0.29, button)
    shown(0.08, 0.17, 0.38, 0.83, ink)
    on = lambda u, v: tuple(place @ Vector((u * 0.31, v * 0.22, 0.0127)))  # noqa: E731
    storeys = [(on(a, v), on(b, w)) for v in (0.3, 0.46, 0.62) for a, b, w in ((0.13, 0.22, v - 0.07), (0.22, 0.34, v + 0.02), (0.13, 0.25, v + 0.09), (0.25, 0.34, v + 0.02))]
    scene.lines('storeys', storeys + [(on(u, v), on(u, v + 0.32)) for u, v in ((0.13, 0.3), (0.22, 0.23), (0.34, 0.32))], eye, 0.0006, bright).visible_shadow = False
    # Rolls, helmet, cup, a drawing below the tablet; the lamp.
    props.sheet((-0.86, -0.46, top + 0.001), 0.594, 0.42, 0.1, 6)
    props.rolls((-0.86, 0.18, top), 3, 0.62, 0.1, 0.032)
    props.helmet((-0.08, 0.46, top), None, 3.9)
    kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (0.96, -0.1, top), (0, 0, 1), white, 36)
    scene.rod('pencil', (0.02, -0.33, top + 0.004), (0.17, -0.26, top + 0.004), 0.004, orange, 6)
    kit.turned([(0.0, 0.018), (0.085, 0.018), (0.09, 0.0)], (1.12, 0.42, top), (0, 0, 1), dark, 40)
    scene.rod('stem', (1.12, 0.42, top), (1.26, 0.5, top + 0.36), 0.008, dark)
    scene.rod('stem', (1.26, 0.5, top + 0.36), (0.96, 0.36, top + 0.56), 0.008, dark)
    kit.turned([(0.02, 0.05), (0.035, 0.03), (0.095, -0.075), (0.09, -0.075), (0.03, 0.025)], (0.95, 0.35, top + 0.53), (0.22, 0.1, 1), dark, 40)
    kit.turned([(0.08, 0), (0, 0.001)], (0.945, 0.345, top + 0.47), (0.22, 0.1, 1), materials.glow('bulb', (1.0, 0.72, 0.42), 5), 32)
    scene.lamp((0.94, 0.343, top + 0.44), 15, (1.0, 0.72, 0.42), 0.03, bulb=False)
    # Outside: a frame with its first lamps, and a crane before the last light.
    scene.put('ground', [(-900, 2, -1), (900, 2, -1), (900, 900, -1), (-900, 900, -1)], [(0, 1, 2, 3)], materials.plain('ground', (0.2, 0.17, 0.15), 0.95))
    for k in range(4):
        kit.block((17, 62, -0.4 + k * 3.7), (34 - 7 * (k == 3), 14, 0.35), concrete, 0)
        for x in range(6):
            for y in (63, 75):
                if k or x:
                    kit.block((17.5 + x * 6.4, y, -1 + k * 3.7), (0.55, 0.55, 3.7 if k < 3 else 1.4), concrete, 0)
        if k < 3:
            for x in (22, 33, 44):
                scene.lamp((x, 68, 2.3 + k * 3.7), 700, (1.0, 0.64, 0.34), 0.35)
    steel_ = props.plain('crane', (0.32, 0.12, 0.02), 0.5)
    bars.lattice((10, 80, -1), (10, 80, 23), 1.7, 1.8, 0.12, steel_)
    bars.lattice((-4, 77, 18), (44, 86, 18), 1.3, 1.6, 0.1, steel_)
    kit.block((-3, 76, 16.1), (3, 2, 2.2), steel_, 0)
    scene.rod('rope', (33, 84, 17.5), (33, 84, 14.4), 0.07, dark)
    scene.fence([(-40, 26), (60, 26)], -1)
    scene.cabin((-9.5, 19, -1), (6, 2.5, 2.5), 0, True)
    scene.stack((2.6, 15, -1), (3.2, 0.45, 0.35), (2, 3, 3), concrete)
    haze = scene.sky(strength=1.7, glow_at=(0.45, 1.0))
    scene.town(haze, [(-260 + 13 * k, 150 + 30 * (k * 7 % 7), 15 + k % 3 * 5, 16, 5 + 4 * (k * 5 % 4)) for k in range(46)], 380)
    scene.panel((0.3, 0.98, 1.5), (3.2, 1.1), 14, (0.6, 0.75, 1.0), (0, -1, -0.35))
    scene.panel((-0.6, -1.6, 2.3), (1.4, 0.8), 11, (1.0, 0.86, 0.7), (0.4, 0.8, -1))
    scene.panel((0.55, 0.2, 1.2), (0.4, 0.3), 0.6, (0.1, 0.6, 1.0), (0, 0, -1))
    scene.camera(eye, (-0.1, 1.0, 1.2), 26, (0, -0.07))


def screen():
    eye = (-0.75, -1.55, 1.42)
    base = next(word[5:] for word in arguments['rest'] if word.startswith('base=')).replace('.png', '.npy')
    props.room(-4, -3.5, 3.6, 2.2, 2.9, kit.wood('boards', (0.12, 0.08, 0.05), (0.2, 0.14, 0.09), 0.4, (9, 0.5, 9)), plaster, plaster, 0.2, 'e')
    kit.block((-1.5, -0.35, 0.7), (3.0, 0.9, 0.035), oak, 0.006)
    for x in (-1.4, 1.35):
        kit.block((x, -0.3, 0), (0.05, 0.8, 0.7), dark, 0.006)
    w, h, z, y = 1.32, 0.825, 0.93, 0.22
    kit.block((-w / 2 - 0.02, y, z - 0.02), (w + 0.04, 0.035, h + 0.04), dark, 0.008)
    kit.block((-0.06, y + 0.03, 0.735), (0.12, 0.03, 0.4), dark, 0.004)
    kit.plank(kit.rounded(0, y + 0.02, 0.4, 0.26, 0.04), 0.735, 0.75, dark, 0.003)
    pane = scene.put('pane', [(-w / 2, y - 0.001, z), (w / 2, y - 0.001, z), (w / 2, y - 0.001, z + h), (-w / 2, y - 0.001, z + h)], [(0, 1, 2, 3)], picture(splats(base), 2.2))
    uv = pane.data.uv_layers.new(name='uv')
    for loop, at in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = at
    # Loose splats float out of the frame; keyboard, phone that filmed, cup, helmet.
    kit.block((-0.32, -0.2, 0.735), (0.44, 0.13, 0.014), white, 0.004)
    for r in range(4):
        for k in range(14):
            kit.block((-0.312 + k * 0.0305, -0.19 + r * 0.029, 0.749), (0.026, 0.024, 0.005), card, 0.002)
    kit.plank(kit.rounded(0.24, -0.14, 0.06, 0.1, 0.028), 0.735, 0.76, white, 0.01)
    props.helmet((1.0, -0.02, 0.735), None, 3.8)
    kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (-0.62, -0.02, 0.735), (0, 0, 1), white, 36)
    props.sheet((0.5, -0.33, 0.737), 0.42, 0.297, 0.12, 3)
    for x in (-0.9, 0.5):
        kit.block((3.6, x, 0), (0.1, 0.08, 2.9), dark, 0)
    kit.block((3.6, -3.5, 0), (0.1, 6, 0.8), plaster, 0)
    kit.block((-1.7, 2.0, 1.3), (2.2, 0.25, 0.03), oak, 0.003)
    for k in range(9):
        kit.block((-1.6 + k * 0.085, 2.02, 1.33), (0.07, 0.19, 0.27 + 0.02 * (k % 3)), (white, dark, card)[k % 3], 0.003)
    kit.turned([(0.09, 0), (0.13, 0.2), (0.115, 0.2)], (2.6, 1.4, 0), (0, 0, 1), card, 30)
    haze = scene.sky(strength=10, glow_at=(1, 0.3), dark=(0.04, 0.075, 0.13), blue=(0.1, 0.15, 0.22), warm=(0.9, 0.75, 0.55), far=(0.3, 0.32, 0.36))
    scene.town(haze, [(60 + 20 * (k % 4), -80 + k * 20, 18, 18, 3 + 6 * (k % 3)) for k in range(14)], 380)
    scene.sun(direction=-14, elevation=24, strength=11, colour=(1.0, 0.82, 0.6))
    scene.panel((3.4, -0.5, 1.8), (2.0, 4.0), 55, (0.86, 0.92, 1.0), (-1, 0.1, -0.2))
    scene.panel((-1, -2.6, 2.7), (2, 1), 22, (1.0, 0.93, 0.84), (0.2, 0.6, -1))
    scene.camera(eye, (0.08, 0.25, 1.18), 25, (0, 0), level=False)


def shelf():
    """An archive in evening light: binders, boxes and rolls, which beyond the front go on as ordered, linked containers."""
    eye, cut, deep = (-0.9, -2.6, 1.5), 0.2, 0.34
    wood = kit.wood('shelf', (0.09, 0.05, 0.025), (0.17, 0.1, 0.05), 0.45, (0.5, 9, 9))
    props.room(-4.5, -5, 4.5, 0.4, 3.2, kit.wood('boards', (0.05, 0.031, 0.019), (0.1, 0.064, 0.04), 0.4, (9, 0.5, 9)), plaster, plaster, 0.2)
    parts, links = [], []
    cell, high = 0.62, 0.44
    for r in range(6):
        board = kit.block((-3.1, 0, 0.2 + r * high), (6.2, deep, 0.025), wood, 0.002)
        board['model'] = 'duct'
        parts.append(board)
    for k in range(11):
        post = kit.block((-3.1 + k * cell - 0.0125, 0, 0.2), (0.025, deep, 5 * high), wood, 0.002)
        post['model'] = 'duct'
        parts.append(post)
    kinds = [white, dark, card, kit.clean('grey', (0.2, 0.2, 0.2), 0.7), kit.clean('blue grey', (0.1, 0.13, 0.16), 0.7)]
    for r in range(5):
        for k in range(10):
            x, z = -3.1 + k * cell + 0.03, 0.225 + r * high
            pick = random.integers(0, 4)
            if x > cut - 0.2:
                # As model: one container, or two over each other, each with its mark.
                n = 2 if pick == 0 else 1
                for j in range(n):
                    box = kit.block((x + 0.05, 0.02, z + 0.03 + j * 0.19), (cell - 0.16, 0.26, 0.15 if n == 2 else 0.32), white, 0)
                    parts.append(box)
                    links.append((x + cell / 2 - 0.03, 0.0, z + 0.1 + j * 0.19 if n == 2 else z + 0.19))
            elif pick == 0:
                for j in range(7):
                    parts.append(kit.turned([(0.03, 0), (0.036, 0), (0.036, 0.36), (0.03, 0.36)], (x + 0.06 + (j % 4) * 0.115 + (0.055 if j > 3 else 0), -0.03, z + 0.037 + (0.068 if j > 3 else 0)), (0, 1, 0), card, 20))
            elif pick == 1:
                parts += [kit.block((x + 0.03, -0.01, z), (0.5, 0.3, 0.17), kinds[2], 0.004), kit.block((x + 0.05, -0.005, z + 0.172), (0.46, 0.29, 0.15), kinds[3], 0.004)]
            else:
                u = 0.0
                while u < cell - 0.12:
                    t = random.choice([0.045, 0.065, 0.08])
                    skin = kinds[random.integers(0, 5)] if random.random() > 0.06 else orange
                    parts.append(kit.block((x + u, 0.0 + random.uniform(0, 0.02), z), (t - 0.004, 0.27, 0.32 + random.uniform(-0.02, 0.02)), skin, 0.003))
                    u += t
    kit.meet(parts, (cut, 0, 0), (1, 0, 0), eye, 0.0009, 1.3)
    kit.front([((cut, -0.03, 0.15), (cut, -0.03, 0.25 + 5 * high)), ((cut, -0.03, 0.25 + 5 * high), (cut, 0.39, 0.25 + 5 * high)), ((cut, -1.6, 0.004), (cut, 0, 0.004))], eye, 0.0014)
    pairs = []
    for a in links:
        near = sorted((b for b in links if b is not a and b[0] >= a[0] - 0.01 and np.hypot(b[0] - a[0], b[2] - a[2]) < 0.85), key=lambda b: np.hypot(b[0] - a[0], b[2] - a[2]))
        pairs += [((a[0], -0.06, a[2]), (b[0], -0.06, b[2])) for b in near[:2]]
        kit.ring((a[0], -0.06, a[2]), (0, 1, 0), 0.022, 0.004, bright, 24).visible_shadow = False
    scene.lines('links', pairs, eye, 0.0011, props.look('link', lambda n: materials.glow(n, (1.0, 0.24, 0.015), 2.4))).visible_shadow = False
    kit.block((-2.4, -1.35, 0.72), (1.5, 0.8, 0.035), wood, 0.004)
    for x in (-2.35, -0.98):
        kit.block((x, -1.3, 0), (0.05, 0.7, 0.72), wood, 0)
    props.sheet((-1.9, -1.25, 0.756), 0.84, 0.56, 0.12, 8)
    props.rolls((-2.3, -0.85, 0.756), 3, 0.6, 0.25)
    props.helmet((-2.15, -1.1, 0.756), white, 0.6)
    scene.sky(strength=3, glow_at=(-1, -0.4))
    scene.panel((-4.3, -2.4, 1.9), (2.4, 2.2), 170, (1.0, 0.7, 0.44), (1, 0.55, -0.2))
    scene.panel((-1.5, -3.6, 3.0), (3, 1), 70, (1.0, 0.9, 0.78), (0.1, 0.8, -0.8))
    scene.panel((2.2, -1.0, 1.5), (2.4, 2.0), 12, (0.1, 0.6, 1.0), (0, 1, 0))
    scene.camera(eye, (0.15, 0.2, 1.36), 25, (0, 0), level=False)


def page():
    """Morning at a window: an open magazine, columns without words, and out of its picture the building rises."""
    eye, top = (-0.34, -0.78, 1.33), 0.74
    props.room(-3, -3, 3, 2, 2.8, concrete, plaster, plaster, 0.2, 'n')
    kit.block((-1.6, -0.7, top - 0.04), (3.2, 1.5, 0.04), kit.clean('table', (0.42, 0.4, 0.37), 0.35, 0.4), 0.006)
    kit.block((-3, 2, 0), (6, 0.2, 0.8), plaster, 0)
    for x in (-2.4, -0.9, 0.6, 2.1):
        kit.block((x, 2.02, 0.8), (0.06, 0.1, 2.0), dark, 0)
    paper, grey, pale = kit.clean('paper', (0.66, 0.64, 0.6), 0.6, 0.3), kit.clean('print', (0.2, 0.2, 0.2), 0.7), kit.clean('print pale', (0.42, 0.41, 0.39), 0.7)
    turn, cx, cy = 0.12, 0.02, -0.06
    c, s = math.cos(turn), math.sin(turn)
    lift = lambda u: 0.016 * math.exp(-((abs(u) - 0.05) / 0.06) ** 2) + 0.004  # noqa: E731
    on = lambda u, v, z=0.0: (cx + u * c - v * s, cy + u * s + v * c, top + lift(u) + z)  # noqa: E731
    n = 60
    us = np.concatenate([np.linspace(-0.225, -0.002, n // 2), np.linspace(0.002, 0.225, n // 2)])
    points = np.float64([on(u, v, 0 if abs(u) > 0.003 else -0.01) for u in us for v in (-0.15, 0.15)])
    scene.surface('spread', points, n, 2, paper)
    kit.block((cx - 0.225 * c + 0.15 * s, cy - 0.225 * s - 0.15 * c, top), (0.45, 0.3, 0.003), paper, 0, turn)

    def patch(u0, v0, u1, v1, material):
        m = 10
        us = np.linspace(u0, u1, m)
        scene.surface('patch', np.float64([on(u, v, 0.0006) for u in us for v in (v0, v1)]), m, 2, material)

    for left in (-0.205, -0.103):
        for k in range(15):
            v = 0.06 - k * 0.0125
            patch(left, v, left + (0.088 if k % 5 != 4 else 0.05), v + 0.0055, pale)
    patch(-0.205, 0.1, -0.06, 0.122, grey)
    patch(-0.205, 0.083, -0.11, 0.09, pale)
    patch(0.025, -0.135, 0.205, 0.135, kit.clean('print dark', (0.06, 0.075, 0.09), 0.5))
    scene.lines('rim', [(on(a, b, 0.0015), on(d, e, 0.0015)) for a, b, d, e in ((0.025, -0.135, 0.205, -0.135), (0.205, -0.135, 0.205, 0.135), (0.205, 0.135, 0.025, 0.135), (0.025, 0.135, 0.025, -0.135))], (0, 0, 0), 0.0006, bright).visible_shadow = False
    at = on(0.115, 0.0, 0.002)
    building(np.float64(at), 0.0058, eye, turn - math.pi / 2, 0.0006)
    # A recorder, a notebook, a pencil, cups.
    kit.block((-0.42, -0.16, top), (0.045, 0.11, 0.014), dark, 0.004, 0.3)
    kit.turned([(0.006, 0), (0.006, 0.002)], (-0.425, -0.1, top + 0.014), (0, 0, 1), materials.glow('recording', (1.0, 0.12, 0.02), 4), 20)
    kit.block((-0.42, 0.1, top), (0.15, 0.21, 0.012), dark, 0.003, -0.2)
    kit.block((-0.415, 0.108, top + 0.012), (0.14, 0.19, 0.003), paper, 0.001, -0.2)
    scene.rod('pencil', (-0.36, 0.12, top + 0.019), (-0.26, 0.26, top + 0.019), 0.004, orange, 6)
    kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (0.42, 0.3, top), (0, 0, 1), white, 36)
    kit.turned([(0.034, 0.07), (0.0, 0.0701)], (0.42, 0.3, top), (0, 0, 1), kit.clean('coffee', (0.03, 0.012, 0.005), 0.1), 36)
    props.helmet((0.62, 0.1, top), None, 3.4)
    for k in range(5):
        kit.block((-0.1 + 0.006 * k, 0.36 - 0.004 * k, top + k * 0.006), (0.22, 0.3, 0.0055), (paper, pale, grey)[k % 3], 0.001, 0.1 + 0.05 * k)
    haze = scene.sky(strength=9, glow_at=(0.5, 1), dark=(0.04, 0.075, 0.13), blue=(0.1, 0.15, 0.22), warm=(1.0, 0.8, 0.55), far=(0.3, 0.32, 0.36))
    scene.town(haze, [(-120 + 24 * k, 90 + 20 * (k % 4), 18, 18, 2 + 6 * (k % 3)) for k in range(12)], 380)
    scene.sun(direction=62, elevation=26, strength=13, colour=(1.0, 0.82, 0.58))
    scene.panel((0, 1.9, 1.8), (4, 1.8), 34, (0.88, 0.94, 1.0), (0, -1, -0.4))
    scene.panel((-1.0, -1.6, 2.4), (1.5, 1), 16, (1.0, 0.95, 0.88), (0.4, 0.6, -1))
    scene.camera(eye, (0.08, 0.03, top + 0.05), 38, (0, 0), level=False, focus=1.0, stop=9)


def round():
    """From above, at noon: a round table, what its people have before them, and the one model in the middle."""
    eye, top = (-0.6, -2.45, 2.35), 0.74
    props.room(-5, -4.5, 5, 4.5, 3.4, kit.wood('boards', (0.1, 0.065, 0.04), (0.17, 0.115, 0.07), 0.35, (9, 0.5, 9)), plaster, None, 0.2)
    kit.plank(kit.rounded(0, 0, 2.9, 2.9, 1.449, 24), top - 0.04, top, kit.wood('table', (0.07, 0.04, 0.02), (0.14, 0.082, 0.043), 0.35), 0.008)
    kit.turned([(0.5, 0), (0.45, 0.03), (0.12, 0.08), (0.12, top - 0.04)], (0, 0, 0), (0, 0, 1), dark, 40)
    kit.plank(kit.rounded(0, 0, 1.5, 1.0, 0.02), top, top + 0.012, dark, 0.002)
    building(np.float64((0, 0, top + 0.013)), 0.0265, eye, 0.35, 0.0016)
    ring = [(0.84 * math.cos(a), 0.84 * math.sin(a), top + 0.004) for a in np.linspace(0, 2 * math.pi, 120)]
    scene.lines('ring', list(zip(ring, ring[1:])), (0, 0, 0), 0.0016, edge).visible_shadow = False
    cloth = materials.plain('cloth', (0.07, 0.075, 0.08), 0.9)
    for k in range(9):
        a = k * 2 * math.pi / 9 + 0.2
        on = lambda r, t=0.0: (r * math.cos(a + t), r * math.sin(a + t))  # noqa: E731
        face = a + math.pi / 2
        x, y = on(1.75)
        seat = kit.plank(kit.rounded(0, 0, 0.5, 0.5, 0.14), 0.43, 0.49, cloth, 0.02)
        back = kit.block((-0.24, 0.24, 0.5), (0.48, 0.05, 0.42), cloth, 0.02)
        for thing in (seat, back):
            px, py, pz = thing.location
            t = a - math.pi / 2
            thing.location, thing.rotation_euler = (x + px * math.cos(t) - py * math.sin(t), y + px * math.sin(t) + py * math.cos(t), pz), (0, 0, t)
        scene.rod('foot', (x, y, 0), (x, y, 0.44), 0.03, dark)
        px, py = on(1.2, -0.1)
        if k % 3 == 0:
            props.slate((*on(1.12), top + 0.002), a + math.pi / 2, 0, (0.27, 0.19))
        elif k % 3 == 1:
            props.sheet((*on(1.08, -0.14), top + 0.001), 0.3, 0.21, face, k)
            scene.rod('pencil', (*on(1.1, 0.14), top + 0.005), (*on(1.28, 0.12), top + 0.005), 0.005, orange, 6)
        else:
            props.sheet((*on(1.3, 0.08), top + 0.001), 0.297, 0.21, face + 1.6, k)
            props.rolls((*on(1.0, -0.2), top), 1, 0.4, face + 0.2, 0.022)
        cup = on(1.0, 0.24)
        kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (*cup, top), (0, 0, 1), white, 28)
    scene.sky(strength=9, glow_at=(1, 0.3), dark=(0.08, 0.09, 0.11), blue=(0.12, 0.13, 0.15), warm=(0.3, 0.3, 0.3), far=(0.2, 0.2, 0.2))
    scene.sun(direction=150, elevation=58, strength=5.5, colour=(1.0, 0.93, 0.82), size=2)
    scene.panel((0, 0.5, 3.6), (5, 4), 120, (0.92, 0.96, 1.0), (0, 0, -1))
    scene.camera(eye, (0.02, -0.06, top), 29, (0, 0), level=False)


next(make for make in (message, screen, shelf, page, round) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
