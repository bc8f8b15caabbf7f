"""Three halls: `depot` with tracks, pits and the sleeves of a wall as model; `gallery` with a steel stair at full size; `rooms` of a clinic in a sports hall."""
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

arguments, _ = scene.start()
concrete = materials.concrete()
steel, dark, orange, white = props.steel(), props.dark(), props.orange(), props.white()
any_ = materials.plain('any', (0.5, 0.5, 0.5))
bright = materials.glow('bright', (0.35, 0.9, 1.0), 3.2)


def lines(pairs, eye, weight, material):
    scene.lines('lines', pairs, eye, weight, material).visible_shadow = False


def truss(y, x0, x1, z, high, material):
    scene.rod('chord', (x0, y, z), (x1, y, z), 0.07, material, 8)
    scene.rod('chord', (x0, y, z + high), (x1, y, z + high), 0.07, material, 8)
    n = int((x1 - x0) / 1.4)
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        m = (a + b) / 2
        scene.rod('web', (a, y, z), (m, y, z + high), 0.035, material, 6)
        scene.rod('web', (m, y, z + high), (b, y, z), 0.035, material, 6)


def depot():
    """Before the trains come: a pit between rails, a long wall; beyond the cut its sleeves are model, each a ring in the concrete."""
    eye, cut, high, wall = (-1.15, -6.5, 1.75), 1.5, 7.5, 4.6
    painted = materials.plain('steelwork', (0.16, 0.18, 0.19), 0.5)
    props.room(-14, -10, wall, 60, high, concrete, concrete, None, 0.4, 'ns')
    kit.block((wall - 0.45, -10, 0), (0.45, 70, 1.05), concrete, 0.02)  # the platform at the wall
    for k in range(12):
        kit.block((wall - 0.55, -10 + k * 6, 0), (0.6, 0.6, high), concrete, 0.03)
    for x0 in (-0.75, -7.5):
        # A pit: its walls, a lit floor, the rails along its rims.
        for x in (x0 - 0.12, x0 + 1.52):
            kit.block((x - 0.06, -10, 0.0), (0.12, 70, 0.05), painted, 0.004)
            kit.block((x - 0.036, -10, 0.05), (0.072, 70, 0.11), props.plain('rail', (0.26, 0.22, 0.2), 0.3, 0.8), 0.012)
        kit.block((x0, -10, 0.003), (1.4, 70, 0.004), props.plain('pit', (0.015, 0.015, 0.016), 0.9), 0)
        for k in range(30):
            kit.block((x0 + 0.06, -9 + k * 2.2, 0.007), (0.1, 0.9, 0.004), props.look('pit lamp', lambda n: materials.glow(n, (1.0, 0.8, 0.55), 3.0)), 0)
        for x in (x0 - 0.35, x0 + 1.65):
            kit.block((x, -10, 0.002), (0.1, 70, 0.003), props.plain('yellow', (0.6, 0.3, 0.02), 0.7), 0)
    for k in range(9):
        truss(-4 + k * 6, -14, wall, high - 1.2, 1.1, painted)
    for x in np.arange(-13, wall, 2.3):
        kit.block((x, -10, high - 0.06), (0.12, 70, 0.14), painted, 0)
    kit.block((-14, -10, high + 0.1), (7.5, 70, 0.1), painted, 0)
    kit.block((-4.2, -10, high + 0.1), (9.4, 70, 0.1), painted, 0)
    # Sleeves: real steel rims with a dark bore to the cut, then model that passes through the wall.
    random = np.random.default_rng(3)
    zinc = materials.plain('zinc', (0.45, 0.45, 0.46), 0.4, 0.5)
    bore = props.plain('bore', (0.006, 0.006, 0.007), 1.0)
    ghosts, rings = [], []
    for k in range(12):
        for j, (z, r) in enumerate(((3.2, 0.24), (3.25, 0.13), (2.35, 0.17), (2.4, 0.09), (4.1, 0.3))):
            y = -8.2 + k * 6 + (1.0, 1.75, 1.2, 2.0, 3.0)[j]
            if y < cut:
                kit.ring((wall - 0.02, y, z), (1, 0, 0), r, 0.022, zinc, 40)
                kit.turned([(r, 0), (r, 0.01)], (wall - 0.012, y, z), (1, 0, 0), bore, 36)
            else:
                ghosts.append(kit.turned([(r, -0.25), (r, 0.4)], (wall - 0.3, y, z), (1, 0, 0), any_, 40))
                for x in (wall - 0.56, wall - 0.02):
                    rings.append((wall - 0.02 if x > wall - 0.1 else x, y, z, r))
    pipes = [kit.tube([(wall - 0.95, cut, z), (wall - 0.95, 58, z)], r, any_, sides=20) for z, r in ((3.2, 0.11), (2.35, 0.09), (3.75, 0.06))]
    for k in range(2, 12):
        y = -8.2 + k * 6 + 1.0
        pipes.append(kit.tube([(wall - 0.95, y, 3.2), (wall + 0.2, y, 3.2)], 0.1, any_, sides=18))
    kit.meet(ghosts + [p for p in pipes], (0, cut, 0), (0, 1, 0), eye, 0.0008, 2.4)
    for x, y, z, r in rings:
        kit.ring((x, y, z), (1, 0, 0), r, 0.014, bright, 44).visible_shadow = False
    kit.front([((wall - 0.006, cut, 1.05), (wall - 0.006, cut, high - 1.2)), ((wall - 0.46, cut, 0), (wall - 0.46, cut, 1.05)), ((wall - 0.46, cut, 1.056), (wall, cut, 1.056)), ((0.9, cut, 0.006), (wall - 0.45, cut, 0.006))], eye, 0.0011)
    props.rolls((wall - 0.4, -2.6, 1.05), 2, 0.8, 1.6, 0.035)
    scene.total_station((1.9, 0.2, 0), 1.1)
    haze = scene.sky(strength=9, glow_at=(0.1, 1), warm=(0.9, 0.72, 0.5), far=(0.3, 0.3, 0.33), dark=(0.035, 0.075, 0.14), blue=(0.1, 0.16, 0.25))
    scene.town(haze, [(-40 + k * 22, 130, 18, 14, 14 + 5 * (k % 3)) for k in range(5)], 300)
    scene.sun(direction=118, elevation=48, strength=13, colour=(1.0, 0.84, 0.62))
    scene.panel((-5.4, 14, high + 0.05), (2.2, 40), 900, (0.8, 0.9, 1.0), (0.25, 0, -1))
    scene.panel((2.8, 12, 5.6), (2, 20), 120, (0.1, 0.6, 1.0), (0.8, 0, -0.6))
    scene.panel((0, -5, 5), (4, 3), 140, (0.9, 0.93, 1.0), (0.5, 0.3, -1))
    scene.camera(eye, (1.35, 4, 1.9), 23, (0.0, 0.1))


