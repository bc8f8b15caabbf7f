"""What all pictures share: meshes from the model, the site around it, sky, lamps, camera and the render settings.

Blender runs a picture as   blender -b -P art/render/hero.py -- meshes.json out.exr width height samples
"""
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402
import noise  # noqa: E402

LINE = {'slab': 0.9, 'beam': 0.4, 'column': 0.85, 'core': 0.6, 'stair': 0.4, 'duct': 0.85, 'tray': 0.7, 'ahu': 0.9, 'hanger': 0.0, 'pipe': 0.0, 'sprinkler': 0.0}


def start():
    """Empties Blender; returns the command line's arguments and the meshes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    meshes, out, width, height, samples, *rest = sys.argv[sys.argv.index('--') + 1:]
    with open(meshes) as file:
        data = json.load(file)
    return {'out': out, 'width': int(width), 'height': int(height), 'samples': int(samples), 'rest': rest}, data


def word(name, default):
    """What the command line says about `name` (`eye=1,2,3`, `lens=24`), else `default`."""
    for given in sys.argv:
        if given.startswith(f'{name}='):
            numbers = tuple(float(part) for part in given.split('=')[1].split(','))
            return numbers if isinstance(default, (tuple, list)) else numbers[0]
    return default


def said(name):
    """Whether the command line has the word `name`."""
    return name in sys.argv


# --- meshes ---

def put(name, points, faces, material, bevel=0.0, smooth=False):
    body = bpy.data.meshes.new(name)
    body.from_pydata(points if isinstance(points, list) else points.tolist(), [], faces if isinstance(faces, list) else faces.tolist())
    body.materials.append(material)
    if smooth:
        body.polygons.foreach_set('use_smooth', [True] * len(body.polygons))
        body.use_auto_smooth, body.auto_smooth_angle = True, math.radians(50)
    thing = bpy.data.objects.new(name, body)
    bpy.context.collection.objects.link(thing)
    if bevel:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit = bevel, 2, 'ANGLE', math.radians(40)
    return thing


def large(name, points, faces, material, smooth=False):
    """A mesh of faces with the same number of corners, from arrays; written through arrays because it is large."""
    body = bpy.data.meshes.new(name)
    count, corners = faces.shape
    body.vertices.add(len(points))
    body.vertices.foreach_set('co', points.astype(np.float32).ravel())
    body.loops.add(faces.size)
    body.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    body.polygons.add(count)
    body.polygons.foreach_set('loop_start', np.arange(0, faces.size, corners, dtype=np.int32))
    body.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    if smooth:
        body.polygons.foreach_set('use_smooth', np.ones(count, bool))
    body.update()
    body.materials.append(material)
    thing = bpy.data.objects.new(name, body)
    bpy.context.collection.objects.link(thing)
    return thing


def surface(name, points, rows, columns, material):
    """A grid of points as a smooth surface."""
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).ravel()
    return large(name, points, np.stack([i, i + 1, i + columns + 1, i + columns], 1), material, smooth=True)


def lines(name, segments, eye, weight, material):
    """Edges as thin rods whose thickness grows with the distance, so that the line weight on the picture stays even."""
    segments = np.float64(segments).reshape(-1, 2, 3)
    if not len(segments) or not weight:
        return
    along = segments[:, 1] - segments[:, 0]
    length = np.linalg.norm(along, axis=1, keepdims=True)
    segments, along = segments[length[:, 0] > 1e-6], (along / np.maximum(length, 1e-9))[length[:, 0] > 1e-6]
    other = np.where(np.abs(along[:, 2:]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]])
    u = np.cross(along, other)
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(along, u)
    rings = []
    for end in (0, 1):
        thick = np.linalg.norm(segments[:, end] - np.float64(eye), axis=1, keepdims=True).clip(1.5, 90) * weight
        rings.append(np.stack([segments[:, end] + (u * math.cos(a) + v * math.sin(a)) * thick for a in (0, 2.0944, 4.18879)], 1))
    points = np.concatenate(rings, 1).reshape(-1, 3)
    base = np.arange(len(segments))[:, None] * 6
    faces = np.concatenate([base + [k, (k + 1) % 3, 3 + (k + 1) % 3, 3 + k] for k in range(3)])
    return put(name, points, faces, material)


def edges(group):
    points = np.float64(group['points'])
    return points[np.int64(group['edges'])] if group['edges'] else np.zeros((0, 2, 3))


def box(name, at, size, material, bevel=0.0, turn=0.0):
    (x, y, z), (dx, dy, dz) = at, size
    c = [(a * dx, b * dy, e * dz) for e in (0, 1) for b in (0, 1) for a in (0, 1)]
    thing = put(name, c, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)], material, bevel)
    thing.location, thing.rotation_euler = (x, y, z), (0, 0, turn)
    return thing


def rod(name, a, b, radius, material, sides=12, taper=1.0):
    a, b = Vector(a), Vector(b)
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=radius, radius2=radius * taper, depth=(b - a).length, location=(a + b) / 2)
    thing = bpy.context.object
    thing.name, thing.rotation_euler = name, (b - a).to_track_quat('Z', 'Y').to_euler()
    thing.data.materials.append(material)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    return thing


# --- the building ---

def reality(data, side, concrete):
    """Concrete, scaffold, rails, formwork and crane as they stand on site."""
    steel = materials.plain('galvanised', (0.42, 0.43, 0.44), 0.42, 0.75)
    rust = materials.plain('rust', (0.16, 0.065, 0.03), 0.8)
    orange = materials.plain('crane', (0.5, 0.2, 0.03), 0.45)
    grey = materials.plain('footing', (0.3, 0.3, 0.3), 0.85)
    board = materials.timber()
    look = {'scaffold': steel, 'railing': steel, 'rebar': rust, 'formwork': steel}
    for group in data['groups']:
        layer = group['layer']
        if layer == 'crane' and group['side'] == 'whole':
            put('crane', group['points'], group['faces'], grey if group['look'] else orange, smooth=group['round'])
        if group['side'] != side or not group['built'] or layer == 'crane':
            continue
        if group['trade'] == 'structure':
            put(layer, group['points'], group['faces'], concrete, bevel=0.018)
        elif layer in look:
            put(layer, group['points'], group['faces'], board if group['look'] else look[layer], smooth=group['round'])


def model(data, side, eye, weight=0.0005, structure=True, shine=1.0, apart=False, veil=(0.012, 0.13)):
    """The model: clear surfaces, deep cyan services, edges that carry the light. Set `apart`, it neither lights nor shades the site."""
    before = set(bpy.data.objects)
    veil = materials.ghost('veil', *veil)
    duct, pipe = materials.service('duct', 0.78, 0.3 * shine), materials.service('pipe', 0.92, 0.6 * shine)
    thin = materials.service('sprinkler', 0.95, 1.5)
    bright = materials.glow('head', (0.25, 0.85, 1.0), 2.2)
    line = {'structure': materials.glow('edge', (0.035, 0.5, 0.95), 0.85), 'services': materials.glow('edge services', (0.08, 0.66, 1.0), 1.1)}
    for group in data['groups']:
        layer, trade = group['layer'], group['trade']
        if group['side'] != side or trade not in line or (trade == 'structure' and not structure):
            continue
        skin = veil if trade == 'structure' else bright if group['look'] == 'head' else thin if layer == 'sprinkler' else pipe if layer in ('pipe', 'hanger') else duct
        if layer != 'stair':
            put(f'model {layer}', group['points'], group['faces'], skin, smooth=group['round'])
        if not group['round']:
            lines(f'edges {layer}', edges(group), eye, weight * LINE[layer], line[trade])
    for thing in set(bpy.data.objects) - before:
        thing.visible_diffuse = thing.visible_shadow = not apart


def front(data, side, x, eye, weight=0.0011):
    """The line where reality and model meet: every cut edge of the concrete, its cut faces, and the plane's own frame."""
    f = data['frame']
    white = materials.glow('front', (0.35, 0.9, 1.0), 4.0)
    cap = materials.glow('cap', (0.08, 0.66, 1.0), 1.3)
    for group in data['groups']:
        if group['side'] != side or group['trade'] != 'structure' or not group['built']:
            continue
        points = np.float64(group['points'])
        on = np.abs(points[:, 0] - x) < 1e-4
        pairs = np.int64(group['edges'])
        lines('cut', points[pairs[on[pairs].all(1)]], eye, weight, white)
        faces = [face for face in group['faces'] if on[face].all()]
        if faces:
            put('cap', points + [0.004, 0, 0], faces, cap)
    y0, y1, z1 = -f['edge'] - 2.2, f['depth'] + f['edge'] + 1.2, f['height'] + 2.6
    frame = [(x, y0, -0.2), (x, y0, z1), (x, y1, z1), (x, y1, -0.2)]
    lines('plane', [[frame[0], frame[1]], [frame[1], frame[2]], [frame[2], frame[3]]], eye, weight * 0.9, white)
    put('plane', frame, [(0, 1, 2, 3)], materials.ghost('plane', 0.012, 0.05))
    return white


