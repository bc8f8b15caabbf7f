"""Three halls: `depot` with the sleeves of a wall that is about to be cast; `gallery` with a steel stair at full size; `rooms` with a clinic's door in a sports hall."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bars  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import seats  # noqa: E402

arguments, _ = scene.start()
concrete = materials.concrete()
dark, white = props.dark(), props.white()
any_ = materials.plain('any', (0.5, 0.5, 0.5))
bright = materials.glow('bright', (0.35, 0.9, 1.0), 3.2)


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
    """A depot's wall before it is cast: formwork, reinforcement, each sleeve in its outline; beside the near one an outline is empty."""
    eye, high, wall = scene.word('eye', (2.45, -1.85, 1.95)), 7.5, 4.6
    y0, y1 = -5.2, 5.6  # the formwork
    kit.block((-14, -10, -0.2), (wall + 14, 30, 0.2), concrete, 0)
    kit.block((wall, -10, 0), (0.4, 30, high), concrete, 0)
    kit.block((-14, 19, 0), (wall + 14, 0.4, high), concrete, 0)
    kit.block((-14, -10, high), (6.6, 30, 0.2), concrete, 0)
    kit.block((-2.2, -10, high), (wall + 2.2, 30, 0.2), concrete, 0)

    # Panels of plywood, reinforcement before them, sleeves fixed in it.
    ply, rust = kit.wood('ply', (0.13, 0.095, 0.068), (0.22, 0.17, 0.125), 0.42, (9, 0.6, 9)), materials.plain('rust', (0.105, 0.07, 0.054), 0.65)
    wide = (y1 - y0) / 8
    for k in range(8):
        for z, tall in ((0.02, 1.05), (1.075, 1.47), (2.55, 1.47), (4.025, 1.47)):
            kit.block((wall - 0.09, y0 + k * wide + 0.004, z), (0.09, wide - 0.008, tall), ply, 0.004)
            for y in (y0 + k * wide + 0.3, y0 + (k + 1) * wide - 0.3):
                kit.turned([(0.022, -0.02), (0.03, -0.015), (0.03, 0)], (wall - 0.092, y, z + tall / 2), (1, 0, 0), dark, 24)
    sleeves = [(-0.37, 2.16, 0.21), (0.3, 2.72, 0.1), (0.42, 1.62, 0.13), (1.05, 2.3, 0.16), (1.5, 3.1, 0.19), (1.7, 1.7, 0.13), (2.6, 2.5, 0.16)]
    missing = (-1.12, 2.16, 0.21)

    def clear(along, across, low, high_):
        """The stretches of a bar that no sleeve stands in."""
        cuts = sorted((c - q, c + q) for c, q in ((a, math.sqrt((r + 0.03) ** 2 - (b - across) ** 2)) for a, b, r in along if abs(b - across) < r + 0.03))
        ends = [low, *(e for pair in cuts for e in pair), high_]
        return [(a, b) for a, b in zip(ends[::2], ends[1::2]) if b > a]

    by_z, by_y, chance = [(z, y, r) for y, z, r in sleeves], sleeves, np.random.default_rng(3)
    segments, ties = [], []
    for y in np.arange(y0 + 0.08, y1, 0.25):
        segments += [((wall - 0.33, y, a), (wall - 0.33, y, b)) for a, b in clear(by_z, y, 0.02, 5.4)] + [((wall - 0.14, y + 0.03, a), (wall - 0.14, y + 0.03, b)) for a, b in clear(by_z, y + 0.03, 0.02, 5.4)]
    for z in np.arange(0.2, 5.4, 0.25):
        segments += [((wall - 0.346, a, z), (wall - 0.346, b, z)) for a, b in clear(by_y, z, y0, y1)] + [((wall - 0.156, a, z + 0.02), (wall - 0.156, b, z + 0.02)) for a, b in clear(by_y, z + 0.02, y0, y1)]
        ties += [((wall - 0.36, y - 0.014 * s, z - 0.014), (wall - 0.336, y + 0.014 * s, z + 0.014)) for y in np.arange(y0 + 0.08, 2.0, 0.25) for s in (1, -1) if chance.random() < 0.6]
    bars.rods('bars', segments, 0.011, rust, 14)
    bars.rods('ties', ties, 0.0012, props.plain('wire', (0.1, 0.09, 0.085), 0.5, 0.6), 5)
    plastic, cap = materials.plain('sleeve', (0.3, 0.31, 0.32), 0.45), materials.plain('sleeve cap', (0.1, 0.105, 0.11), 0.6)
    for y, z, r in sleeves:
        kit.turned([(r - 0.008, -0.39), (r, -0.39), (r, -0.09)], (wall, y, z), (1, 0, 0), plastic, 64)
        kit.turned([(r - 0.01, -0.38), (r - 0.01, -0.375)], (wall, y, z), (1, 0, 0), cap, 64)
        kit.ring((wall - 0.4, y, z), (1, 0, 0), r + 0.016, 0.006, bright, 96).visible_shadow = False
    y, z, r = missing
    kit.ring((wall - 0.4, y, z), (1, 0, 0), r + 0.016, 0.009, materials.glow('wanting', (1.0, 0.16, 0.0), 2.6), 96).visible_shadow = False

    # The sun comes through the roof's open strip, along the wall.
    scene.sky(strength=3, glow_at=(0.1, 1), warm=(0.9, 0.72, 0.5), far=(0.3, 0.3, 0.33), dark=(0.035, 0.075, 0.14), blue=(0.1, 0.16, 0.25))
    scene.sun(direction=140, elevation=24, strength=24, colour=(1.0, 0.72, 0.44), size=0.4)
    scene.panel((-5.4, 4, high + 0.05), (2.2, 14), 130, (0.8, 0.9, 1.0), (0.6, 0, -1))
    scene.panel((0.2, -6.5, 2.6), (2.2, 1.6), 24, (0.8, 0.88, 1.0), (0.8, 1, -0.2))
    target = scene.word('target', (4.25, -0.8, 2.12))
    scene.camera(eye, target, scene.word('lens', 36), level=False, focus=scene.word('focus', 2.1), stop=scene.word('stop', 3.2))


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
    """A sports hall late in the afternoon: one wall of the model stands on its court, and a real bed before its door."""
    eye, high = scene.word('eye', (-9.25, -5.45, 1.5)), 7.6
    wall = kit.clean('wall', (0.5, 0.485, 0.455), 0.9)
    painted = materials.plain('steelwork', (0.1, 0.11, 0.115), 0.5)
    props.room(-13, -12, 13, 13, high, court(), wall, None, 0.3, 'w')
    kit.block((-13, -12, high), (26, 25, 0.2), kit.clean('roof', (0.24, 0.23, 0.22), 0.9), 0)
    for k in range(6):
        truss(-9 + k * 4.2, -13, 13, high - 1.2, 0.95, painted)
    # The west wall has tall windows, through which the sun shines; those of the north wall are panes of light.
    kit.block((-13.3, -12, 0), (0.3, 25, 0.9), wall, 0)
    kit.block((-13.3, -12, 4.4), (0.3, 25, high - 4.4), wall, 0)
    pane = props.look('window', lambda n: materials.glow(n, (0.8, 0.9, 1.0), 1.6))
    for k in range(9):
        kit.block((-13.3, -12 + k * 3.05, 0.9), (0.3, 0.55, 3.5), wall, 0)
        kit.block((-13.2, -10.25 + k * 3.05, 0.9), (0.08, 0.08, 3.5), painted, 0)
    for k in range(8):
        x = -12 + k * 3.05
        kit.block((x, 12.95, 4.7), (2.5, 0.04, 1.9), pane, 0)
        for dx in (-0.04, 0.8, 1.64, 2.46):
            kit.block((x + dx, 12.88, 4.7), (0.07, 0.1, 1.9), painted, 0)
        for z in (4.62, 5.6, 6.6):
            kit.block((x - 0.04, 12.88, z), (2.58, 0.1, 0.08), painted, 0)
    panelling = kit.wood('panelling', (0.16, 0.095, 0.05), (0.24, 0.15, 0.085), 0.5, (9, 9, 0.5))
    kit.block((-13, 12.9, 0), (26, 0.1, 1.9), panelling, 0)
    kit.block((12.9, -12, 0), (0.1, 25, 1.9), panelling, 0)
    # A hoop on its arms.
    board, rim, hoop = kit.clean('board', (0.66, 0.66, 0.64), 0.4), props.orange(), 7.9
    kit.block((11.6, hoop - 0.9, 2.9), (0.05, 1.8, 1.05), board, 0.01)
    for y, z, dy, dz in ((-0.9, 2.9, 1.8, 0.06), (-0.9, 3.89, 1.8, 0.06), (-0.9, 2.9, 0.06, 1.05), (0.84, 2.9, 0.06, 1.05), (-0.3, 3.05, 0.6, 0.05), (-0.3, 3.5, 0.6, 0.05), (-0.3, 3.05, 0.05, 0.45), (0.25, 3.05, 0.05, 0.45)):
        kit.block((11.585, hoop + y, z), (0.015, dy, dz), rim, 0)
    kit.ring((11.3, hoop, 3.05), (0, 0, 1), 0.23, 0.014, rim, 30)
    net = [((11.3 + 0.23 * math.cos(a), hoop + 0.23 * math.sin(a), 3.04), (11.3 + 0.13 * math.cos(a + s), hoop + 0.13 * math.sin(a + s), 2.62)) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False) for s in (-0.5, 0.5)]
    bars.rods('net', net, 0.006, board)
    for y in (-0.6, 0.6):
        for z in (3.0, 3.8):
            scene.rod('arm', (11.64, hoop + y, z), (13, hoop + y, z + 0.3), 0.03, painted)
    # The lines of the court.
    chalk = kit.clean('court white', (0.5, 0.49, 0.46), 0.5)
    for at, size in (((-13, 3.4, 0.002), (24, 0.05, 0.002)), ((11, -9, 0.002), (0.06, 18, 0.002))):
        kit.block(at, size, chalk, 0)
    red = kit.clean('court line', (0.42, 0.06, 0.03), 0.5)
    points = [(-1 + q * math.cos(a), 3.4 + q * math.sin(a), 0.003) for a in np.linspace(0, 2 * math.pi, 90) for q in (1.8, 1.75)]
    scene.put('circle', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(89)], red)
    # One wall as a pane, its door, and on the floor the way that the door leaves clear.
    door, wide, tall, thick = -6.07, 1.12, 2.6, 0.12
    left, end, d0, d1 = door - 1.7, door + 3.4, door - wide / 2, door + wide / 2
    clear = [kit.plank([(left, 0), (d0, 0), (d0, 2.15), (d1, 2.15), (d1, 0), (end, 0), (end, tall), (left, tall)], -thick / 2, thick / 2, any_)]
    clear[0].rotation_euler = (math.pi / 2, 0, 0)
    things = [kit.block(at, size, any_, 0) for y in (-thick / 2 - 0.02, thick / 2) for at, size in (((d0 - 0.07, y, 0), (0.07, 0.02, 2.22)), ((d1, y, 0), (0.07, 0.02, 2.22)), ((d0, y, 2.15), (wide, 0.02, 0.07)))]
    things += [kit.block(at, size, any_, 0) for at, size in (((d0, -thick / 2, 0), (0.02, thick, 2.15)), ((d1 - 0.02, -thick / 2, 0), (0.02, thick, 2.15)), ((d0 + 0.02, -thick / 2, 2.13), (wide - 0.04, thick, 0.02)))]
    for thing in clear:
        thing['model'] = 'veil'
    props.model(things, eye, 0.0004, 1.5)
    props.model(clear, eye, 0.0009, 1.5)
    for thing in bpy.data.objects:
        skin = thing.data.materials[0].name if thing.name.startswith('model') else ''
        if skin.startswith('m '):
            thing.data.materials[0] = props.look('glass', glass) if 'veil' in skin else props.look('shaded', shaded)
    kit.front([((left, 0, 0.006), (d0, 0, 0.006)), ((d1, 0, 0.006), (end, 0, 0.006)), ((d0, 0, 0.006), (d0, -3.1, 0.006)), ((d1, 0, 0.006), (d1, -3.1, 0.006))], eye, 0.0009)

    bed(door, scene.word('bed', -2.55))
    scene.sky(strength=5, glow_at=(-1, 0.4), warm=(0.9, 0.72, 0.5), far=(0.4, 0.42, 0.46), dark=(0.08, 0.13, 0.22), blue=(0.16, 0.22, 0.32))
    scene.sun(direction=152.5, elevation=16, strength=40, colour=(1.0, 0.74, 0.46), size=0.6)
    for k in range(8):
        scene.panel((-12.7, -10.2 + k * 3.05, 2.6), (2.3, 3.2), 60, (1.0, 0.9, 0.76), (1, 0.1, -0.3))
        scene.panel((-10.7 + k * 3.05, 12.6, 5.6), (2.3, 1.8), 90, (0.8, 0.9, 1.0), (0, -1, -0.5))
    scene.panel((2, -2, high - 1.4), (12, 12), 60, (0.85, 0.92, 1.0), (0, 0, -1))
    yaw = math.radians(scene.word('yaw', 56))
    scene.camera(eye, (eye[0] + math.cos(yaw), eye[1] + math.sin(yaw), eye[2]), scene.word('lens', 35), scene.word('shift', (0.0, -0.085)), focus=scene.word('focus', 4.4), stop=scene.word('stop', 1.2))


