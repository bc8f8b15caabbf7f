"""What stands and lies about in the pictures of the news: boards with a code, helmets, drawings, ladders, racks, rails."""
import math

import bpy
import kit
import materials
import numpy as np
import scene


def look(name, make):
    """One material a name, made when first asked for."""
    return bpy.data.materials.get(name) or make(name)


def plain(name, colour, rough=0.6, metal=0.0):
    return look(name, lambda n: materials.plain(n, colour, rough, metal))


def orange():
    return plain('hi-vis', (0.85, 0.16, 0.012), 0.42)


def dark():
    return plain('rubber', (0.022, 0.022, 0.025), 0.5)


def white():
    return plain('white', (0.68, 0.67, 0.64), 0.5)


def steel():
    return plain('galvanised', (0.42, 0.43, 0.44), 0.42, 0.7)


def room(x0, y0, x1, y1, high, floor, wall, ceiling=None, thick=0.2, open_=''):
    """Floor, ceiling and walls; `open_` names the sides without one: n (y1), s (y0), e (x1), w (x0)."""
    kit.block((x0, y0, -0.2), (x1 - x0, y1 - y0, 0.2), floor, 0)
    if ceiling:
        kit.block((x0, y0, high), (x1 - x0, y1 - y0, 0.25), ceiling, 0)
    sides = {'n': ((x0, y1, 0), (x1 - x0, thick, high)), 's': ((x0, y0 - thick, 0), (x1 - x0, thick, high)), 'e': ((x1, y0, 0), (thick, y1 - y0, high)), 'w': ((x0 - thick, y0, 0), (thick, y1 - y0, high))}
    for side, (at, size) in sides.items():
        if side not in open_:
            kit.block(at, size, wall, 0)


def code(at, right, size=0.3, seed=1, cells=13, rim=True):
    """A board with a square code: `at` its middle, `right` the way its upper edge runs; it stands upright and faces left of `right`'s left hand."""
    random = np.random.default_rng(seed)
    r = np.float64([*right, 0]) / np.hypot(*right)
    out = np.float64([r[1], -r[0], 0])
    grid = random.random((cells, cells)) < 0.5
    for a, b in ((0, 0), (0, cells - 5), (cells - 5, 0)):
        grid[a:a + 5, b:b + 5] = True
        grid[a + 1:a + 4, b + 1:b + 4] = False
        grid[a + 2, b + 2] = True
    at = np.float64(at)

    def plate(u0, v0, u1, v1, depth, material):
        c = [at + r * u + np.float64([0, 0, v]) + out * d for d in (0, depth) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
        scene.put('code', [tuple(p) for p in c], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], material)

    half = size * 0.62
    if rim:
        plate(-half - 0.012, -half - 0.012, half + 0.012, half + 0.012, 0.008, orange())
    plate(-half, -half, half, half, 0.012, look('code white', lambda n: kit.clean(n, (0.74, 0.73, 0.7), 0.6)))
    step = size / cells
    ink = look('code ink', lambda n: kit.clean(n, (0.012, 0.012, 0.014), 0.6))
    for i in range(cells):
        for j in range(cells):
            if grid[i, j]:
                plate(-size / 2 + j * step, size / 2 - (i + 1) * step, -size / 2 + (j + 1) * step, size / 2 - i * step, 0.0135, ink)


def helmet(at, material=None, turn=0.0):
    material = material or orange()
    x, y, z = at
    kit.turned([(0.15, 0), (0.147, 0.012), (0.122, 0.016), (0.12, 0.06), (0.104, 0.105), (0.068, 0.138), (0.015, 0.15)], at, (0, 0, 1), material, 40)
    kit.plank([(x + 0.2 * math.cos(turn + a) * (1 if abs(a) < 1.2 else 0.7), y + 0.2 * math.sin(turn + a) * 0.86) for a in np.linspace(-1.2, 1.2, 15)], z, z + 0.009, material, 0.003)
    ridge = [(x + 0.12 * math.cos(turn) * s, y + 0.12 * math.sin(turn) * s, z + 0.155 - 0.075 * s * s) for s in np.linspace(-0.95, 0.95, 13)]
    kit.tube(ridge, 0.012, material, sides=10)


def rolls(at, count=3, long=0.8, turn=0.0, radius=0.03):
    paper = look('roll', lambda n: kit.clean(n, (0.62, 0.6, 0.56), 0.8))
    x, y, z = at
    for k in range(count):
        row, level = (k, 0) if k < (count + 1) // 2 + (count > 2) else (k - (count + 1) // 2 - 0.5, 1)
        off = row * radius * 2.05
        a = (x - off * math.sin(turn), y + off * math.cos(turn), z + radius + level * radius * 1.75)
        kit.turned([(radius * 0.7, 0), (radius, 0), (radius, long - 0.05 * (k % 2)), (radius * 0.7, long - 0.05 * (k % 2))], a, (math.cos(turn), math.sin(turn), 0), paper, 28)