# --- the site ---

def sky(strength=1.0, glow_at=(0.35, 1.0), dark=(0.0042, 0.009, 0.022), blue=(0.026, 0.055, 0.115), warm=(1.15, 0.46, 0.17), far=(0.1, 0.085, 0.1)):
    """Dusk as a node group of the direction: blue-black above, a low warm band that is strongest towards `glow_at`."""
    tree = bpy.data.node_groups.new('sky', 'ShaderNodeTree')
    tree.inputs.new('NodeSocketVector', 'Direction')
    tree.inputs.new('NodeSocketFloat', 'Least')
    tree.outputs.new('NodeSocketColor', 'Colour')
    g = materials.Graph(tree)
    inlet = g('NodeGroupInput')
    d = g('ShaderNodeVectorMath', {0: inlet.outputs[0]}, operation='NORMALIZE').outputs[0]
    parts = g('ShaderNodeSeparateXYZ', {0: d}).outputs
    up = g.math('MAXIMUM', parts[2], inlet.outputs[1])
    size = math.hypot(*glow_at)
    toward = g('ShaderNodeVectorMath', {0: d, 1: (glow_at[0] / size, glow_at[1] / size, 0)}, operation='DOT_PRODUCT').outputs['Value']
    near = g.math('POWER', g.ramp(toward, -0.2, 1.0), 2.2)
    # Thin bands of cloud, wide and flat, only where the sky still glows.
    wisp = g.noise(d, 2.2, 7, 0.6, stretch=(1.0, 1.0, 9.0))
    band = g.math('MULTIPLY', g.ramp(wisp, 0.45, 0.75), g.ramp(up, 0.02, 0.14))
    band = g.math('MULTIPLY', band, g.ramp(up, 0.5, 0.16))
    colour = g.mix(g.ramp(up, 0.02, 0.62), blue, dark)
    glow_high = g.math('EXPONENT', g.math('DIVIDE', up, -0.13))
    glow_low = g.math('EXPONENT', g.math('DIVIDE', up, -0.038))
    rose = g.mix(near, (0.055, 0.06, 0.095), (0.14, 0.085, 0.085))
    colour = g.mix(g.math('MULTIPLY', glow_high, g.math('MULTIPLY_ADD', near, 0.75, 0.2)), colour, rose)
    colour = g.mix(g.math('MULTIPLY', glow_low, g.math('MULTIPLY_ADD', near, 0.98, 0.02), clamp=True), colour, warm)
    colour = g.mix(g.math('MULTIPLY', glow_low, g.math('MULTIPLY_ADD', near, -0.7, 0.7), clamp=True), colour, far)
    colour = g.mix(g.math('MULTIPLY', band, 0.4), colour, g.mix(near, (0.012, 0.018, 0.034), (0.09, 0.05, 0.05)))
    colour = g.mix(1.0, colour, (strength,) * 3, 'MULTIPLY')
    tree.links.new(colour, g('NodeGroupOutput').inputs[0])

    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    w = materials.Graph(world.node_tree)
    view = w('ShaderNodeNewGeometry').outputs['Incoming']
    group = w('ShaderNodeGroup')
    group.node_tree = tree
    turned = w('ShaderNodeVectorMath', {0: view, 3: -1.0}, operation='SCALE').outputs[0]
    world.node_tree.links.new(turned, group.inputs[0])
    world.node_tree.links.new(w('ShaderNodeBackground', {0: group.outputs[0]}).outputs[0], w('ShaderNodeOutputWorld').inputs[0])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    return tree