def glass(name):
    """A wall of the model: a thin pane that colours a little what is behind it, shines most at grazing angles, and mirrors."""
    material, g = materials.new(name)
    graze = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.2)
    body = g.blend(g.math('MULTIPLY_ADD', graze, 0.16, 0.045), g('ShaderNodeBsdfTransparent', {0: (0.86, 0.97, 1.0, 1)}).outputs[0], g('ShaderNodeEmission', {0: (0.03, 0.5, 0.95, 1), 1: 0.9}).outputs[0])
    g.end(g.blend(g.math('MULTIPLY_ADD', graze, 0.12, 0.02), body, g('ShaderNodeBsdfGlossy', {'Roughness': 0.04}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def shaded(name):
    """The model's surfaces, darker in corners and where things stand close, so that rooms have depth."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    up = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    open_ = g('ShaderNodeAmbientOcclusion', {'Distance': 1.1}, samples=6).outputs['AO']
    light = g.math('MULTIPLY_ADD', up[2], 0.4, g.math('MULTIPLY_ADD', up[1], -0.22, g.math('MULTIPLY_ADD', up[0], -0.2, 0.6)))
    rim = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.5)
    colour = g.mix(g.math('MULTIPLY_ADD', rim, 0.6, g.math('MULTIPLY', g.math('MAXIMUM', up[2], 0.0), 0.4)), (0.012, 0.2, 0.42), (0.07, 0.62, 0.92))
    power = g.math('MULTIPLY', light, g.math('MULTIPLY_ADD', g.math('POWER', open_, 1.4), 1.25, 0.12))
    g.end(g.blend(0.55, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: colour, 1: power}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def court():
    """A floor of narrow boards, each its own tone, lacquered and worn by shoes."""
    material, g = materials.new('court')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    part = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    across = g.math('DIVIDE', part[1], 0.11)
    row = g.math('FLOOR', across)
    along = g.math('ADD', g.math('DIVIDE', part[0], 1.3), g.math('MULTIPLY', row, 0.37))
    each = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {0: row, 1: g.math('FLOOR', along)}).outputs[0]}, noise_dimensions='3D').outputs[0]
    fibre = g.noise(at, 2.2, 6, 0.62, stretch=(0.6, 9, 9))
    tone = g.mix(g.math('MULTIPLY_ADD', each, 0.4, g.math('MULTIPLY', fibre, 0.5)), (0.2, 0.115, 0.055), (0.4, 0.255, 0.135))
    joint = g.math('MAXIMUM', g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', across), 0.5)), 0.478), g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', along), 0.5)), 0.498))
    shade = g.math('MULTIPLY', g.math('MULTIPLY_ADD', joint, -0.22, 1.0), g.ramp(g.noise(at, 0.6, 6, 0.6), 0.3, 0.7, 0.84, 1.08))
    tone = g.mix(1.0, tone, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    rough = g.ramp(g.noise(at, 1.8, 7, 0.68), 0.3, 0.7, 0.16, 0.34)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.4}).outputs[0])
    return material


def bed(x, y):
    """A hospital bed on wheels whose foot is at `y` and whose head lies towards +y: boards, rails that fold, a lift, bedding."""
    frame, chrome = props.plain('bed frame', (0.42, 0.43, 0.44), 0.35, 0.2), props.plain('chrome', (0.62, 0.63, 0.64), 0.16, 1.0)
    maple, linen, wool = kit.wood('maple', (0.34, 0.22, 0.12), (0.46, 0.32, 0.19), 0.35, (0.6, 9, 9)), seats.cloth('linen', (0.7, 0.69, 0.67)), seats.cloth('blanket', (0.1, 0.135, 0.12), 500)
    random = np.random.default_rng(4)
    waves = random.uniform(-1, 1, (14, 2)) * (26, 14), random.uniform(0, 6.28, 14)

    def draped(y0, y1, lift, hang, material):
        """Cloth over the mattress: it lies in soft waves, rolls at both ends, and hangs in folds at the sides."""
        rows, columns = 90, 120
        v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
        s, along = u * (0.42 + hang), y0 + (y1 - y0) * v
        over, side = np.maximum(np.abs(s) - 0.42, 0), np.sign(s)
        soft = sum(np.sin(s * a + along * b + c) for (a, b), c in zip(*waves)) / 14
        out = np.clip(over / 0.05, 0, 1)
        fold = over / 0.19 * (0.014 * np.sin(along * 24 + side) + 0.008 * np.sin(along * 41 + 2 * side))
        end = np.minimum(v, 1 - v) * (y1 - y0)
        px = x + side * np.minimum(np.abs(s), 0.42) + side * (0.028 * np.sin(out * math.pi / 2) + fold + lift)
        pz = 0.735 + lift + 0.02 * soft * (1 - out) - np.maximum(over - 0.02, 0) - 0.02 * out - 0.03 * np.exp(-end / 0.012) + 0.016 * (1 - (np.minimum(np.abs(s), 0.42) / 0.42) ** 2)
        scene.surface('cloth', np.stack([px, along, pz], -1).reshape(-1, 3), rows, columns, material)

    kit.plank(kit.rounded(x, y + 1.06, 0.86, 2.0, 0.07), 0.57, 0.73, linen, 0.035)
    draped(y + 0.08, y + 1.32, 0.014, 0.19, linen)
    draped(y + 0.1, y + 0.62, 0.03, 0.12, wool)
    draped(y + 1.1, y + 1.34, 0.034, 0.15, linen)
    # The pillow: two cushioned halves.
    rows, columns = 50, 70
    v, u = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    high = ((1 - np.abs(u) ** 3) * (1 - np.abs(v) ** 3)) ** 0.5
    crease = sum(np.sin(u * a * 0.3 + v * b * 0.3 + c) for (a, b), c in zip(*waves)) / 14
    for way in (1, -0.5):
        pillow = np.stack([x + 0.34 * u * (1 - 0.07 * v * v), y + 1.72 + 0.22 * v * (1 - 0.07 * u * u), 0.78 + 0.08 * way * high + 0.02 * crease * high], -1)
        scene.surface('pillow', pillow.reshape(-1, 3), rows, columns, linen)
    # Deck, its lift, the frame below.
    kit.plank(kit.rounded(x, y + 1.06, 0.88, 2.06, 0.05), 0.53, 0.57, frame, 0.008)
    for side in (-0.36, 0.36):
        scene.rod('beam', (x + side, y + 0.08, 0.26), (x + side, y + 2.04, 0.26), 0.025, frame)
        for a, b in ((0.35, 1.25), (0.85, 1.75)):
            scene.rod('lift', (x + side * 0.8, y + a, 0.26), (x + side * 0.8, y + b, 0.53), 0.018, frame)
    for dy in (0.12, 1.06, 2.0):
        scene.rod('beam', (x - 0.36, y + dy, 0.26), (x + 0.36, y + dy, 0.26), 0.022, frame)
    for end in (y, y + 2.12):
        kit.tube([(x - 0.45, end, 0.5), (x - 0.45, end, 1.02), (x + 0.45, end, 1.02), (x + 0.45, end, 0.5)], 0.019, chrome, 0.13, 16)
        board = kit.plank(kit.rounded(0, 0, 0.84, 0.36, 0.08), -0.011, 0.011, maple, 0.006)
        board.location, board.rotation_euler = (x, end, 0.8), (math.pi / 2, 0, 0)
        kit.block((x - 0.46, end - 0.03, 0.5), (0.92, 0.06, 0.05), frame, 0.012)
    for side in (-0.49, 0.49):
        for a, b in ((0.72, 1.3), (1.4, 2.0)):
            kit.tube([(x + side, y + a, 0.6), (x + side, y + a, 0.97), (x + side, y + b, 0.97), (x + side, y + b, 0.6)], 0.014, chrome, 0.07, 14)
            scene.rod('rail', (x + side, y + a, 0.64), (x + side, y + b, 0.64), 0.011, chrome)
            for k in (0.25, 0.5, 0.75):
                scene.rod('rail', (x + side, y + a + (b - a) * k, 0.64), (x + side, y + a + (b - a) * k, 0.97), 0.008, chrome)
            kit.block((x + side - 0.012, y + (a + b) / 2 - 0.06, 0.54), (0.024, 0.12, 0.11), dark, 0.008)
    for dx in (-0.38, 0.38):
        for dy in (0.16, 1.94):
            at = (x + dx, y + dy - 0.03, 0.075)
            scene.rod('stem', (x + dx, y + dy, 0.14), (x + dx, y + dy, 0.27), 0.02, chrome)
            for f in (-0.026, 0.018):
                kit.block((at[0] + f, at[1] - 0.02, 0.06), (0.008, 0.06, 0.1), frame, 0.003)
            kit.turned([(0.02, -0.014), (0.066, -0.014), (0.075, -0.007), (0.075, 0.007), (0.066, 0.014), (0.02, 0.014)], at, (1, 0, 0), dark, 36)
            kit.turned([(0.0, -0.016), (0.045, -0.015), (0.045, 0.015), (0.0, 0.016)], at, (1, 0, 0), frame, 28)


next(make for make in (depot, gallery, rooms) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
