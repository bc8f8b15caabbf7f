"""A street on an evening: within the line its road is open, and what lies in the ground shows as model; a ring marks where a house connection passes a main.

x runs across the street, y along it; the line is at x = 0. `closed`: the road is whole, from the same camera, for the page's
first picture to open. `leak`: before sunrise, after rain, the road is whole but for one shored hole, in which a water main
leaks; beyond it the main shows through the asphalt.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import gravel  # noqa: E402
import ground  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import noise  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import street  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
CLOSED = scene.said('closed')
LEAK = scene.said('leak')
OPEN = not LEAK and not CLOSED
EYE = scene.word('eye', (5.0, 1.0, 4.4))
LINE, KERB, FRONT, DEEP, STOREY = 0.0, 6.5, 11.0, -6.4, 3.5
random = np.random.default_rng(17)
chance = np.random.default_rng(29)  # what only whole roads have
add, flush = street.add, street.flush
END = 104.0  # houses close the view there, behind a street that crosses
FAR = END - 19 if LEAK else 230.0  # how far the street goes
SIDE, STOP, BOTTOM = 6.2, 32.0, -2.75  # the open part's right side, its far end and its floor
SHEETED = 17.6  # from here on boards hold its left side too
MEET = (4.3, 12.5, -1.06)  # where the connection passes the main
HOLE = (1.6, 11.2, 3.4, 13.4)  # the excavation: x, y to x, y
MAIN, JOINT, RADIUS, BED = (2.78, -0.62), 12.3, 0.125, -1.02  # the main's x and z, where it leaks, how thick it is, the hole's floor


def around(x0, y0, x1, y1):
    """What is left of a rectangle without the hole."""
    a0, b0, a1, b1 = HOLE
    return (x0, y0, x1, b0), (x0, b1, x1, y1), (x0, b0, a0, b1), (a1, b0, x1, b1)


def see_through(g, surface):
    """Lets a surface be clear where the main lies behind it, as the app shows it: in the section of the street, near the line from the eye to the main."""
    part = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Position']}).outputs
    dx, dz = (g.math('SUBTRACT', part[k], EYE[k]) for k in (0, 2))
    apart = g.math('SUBTRACT', g.math('MULTIPLY', dz, MAIN[0] - EYE[0]), g.math('MULTIPLY', dx, MAIN[1] - EYE[2]))
    far = g.math('DIVIDE', g.math('ABSOLUTE', apart), g.math('SQRT', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dz, dz))))
    return g.blend(g.ramp(far, RADIUS * 1.34, RADIUS * 1.28, 0.0, 0.93), surface, g('ShaderNodeBsdfTransparent').outputs[0])


def dig():
    """The hole with its shoring, the main with the joint that leaks, the work light, and what stands round it."""
    x0, y0, x1, y1 = HOLE
    x, z = MAIN
    for at, size in (((x0 - 0.4, y0 - 0.4), (0.4, y1 - y0 + 0.8)), ((x1, y0 - 0.4), (0.4, y1 - y0 + 0.8)), ((x0, y0 - 0.4), (x1 - x0, 0.4)), ((x0, y1), (x1 - x0, 0.4))):
        kit.block((*at, BED - 0.4), (*size, -BED + 0.395), earth, 0)
    v, u = np.meshgrid(np.linspace(y0, y1, 90), np.linspace(x0, x1, 80), indexing='ij')
    low = BED + 0.09 * noise.fbm(u / 0.35, v / 0.35, 5, 3) + 0.12 * np.clip(np.abs(u - (x0 + x1) / 2) / 0.9, 0, 1) ** 4
    scene.surface('bed', np.stack([u, v, low], -1).reshape(-1, 3), 90, 80, soil(loose=True))
    scene.put('pool', [(a, b, BED + 0.02) for a, b in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))], [(0, 1, 2, 3)], materials.water())
    # Shoring: boards, a waling on each long side, struts between them.
    timber, steel = materials.timber(), props.steel()
    for k in range(9):
        b = y0 + 0.02 + k * (y1 - y0 - 0.02) / 9
        for a in (x0, x1 - 0.05):
            kit.block((a, b, BED - 0.1), (0.05, 0.22, -BED + 0.14 + (0.1 + 0.03 * (k % 3) if a > x0 else 0)), timber, 0.005)
    for a in (x0 + 0.05, x1 - 0.15):
        kit.block((a, y0 + 0.03, -0.3), (0.1, y1 - y0 - 0.06, 0.14), timber, 0.006)
    for b in (y0 + 0.28, y1 - 0.2):
        scene.rod('strut', (x0 + 0.15, b, -0.23), (x1 - 0.15, b, -0.23), 0.032, steel, 16)
        scene.rod('jack', (x1 - 0.5, b, -0.23), (x1 - 0.15, b, -0.23), 0.044, props.orange(), 16)
    # The main: cast iron, a sleeve with bolts at the joint; both ways from the hole as the map has it.
    limit = EYE[1] + (y0 - EYE[1]) * (EYE[2] - z) / EYE[2]  # before it the road hides what lies in the hole
    rust, bolt = materials.plain('cast main', (0.11, 0.06, 0.04), 0.5, 0.3), materials.plain('coupling', (0.07, 0.075, 0.08), 0.4, 0.5)
    kit.tube([(x, limit, z), (x, y1, z)], RADIUS, rust, sides=40)
    kit.turned([(RADIUS, -0.16), (RADIUS * 1.35, -0.15), (RADIUS * 1.45, 0.0), (RADIUS * 1.35, 0.05), (RADIUS, 0.06)], (x, JOINT, z), (0, 1, 0), rust, 40)
    kit.flange((x, JOINT + 0.12, z), (0, 1, 0), RADIUS, bolt, 0.03)
    blue_main = materials.service('main', 1.0, 1.9)
    for a, b in ((2.0, limit), (y1, 70)):
        parts = [kit.tube([(x, a, z), (x, b, z)], RADIUS, blue_main, sides=40)]
        for c in np.arange(JOINT - 36, b - 0.3, 3.0):
            if c > a + 0.2:
                parts.append(kit.turned([(RADIUS, -0.16), (RADIUS * 1.25, -0.15), (RADIUS * 1.25, 0.05), (RADIUS, 0.06)], (x, c, z), (0, 1, 0), blue_main, 40))
                parts += [kit.ring((x, c + p, z), (0, 1, 0), RADIUS * 1.2, 0.008, bright, 40) for p in (-0.15, 0.05)]
        for part in parts:
            part.visible_shadow = False
    for c in (limit, y1 - 0.01):
        kit.ring((x, c, z), (0, 1, 0), RADIUS * 1.04, 0.014, bright, 48).visible_shadow = False
    # Where the leak was foretold: a ring about the joint, and a line up to the road.
    kit.ring((x, JOINT - 0.05, z), (0, 1, 0), 0.27, 0.02, orange, 64).visible_shadow = False
    scene.lines('up', [((x, JOINT - 0.05, z + 0.27), (x, JOINT - 0.05, 0.5))], EYE, 0.0013, orange).visible_shadow = False
    kit.ring((x, JOINT - 0.05, 0.5), (0, 0, 1), 0.13, 0.012, orange, 48).visible_shadow = False
    # The leak: a fan of thin jets and drops that fall into the pool.
    spray, g = materials.new('spray water')
    g.end(g.blend(0.5, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeBsdfPrincipled', {'Base Color': (0.85, 0.92, 1.0, 1), 'Roughness': 0.15, 'Specular': 0.8}).outputs[0]))
    for k in range(46):
        turn, fast = random.uniform(-0.5, 0.75), random.uniform(1.2, 2.6)
        aside, path = random.normal(0, 0.16), []
        for t in np.linspace(0.0, 0.5, 16):
            a, h = x - RADIUS * 1.3 - math.cos(turn) * fast * t, z + 0.05 + math.sin(turn) * fast * t - 4.9 * t * t
            path.append((a, JOINT + 0.03 + aside * fast * t, h))
        path = [p for p in path if p[2] > BED and p[0] > x0 + 0.06]
        kit.tube(path, random.uniform(0.0015, 0.0045), spray, sides=6)
        for _ in range(7):
            a, b, h = path[int(random.integers(0, len(path)))]
            drop = kit.turned([(0.001, -0.009), (0.005, -0.004), (0.0055, 0.002), (0.001, 0.01)], (a + random.normal(0, 0.02), b + random.normal(0, 0.03), h + random.normal(0, 0.03)), (0, 0, 1), spray, 8)
            drop.visible_shadow = False
    # The outline of the cut, sprayed before it was made.
    mist, g = materials.new('spray')
    speck = g.noise(g('ShaderNodeNewGeometry').outputs['Position'], 55, 4, 0.7)
    g.end(g.blend(g.ramp(speck, 0.36, 0.46), g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeBsdfPrincipled', {'Base Color': (0.85, 0.2, 0.02, 1), 'Roughness': 0.7}).outputs[0]))
    for at, long in (((x0 - 0.2, y0 - 0.25), (0.06, y1 - y0 + 0.5)), ((x0 - 0.3, y0 - 0.2), (x1 - x0 + 0.5, 0.06)), ((x0 - 0.3, y1 + 0.14), (0.9, 0.06))):
        kit.block((*at, 0.004), (*long, 0.002), mist, 0)
    # The work light on its stand.
    lx, ly, high = x1 + 0.55, y0 + 0.25, 1.75
    for k in range(3):
        a = 0.5 + 2.0944 * k
        scene.rod('leg', (lx + 0.55 * math.cos(a), ly + 0.55 * math.sin(a), 0), (lx, ly, 0.95), 0.014, dark, 8)
    scene.rod('mast', (lx, ly, 0.8), (lx, ly, high), 0.018, steel, 10)
    before = set(bpy.data.objects)
    scene.box('head', (-0.24, -0.05, -0.16), (0.48, 0.1, 0.32), props.plain('lamp case', (0.5, 0.3, 0.02), 0.5), 0.02)
    scene.box('pane', (-0.21, 0.045, -0.13), (0.42, 0.01, 0.26), materials.glow('lamp glass', (1.0, 0.8, 0.55), 9), 0)
    bpy.context.view_layer.update()
    aim = (Vector((x - 0.3, JOINT, -0.6)) - Vector((lx, ly, high))).normalized()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = Matrix.Translation((lx, ly, high)) @ aim.to_track_quat('Y', 'Z').to_matrix().to_4x4() @ thing.matrix_world
    scene.panel(Vector((lx, ly, high)) + aim * 0.08, (0.42, 0.26), 480, (1.0, 0.7, 0.4), aim)
    kit.tube([(lx, ly - 0.02, 0.9), (lx + 0.1, ly - 0.1, 0.02), (lx + 0.9, ly + 0.6, 0.012), (lx + 1.5, ly + 2.2, 0.012), (6.2, 17.5, 0.012)], 0.009, dark, 0.05, 8)
    # The earth that came out, pieces of asphalt, a shovel in it.
    v, u = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(-1, 1, 90), indexing='ij')
    heap = np.clip(1 - np.hypot(u, v) ** 1.25, -0.1, 1) * 0.72 + 0.11 * noise.fbm(u * 3, v * 4, 6, 9) * np.clip(1.1 - np.hypot(u, v), 0, 1)
    scene.surface('heap', np.stack([3.8 + u * 0.98, 15.5 + v * 1.4, heap - 0.02], -1).reshape(-1, 3), 110, 90, soil(loose=True))
    for k in range(9):
        a, b = 3.85 + random.normal(0, 0.16), 13.5 + random.normal(0, 0.3)
        piece = scene.box('asphalt', (0, 0, 0), random.uniform((0.25, 0.2, 0.09), (0.55, 0.42, 0.12)), patches[1], 0.015)
        piece.location, piece.rotation_euler = (a, b, 0.02 + 0.05 * (k % 3)), (random.normal(0, 0.2), random.normal(0, 0.2), random.uniform(0, 3))
    scene.rod('handle', (3.4, 15.2, 0.35), (2.95, 14.9, 1.35), 0.017, timber, 10)
    scene.rod('grip', (2.88, 15.0, 1.36), (3.0, 14.8, 1.36), 0.016, dark, 10)
    # Boards with lights on the far side and at both ends.
    warn = materials.glow('warn', (1.0, 0.36, 0.03), 2.5)
    for bx, by, turn in ((4.55, 10.2, 1.571), (4.55, 12.5, 1.571), (4.6, 14.8, 1.571), (4.45, 17.3, 2.9)):
        c, s = math.cos(turn), math.sin(turn)
        for h, tall in ((0.78, 0.22), (0.34, 0.12)):
            for k in range(8):
                scene.box('board', (bx + k * 0.25 * c, by + k * 0.25 * s, h), (0.25, 0.04, tall), props.white() if k % 2 else props.orange(), 0, turn)
        for k in (0.12, 1.88):
            scene.rod('post', (bx + k * c, by + k * s, 0.05), (bx + k * c, by + k * s, 1.05), 0.022, steel, 10)
            scene.box('foot', (bx + k * c - 0.3 * abs(s) - 0.1, by + k * s - 0.3 * abs(c) - 0.05, 0), (0.2 + 0.5 * abs(s), 0.2 + 0.5 * abs(c), 0.09), dark, 0.01)
        scene.rod('lamp', (bx + 0.12 * c, by + 0.12 * s, 1.05), (bx + 0.12 * c, by + 0.12 * s, 1.2), 0.06, warn, 16)
    for a, b, turn in ((9.0, 17.5, 0.2), (9.4, 27.0, 3.0), (8.6, 27.5, 2.9)):
        people.person((a, b, 0.14), turn, ((0.24, 0.05, 0.86), (-0.24, 0.0, 0.86)), work=False, far=True, stride=0.3, shirt=(0.3, 0.32, 0.35))


def dawn():
    """Before sunrise: an even blue sky."""
    return scene.sky(strength=3, glow_at=(0.0, -1.0), dark=(0.06, 0.085, 0.13), blue=(0.05, 0.075, 0.12), warm=(0.1, 0.09, 0.1), far=(0.06, 0.075, 0.1))


def litter():
    """Leaves that the rain has brought down, most along the kerbs."""
    count = 2600
    side = chance.choice((-1, 1), count)
    x = side * (KERB - 0.05 - np.abs(chance.normal(0, 0.55, count)) ** 1.3)
    x = np.where(chance.random(count) < 0.3, side * chance.uniform(KERB + 0.3, FRONT - 0.3, count), x)
    x = np.where(chance.random(count) < 0.1, chance.uniform(-6, 6, count), x)
    y = 4 + 50 * chance.random(count) ** 1.4
    clear = (x > HOLE[0] - 0.3) & (x < HOLE[2] + 0.3) & (y > HOLE[1] - 0.3) & (y < HOLE[3] + 0.3)
    x, y = x[~clear], y[~clear]
    n = len(x)
    a, size = chance.uniform(0, 6.3, n), chance.uniform(0.025, 0.05, n)
    z = np.where(np.abs(x) > KERB, 0.145, 0.006)[:, None] + np.abs(chance.normal(0, 0.008, (n, 4)))
    u, v = np.stack([np.cos(a), np.sin(a)], -1) * size[:, None], np.stack([-np.sin(a), np.cos(a)], -1) * size[:, None] * 0.6
    middle = np.stack([x, y], -1)
    flat = np.stack([middle - u, middle - v, middle + u, middle + v], 1)
    points = np.concatenate([flat, z[..., None]], -1).reshape(-1, 3)
    material, g = materials.new('fallen')
    each = g('ShaderNodeNewGeometry').outputs['Random Per Island']
    tone = g.mix(each, (0.16, 0.075, 0.02), (0.42, 0.27, 0.05))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.4, 'Specular': 0.4}).outputs[0])
    scene.put('fallen', points, np.arange(n * 4).reshape(-1, 4), material)


def veils():
    """The damp air: thin sheets across the street that light passes, each a little of the sky's light."""
    material, g = materials.new('veil of air')
    g.end(g.blend(0.017, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: (0.86, 0.93, 1.0, 1), 1: 0.95}).outputs[0]))
    material.cycles.sample_as_light = False
    for y in np.arange(24.0, END - 2, 3.2):
        veil = scene.put('veil', [(-30, y, -0.5), (30, y, -0.5), (30, y, 30), (-30, y, 30)], [(0, 1, 2, 3)], material)
        veil.visible_shadow = veil.visible_diffuse = veil.visible_transmission = False