def gallery():
    """A hall with tape on its floor: a steel stair stands there as model and meets the real gallery; visitors look it over."""
    eye, high = (-4.4, -6.6, 1.6), 8.2
    plaster = kit.clean('plaster', (0.5, 0.49, 0.47), 0.9)
    floor = kit.epoxy((0.2, 0.195, 0.185), 0.2)
    painted = materials.plain('steelwork', (0.05, 0.055, 0.06), 0.5)
    props.room(-13, -14, 12, 11, high, floor, plaster, plaster, 0.3)
    for k in range(7):
        truss(-11 + k * 3.6, -13, 12, high - 1.3, 1.0, painted)
    # The gallery along the back, with its rail; a gap where the stair arrives.
    kit.block((-13, 7.6, 3.9), (25, 3.4, 0.3), concrete, 0.015)
    for x in np.arange(-12.5, 12, 4.0):
        kit.block((x, 8.0, 0), (0.35, 0.35, 3.9), concrete, 0.02)
    for x in np.arange(-12.8, 12, 1.3):
        if not 0.2 < x < 2.1:
            scene.rod('post', (x, 7.68, 4.2), (x, 7.68, 5.25), 0.022, painted)
    for x0, x1 in ((-13, 0.2), (2.1, 12)):
        for z in (4.55, 4.9, 5.25):
            scene.rod('rail', (x0, 7.68, z), (x1, 7.68, z), 0.02, painted)
    kit.block((-6.5, 10.9, 0), (2.2, 0.12, 2.4), painted, 0)
    kit.block((5.5, 10.9, 0), (2.2, 0.12, 2.4), painted, 0)
    # High windows at the left.
    for k in range(6):
        kit.block((-12.99, -12 + k * 3.7, 4.4), (0.04, 2.6, 2.6), props.look('window', lambda n: materials.glow(n, (0.75, 0.87, 1.0), 3.0)), 0)
        for y in (0, 1.3, 2.6):
            kit.block((-12.98, -12 + k * 3.7 + y - 0.04, 4.4), (0.08, 0.08, 2.6), painted, 0)
    # The stair: two flights with a landing that turns, stringers, treads, rails.
    parts = []

    def flight(x, y0, z0, steps, rise, going, wide):
        out = []
        for k in range(steps):
            out.append(kit.block((x, y0 + k * going, z0 + (k + 1) * rise - 0.05), (wide, going + 0.03, 0.05), any_, 0))
        for side in (x - 0.06, x + wide):
            a, b = np.float64([side, y0, z0]), np.float64([side, y0 + steps * going, z0 + steps * rise])
            pts = [(side + d, *(p + q)) for d in (0, 0.06) for p, q in ((a[1:], [0, -0.12]), (b[1:], [0, -0.12]), (b[1:], [0, 0.22]), (a[1:], [0, 0.22]))]
            out.append(scene.put('stringer', pts, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], any_))
            for k in range(0, steps + 1, 2):
                y, z = y0 + k * going, z0 + k * rise
                out += [scene.rod('post', (side + 0.03, y, z), (side + 0.03, y, z + 1.05), 0.018, any_, 8)]
            for h in (0.45, 0.75, 1.05):
                out += [scene.rod('rail', (side + 0.03, y0, z0 + h), (side + 0.03, y0 + steps * going, z0 + steps * rise + h), 0.02, any_, 8)]
        for thing in out:
            thing['model'] = 'duct'
        return out

    parts += flight(0.4, -0.6, 0, 11, 0.175, 0.29, 1.5)
    landing = kit.block((0.3, 2.6, 1.88), (1.7, 1.5, 0.08), any_, 0)
    landing['model'] = 'duct'
    parts += [landing] + [kit.block((x, y, 0), (0.12, 0.12, 1.88), any_, 0) for x in (0.34, 1.84) for y in (2.7, 3.9)]
    parts += flight(0.4, 4.1, 1.95, 12, 0.1875, 0.29, 1.5)
    props.model(parts, eye, 0.0009, 3.6)
    kit.front([((0.34, 7.6, 4.206), (1.96, 7.6, 4.206)), ((0.3, -0.6, 0.005), (1.98, -0.6, 0.005)), ((0.2, 7.595, 3.9), (2.1, 7.595, 3.9)), ((0.2, 7.6, 4.206), (0.2, 7.6, 5.25)), ((2.1, 7.6, 4.206), (2.1, 7.6, 5.25))], eye, 0.0013)
    for x in np.arange(-9, 10, 3.0):
        for y in (-7, -4, -1, 2, 5):
            props.cross((x, y, 0), 0.45)
    # What visitors left: a case on wheels, a table with laptops' place, folding chairs.
    kit.block((-4.4, -0.4, 0.72), (1.8, 0.8, 0.035), white, 0.006)
    for x in (-4.3, -2.75):
        for y in (-0.3, 0.25):
            scene.rod('leg', (x, y, 0), (x, y, 0.72), 0.02, dark)
    props.slate((-3.9, -0.25, 0.757), 0.3)
    kit.block((-3.4, -0.15, 0.756), (0.34, 0.24, 0.016), dark, 0.004, 0.2)
    props.rolls((-4.2, 0.15, 0.756), 2, 0.6, 0.1)
    # Visitors: two talk, one of them points at the landing; another has the model on a tablet.
    people.person((-1.25, -1.3), -0.95, ((0.28, 0.5, 1.5), (-0.25, 0.08, 0.88)), work=False, shirt=(0.5, 0.14, 0.03), hair=(0.03, 0.02, 0.016), head=(-6, -8))
    people.person((-0.45, -1.95), -0.5, ((0.27, 0.05, 0.88), (-0.25, 0.1, 0.87)), work=False, carry=-1, shirt=(0.1, 0.12, 0.15), hair=(0.2, 0.17, 0.15), head=(8, -6), trousers=(0.12, 0.11, 0.1))
    people.person((2.95, -1.6), -0.12, ((0.15, 0.4, 1.26), (-0.15, 0.4, 1.26)), work=False, shirt=(0.45, 0.43, 0.39), hair=(0.05, 0.03, 0.02), lean=3, head=(12, 6), style='tail', skin=(0.36, 0.2, 0.13))
    props.slate((3.0, -1.15, 1.19), -0.12, 62, (0.31, 0.22))
    scene.sky(strength=3, glow_at=(-1, 0.2))
    for k in range(6):
        scene.panel((-12.7, -10.7 + k * 3.7, 5.6), (2.4, 2.4), 520, (1.0, 0.86, 0.66), (1, 0.15, -0.55))
    scene.panel((1.2, 3, 1.0), (1.4, 6), 60, (0.1, 0.6, 1.0), (0, 0, 1))
    scene.panel((4, -4, high - 1.5), (6, 6), 150, (0.9, 0.95, 1.0), (0, 0, -1))
    scene.camera(eye, (1.0, 4.5, 1.65), 28, (0.07, 0.07))