def sheet(at, wide, deep, turn=0.0, seed=1, lines=True):
    """A drawing that lies flat: walls and dimension lines in ink."""
    random = np.random.default_rng(seed)
    paper, ink = look('sheet', lambda n: kit.clean(n, (0.64, 0.62, 0.58), 0.8)), look('ink', lambda n: kit.clean(n, (0.035, 0.04, 0.05), 0.8))
    x, y, z = at
    kit.block((x, y, z), (wide, deep, 0.0015), paper, 0, turn)
    c, s = math.cos(turn), math.sin(turn)
    on = lambda u, v: (x + u * c - v * s, y + u * s + v * c, z + 0.0017)  # noqa: E731
    if not lines:
        return
    pairs = []
    m = min(wide, deep) * 0.06
    frame = [(m, m), (wide - m, m), (wide - m, deep - m), (m, deep - m)]
    pairs += [(on(*frame[k]), on(*frame[(k + 1) % 4])) for k in range(4)]
    xs = np.sort(random.uniform(0.15, 0.85, 5)) * wide
    for u in xs:
        a, b = np.sort(random.uniform(0.18, 0.82, 2)) * deep
        for d in (-0.004, 0.004):
            pairs.append((on(u + d, a), on(u + d, b)))
    for v in (0.2, 0.5, 0.8):
        for d in (-0.004, 0.004):
            pairs.append((on(xs[0], v * deep + d), on(xs[-1], v * deep + d)))
    pairs.append((on(xs[0], deep * 0.12), on(xs[-1], deep * 0.12)))
    scene.lines('ink', pairs, at, 0.0006, ink)


def slate(at, turn=0.0, lean=0.0, size=(0.26, 0.18), lit=True, picture=None):
    """A tablet that lies, or leans by `lean` degrees; its screen shows a few lines of a model. Returns its place."""
    from mathutils import Matrix, Vector
    place = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.radians(lean), 4, 'X')
    w, h = size
    parts = [kit.plank(kit.rounded(0, h / 2, w, h, 0.012), 0, 0.011, dark(), 0.002)]
    screen = look('slate screen', lambda n: materials.glow(n, (0.01, 0.075, 0.14), 1.0)) if not picture else picture
    parts.append(scene.put('screen', [(-w / 2 + 0.012, 0.012, 0.0115), (w / 2 - 0.012, 0.012, 0.0115), (w / 2 - 0.012, h - 0.012, 0.0115), (-w / 2 + 0.012, h - 0.012, 0.0115)], [(0, 1, 2, 3)], screen))
    for sx in (-1, 1):
        for y in (0, h):
            parts.append(kit.plank(kit.rounded(sx * (w / 2 - 0.01), y + (0.01 if y == 0 else -0.01), 0.032, 0.032, 0.012), -0.001, 0.013, orange(), 0.002))
    for part in parts:
        part.matrix_world = place @ part.matrix_basis
    if lit and not picture:
        # A small frame in perspective: columns and slabs.
        pairs = []
        at_ = lambda u, v: tuple(place @ Vector((u * w, v * h, 0.0122)))  # noqa: E731
        for v in (0.25, 0.42, 0.59, 0.76):
            pairs += [(at_(-0.3, v), at_(0.02, v - 0.1)), (at_(0.02, v - 0.1), at_(0.34, v + 0.02))]
        for u, v in ((-0.3, 0.25), (-0.14, 0.2), (0.02, 0.15), (0.18, 0.21), (0.34, 0.27)):
            pairs.append((at_(u, v), at_(u, v + 0.51)))
        scene.lines('slate lines', pairs, at, 0.0007, look('slate line', lambda n: materials.glow(n, (0.12, 0.72, 1.0), 2.0)))
    return place


