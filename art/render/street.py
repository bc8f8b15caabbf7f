"""What stands in the city's street: cars, trees, bicycles, signs without words; and boxes in great number, for its houses."""
import math

import bpy
import kit
import materials
import numpy as np
import props
import scene
from mathutils import Matrix

# A car's sections from the back to the front: way, half width and height of the sill, of the waist and of the roof.
BODY = [(-2.2, 0.76, 0.36, 0.8, 0.78, 0.7, 0.86), (-2.12, 0.86, 0.28, 0.88, 0.86, 0.76, 0.97), (-1.95, 0.87, 0.26, 0.9, 0.9, 0.72, 1.04), (-1.5, 0.88, 0.25, 0.91, 0.92, 0.63, 1.4), (-0.8, 0.89, 0.25, 0.92, 0.92, 0.61, 1.48), (0.1, 0.89, 0.25, 0.92, 0.9, 0.61, 1.45), (0.5, 0.89, 0.25, 0.92, 0.89, 0.65, 1.26), (1.02, 0.88, 0.25, 0.91, 0.88, 0.76, 0.95), (1.85, 0.86, 0.27, 0.88, 0.76, 0.74, 0.84), (2.12, 0.8, 0.3, 0.83, 0.64, 0.7, 0.72), (2.2, 0.7, 0.36, 0.74, 0.58, 0.62, 0.64)]


def car(x, y, colour, way=1, glass=None):
    """A parked or driving car; `way` 1 drives off along +y."""
    coat = props.look(f'coat {colour}', lambda n: kit.clean(n, colour, 0.25, 0.6))
    points, faces, kinds = [], [], []
    for v, low, z0, waist, z1, top, z2 in BODY:
        half = [(low * 0.9, z0), (low, z0 + 0.08), (waist, (z0 + z1) / 2 + 0.1), (waist * 0.985, z1), (top, z2), (top * 0.55, z2 + 0.035)]
        points += [(way * s * u, way * v, z) for s, side in ((1, half), (-1, half[::-1])) for u, z in side]
    n = 12
    for i in range(len(BODY) - 1):
        for k in range(n):
            faces.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
            side, over = k in (3, 7), k in (4, 5, 6)
            kinds.append(1 if (side and 2 <= i <= 6) or (over and (i in (2, 5, 6))) else 0)
    for end in (0, len(BODY) - 1):
        faces.append(tuple(range(end * n, end * n + n)))
        kinds.append(0)
    body = scene.put('car', points, faces, coat, smooth=True)
    body.data.materials.append(glass)
    body.data.polygons.foreach_set('material_index', kinds)
    body.data.auto_smooth_angle = math.radians(80)
    rounding = body.modifiers.new('round', 'SUBSURF')
    rounding.levels = rounding.render_levels = 2
    body.location = (x, y, 0)
    rim = props.plain('rim', (0.3, 0.3, 0.31), 0.35, 0.8)
    for v in (-1.32, 1.35):
        for s in (-1, 1):
            a = (x + s * 0.9, y + way * v, 0.33)
            scene.rod('arch', (x + s * 0.6, a[1], 0.36), (x + s * 0.912, a[1], 0.36), 0.385, props.dark(), 26)
            scene.rod('wheel', a, (a[0] + s * 0.03, a[1], 0.33), 0.33, props.plain('tyre', (0.012, 0.012, 0.012), 0.8), 24)
            scene.rod('rim', (a[0] + s * 0.02, a[1], 0.33), (a[0] + s * 0.04, a[1], 0.33), 0.21, rim, 16)
    tail, front = props.look('tail', lambda n: materials.glow(n, (1.0, 0.05, 0.02), 1.1)), props.look('head lamp', lambda n: kit.clean(n, (0.75, 0.74, 0.7), 0.1, 0.9))
    for s in (-1, 1):
        scene.box('tail', (x + s * 0.6 - 0.14, y - way * 2.19 - 0.03, 0.74), (0.28, 0.06, 0.12), tail, 0.02)
        scene.box('head', (x + s * 0.55 - 0.15, y + way * 2.13 - 0.03, 0.58), (0.3, 0.06, 0.09), front, 0.02)
        scene.box('mirror', (x + s * 0.98 - 0.08, y + way * 0.72 - 0.05, 0.93), (0.16, 0.1, 0.12), props.dark(), 0.03)
    scene.box('plate', (x - 0.25, y - way * 2.215 - 0.015, 0.5), (0.5, 0.03, 0.11), props.white(), 0)


def leaves(name):
    """Leaves that let light through, each a little different."""
    material, g = materials.new(name)
    each = g('ShaderNodeNewGeometry').outputs['Random Per Island']
    tone = g.mix(each, (0.03, 0.06, 0.014), (0.12, 0.14, 0.03))
    g.end(g.blend(0.35, g('ShaderNodeBsdfDiffuse', {0: tone}).outputs[0], g('ShaderNodeBsdfTranslucent', {0: tone}).outputs[0]))
    return material