def rooms():
    """A sports hall with the lines of its court: exam rooms stand on it as model, and somebody has pushed a real bed into one."""
    eye, high = (-6.9, -5.5, 4.7), 7.6
    boards = kit.wood('court', (0.24, 0.145, 0.07), (0.34, 0.215, 0.115), 0.24, (9, 0.6, 9))
    wall = kit.clean('wall', (0.5, 0.49, 0.465), 0.9)
    painted = materials.plain('steelwork', (0.1, 0.11, 0.115), 0.5)
    props.room(-13, -12, 13, 13, high, boards, wall, None, 0.3)
    kit.block((-13, -12, high), (26, 25, 0.2), kit.clean('roof', (0.24, 0.23, 0.22), 0.9), 0)
    for k in range(6):
        truss(-9 + k * 4.2, -13, 13, high - 1.2, 0.95, painted)
    for k in range(8):
        kit.block((-12.99, -11.5 + k * 3.05, 4.7), (0.04, 2.5, 1.9), props.look('window', lambda n: materials.glow(n, (0.8, 0.9, 1.0), 2.6)), 0)
        kit.block((-12 + k * 3.05, 12.95, 4.7), (2.5, 0.04, 1.9), props.look('window', lambda n: materials.glow(n, (0.8, 0.9, 1.0), 2.6)), 0)
    kit.block((-13, 12.9, 0), (26, 0.1, 1.9), kit.wood('panelling', (0.16, 0.095, 0.05), (0.22, 0.135, 0.075), 0.5, (9, 9, 0.5)), 0)
    for at, size in (((-9, -9, 0.002), (18, 0.06, 0.002)), ((-9, 9, 0.002), (18, 0.06, 0.002)), ((-9, -9, 0.002), (0.06, 18, 0.002)), ((9, -9, 0.002), (0.06, 18, 0.002)), ((-9, -2.6, 0.002), (18, 0.05, 0.002))):
        kit.block(at, size, props.white(), 0)
    ring = [(1.8 * math.cos(a), -2.6 + 1.8 * math.sin(a), 0.004) for a in np.linspace(0, 2 * math.pi, 60)]
    lines(list(zip(ring, ring[1:])), eye, 0.0016, props.look('court line', lambda n: materials.glow(n, (0.5, 0.12, 0.05), 0.6)))
    # The rooms: 3.2 m wide and 4.2 m deep, a door in front, a sink, a couch and a cupboard in each.
    parts, wide, deep, tall, thick = [], 3.2, 4.2, 2.7, 0.12
    for k in range(5):
        x = -7.4 + k * wide
        parts.append(kit.block((x - thick / 2, 0, 0), (thick, deep, tall), any_, 0))
        if k == 4:
            continue
        parts += [kit.block((x + thick / 2, -thick / 2, 0), (0.7, thick, tall), any_, 0), kit.block((x + 1.9, -thick / 2, 0), (wide - 1.96, thick, tall), any_, 0), kit.block((x + 0.76, -thick / 2, 2.15), (1.14, thick, tall - 2.15), any_, 0)]
        parts += [kit.block((x + thick / 2, deep, 0), (wide - thick, thick, tall), any_, 0)]
        parts += [kit.block((x + 2.55, 0.5, 0.82), (0.5, 0.62, 0.16), any_, 0), kit.tube([(x + 3.05, 0.8, 0.98), (x + 3.05, 0.8, 1.2), (x + 2.85, 0.8, 1.2), (x + 2.85, 0.8, 1.12)], 0.02, any_, 0.05, 10)]
        parts += [kit.block((x + 0.3, 3.3, 0), (2.2, 0.6, 0.85), any_, 0), kit.block((x + 0.3, 3.55, 1.5), (2.2, 0.35, 0.75), any_, 0)]
        if k != 1:
            parts += [kit.block((x + 0.35, 1.2, 0.5), (0.75, 1.9, 0.14), any_, 0)] + [kit.block((x + dx, y, 0), (0.06, 0.06, 0.5), any_, 0) for dx in (0.4, 1.0) for y in (1.3, 2.95)]
    for part in parts:
        part['model'] = 'duct'
    props.model(parts, eye, 0.00085, 3.0)
    kit.front([((-7.4, -0.06, 0.006), (-7.4 + 4 * wide, -0.06, 0.006))], eye, 0.0012)
    # A bed on wheels in the second door, a cart with linen, tape crosses, a case.
    x, y = -7.4 + wide + 1.33, -1.15
    frame, linen = props.plain('bed frame', (0.32, 0.33, 0.34), 0.35, 0.6), kit.clean('linen', (0.66, 0.655, 0.64), 0.95)
    kit.block((x - 0.45, y, 0.52), (0.9, 2.1, 0.06), frame, 0.01)
    kit.block((x - 0.43, y + 0.04, 0.58), (0.86, 2.02, 0.16), linen, 0.05)
    kit.block((x - 0.32, y + 1.5, 0.73), (0.64, 0.44, 0.12), linen, 0.05)
    kit.block((x - 0.44, y + 0.02, 0.66), (0.88, 0.95, 0.1), props.plain('blanket', (0.09, 0.2, 0.25), 0.95), 0.04)
    for end in (y, y + 2.1):
        kit.tube([(x - 0.44, end, 0.3), (x - 0.44, end, 1.0), (x + 0.44, end, 1.0), (x + 0.44, end, 0.3)], 0.022, frame, 0.12, 12)
        kit.block((x - 0.4, end - 0.015, 0.6), (0.8, 0.03, 0.3), linen, 0.01)
    for dx in (-0.38, 0.38):
        for dy in (0.15, 1.95):
            scene.rod('leg', (x + dx, y + dy, 0.12), (x + dx, y + dy, 0.54), 0.022, frame, 10)
            scene.rod('wheel', (x + dx - 0.02, y + dy, 0.075), (x + dx + 0.02, y + dy, 0.075), 0.075, dark, 18)
    kit.block((0.3, -1.7, 0.8), (0.5, 0.75, 0.03), frame, 0.004)
    kit.block((0.3, -1.7, 0.3), (0.5, 0.75, 0.03), frame, 0.004)
    for sx in (0.32, 0.78):
        for sy in (-1.66, -0.99):
            scene.rod('post', (sx, sy, 0.08), (sx, sy, 0.98), 0.012, frame, 10)
            scene.rod('wheel', (sx - 0.012, sy, 0.05), (sx + 0.012, sy, 0.05), 0.05, dark, 16)
    kit.block((0.36, -1.6, 0.83), (0.38, 0.34, 0.2), linen, 0.03)
    props.slate((0.55, -1.12, 0.832), 0.5)
    for cx in (-7.4, -7.4 + 4 * wide):
        props.cross((cx, -0.06, 0), 0.5)
    scene.sky(strength=3, glow_at=(-1, 0.2))
    for k in range(8):
        scene.panel((-12.7, -10.2 + k * 3.05, 5.6), (2.3, 1.8), 380, (1.0, 0.9, 0.74), (1, 0.1, -0.5))
    scene.panel((2, 3, high - 1.4), (9, 6), 190, (0.9, 0.95, 1.0), (0, 0, -1))
    scene.panel((-1, 1.9, 2.0), (10, 3), 40, (0.1, 0.6, 1.0), (0, -0.2, -1))
    scene.camera(eye, (-2.3, 2.2, 0.9), 24, (0, 0), level=False)


next(make for make in (depot, gallery, rooms) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