def sun(direction, elevation, strength, colour=(1.0, 0.52, 0.24), size=1.2):
    """`direction` is where it stands, in degrees from +x towards +y."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(size)
    thing = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(thing)
    a, e = math.radians(direction), math.radians(elevation)
    thing.rotation_euler = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()


def lamp(at, power, colour, radius=0.12, bulb=True):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    thing = bpy.data.objects.new('lamp', light)
    thing.location = at
    bpy.context.collection.objects.link(thing)
    if bulb:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=10, ring_count=6, radius=0.07, location=at)
        bpy.context.object.data.materials.append(bpy.data.materials.get('bulb') or materials.glow('bulb', colour, 14))
        bpy.context.object.visible_shadow = False


def panel(at, size, power, colour, facing):
    """An area lamp that is not seen itself."""
    light = bpy.data.lights.new('panel', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, power, colour
    thing = bpy.data.objects.new('panel', light)
    thing.location, thing.rotation_euler = at, Vector(facing).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = thing.visible_glossy = False  # or puddles would mirror it
    bpy.context.collection.objects.link(thing)


def terrain(eye, toward, tracks, haze, detail=1.0, spread=100, near=1.2):
    """Mud, water and stones, finest in front of the camera: a fan whose rings widen with the distance."""
    rows, columns = int(1300 * detail), int(1100 * detail)
    mid = math.atan2(toward[1] - eye[1], toward[0] - eye[0])
    angle = mid + np.radians(np.linspace(spread / 2, -spread / 2, columns))
    r = near * (1800 / near) ** np.linspace(0, 1, rows)
    x = eye[0] + r[:, None] * np.cos(angle)
    y = eye[1] + r[:, None] * np.sin(angle)
    z = noise.ground(x, y, tracks)
    calm = np.clip((r[:, None] - 60) / 120, 0, 1)
    z = z * (1 - calm) + calm * -0.12
    surface('ground', np.stack([x, y, z], -1).reshape(-1, 3), rows, columns, materials.mud(noise.WATER, haze))
    put('water', [(eye[0] + a, eye[1] + b, noise.WATER) for a, b in ((-200, -200), (200, -200), (200, 200), (-200, 200))], [(0, 1, 2, 3)], materials.water())
    stones(eye, mid, tracks, int(6000 * detail), near)


def stones(eye, mid, tracks, count, near):
    random = np.random.default_rng(3)
    t = (1 + 5 ** 0.5) / 2
    ico = np.float64([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9
    faces = np.int64([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    r = near * 8 ** random.random(count)
    a = mid + np.radians(random.uniform(-48, 48, count))
    x, y = eye[0] + r * np.cos(a), eye[1] + r * np.sin(a)
    patchy = noise.fbm(x / 4, y / 4, 2, 77) > random.uniform(-0.5, 0.35, count)
    x, y = x[patchy], y[patchy]
    size = 0.008 + 0.05 * random.random(len(x)) ** 5
    z = noise.ground(x, y, tracks) + size * 0.15
    shape = ico[None] * random.uniform(0.65, 1.3, (len(x), 12, 1)) * size[:, None, None] * random.uniform(0.6, 1.2, (len(x), 1, 3))
    points = (shape + np.stack([x, y, z], -1)[:, None]).reshape(-1, 3)
    put('stones', points, (faces[None] + np.arange(len(x))[:, None, None] * 12).reshape(-1, 3), materials.plain('stone', (0.17, 0.155, 0.14), 0.75))


def town(haze, blocks, reach=260):
    """Far blocks with set-backs and roof structures; `blocks` are (x, y, width, depth, height)."""
    material = materials.facade(haze, reach)
    random = np.random.default_rng(11)
    for x, y, w, d, h in blocks:
        box('block', (x, y, -1), (w, d, h + 1), material)
        if h > 22 and random.random() < 0.7:
            box('block', (x + w * 0.12, y + d * 0.15, h - 0.5), (w * 0.6, d * 0.6, 3.5 + random.random() * 6), material)
        box('block', (x + w * random.uniform(0.2, 0.6), y + d * 0.3, h - 0.2), (3, 3, 3), material)


def total_station(at, turn=0.0, scale=1.0):
    """Tripod and instrument: hi-vis orange, the one warm accent, and a measure of scale."""
    orange, dark, pale = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.4), materials.plain('rubber', (0.025, 0.025, 0.028), 0.5), materials.plain('casing', (0.62, 0.6, 0.55), 0.35)
    x, y, z = at
    top = z + 1.42 * scale
    for k in range(3):
        a = turn + k * 2.0944
        foot = (x + 0.62 * scale * math.cos(a), y + 0.62 * scale * math.sin(a), z - 0.03)
        neck = (x + 0.11 * scale * math.cos(a), y + 0.11 * scale * math.sin(a), top)
        half = [f + (n - f) * 0.52 for f, n in zip(foot, neck)]
        for side in (-1, 1):
            shift = (-math.sin(a) * 0.028 * side * scale, math.cos(a) * 0.028 * side * scale, 0)
            rod('leg', [h + s for h, s in zip(half, shift)], [n + s for n, s in zip(neck, shift)], 0.016 * scale, orange)
        rod('leg', foot, [f + (n - f) * 0.62 for f, n in zip(foot, neck)], 0.02 * scale, orange)
        rod('clamp', half, [h + (n - h) * 0.08 for h, n in zip(half, neck)], 0.042 * scale, dark)
        rod('shoe', foot, [f + (n - f) * 0.07 for f, n in zip(foot, neck)], 0.026 * scale, dark)
    rod('head', (x, y, top - 0.02), (x, y, top + 0.03), 0.14 * scale, dark, 24)
    rod('tribrach', (x, y, top + 0.03), (x, y, top + 0.1), 0.085 * scale, dark, 24)
    s = scale
    c, n = math.cos(turn), math.sin(turn)

    def part(lx, ly, lz, dx, dy, dz, material):
        cx, cy = lx - dx / 2, ly - dy / 2
        box('instrument', (x + (cx * c - cy * n) * s, y + (cx * n + cy * c) * s, top + (0.1 + lz) * s), (dx * s, dy * s, dz * s), material, 0.012 * s, turn)

    part(0, 0, 0, 0.21, 0.17, 0.08, pale)
    part(-0.088, 0, 0.07, 0.035, 0.12, 0.2, pale)
    part(0.088, 0, 0.07, 0.035, 0.12, 0.2, pale)
    part(0, 0, 0.115, 0.12, 0.15, 0.1, dark)
    part(0, 0, 0.265, 0.21, 0.03, 0.025, dark)
    part(0.0, 0.09, 0.005, 0.15, 0.03, 0.06, orange)
    middle = top + 0.1 * s + 0.165 * s
    rod('telescope', (x - n * -0.15 * s, y + c * -0.15 * s, middle), (x - n * 0.15 * s, y + c * 0.15 * s, middle), 0.042 * s, dark, 20)


def prism_pole(at, height=2.0):
    orange, white, dark = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.4), materials.plain('white', (0.7, 0.7, 0.68), 0.4), materials.plain('rubber', (0.025, 0.025, 0.028), 0.5)
    x, y, z = at
    for k in range(8):
        rod('pole', (x, y, z + height * k / 8), (x, y, z + height * (k + 1) / 8), 0.017, white if k % 2 else orange)
    for a in (0.5, 2.6):
        rod('bipod', (x, y, z + height * 0.66), (x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), z), 0.011, dark)
    rod('prism', (x, y - 0.03, z + height + 0.08), (x, y + 0.03, z + height + 0.08), 0.055, orange, 24)
    rod('glass', (x, y - 0.045, z + height + 0.08), (x, y - 0.02, z + height + 0.08), 0.036, materials.plain('glass', (0.3, 0.35, 0.4), 0.05, 1.0), 24)


def cabin(at, size, turn, lit):
    """A site container: ribbed sheet, a door and a window that may be lit."""
    sheet = materials.plain('sheet', (0.045, 0.06, 0.075), 0.85, specular=0.08)
    (x, y, z), (l, w, h) = at, size
    n = int(l / 0.28)
    outline = [(l * k / n, 0.0 if k % 4 < 2 else 0.045) for k in range(n + 1)] + [(l, w), (0, w)]
    points = [(u, v, e) for e in (0, h) for u, v in outline]
    m = len(outline)
    parts = [put('cabin', points, [tuple(range(m - 1, -1, -1)), tuple(range(m, 2 * m))] + [(k, (k + 1) % m, (k + 1) % m + m, k + m) for k in range(m)], sheet)]
    parts.append(box('frame', (0, 0, 0), (1, 1, 1), sheet))
    parts[-1].scale = (l, 0.06, 0.14)
    window = bpy.data.materials.get('window') or materials.glow('window', (1.0, 0.6, 0.28), 0.55)
    glass = materials.plain('dark glass', (0.02, 0.02, 0.025), 0.1)
    for k, u in enumerate((0.9, l - 2.1)):
        pane = box('window', (u, -0.012, 1.0), (1.2, 0.02, 1.0), window if lit == k else glass)
        parts.append(pane)
    for part in parts:
        part.location = (x + part.location.x * math.cos(turn) - part.location.y * math.sin(turn), y + part.location.x * math.sin(turn) + part.location.y * math.cos(turn), z + part.location.z)
        part.rotation_euler.z = turn


def fence(points, ground_z=-0.12):
    """Mesh fence panels, 3.5 m each, on concrete feet."""
    steel, foot = materials.plain('fence', (0.4, 0.41, 0.42), 0.45, 0.7), materials.plain('foot', (0.2, 0.2, 0.2), 0.9)
    segments, frames = [], []
    for a, b in zip(points, points[1:]):
        a, b = np.float64(a), np.float64(b)
        count = max(1, int(np.hypot(*(b - a)) / 3.5))
        for k in range(count):
            p, q = a + (b - a) * (k + 0.01) / count, a + (b - a) * (k + 0.99) / count
            at = lambda t, z: (*(p + (q - p) * t), ground_z + z)  # noqa: E731
            frames += [(at(0, 0), at(0, 2.05)), (at(1, 0), at(1, 2.05)), (at(0, 0.15), at(1, 0.15)), (at(0, 2.0), at(1, 2.0))]
            segments += [(at(t, 0.15), at(t, 2.0)) for t in np.linspace(0, 1, 24)] + [(at(0, z), at(1, z)) for z in (0.5, 0.9, 1.3, 1.7)]
            box('foot', (*(p - 0.12), ground_z - 0.02), (0.24, 0.6, 0.14), foot)
    for part, thick in ((frames, 0.021), (segments, 0.0028)):
        _rods(part, thick, steel)


def _rods(segments, radius, material):
    points, faces = [], []
    for a, b in segments:
        a, b = np.float64(a), np.float64(b)
        d = (b - a) / np.linalg.norm(b - a)
        u = np.cross(d, (1, 0, 0) if abs(d[2]) > 0.9 else (0, 0, 1))
        u /= np.linalg.norm(u)
        v = np.cross(d, u)
        base = len(points)
        points += [tuple(e + (u * math.cos(t) + v * math.sin(t)) * radius) for e in (a, b) for t in (0, 1.571, 3.142, 4.712)]
        faces += [(base + k, base + (k + 1) % 4, base + 4 + (k + 1) % 4, base + 4 + k) for k in range(4)]
    put('rods', points, faces, material)


def stack(at, size, count, material, gap=0.004, turn=0.0, jitter=0.02):
    """Pieces on timbers: `count` pieces along x, y and z, each of `size`."""
    random = np.random.default_rng(int(abs(at[0] * 13 + at[1] * 7)))
    c, n = math.cos(turn), math.sin(turn)
    timber = bpy.data.materials.get('timber') or materials.timber()
    total = size[0] * count[0]
    pieces = [((t * total - 0.05, -0.05, 0), (0.1, size[1] * count[1] + 0.1, 0.1), timber) for t in (0.15, 0.85)]
    for i in range(count[0]):
        for j in range(count[1]):
            for k in range(count[2]):
                shift = random.normal(0, jitter, 2)
                pieces.append(((i * size[0] + shift[0], j * size[1] + shift[1] * 0.3, 0.1 + k * size[2]), [e - gap for e in size], material))
    for (x, y, z), dims, look in pieces:
        box('piece', (at[0] + x * c - y * n, at[1] + x * n + y * c, at[2] + z), dims, look, 0.006, turn)


def barriers(x0, x1, y, material):
    """Concrete safety barriers, 3 m each."""
    profile = [(-0.3, 0), (0.3, 0), (0.3, 0.1), (0.13, 0.3), (0.09, 0.85), (-0.09, 0.85), (-0.13, 0.3), (-0.3, 0.1)]
    x = x0
    while x < x1:
        points = [(x + e, y + u, v - 0.14) for e in (0.03, 2.97) for u, v in profile]
        put('barrier', points, [tuple(range(7, -1, -1)), tuple(range(8, 16))] + [(k, (k + 1) % 8, (k + 1) % 8 + 8, k + 8) for k in range(8)], material, 0.02)
        x += 3.0


# --- camera and render ---

def camera(eye, target, lens, shift=(0, 0), level=True, focus=None, stop=5.6):
    """`level` keeps verticals upright: the aim is horizontal and the frame is moved by `shift` instead.

    The word `frame=right,up,zoom` takes a part of that view: its middle, in widths of the view, and how much nearer.
    """
    optics = bpy.data.cameras.new('camera')
    right, up, zoom = word('frame', (0.0, 0.0, 1.0))
    optics.lens, optics.shift_x, optics.shift_y, optics.clip_end = lens * zoom, (shift[0] + right) * zoom, (shift[1] + up) * zoom, 3000
    thing = bpy.data.objects.new('camera', optics)
    bpy.context.collection.objects.link(thing)
    thing.location = eye
    aim = Vector(target) - Vector(eye)
    if level:
        aim.z = 0
    thing.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
    if focus:
        optics.dof.use_dof, optics.dof.focus_distance, optics.dof.aperture_fstop = True, focus, stop
    bpy.context.scene.camera = thing
    return thing


def render(a, bounces=5):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = a['width'], a['height']
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = a['samples'], True, 0.02
    cycles.use_denoising, cycles.caustics_reflective, cycles.caustics_refractive = False, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = bounces, 3, 4, 128
    cycles.sample_clamp_indirect = 6
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    bpy.context.view_layer.cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    scene.render.filepath = a['out']
    bpy.ops.render.render(write_still=True)