def tree(at, high, seed=0, count=5200):
    """A street tree: trunk, boughs, and a crown of `count` leaves in tufts."""
    random = np.random.default_rng(seed)
    bark = props.look('bark', lambda n: materials.plain(n, (0.075, 0.06, 0.048), 0.95))
    foot = np.float64(at)
    fork = foot + (0, 0, high * 0.36)
    scene.rod('trunk', at, tuple(fork), 0.02 * high, bark, 10, 0.7)
    way = random.normal(0, 1, (46, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    tufts = foot + (0, 0, high * 0.66) + way * random.random((46, 1)) ** 0.45 * np.float64([0.25, 0.25, 0.3]) * high
    for tuft in tufts[::4]:
        scene.rod('bough', tuple(fork), tuple(tuft), 0.01 * high, bark, 6, 0.3)
    middle = tufts[random.integers(0, len(tufts), count)] + random.normal(0, 0.052 * high, (count, 3)) * (1, 1, 0.8)
    size = high * 0.021 * (5200 / count) ** 0.5 * random.uniform(0.6, 1.3, (count, 1))
    u, v = random.normal(0, 1, (2, count, 3))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(u, v)
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    corners = np.stack([middle - u * size, middle - v * size * 0.6, middle + u * size, middle + v * size * 0.6], 1)
    scene.put('crown', corners.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), props.look('leaves', leaves))


def bicycle(at, turn, colour):
    """A bicycle that leans on its stand."""
    before = set(bpy.data.objects)
    coat, dark = props.look(f'frame {colour}', lambda n: kit.clean(n, colour, 0.3, 0.5)), props.dark()
    for v in (-0.52, 0.52):
        kit.ring((0, v, 0.34), (1, 0, 0), 0.32, 0.02, dark, 28)
        for k in range(4):
            a = k * math.pi / 4
            scene.rod('spoke', (0, v - 0.31 * math.cos(a), 0.34 - 0.31 * math.sin(a)), (0, v + 0.31 * math.cos(a), 0.34 + 0.31 * math.sin(a)), 0.004, props.steel(), 4)
    seat, head, crank = (0, -0.2, 0.86), (0, 0.36, 0.86), (0, -0.04, 0.3)
    for a, b in ((seat, crank), (crank, head), (head, (0, -0.16, 0.76)), ((0, -0.16, 0.76), (0, -0.52, 0.34)), (crank, (0, -0.52, 0.34)), (head, (0, 0.52, 0.34)), (head, (0, 0.33, 1.0))):
        scene.rod('tube', a, b, 0.018, coat, 8)
    scene.rod('bar', (-0.28, 0.28, 1.02), (0.28, 0.28, 1.02), 0.014, dark, 8)
    kit.block((-0.08, -0.36, 0.88), (0.16, 0.26, 0.06), dark, 0.025)
    bpy.context.view_layer.update()
    place = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(0.1, 4, 'Y')
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = place @ thing.matrix_world


def sign(at, kind, high=2.5):
    """A traffic sign on its pole that faces −y: `round` with a red rim, or `blue`."""
    x, y, z = at
    red, blue, white = (kit.clean(f'sign {n}', c, 0.4) for n, c in (('red', (0.6, 0.03, 0.02)), ('blue', (0.02, 0.1, 0.42)), ('white', (0.7, 0.7, 0.68))))
    scene.rod('pole', at, (x, y, z + high), 0.03, props.steel(), 10)
    if kind == 'round':
        scene.rod('disc', (x, y - 0.035, z + high - 0.3), (x, y - 0.05, z + high - 0.3), 0.32, red, 28)
        scene.rod('disc', (x, y - 0.05, z + high - 0.3), (x, y - 0.055, z + high - 0.3), 0.24, white, 28)
    else:
        scene.box('board', (x - 0.3, y - 0.05, z + high - 0.6), (0.6, 0.015, 0.6), blue, 0)
        scene.put('arrow', [(x - 0.2, y - 0.055, z + high - 0.5), (x + 0.2, y - 0.055, z + high - 0.5), (x, y - 0.055, z + high - 0.12)], [(0, 1, 2)], white)


# --- boxes, gathered by material ---

batches = {}


def add(material, *corners):
    """Keeps a box (x0, y0, z0, x1, y1, z1) until `flush` makes one mesh a material."""
    batches.setdefault(material, []).append(corners)


def flush(bevel=()):
    """Makes the boxes kept so far; those of the materials in `bevel` have rounded edges."""
    pick = np.int64([(0, 1, 2), (3, 1, 2), (3, 4, 2), (0, 4, 2), (0, 1, 5), (3, 1, 5), (3, 4, 5), (0, 4, 5)])
    sides = np.int64([(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    for material, solids in batches.items():
        b = np.sort(np.float64(solids).reshape(-1, 2, 3), 1).reshape(-1, 6)
        scene.put(material.name, b[:, pick].reshape(-1, 3), (sides[None] + np.arange(len(b))[:, None, None] * 8).reshape(-1, 4), material, bevel=0.012 if material in bevel else 0)
    batches.clear()
