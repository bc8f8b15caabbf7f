"""A tablet held up with two gloved hands, and the window that its screen is: what is model shows only through it."""
import math

import bmesh
import bpy
import materials
import numpy as np
import scene
from mathutils import Euler, Matrix, Vector

FAR = 0.325  # from the lens to the screen
WIDE, HIGH, THICK = 0.262, 0.178, 0.012


def case():
    """In its own axes: x right, y up, z towards the eye; the open screen at z = 0."""
    body = materials.plain('body', (0.018, 0.018, 0.02), 0.45)
    bumper = materials.plain('bumper', (0.8, 0.15, 0.012), 0.55)
    w, h = WIDE / 2, HIGH / 2
    bars = [(-w, -h, w, 0.013 - h), (-w, h - 0.013, w, h), (-w, 0.012 - h, 0.013 - w, h - 0.012), (w - 0.013, 0.012 - h, w, h - 0.012)]
    parts = [plate('body', [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], -THICK, -0.0004, body, 0.0008) for x0, y0, x1, y1 in bars]
    for sx in (-1, 1):
        for sy in (-1, 1):
            reach = 0.034
            outline = [(0.003, 0.003), (0.003, -reach), (-0.0075, -reach - 0.004), (-0.0085, -0.014), (-0.014, -0.0085), (-reach - 0.004, -0.0075), (-reach, 0.003)]
            placed = [(sx * (WIDE / 2 + x), sy * (HIGH / 2 + y)) for x, y in outline]
            parts.append(plate('bumper', placed if sx * sy < 0 else placed[::-1], -THICK - 0.002, 0.0022, bumper, 0.0022))
    white, mark = materials.glow('mark', (1, 1, 1), 1.1), materials.glow('mark orange', (1.0, 0.3, 0.03), 1.6)
    w, h = WIDE / 2 - 0.021, HIGH / 2 - 0.021
    bars = [(sx * w, sy * (h - 0.008), 0.0006, 0.016, white) for sx in (-1, 1) for sy in (-1, 1)]
    bars += [(sx * (w - 0.008), sy * h, 0.016, 0.0006, white) for sx in (-1, 1) for sy in (-1, 1)]
    bars += [(k * 0.008, -h - 0.001, 0.0005, 0.007 if k % 5 == 0 else 0.004, mark if k == 0 else white) for k in range(-8, 9)]
    bars += [(x, y, dx, dy, mark) for x, y, dx, dy in ((-0.008, 0, 0.007, 0.0007), (0.008, 0, 0.007, 0.0007), (0, -0.008, 0.0007, 0.007), (0, 0.008, 0.0007, 0.007))]
    for x, y, dx, dy, material in bars:
        parts.append(plate('mark', [(x - dx / 2, y - dy / 2), (x + dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2), (x - dx / 2, y + dy / 2)], 0.0001, 0.0003, material))
    return parts


def hand(side):
    """A gloved hand that holds the edge: thumb in front, sleeve from below. `side` −1 is the left."""
    cloth, knit, sleeve = glove('glove', (0.045, 0.047, 0.052), 900), glove('palm', (0.02, 0.02, 0.022), 300), glove('sleeve', (0.85, 0.17, 0.015), 500)
    edge = WIDE / 2

    def at(x, y, z):
        return Vector((side * (edge + x), y, z))

    palm = [(at(0.020, -0.045, -0.012), 0.022), (at(0.024, -0.078, -0.010), 0.027), (at(0.031, -0.112, -0.004), 0.028), (at(0.040, -0.145, 0.004), 0.027)]
    thumb = [(at(0.022, -0.083, 0.004), 0.0205), (at(0.012, -0.055, 0.016), 0.0165), (at(0.0, -0.030, 0.0185), 0.0138), (at(-0.010, -0.008, 0.0135), 0.0118), (at(-0.0135, 0.002, 0.0115), 0.0098)]
    web = [(at(0.024, -0.075, -0.006), 0.022), (at(0.012, -0.04, -0.004), 0.011)]
    parts = [skin('glove', [palm, thumb, web], cloth)]
    cuff = [(at(0.038, -0.138, 0.003), 0.031), (at(0.050, -0.172, 0.012), 0.034)]
    parts.append(skin('cuff', [cuff], knit))
    arm = [(at(0.047, -0.165, 0.011), 0.040), (at(0.085, -0.27, 0.045), 0.052), (at(0.14, -0.42, 0.10), 0.064)]
    parts.append(skin('sleeve', [arm], sleeve))
    return parts