def trench():
    """The open part of the road: the cut earth in the sun, sheeted sides, the floor with stones and some water."""
    def cut(y, z):
        """How far the earth stands out at a height: it leans, the crushed stone has come out, the bucket's teeth have left grooves."""
        out = 0.04 - 0.13 * z + 0.09 * noise.fbm(y / 1.1, z / 0.7, 3, 4) + 0.035 * noise.fbm(y / 0.22, z / 0.16, 4, 8)
        teeth = np.abs(np.sin((y + 0.16 * z + 0.1 * noise.fbm(y / 2.0, z, 2, 6)) * math.pi / 0.26)) ** 0.6
        return np.where(z > -0.5, out * 0.5, out + 0.035 * teeth * np.clip(-z - 0.9, 0, 0.5) * 2)

    v, u = np.meshgrid(np.arange(3.0, SHEETED + 0.3, 0.028), np.linspace(BOTTOM - 0.15, -0.2, 110), indexing='ij')
    scene.surface('cut', np.stack([LINE + cut(v, u), v, u], -1).reshape(-1, 3), *v.shape, ground.strata(BOTTOM))
    v, u = np.meshgrid(np.arange(3.0, STOP, 0.05), np.linspace(LINE, SIDE, 130), indexing='ij')
    low = BOTTOM + 0.11 * noise.fbm(u / 1.6, v / 1.6, 4, 3) + 0.04 * noise.fbm(u / 0.3, v / 0.3, 3, 5) + 0.3 * np.clip(0.8 - u, 0, 1) ** 2
    scene.surface('floor', np.stack([u, v, low], -1).reshape(-1, 3), *v.shape, soil(loose=True))
    scene.put('pool', [(LINE, 3, BOTTOM - 0.17), (SIDE, 3, BOTTOM - 0.17), (SIDE, STOP, BOTTOM - 0.17), (LINE, STOP, BOTTOM - 0.17)], [(0, 1, 2, 3)], materials.water())
    look = materials.plain('stone', (0.22, 0.2, 0.175), 0.85)
    y, z = chance.uniform(5, SHEETED, 900), BOTTOM + 2.5 * chance.random(900) ** 1.3
    gravel.pebbles(np.stack([LINE + cut(y, z), y, z], -1), 0.012 + 0.085 * chance.random(900) ** 6, chance, look)
    x, y = chance.uniform(LINE, SIDE, 2600), 6 + 22 * chance.random(2600) ** 1.5
    x = np.where(chance.random(2600) < 0.5, LINE + 0.3 + np.abs(chance.normal(0, 0.4, 2600)), x)
    gravel.pebbles(np.stack([x, y, BOTTOM + 0.11 * noise.fbm(x / 1.6, y / 1.6, 4, 3) + 0.3 * np.clip(0.8 - x, 0, 1) ** 2], -1), 0.015 + 0.08 * chance.random(2600) ** 6, chance, look)
    # The sheeting: boards between steel piles.
    pile = materials.plain('pile', (0.15, 0.075, 0.045), 0.6, 0.3)
    woods = [kit.wood(f'lagging {k}', tuple(0.5 * c for c in light), light, 0.85, way) for way in ((9, 0.6, 9), (0.6, 9, 9)) for k, light in enumerate(((0.3, 0.2, 0.115), (0.24, 0.165, 0.1), (0.36, 0.27, 0.17)))]
    for a, b, way, out, corner in ((SHEETED, STOP, 1, 1, LINE), (3.0, STOP, 1, -1, SIDE), (LINE, SIDE, 0, -1, STOP)):
        def piece(look, s0, s1, d0, d1, z0, z1):
            d0, d1 = corner + out * d0, corner + out * d1  # noqa: B023
            add(look, *((d0, s0, z0, d1, s1, z1) if way else (s0, d0, z0, s1, d1, z1)))  # noqa: B023

        steps = np.linspace(a, b, round((b - a) / 2.05) + 1)
        for s in steps:
            piece(pile, s - 0.13, s + 0.13, 0.15, 0.175, BOTTOM - 0.2, 0.0)
            piece(pile, s - 0.012, s + 0.012, -0.1, 0.16, BOTTOM - 0.2, 0.0)
        for s0, s1 in zip(steps, steps[1:]):
            for z in np.arange(BOTTOM - 0.1, -0.22, 0.215):
                d = chance.uniform(0, 0.022)
                piece(woods[3 * (1 - way) + int(chance.integers(0, 3))], s0, s1, d, d + 0.07, z, z + 0.21 - chance.uniform(0, 0.02))