def rover(at, high=2.0, rings=True):
    """A surveyor's antenna on its pole with a bipod; cyan rings where it receives."""
    x, y, z = at
    n = 8
    for k in range(n):
        scene.rod('pole', (x, y, z + k * high / n), (x, y, z + (k + 1) * high / n), 0.019, white() if k % 2 else orange())
    for a in (2.6, 4.4):
        scene.rod('bipod', (x, y, z + high * 0.66), (x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), z), 0.012, dark())
    scene.box('book', (x - 0.06, y - 0.06, z + high * 0.62), (0.12, 0.03, 0.2), dark(), 0.01)
    kit.turned([(0.03, high - 0.02), (0.05, high + 0.02), (0.115, high + 0.05), (0.125, high + 0.08), (0.125, high + 0.1)], (x, y, z), (0, 0, 1), dark(), 36)
    kit.turned([(0.126, high + 0.1), (0.122, high + 0.14), (0.09, high + 0.19), (0.04, high + 0.215), (0.005, high + 0.22)], (x, y, z), (0, 0, 1), orange(), 36)
    for k, radius in enumerate((0.2, 0.3, 0.42) if rings else ()):
        kit.ring((x, y, z + high + 0.13), (0, 0, 1), radius, 0.004, materials.glow(f'ring {k}', (0.08, 0.62, 1.0), 2.4 - 0.7 * k), 60).visible_shadow = False


def scanner(at, turn=0.0):
    """A laser scanner on a tripod: a body with a slot in which the mirror turns."""
    x, y, z = at
    for k in range(3):
        a = turn + k * 2.0944
        foot, neck = (x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), z), (x + 0.06 * math.cos(a), y + 0.06 * math.sin(a), z + 1.3)
        scene.rod('leg', foot, [f + (n - f) * 0.55 for f, n in zip(foot, neck)], 0.013, dark())
        scene.rod('leg', [f + (n - f) * 0.45 for f, n in zip(foot, neck)], neck, 0.019, orange())
    scene.rod('column', (x, y, z + 1.1), (x, y, z + 1.42), 0.022, dark())
    scene.rod('plate', (x, y, z + 1.3), (x, y, z + 1.34), 0.085, dark(), 24)
    kit.turned([(0.07, 0), (0.085, 0.02), (0.085, 0.05)], (x, y, z + 1.42), (0, 0, 1), dark(), 32)
    c, s = math.cos(turn), math.sin(turn)
    for side in (-1, 1):
        ox, oy = side * 0.062, -0.05
        scene.box('case', (x + ox * c - oy * s - (0.036 * c if side < 0 else 0.0) * 1, y + ox * s + oy * c - (0.036 * s if side < 0 else 0.0), z + 1.47), (0.045, 0.1, 0.24), plain('casing', (0.6, 0.58, 0.54), 0.35), 0.014, turn)
    scene.rod('mirror', (x - 0.07 * c, y - 0.07 * s, z + 1.61), (x + 0.07 * c, y + 0.07 * s, z + 1.61), 0.045, dark(), 24)


def ladder(at, high=2.2, spread=1.1, wide=0.5, turn=0.0):
    """A step ladder; its treads face −y before it is turned."""
    x, y, z = at
    c, s = math.cos(turn), math.sin(turn)
    on = lambda u, v, w: (x + u * c - v * s, y + u * s + v * c, z + w)  # noqa: E731
    for side in (-1, 1):
        u, t = side * wide / 2, side * wide * 0.36
        scene.rod('stile', on(u, -spread / 2, 0), on(t, 0, high), 0.022, steel(), 10)
        scene.rod('stile', on(u, spread / 2, 0), on(t, 0.06, high), 0.018, steel(), 10)
        scene.rod('shoe', on(u, -spread / 2, 0), on(u, -spread / 2 + 0.02, 0.08), 0.03, orange(), 10)
        scene.rod('shoe', on(u, spread / 2, 0), on(u, spread / 2 - 0.02, 0.08), 0.03, orange(), 10)
    for k in range(1, 8):
        f = k / 8
        half = wide / 2 * (1 - 0.28 * f)
        a, b = on(-half, -spread / 2 * (1 - f), high * f), on(half, -spread / 2 * (1 - f), high * f)
        scene.rod('tread', a, b, 0.02, steel(), 8)
    scene.box('top', on(-wide * 0.4, -0.05, high), (wide * 0.8, 0.2, 0.03), orange(), 0.006, turn)


def cross(at, size=0.5, material=None, turn=0.0):
    """Two strips of tape on the floor."""
    x, y, z = at
    for t in (turn, turn + math.pi / 2):
        kit.block((x - size / 2 * math.cos(t) + 0.025 * math.sin(t), y - size / 2 * math.sin(t) - 0.025 * math.cos(t), z + 0.002), (size, 0.05, 0.002), material or orange(), 0, t)


def model(things, eye, weight=0.0007, shine=2.0):
    """Turns the things into model, all of them."""
    kit.meet(things, (0, 0, -900), (0, 0, 1), eye, weight, shine, glow=False)