def glove(name, colour, scale):
    """Knitted or woven cloth: a fine weave in the bump, folds in the tone."""
    material, g = materials.new(name)
    at = g('ShaderNodeTexCoord').outputs['Object']
    weave = g('ShaderNodeTexWave', {'Vector': at, 'Scale': scale / 3, 'Distortion': 1.5, 'Detail': 2.0}).outputs[1]
    fold = g.noise(at, 34, 4)
    shade = g.ramp(fold, 0.3, 0.7, 0.65, 1.15)
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    height = g.math('ADD', g.math('MULTIPLY', weave, 0.12), fold)
    bump = g('ShaderNodeBump', {'Strength': 0.7, 'Distance': 0.003, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.85, 'Specular': 0.15, 'Sheen': 0.6, 'Normal': bump}).outputs[0])
    return material


def skin(name, chains, material, voxel=0.0016):
    """Balls along each chain, fused by a voxel remesh and smoothed into one limb."""
    points, faces = [], []
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    ball = bpy.context.object
    unit = np.float64([v.co for v in ball.data.vertices])
    cells = [tuple(p.vertices) for p in ball.data.polygons]
    bpy.data.objects.remove(ball)
    for chain in chains:
        for (a, ra), (b, rb) in zip(chain, chain[1:]):
            steps = max(2, int((b - a).length / (min(ra, rb) * 0.22)))
            for k in range(steps + 1):
                t = k / steps
                base = len(points)
                points += (unit * (ra + (rb - ra) * t) + np.float64(a.lerp(b, t))).tolist()
                faces += [tuple(i + base for i in cell) for cell in cells]
    thing = scene.put(name, points, faces, material)
    fuse = thing.modifiers.new('fuse', 'REMESH')
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 14
    return thing


def plate(name, outline, z0, z1, material, bevel=0.0):
    n = len(outline)
    points = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    return scene.put(name, points, faces, material, bevel)


def held(tilt=(-3, 3, -1.6), shift=(0.004, 0.012), far=FAR, hands=True):
    """Holds the tablet before the camera; returns the planes of its window, for `through`."""
    view = bpy.context.scene.camera
    bpy.context.view_layer.update()
    # A shifted lens has its middle off the axis.
    middle = [view.data.shift_x * 36 / view.data.lens * far, view.data.shift_y * 36 / view.data.lens * far]
    place = view.matrix_world @ Matrix.Translation((middle[0] + shift[0], middle[1] + shift[1], -far)) @ Euler([math.radians(t) for t in tilt]).to_matrix().to_4x4()
    parts = case() + (hand(-1) + hand(1) if hands else [])
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    eye, w, h = view.matrix_world.translation, WIDE / 2 - 0.013, HIGH / 2 - 0.013
    corners = [place @ Vector((sx * w, sy * h, 0)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    inside = sum(corners, Vector()) / 4
    planes = []
    for k in range(4):
        normal = (corners[k] - eye).cross(corners[(k + 1) % 4] - eye).normalized()
        planes.append((eye, normal if normal.dot(inside - eye) < 0 else -normal))
    return planes


def through(things, planes, weight=0.0008, shine=2.2):
    """Leaves of the things only what the window shows, as model."""
    eye = planes[0][0]
    skins = {'pipe': materials.service('w pipe', 0.92, 0.6 * shine), 'duct': materials.service('w duct', 0.8, 0.32 * shine)}
    sharp = []
    for thing in things:
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        mesh.transform(thing.matrix_basis)
        for at, normal in planes:
            if mesh.verts:
                bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], dist=1e-6, plane_co=at, plane_no=normal, clear_outer=True)
        mesh.normal_update()
        if not thing.get('quiet'):
            sharp += [tuple(tuple(v.co) for v in e.verts) for e in mesh.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.55]
        mesh.verts.index_update()
        if mesh.faces:
            ghost = scene.put('model', [tuple(v.co) for v in mesh.verts], [tuple(v.index for v in f.verts) for f in mesh.faces], skins[thing.get('model', 'pipe')], smooth=True)
            ghost.data.auto_smooth_angle = math.radians(32)
            ghost.visible_shadow = ghost.visible_diffuse = ghost.visible_glossy = False
        bpy.data.objects.remove(thing)
    rods = scene.lines('edges', sharp, eye, weight, materials.glow('w edge', (0.08, 0.66, 1.0), 1.3))
    if rods:
        rods.visible_shadow = rods.visible_diffuse = rods.visible_glossy = False