def services():
    """Two mains, a bank of ducts, two shafts on the larger main, and the house connection that passes the smaller one."""
    before = set(bpy.data.objects)
    glass, thin, bright_glass, line = ground.clear('main', 0.1, 0.92), ground.clear('duct', 0.26, 0.95, 1.1), ground.clear('connection', 0.6, 1.0, 2.2), materials.glow('outline', (0.25, 0.86, 1.0), 2.2)
    big, small = (1.9, -2.05, 0.5), (MEET[0], -1.45, 0.26)
    for (x, z, r), first, step in ((big, 6.8, 3.6), (small, 10.3, 4.6)):
        kit.tube([(x, 3.2, z), (x, STOP - 0.2, z)], r, glass, sides=64)
        ground.outlines((x, 3.2, z), (x, STOP - 0.2, z), r, EYE, line)
        for y in np.arange(first, STOP - 0.5, step):
            kit.turned([(r, -0.14), (r * 1.16, -0.13), (r * 1.16, 0.13), (r, 0.14)], (x, y, z), (0, 1, 0), glass, 64)
            for e in (-0.135, 0.135):
                kit.ring((x, y + e, z), (0, 1, 0), r * 1.165, 0.0009 * (y - EYE[1]), line, 64)
    for k in range(6):
        x, z = 5.3 + 0.2 * (k % 3), -0.58 - 0.2 * (k // 3)
        kit.tube([(x, 3.2, z), (x, STOP - 0.2, z)], 0.07, thin, sides=32)
        ground.outlines((x, 3.2, z), (x, STOP - 0.2, z), 0.07, EYE, line, 0.0005)
    for y in np.arange(6.2, STOP - 0.5, 2.6):
        kit.block((5.18, y, -0.9), (0.64, 0.06, 0.44), thin, 0)
    # Shafts: rings one on the other, a cone, the frame of the cover.
    x, z, r = big
    for y in (16.2, 25.6):
        kit.turned([(0.62, z), (0.62, -0.62), (0.4, -0.14), (0.4, 0.0)], (x, y, 0), (0, 0, 1), glass, 64)
        ground.outlines((x, y, z + 0.4), (x, y, -0.62), 0.62, EYE, line)
        for radius, h in ((0.62, z + 0.52), (0.62, -1.1), (0.62, -0.62), (0.4, -0.14), (0.4, 0.0)):
            kit.ring((x, y, h), (0, 0, 1), radius, 0.0009 * (y - EYE[1]), line, 64)
    # The connection: from the house, below the ducts and close over the main, into the larger main.
    x, y, z = MEET
    path = [(SIDE - 0.1, y + 0.25, z + 0.1), (x, y, z), (3.1, y - 0.16, z - 0.08), (2.25, y - 0.16, big[1] + 0.3)]
    kit.tube(path, 0.09, bright_glass, 0.25, 32)
    for a, b in zip(path, path[1:]):
        ground.outlines(a, b, 0.09, EYE, line, 0.0007)
    kit.ring((x, y, (z + small[1] + small[2]) / 2), np.float64(EYE) - MEET, 0.72, 0.032, orange, 96)
    for thing in set(bpy.data.objects) - before:
        thing.visible_shadow = False


def wall(name, colour, joint=None, rough=0.85):
    """Render or brick: clouds, streaks under the sills, and courses where `joint` is their height."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    tone = g.math('MULTIPLY', g.ramp(g.noise(at, 0.5, 6, 0.6), 0.3, 0.7, 0.82, 1.1), g.ramp(g.noise(at, 1.2, 5, 0.6, stretch=(2.4, 2.4, 0.15)), 0.5, 0.78, 1.0, 0.8))
    z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    tone = g.math('MULTIPLY', tone, g.ramp(g.math('ADD', z, g.math('MULTIPLY', g.noise(at, 0.9, 6), 2.4)), 0.6, 2.6, 0.6, 1.0))
    if joint:
        course = g.math('FLOOR', g.math('DIVIDE', z, joint))
        cell = g('ShaderNodeCombineXYZ', {0: course, 1: g.math('FLOOR', g.math('MULTIPLY', g('ShaderNodeVectorMath', {0: at, 1: (1.9, 1.9, 0)}, operation='DOT_PRODUCT').outputs['Value'], 2.0))}).outputs[0]
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g('ShaderNodeTexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs[0], 0.4, 0.8))
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', z, joint)), 0.5)), 0.44), -0.25, 1.0))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.2}).outputs[0])
    return material


def soil(loose=False):
    """What the section shows under the road: asphalt, sub-base, made ground, clay, each with its stones; `loose` it lies in a heap."""
    material, g = materials.new('soil')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g.math('ADD', g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], g.math('MULTIPLY_ADD', g.noise(at, 0.35, 4), 0.5, -0.25))
    stone = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 3.2})
    pebble = g.math('MULTIPLY', g.ramp(stone.outputs[0], 0.32, 0.2), g.math('GREATER_THAN', g('ShaderNodeSeparateRGB', {0: stone.outputs[1]}).outputs[0], 0.62))
    fine = g.ramp(g.noise(at, 6.0, 8, 0.7), 0.3, 0.7, 0.75, 1.15)
    colour = g.mix(g.ramp(z, -4.4, -4.1), (0.13, 0.075, 0.045), (0.2, 0.125, 0.075))
    colour = g.mix(g.ramp(z, -2.1, -1.8), colour, (0.15, 0.105, 0.07))
    colour = g.mix(pebble, colour, (0.26, 0.23, 0.2))
    flat = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    if not loose:
        colour = g.mix(g.math('GREATER_THAN', flat, -0.62), colour, (0.3, 0.28, 0.25))
        colour = g.mix(g.math('GREATER_THAN', flat, -0.2), colour, (0.035, 0.035, 0.037))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: fine, 1: fine, 2: fine}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.7, 'Distance': 0.06, 'Height': g.math('ADD', g.noise(at, 5.0, 8, 0.7), pebble)}).outputs[0]
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0]
    g.end(see_through(g, surface) if LEAK and not loose else surface)
    return material


def road():
    """Asphalt: lanes polished by wheels, oil between them, dirt along the kerbs, sealed cracks."""
    material, g = materials.new('road')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    x = g('ShaderNodeSeparateXYZ', {0: at}).outputs[0]
    worn = g.ramp(g.noise(at, 0.3, 7, 0.68, stretch=(2.0, 0.5, 1)), 0.34, 0.7, 0.72, 1.3)
    grain = g.ramp(g.noise(at, 14.0, 5, 0.7), 0.3, 0.7, 0.78, 1.18)
    lane = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', x, 3.25)), 0.5))
    track = g.math('MULTIPLY', g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', lane, 0.23)), 0.0, 0.12, 1.28, 1.0), g.ramp(g.math('ADD', lane, g.math('MULTIPLY', g.noise(at, 0.7, 5), 0.12)), 0.05, 0.14, 0.72, 1.0))
    warp = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeTexNoise', {'Vector': at, 'Scale': 0.9, 'Detail': 4.0}).outputs[1]}, operation='ADD').outputs[0]
    crack = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': warp, 'Scale': 0.24}, feature='DISTANCE_TO_EDGE').outputs[0], 0.002, 0.005, 0.35, 1.0)
    crack = g.mix(g.math('GREATER_THAN', g.noise(at, 0.16, 3), 0.5), (1, 1, 1), g('ShaderNodeCombineRGB', {0: crack, 1: crack, 2: crack}).outputs[0])
    tone = g.math('MULTIPLY', g.math('MULTIPLY', worn, grain), track)
    colour = g.mix(1.0, (0.078, 0.077, 0.075), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    edge_ = g.ramp(g.math('ADD', g.math('ABSOLUTE', x), g.math('MULTIPLY', g.noise(at, 1.1, 6), 0.9)), 6.1, 6.9, 0.0, 0.75)
    colour = g.mix(edge_, g.mix(1.0, colour, crack, 'MULTIPLY'), (0.1, 0.08, 0.06))
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': g.ramp(g.noise(at, 0.6, 5), 0.35, 0.65, 0.22 if LEAK else 0.4, 0.7 if LEAK else 0.78), 'Specular': 0.4}).outputs[0]
    if LEAK:
        surface = damp(g, at, colour, grain)
    g.end(see_through(g, surface) if LEAK else surface)
    return material


def damp(g, at, colour, grain):
    """Asphalt after rain: dark, with a film of water in its hollows that mirrors the sky, drier where wheels have been."""
    wet = g.ramp(g.math('ADD', g.noise(at, 0.33, 6, 0.6, stretch=(1.6, 0.7, 1)), g.math('MULTIPLY', g.noise(at, 2.6, 4), 0.22)), 0.4, 0.66)
    pool = g.ramp(g.math('ADD', g.noise(at, 0.26, 5, 0.55, stretch=(1.5, 0.8, 1)), g.math('MULTIPLY', g.noise(at, 3.1, 4), 0.1)), 0.57, 0.6)
    stone = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 95.0}).outputs[0]
    height = g.math('ADD', g.math('MULTIPLY', stone, -0.8), g.math('MULTIPLY', g.noise(at, 30.0, 6, 0.7), 0.7))
    rough = g.math('MULTIPLY', g.ramp(wet, 0.0, 1.0, 0.55, 0.2), g.math('MULTIPLY_ADD', pool, -0.82, 1.0))
    bump = g('ShaderNodeBump', {'Strength': g.math('MULTIPLY_ADD', pool, -0.56, 0.6), 'Distance': 0.008, 'Height': height}).outputs[0]
    dark_ = g.math('MULTIPLY', g.math('MULTIPLY_ADD', wet, -0.42, 1.0), g.math('MULTIPLY_ADD', pool, -0.3, 1.0))
    speck = g.math('MULTIPLY', dark_, g.ramp(stone, 0.1, 0.6, 1.25, 0.8))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: speck, 1: speck, 2: speck}).outputs[0], 'MULTIPLY')
    return g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.5, 'Normal': bump}).outputs[0]


def slabs():
    """Paving slabs, each its own tone, with dark joints, gum and damp."""
    material, g = materials.new('slabs')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    xyz = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    cells = [g.math('DIVIDE', xyz[k], size) for k, size in ((0, 0.6), (1, 0.9))]
    away = [g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)) for cell in cells]
    joint = g.math('GREATER_THAN', g.math('MAXIMUM', *away), 0.482)
    each = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {k: g.math('FLOOR', cell) for k, cell in enumerate(cells)}).outputs[0]}, noise_dimensions='3D').outputs[0]
    tone = g.math('MULTIPLY', g.math('MULTIPLY_ADD', each, 0.3, 0.82), g.ramp(g.noise(at, 0.5, 7, 0.66), 0.32, 0.7, 0.72, 1.1))
    tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', joint, -0.45, 1.0))
    tone = g.math('MULTIPLY', tone, g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 1.7}).outputs[0], 0.03, 0.06, 0.6, 1.0))
    shade = g.mix(1.0, (0.33, 0.315, 0.29), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': g.ramp(g.noise(at, 0.45, 5), 0.4, 0.62, 0.28, 0.75) if LEAK else 0.8, 'Specular': 0.4 if LEAK else 0.25}).outputs[0])
    return material


def worn_paint():
    """Road marking, rubbed off by tires."""
    material, g = materials.new('paint')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    left = g.ramp(g.math('ADD', g.noise(at, 9.0, 7, 0.75), g.math('MULTIPLY', g.noise(at, 0.8, 3), 0.3)), 0.5, 0.58)
    colour = g.mix(g.math('MULTIPLY', left, 0.95), (0.1, 0.1, 0.1), (0.56, 0.55, 0.52))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.75}).outputs[0])
    return material


brick, brick_dark = wall('brick', (0.3, 0.115, 0.065), 0.09), wall('dark brick', (0.13, 0.075, 0.06), 0.09)
render, pale, grey = wall('render', (0.46, 0.36, 0.25)), wall('pale render', (0.55, 0.51, 0.45)), wall('cast stone', (0.36, 0.35, 0.33), 0.5)
party, blind = wall('party wall', (0.26, 0.17, 0.125), 0.12), [kit.clean(f'blind {k}', c, 0.8) for k, c in enumerate(((0.55, 0.52, 0.46), (0.4, 0.39, 0.36), (0.3, 0.18, 0.1)))]
boards = [kit.clean(f'board {k}', c, 0.6) for k, c in enumerate(((0.02, 0.05, 0.06), (0.13, 0.03, 0.025), (0.02, 0.025, 0.03), (0.05, 0.07, 0.045), (0.3, 0.26, 0.2)))]
stone, roof, frame = wall('stone', (0.46, 0.43, 0.38), 0.6), materials.plain('roof', (0.09, 0.09, 0.095), 0.9), materials.plain('window frame', (0.05, 0.052, 0.056), 0.4)
glass = materials.plain('glass', (0.02, 0.025, 0.032), 0.05, specular=0.6)


def room(name, colour, strength):
    """A lit window: shelves, curtains and people stay a guess."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    shapes = g('ShaderNodeTexVoronoi', {'Vector': g('ShaderNodeMapping', {'Vector': at, 'Scale': (2.2, 2.2, 0.9)}).outputs[0], 'Scale': 1.0})
    tone = g.math('MULTIPLY', g.math('MULTIPLY_ADD', g('ShaderNodeSeparateRGB', {0: shapes.outputs[1]}).outputs[0], 1.3, 0.15), g.ramp(g.noise(at, 2.0, 5), 0.3, 0.7, 0.5, 1.3))
    shine = g('ShaderNodeEmission', {0: (*colour, 1), 1: g.math('MULTIPLY', tone, strength)}).outputs[0]
    g.end(g.blend(0.12, shine, g('ShaderNodeBsdfGlossy', {'Roughness': 0.04}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


lit, dim = room('lit', (1.0, 0.55, 0.23), 0.75), room('lit dim', (1.0, 0.66, 0.38), 0.35)
awnings = [materials.plain('awning', c, 0.8) for c in (((0.3, 0.075, 0.05), (0.05, 0.1, 0.085), (0.42, 0.38, 0.3), (0.1, 0.12, 0.15), (0.2, 0.19, 0.17)) if LEAK else ((0.42, 0.07, 0.04), (0.03, 0.1, 0.09), (0.5, 0.43, 0.3)))]
pave, kerb, asphalt, earth = slabs(), materials.plain('kerb', (0.4, 0.39, 0.37), 0.8), road(), soil()
if LEAK:  # leaves by day, some of them yellow
    leaf, g = materials.new('leaves')
    each = g('ShaderNodeNewGeometry').outputs['Random Per Island']
    tone = g.mix(g.ramp(each, 0.9, 0.96), g.mix(each, (0.07, 0.13, 0.03), (0.17, 0.22, 0.06)), (0.45, 0.3, 0.05))
    g.end(g.blend(0.45, g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.4, 'Specular': 0.4}).outputs[0], g('ShaderNodeBsdfTranslucent', {0: tone}).outputs[0]))
paint, dark, zinc = worn_paint(), props.dark(), props.steel()
cast, patches = materials.plain('cast iron', (0.05, 0.045, 0.04), 0.5, 0.5), [materials.plain(f'patch {k}', (c,) * 3, 0.85) for k, c in enumerate((0.03, 0.05, 0.1))]
bright, orange = materials.glow('bright', (0.35, 0.9, 1.0), 4.0), materials.glow('orange', (1.0, 0.26, 0.02), 3.0)


# --- houses ---

def facade(x, y, run, out, wide, storeys, skin, trim, style):
    """Piers, spandrels, sills, frames and panes on a wall that starts at (x, y), runs along `run` and faces `out`."""
    def solid(material, a0, a1, b0, b1, z0, z1):
        add(material, x + run[0] * a0 + out[0] * b0, y + run[1] * a0 + out[1] * b0, z0, x + run[0] * a1 + out[0] * b1, y + run[1] * a1 + out[1] * b1, z1)

    bays = max(2, round(wide / (2.5 if style != 'tall' else 1.9)))
    step = wide / bays
    open_ = step * {'punched': 0.46, 'wide': 0.74, 'tall': 0.52}[style]
    top = 4.3 + (storeys - 1) * STOREY
    for k in range(bays + 1):
        a = k * step
        solid(skin, max(0, a - (step - open_) / 2), min(wide, a + (step - open_) / 2), -0.42, 0, 3.7, top + 0.2)
    for s in range(storeys):
        z = 4.3 + (s - 1) * STOREY
        if not s:
            continue
        low, high = z + (0.85 if style == 'punched' else 0.4), z + 2.75
        solid(skin, 0, wide, -0.42, -0.01, z - (STOREY - 2.75), low) if s > 1 else solid(skin, 0, wide, -0.42, -0.01, 3.7, low)
        if s == storeys - 1:
            solid(skin, 0, wide, -0.42, -0.01, high, top + 0.2)
        for k in range(bays):
            a0, a1 = k * step + (step - open_) / 2, k * step + (step + open_) / 2
            solid(trim, a0 - 0.1, a1 + 0.1, -0.2, 0.09, low - 0.1, low)
            pane = lit if random.random() < 0.13 else dim if random.random() < 0.08 else glass
            solid(pane, a0, a1, -0.36, -0.33, low, high)
            if random.random() < 0.45:
                solid(blind[int(random.integers(0, 3))], a0 + 0.05, a1 - 0.05, -0.33, -0.322, high - (high - low) * random.choice((0.25, 0.4, 0.6, 0.95)), high)
            if random.random() < 0.05:
                solid(zinc, a0 + 0.1, a0 + 0.8, 0, 0.3, low - 0.75, low - 0.2)
                solid(frame, a0 + 0.2, a0 + 0.62, 0.3, 0.305, low - 0.68, low - 0.27)
            for e in ((a0, a0 + 0.07), (a1 - 0.07, a1), ((a0 + a1) / 2 - 0.035, (a0 + a1) / 2 + 0.035)):
                solid(frame, *e, -0.34, -0.26, low, high)
            solid(frame, a0, a1, -0.34, -0.26, high - 0.75, high - 0.68)
            if style == 'punched' and s > 1 and k % 3 == 1:
                for r in np.arange(a0 - 0.15, a1 + 0.16, 0.14):
                    solid(frame, r, r + 0.025, 0.5, 0.525, low - 0.35, low + 0.55)
                solid(frame, a0 - 0.16, a1 + 0.16, 0.49, 0.54, low + 0.55, low + 0.6)
                solid(trim, a0 - 0.2, a1 + 0.2, 0, 0.56, low - 0.48, low - 0.35)
    ground_floor(solid, x, y, run, out, wide, top, skin, trim)
    return top


def ground_floor(solid, x, y, run, out, wide, top, skin, trim):
    """Shops: pilasters on a plinth, a cornice over the boards, doors set back, windows or shutters, sloped awnings with a valance."""
    shops = max(1, round(wide / 4.6))
    for k in range(shops + 1):
        a = k * wide / shops
        for more, low, high in ((0.0, 0, 3.7), (0.05, 0, 0.75), (0.05, 2.9, 3.1)):
            solid(stone, max(0, a - 0.3 - more), min(wide, a + 0.3 + more), -0.42, 0.1 + more, low, high)
    for k in range(shops):
        a0, a1 = k * wide / shops + 0.3, (k + 1) * wide / shops - 0.3
        kind, door = chance.random(), a0 + (0.25 if chance.random() < 0.5 else a1 - a0 - 1.35)
        board = boards[int(chance.integers(0, 5))]
        solid(board, a0, a1, -0.3, 0.06, 3.05, 3.62)
        solid(board, a0, a1, -0.3, 0.12, 3.58, 3.66)
        solid(frame, a0, a1, -1.3, -0.25, 2.98, 3.05)
        if kind < 0.3:  # closed: a shutter
            for z in np.arange(0.04, 2.98, 0.085):
                solid(zinc, a0, a1, -0.3, -0.262, z, z + 0.07)
        else:
            for b0, b1 in ((a0, door), (door + 1.1, a1)):
                if b1 - b0 < 0.3:
                    continue
                solid(lit, b0, b1, -0.4, -0.36, 0.55, 2.98)
                solid(board, b0, b1, -0.42, -0.24, 0.06, 0.55)
                solid(stone, b0, b1, -0.42, -0.16, 0.5, 0.56)
                for e in np.linspace(b0, b1, max(2, round((b1 - b0) / 1.3) + 1)):
                    solid(frame, e - 0.03, e + 0.03, -0.38, -0.3, 0.55, 2.98)
                solid(frame, b0, b1, -0.38, -0.3, 2.4, 2.46)
            for e in (door - 0.02, door + 1.1):
                solid(board, e, e + 0.02, -1.2, -0.3, 0, 2.98)
            solid(glass, door, door + 1.1, -1.2, -1.16, 0, 2.98)
            solid(frame, door + 0.1, door + 1.0, -1.15, -1.1, 0.02, 0.3)
            for e in (door + 0.06, door + 0.98):
                solid(frame, e, e + 0.07, -1.16, -1.1, 0, 2.3)
            solid(frame, door, door + 1.1, -1.16, -1.1, 2.28, 2.36)
        if chance.random() < 0.35:  # a sign that juts out
            e = a0 + 0.1
            solid(boards[int(chance.integers(0, 5))], e, e + 0.08, 0.16, 0.86, 2.62, 3.3)
            solid(frame, e + 0.02, e + 0.06, 0.06, 0.9, 3.32, 3.36)
        if chance.random() < (0.12 if kind < 0.3 else 0.55):
            awning(x, y, run, out, a0 - 0.05, a1 + 0.05, awnings[int(chance.integers(0, len(awnings)))])
    for a in (0.16, wide - 0.3):
        solid(zinc, a, a + 0.12, 0.12, 0.24, 0, top)
    for more, low, high in ((0.22, 3.7, 3.78), (0.34, 3.78, 3.9), (0.28, 3.9, 4.0)):
        solid(trim, -0.02, wide + 0.02, -0.1, more, low, high)
    for more, low, high in ((0.22, top - 0.25, top + 0.05), (0.34, top + 0.05, top + 0.16), (0.46, top + 0.16, top + 0.28)):
        solid(trim, -0.05, wide + 0.05, -0.1, more, low, high)
    solid(skin, 0, wide, -0.42, -0.05, top + 0.28, top + 1.0)


def awning(x, y, run, out, a0, a1, cloth):
    """Cloth on a frame, a little slack between its ribs, and the valance that hangs from it."""
    reach, drop, ribs = chance.uniform(1.1, 1.5), chance.uniform(0.42, 0.6), max(2, round((a1 - a0) / 1.4))
    n, m = 8 * ribs + 1, 9
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing='ij')
    slack = np.abs(np.sin(np.pi * u * ribs)) * np.sin(np.pi * v) * 0.035
    along, reached, z = a0 + (a1 - a0) * u, 0.08 + reach * v, 3.02 - drop * v - slack
    edge_ = np.linspace(0, 1, 24 * ribs + 1)
    hem = 0.2 + 0.045 * np.abs(np.sin(np.pi * edge_ * 4 * ribs))
    place = lambda a, b, h: np.stack([x + run[0] * a + out[0] * b, y + run[1] * a + out[1] * b, h], -1).reshape(-1, 3)  # noqa: E731
    scene.surface('awning', place(along, reached, z), n, m, cloth)
    low = np.stack([np.zeros_like(hem), hem * 0.5, hem], 1)
    far = 0.08 + reach + 0.012 * np.sin(edge_ * 31)[:, None] * low / 0.2
    scene.surface('valance', place((a0 + (a1 - a0) * edge_)[:, None] + 0 * low, far, 3.02 - drop - low), len(edge_), 3, cloth)
    for a in (a0 + 0.02, a1 - 0.02):
        p, q = ((x + run[0] * a + out[0] * b, y + run[1] * a + out[1] * b, h) for b, h in ((0.05, 2.5), (0.06 + reach, 3.0 - drop)))
        scene.rod('arm', p, q, 0.014, frame, 6)


def house(y0, y1, storeys, skin, trim, style, gable, side=-1):
    """On the left side of the street, or with `side` 1 on the right; `gable`: its end wall shows."""
    deep = 15.0
    top = facade(side * FRONT, y0, (0, 1), (-side, 0), y1 - y0, storeys, skin, trim, style)
    if gable:
        facade(-FRONT - deep, y0, (1, 0), (0, -1), deep - 0.43, storeys, skin, trim, style)
        add(trim, -FRONT - 0.55, y0 - 0.04, 0, -FRONT + 0.04, y0 + 0.55, top + 0.05)
    inner, outer = side * (FRONT + 0.42), side * (FRONT + deep)
    add(skin if gable else party, outer, y0 + 0.42, 0, inner, y1, top + 0.2)
    add(roof, outer, y0 + 0.4, top + 0.2, inner, y1, top + 0.3)
    for y in (y0 + 0.45, y1 - 0.5):  # chimneys on the party walls
        for x in random.uniform(3, deep - 2, 2):
            add(party, side * (FRONT + x), y - 0.3, top, side * (FRONT + x + 1.5), y + 0.3, top + 2.6)
            for k in range(3):
                add(brick, side * (FRONT + x + 0.2 + 0.45 * k), y - 0.12, top + 2.6, side * (FRONT + x + 0.42 + 0.45 * k), y + 0.12, top + 3.0)
    for _ in range(random.integers(4, 8)):
        w, d = random.uniform(0.7, 2.6), random.uniform(0.7, 2.2)
        x, y = random.uniform(1.5, deep - 3.5), random.uniform(y0 + 1, max(y0 + 1.2, y1 - d - 1))
        add((zinc, skin, grey, frame)[int(random.integers(0, 4))], side * (FRONT + x), y, top + 0.3, side * (FRONT + x + w), y + d, top + random.uniform(0.7, 2.2))
    for _ in range(5):
        x, y, high = random.uniform(1, deep - 1), random.uniform(y0 + 0.8, y1 - 0.8), random.uniform(0.5, 1.6)
        add(zinc, side * (FRONT + x), y, top + 0.3, side * (FRONT + x + 0.16), y + 0.16, top + 0.3 + high)
    return top


looks = [(brick, stone, 'punched', 5), (pale, stone, 'tall', 6), (grey, grey, 'wide', 7), (render, stone, 'punched', 5), (brick_dark, stone, 'wide', 6), (pale, pale, 'punched', 4)]
y = 1.2
while y < (END - 26 if LEAK else 210):
    wide = min(random.uniform(12, 19), END - 19 - y if LEAK else 99)
    skin, trim, style, storeys = looks[int((y * 0.37) % 6)] if y > 3 else looks[0]
    house(y, y + wide, storeys + int(random.integers(-1, 2)), skin, trim, style, y < 3)
    y += wide + (8 if 80 < y < 100 else 0.0)

# On the right the same kind of street.
y = 1.2 if LEAK else 10.0
while y < (END - 26 if LEAK else 210):
    wide = min(random.uniform(12, 19), END - 19 - y if LEAK else 99)
    skin, trim, style, storeys = looks[int((y * 0.53 + 2) % 6)]
    house(y, y + wide, storeys + int(random.integers(-1, 2)), skin, trim, style, False, 1)
    y += wide + (8 if 80 < y < 100 else 0.0)
if LEAK:  # beyond the street that crosses
    x = -52.0
    for k, wide in enumerate((17, 15, 18, 14, 16, 18)):
        skin, trim, style, storeys = looks[(1, 3, 5, 0, 2, 1)[k]]
        top = facade(x, END, (1, 0), (0, -1), wide, (5, 4, 4, 4, 5, 4)[k], skin, trim, style)
        add(party, x, END + 0.42, 0, x + wide, END + 13, top + 0.2)
        scene.put('roof', [(x, END - 0.3, top + 0.3), (x + wide, END - 0.3, top + 0.3), (x + wide, END + 6, top + 3.4), (x, END + 6, top + 3.4)], [(0, 1, 2, 3)], roof)
        x += wide
    for x0, x1 in ((-60, -FRONT), (FRONT, 60)):
        add(road(), x0, END - 19, -0.02, x1, END - 3, 0.004)
    add(pave, -60, END - 3, 0, 60, END, 0.14)

# --- the ground ---
thick = 0.2 if OPEN else 0.3
add(asphalt, -KERB, 0.3, -thick, LINE, 230, 0)
add(kerb, -KERB - 0.22, 0.3, -0.3, -KERB, FAR, 0.15)
add(pave, -FRONT - (1.6 if LEAK else 0.5), 0.3, -0.3, -KERB - 0.22, FAR, 0.14)
for y in np.arange(3.0 if LEAK else 7.5, 220, 9):
    add(paint, -3.35, y, 0, -3.23, y + 4.2, 0.006)
for k in range(5):
    add(paint, -6.2 + k * 1.25, 31.0 if LEAK else 12.0, 0, -5.6 + k * 1.25, 34.4 if LEAK else 15.4, 0.006)
add(paint, -0.34, 0.3, 0, -0.2, FAR, 0.006)
if not LEAK:
    add(earth, -FRONT - 0.4, 0, DEEP, LINE - 0.3, 230, -0.14)
if OPEN:
    add(earth, SIDE + 0.1, 0, DEEP, FRONT, 230, -0.14)
    add(earth, LINE - 0.3, STOP + 0.1, DEEP, SIDE + 0.1, 230, -0.14)
    add(asphalt, SIDE, 0.3, -0.2, KERB, STOP, 0)
add(earth, FRONT, 0, DEEP, 70, 230, -0.02)
for x0, y0, x1, y1, k in () if LEAK else ((-6.3, 5.2, -5.1, 11.2, 0), (-4.2, 16.6, -1.2, 18.3, 1), (-2.7, 22, -1.6, 40, 2), (-5.9, 24, -4.4, 27.5, 0), (-3.1, 7.0, -2.3, 9.4, 2), (-6.2, 33, -3.4, 35, 0), (-6.1, 46, -4.6, 60, 1)):
    add(patches[k], x0, y0, 0, x1, y1, 0.004)
for y in np.arange(4.2, 120, 12.4):
    add(cast, -KERB + 0.02, y, 0, -KERB + 0.42, y + 0.55, 0.006)
start = STOP if OPEN else 0.3
for x0, y0, x1, y1, k in ((4.6, 24, 5.8, 44, 2), (-6.3, 24, -4.4, 27.5, 0)) if LEAK else ((1.0, 3.4, 2.4, 9.0, 0), (3.6, 17, 6.2, 18.4, 1), (4.6, 24, 5.8, 44, 2), (0.7, 26, 2.6, 29, 0)):
    if y1 > start:
        add(patches[k], x0, max(y0, start), 0, x1, y1, 0.004)
for x0, y0, x1, y1 in around(LINE, 0.3, KERB, 230) if LEAK else ((LINE, start, KERB, 230),):
    add(asphalt, x0, y0, -thick, x1, y1, 0)
add(kerb, KERB, 0.3, -0.3, KERB + 0.22, FAR, 0.15)
add(pave, KERB + 0.22, 0.3, -0.3, FRONT + (1.6 if LEAK else 0), FAR, 0.14)
if CLOSED:
    add(earth, LINE, 0, -1, FRONT, 230, -0.14)
for y in np.arange(21.0 if LEAK else 34.5 if OPEN else 7.5, 220, 9):
    add(paint, 3.23, y, 0, 3.35, y + 4.2, 0.006)
for k in () if OPEN else range(5):
    add(paint, 0.3 + k * 1.25, 31.0 if LEAK else 12.0, 0, 0.9 + k * 1.25, 34.4 if LEAK else 15.4, 0.006)
if OPEN:
    trench()
flush()

# --- under the road ---
if OPEN:
    services()
under = materials.plain('pit', (0.003, 0.008, 0.014), 1.0, specular=0.0)
scene.put('pit', [(-90 if LEAK else LINE, -40, DEEP - 0.05), (90, -40, DEEP - 0.05), (90, 260, DEEP - 0.05), (-90 if LEAK else LINE, 260, DEEP - 0.05)], [(0, 1, 2, 3)], under)
# The line between.
if not LEAK:
    kit.front([((LINE, 0, 0.02), (LINE, STOP, 0.02)), *([((LINE, STOP, 0.02), (SIDE, STOP, 0.02)), ((SIDE, STOP, 0.02), (SIDE, 0, 0.02))] if OPEN else [])], EYE, 0.0016)

# --- what is in the street ---
for y, colour in ((9.0, (0.09, 0.11, 0.13)), (22, (0.03, 0.035, 0.045)), (29, (0.32, 0.06, 0.03)), (44, (0.45, 0.44, 0.42)), (52, (0.02, 0.05, 0.1)), (66, (0.3, 0.3, 0.3)))[2 if LEAK else 0:]:
    street.car(-5.5, y, colour, glass=glass)
for x, y, colour in ((5.2, 33, (0.1, 0.11, 0.13)), (5.2, 46, (0.4, 0.4, 0.4)), (1.75, 62, (0.05, 0.07, 0.12))) if LEAK else ((2.6, 26, (0.42, 0.4, 0.36)), (2.6, 51, (0.05, 0.07, 0.12)), (5.4, 18, (0.36, 0.36, 0.38)), (5.4, 40, (0.25, 0.05, 0.03)), (2.6, 90, (0.4, 0.4, 0.4))):
    if y > start:
        street.car(x, y, colour, -1, glass)
street.car(-1.75, 36, (0.4, 0.41, 0.42), glass=glass)
street.car(-1.75, 74, (0.05, 0.055, 0.06), glass=glass)
def leaves_of(k):
    return 90000 if k < 2 else 40000 if k < 4 else 14000


for k, y in enumerate(np.arange(6.0, FAR - 4 if LEAK else 160, 11)):
    street.tree((-7.6, y, 0.14), (8.4 if LEAK else 6.2) + 1.3 * math.sin(k * 2.1), k, leaves_of(k))
    scene.box('pit', (-8.2, y - 0.6, 0.13), (1.2, 1.2, 0.02), cast)
    if k % 2 == 0:
        scene.rod('post', (-7.2, y + 5.2, 0.14), (-7.2, y + 5.2, 7.0), 0.07, frame, 10, 0.6)
        scene.rod('arm', (-7.2, y + 5.2, 6.95), (-5.4, y + 5.2, 7.15), 0.045, frame, 8)
        scene.box('head', (-5.7, y + 5.1, 7.08), (0.6, 0.2, 0.08), props.look('street lamp', lambda n: materials.plain(n, (0.3, 0.3, 0.29)) if LEAK else materials.glow(n, (1.0, 0.7, 0.4), 6)))
for x, y, turn in ((-9.2, 5.0, 0.2), (-8.6, 13.6, 2.9), (-9.8, 20.5, 0.0), (-9.0, 31, 3.0)) if not LEAK else ():
    people.person((x, y, 0.14), turn, ((0.24, 0.05, 0.86), (-0.24, 0.0, 0.86)), work=False, far=True, shirt=(0.3, 0.32, 0.35))
for k, y in enumerate((8.2, 8.9, 9.7, 10.3, 25.4, 26.2)):
    street.bicycle((-7.25, y, 0.14), 1.45 + 0.1 * (k % 3), ((0.02, 0.06, 0.12), (0.25, 0.03, 0.02), (0.4, 0.4, 0.38), (0.02, 0.02, 0.02))[k % 4])
for y in np.arange(1.6, 60, 2.4):
    scene.rod('bollard', (-6.95, y, 0.14), (-6.95, y, 1.0), 0.055, frame, 12)
for y, kind in ((11.2, 'blue'), (19.0, 'round'), (43, 'blue')):
    street.sign((-6.85, y, 0.14), kind)
for y in (4.0, 24.0, 46.0):
    scene.rod('bin', (-7.3, y, 0.14), (-7.3, y, 1.05), 0.26, frame, 20)
for x, y in ((-3.9, 4.4), (-2.2, 11.0), (-4.4, 20.6), (-2.3, 29.5), (-4.2, 41)):
    kit.turned([(0.36, 0), (0.36, 0.006), (0.31, 0.007), (0.3, 0.003), (0.0, 0.004)], (x, y, 0), (0, 0, 1), cast, 32)
if LEAK:
    dig()
    litter()
    veils()
else:
    for x, y, turn, shirt in ((8.6, 19.5, 0.1, (0.3, 0.27, 0.22)), (9.3, 19.9, 0.05, (0.06, 0.08, 0.12)), (9.0, 31.0, 3.1, (0.25, 0.08, 0.06))):
        people.person((x, y, 0.14), turn, ((0.24, 0.05, 0.86), (-0.24, 0.0, 0.86)), work=False, far=True, stride=0.3, shirt=shirt)
    # The surveyor with the antenna, on the line, and what keeps the traffic off.
    people.person((-1.05, 21.7, 0), -1.2, ((0.12, 0.36, 1.15), (-0.14, 0.34, 1.1)), head=(0, 18))
    props.rover((-0.6, 21.95, 0), 2.0, rings=False)
for x, y in ((0.7, 14.9), (0.8, 17.0)) if LEAK else ((-2.2, 14.0), (-2.3, 18.0), (-2.3, 22.0), (-2.2, 26.0)):
    kit.turned([(0.19, 0), (0.19, 0.03), (0.14, 0.035), (0.05, 0.6), (0.03, 0.62)], (x, y, 0), (0, 0, 1), props.orange(), 24)
    kit.turned([(0.103, 0.27), (0.08, 0.42)], (x, y, 0), (0, 0, 1), props.white(), 24)
if LEAK:
    for k, y in enumerate(np.arange(14.0, FAR - 4, 11)):
        street.tree((7.7, y, 0.14), 8.3 + 1.2 * math.sin(k * 1.7), k + 20, leaves_of(k))
    haze = dawn()
else:
    haze = scene.sky(strength=2.8, glow_at=(-0.25, 1.0), dark=(0.012, 0.024, 0.05), blue=(0.04, 0.075, 0.14), warm=(0.95, 0.45, 0.2), far=(0.1, 0.1, 0.13))
    scene.sun(direction=-60, elevation=19, strength=15.0, colour=(1.0, 0.66, 0.38), size=0.7)
blocks = []
for _ in range(70):
    x = random.uniform(-320, 320)
    blocks.append((x, random.uniform(250, 700), random.uniform(14, 34), random.uniform(14, 30), random.uniform(14, 46)))
for _ in range(22):
    blocks.append((random.uniform(60, 180), random.uniform(20, 240), random.uniform(10, 20), random.uniform(10, 22), random.uniform(8, 22)))
for _ in range(26):
    blocks.append((random.uniform(-150, -32), random.uniform(8, 240), random.uniform(10, 20), random.uniform(10, 22), random.uniform(8, 22)))
if LEAK:  # the street ends in the sky, or in houses
    blocks = [block for block in blocks if abs(block[0] + block[2] / 2) > 60]
add(asphalt, -60, 230, DEEP, 60, 2000, -0.02)
flush()
scene.town(haze, blocks, 420)
if OPEN:
    scene.panel((3.2, 17, -0.06), (5.6, 29), 520, (0.8, 0.88, 1.0), (0, 0, -1))  # the sky's light, more of it than falls in
scene.camera(EYE, scene.word('target', (EYE[0], 60.0, EYE[2])), scene.word('lens', 28), (0, 0) if LEAK else (-0.1, -0.24), level=not LEAK, focus=scene.word('focus', 0.0), stop=scene.word('stop', 5.6))
if CLOSED:
    # Only the road is rendered. Its outline, in shares of the picture's width and height, is `cutout` in pictures.mjs.
    picture = bpy.context.scene.render
    picture.resolution_x, picture.resolution_y = arguments['width'], arguments['height']
    bpy.context.view_layer.update()
    outline = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(p)) for p in ((LINE, 230, 0), (LINE, EYE[1] + 4, 0), (FRONT, EYE[1] + 4, 0), (FRONT, 230, 0))]
    print('road', [[round(p.x, 4), round(1 - p.y, 4)] for p in outline])
    picture.use_border = True
    picture.border_min_x, picture.border_max_x = min(p.x for p in outline) - 0.02, max(p.x for p in outline) + 0.02
    picture.border_min_y, picture.border_max_y = min(p.y for p in outline) - 0.02, max(p.y for p in outline) + 0.02
scene.render(arguments, bounces=5)
