"""Things the product pictures are built from: pipes, turned parts, furniture, and `meet`, which lets them go on as model.

Everything is modelled once, as real; `meet` cuts it at a plane and turns what lies beyond into the model.
"""
import math

import bmesh
import bpy
import materials
import numpy as np
import scene
from mathutils import Vector

WARM = (1.0, 0.66, 0.38)


# --- shapes ---

def tube(path, radius, material, bend=0.0, sides=20, closed=False):
    """A round pipe along a path whose corners are rounded by `bend`."""
    line = [Vector(at) for at in path] if closed or not bend else _rounded([Vector(at) for at in path], bend)
    angles = [2 * math.pi * k / sides for k in range(sides)]
    points, across, count = [], None, len(line)
    for i, at in enumerate(line):
        back = (at - line[i - 1]).normalized() if i or closed else None
        forth = (line[(i + 1) % count] - at).normalized() if i < count - 1 or closed else None
        along = ((back or forth) + (forth or back)).normalized()
        if across is None:
            across = along.cross(Vector((1, 0, 0) if abs(along.z) > 0.9 else (0, 0, 1))).normalized()
        across = (across - along * across.dot(along)).normalized()
        up = along.cross(across)
        points += [tuple(at + (across * math.cos(a) + up * math.sin(a)) * radius) for a in angles]
    faces = []
    for i in range(count if closed else count - 1):
        a, b = i * sides, (i + 1) % count * sides
        faces += [(a + k, a + (k + 1) % sides, b + (k + 1) % sides, b + k) for k in range(sides)]
    if not closed:
        faces += [tuple(range(sides - 1, -1, -1)), tuple(range((count - 1) * sides, count * sides))]
    return scene.put('tube', points, faces, material, smooth=True)


def ring(at, along, radius, thick, material, sides=40):
    u, v = _frame(along)
    path = [Vector(at) + (u * math.cos(a) + v * math.sin(a)) * radius for a in (2 * math.pi * k / sides for k in range(sides))]
    return tube(path, thick, material, sides=6, closed=True)


def turned(profile, at, along, material, sides=28, quiet=False):
    """A turned part: `profile` is a list of (radius, way along the axis) from one end to the other."""
    u, v = _frame(along)
    axis = Vector(along).normalized()
    points = [tuple(Vector(at) + axis * h + (u * math.cos(a) + v * math.sin(a)) * r) for r, h in profile for a in (2 * math.pi * k / sides for k in range(sides))]
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(len(profile) - 1) for k in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range((len(profile) - 1) * sides, len(profile) * sides))]
    thing = scene.put('turned', points, faces, material, smooth=True)
    thing.data.auto_smooth_angle = math.radians(32)
    thing['quiet'] = quiet
    return thing


def flange(at, along, radius, material, thick=0.022):
    """Two discs with a gap and bolts, across a pipe of `radius`."""
    axis = Vector(along).normalized()
    big = radius * 1.55 + 0.012
    parts = [turned([(radius, -thick - 0.004), (big, -thick - 0.004), (big, -0.004), (radius, -0.004), (radius, 0.004), (big, 0.004), (big, thick + 0.004), (radius, thick + 0.004)], at, along, material)]
    u, v = _frame(along)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        place = Vector(at) + (u * math.cos(a) + v * math.sin(a)) * (radius + big) * 0.505
        bolt = scene.rod('bolt', place - axis * (thick + 0.018), place + axis * (thick + 0.018), 0.011, material, 6)
        bolt['quiet'] = True
        parts.append(bolt)
    return parts


def valve(at, along, out, radius, body, wheel):
    """A gate valve across a pipe, its wheel on the side `out`."""
    axis, way = Vector(along).normalized(), Vector(out).normalized()
    at = Vector(at)
    length = radius * 1.7
    parts = flange(at - axis * length, along, radius, body) + flange(at + axis * length, along, radius, body)
    parts.append(turned([(radius, -length), (radius * 1.25, -length * 0.5), (radius * 1.3, 0), (radius * 1.25, length * 0.5), (radius, length)], at, along, body))
    reach = radius * 3.4
    parts.append(turned([(radius * 0.95, 0), (radius * 0.9, radius * 1.35), (radius * 1.25, radius * 1.35), (radius * 1.25, radius * 1.7), (radius * 0.5, radius * 1.7), (radius * 0.3, radius * 2.6)], at, out, body))
    parts.append(scene.rod('spindle', at, at + way * (reach + 0.05), 0.014, body, 10))
    hub = at + way * reach
    wide = max(0.1, radius * 1.25)
    parts.append(ring(hub, out, wide, 0.014, wheel, 32))
    u, v = _frame(out)
    for k in range(3):
        d = u * math.cos(k * 2.094) + v * math.sin(k * 2.094)
        parts.append(scene.rod('spoke', hub, hub + d * wide, 0.009, wheel, 6))
    return parts


def block(at, size, material, bevel=0.006, turn=0.0):
    return scene.box('block', at, size, material, bevel, turn)


def duct(path, width, height, material, joint=1.2):
    """A straight rectangular duct along x or y with flanges."""
    a, b = Vector(path[0]), Vector(path[1])
    axis = 0 if abs(b.x - a.x) > abs(b.y - a.y) else 1
    length = (b - a).length

    def piece(s, e, w, h):
        low, size = [0, 0, a.z - h / 2], [0, 0, h]
        low[axis], size[axis] = min(a[axis], b[axis]) + s, e - s
        low[1 - axis], size[1 - axis] = a[1 - axis] - w / 2, w
        thing = scene.box('duct', low, size, material, 0.004)
        thing['model'] = 'duct'
        return thing

    parts = [piece(0, length, width, height)]
    parts += [piece(s - 0.02, s + 0.02, width + 0.06, height + 0.06) for s in np.arange(joint, length - 0.1, joint)]
    return parts


def sensor(at, toward, eye, size=0.05):
    """A small white puck that sends: thin cyan rings that face the eye."""
    white, bright, dim = (_kept(name, make) for name, make in (
        ('puck', lambda: materials.plain('puck', (0.75, 0.75, 0.73), 0.35)),
        ('ring', lambda: materials.glow('ring', (0.12, 0.72, 1.0), 3.0)),
        ('ring far', lambda: materials.glow('ring far', (0.06, 0.55, 1.0), 1.1))))
    at = Vector(at)
    turned([(size, 0), (size, size * 0.6), (size * 0.8, size * 0.8)], at, toward, white, 24)
    face = Vector(eye) - at
    far = face.length
    place = at + Vector(toward).normalized() * size + face.normalized() * 0.12
    for k, material in ((1.9, bright), (3.1, dim), (4.5, dim)):
        thing = ring(place, face, size * k, far * 0.0009 * (1.3 if k < 2 else 1), material, 56)
        thing.visible_shadow = False


def plank(outline, z0, z1, material, bevel=0.0):
    """An outline in x, y pulled up from z0 to z1."""
    n = len(outline)
    points = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    return scene.put('plank', points, faces, material, bevel)


def rounded(cx, cy, w, d, r, steps=8):
    corners = ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270))
    return [(cx + x + r * math.cos(math.radians(a + 90 * k / steps)), cy + y + r * math.sin(math.radians(a + 90 * k / steps))) for x, y, a in corners for k in range(steps + 1)]


# --- where both meet ---

def meet(things, at, normal, eye, weight=0.0007, shine=1.6, glow=True):
    """Cuts everything at the plane; what lies beyond becomes model. A part may carry 'model' (its skin) and 'quiet' (no edges)."""
    at, normal = Vector(at), Vector(normal).normalized()
    skins = {'pipe': materials.service('m pipe', 0.92, 0.6 * shine), 'duct': materials.service('m duct', 0.8, 0.32 * shine), 'veil': materials.ghost('m veil', 0.02, 0.16)}
    sharp, cut = [], []
    for thing in things:
        whole = bmesh.new()
        whole.from_mesh(thing.data)
        whole.transform(thing.matrix_basis)
        sides = [(v.co - at).dot(normal) for v in whole.verts]
        if max(sides) <= 1e-4:
            whole.free()
            continue
        crossed = min(sides) < -1e-4
        skin = skins[thing.get('model', 'pipe')]
        beyond = whole
        if crossed:
            beyond = whole.copy()
            _halve(whole, at, normal, False)
            whole.transform(thing.matrix_basis.inverted())
            whole.to_mesh(thing.data)
            whole.free()
            _halve(beyond, at, normal, True)
        for edge in beyond.edges:
            a, b = (v.co for v in edge.verts)
            if crossed and abs((a - at).dot(normal)) < 1e-3 and abs((b - at).dot(normal)) < 1e-3:
                cut.append((tuple(a), tuple(b)))
            elif not thing.get('quiet') and len(edge.link_faces) == 2 and edge.calc_face_angle(0) > 0.55:
                sharp.append((tuple(a), tuple(b)))
        beyond.verts.index_update()
        ghost = scene.put('model', [tuple(v.co) for v in beyond.verts], [tuple(v.index for v in f.verts) for f in beyond.faces], skin, smooth=True)
        ghost.data.auto_smooth_angle = math.radians(32)
        ghost.visible_shadow = False
        beyond.free()
        if not crossed:
            bpy.data.objects.remove(thing)
    for name, pairs, thick, material in (('edges', sharp, weight, materials.glow('m edge', (0.08, 0.66, 1.0), 1.15)), ('cut', cut if glow else [], weight * 1.7, materials.glow('m front', (0.35, 0.9, 1.0), 4.0))):
        rods = scene.lines(name, pairs, eye, thick, material)
        if rods:
            rods.visible_shadow = False


def front(pairs, eye, weight=0.0011):
    """The luminous line itself, along walls and floor."""
    rods = scene.lines('front', pairs, eye, weight, materials.glow('front', (0.35, 0.9, 1.0), 4.0))
    rods.visible_shadow = False
    return rods


def _halve(mesh, at, normal, keep_far):
    geometry = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
    done = bmesh.ops.bisect_plane(mesh, geom=geometry, dist=1e-5, plane_co=at, plane_no=normal, clear_outer=not keep_far, clear_inner=keep_far)
    rim = [e for e in done['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
    if rim:
        bmesh.ops.holes_fill(mesh, edges=rim, sides=0)


# --- small things ---

def epoxy(colour=(0.17, 0.17, 0.165), rough=0.32):
    """A coated floor: even colour, a soft shine broken by wear."""
    material, g = materials.new('epoxy')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    wear = g.ramp(g.noise(at, 0.9, 6, 0.6), 0.3, 0.72, 0.8, 1.1)
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: wear, 1: wear, 2: wear}).outputs[0], 'MULTIPLY')
    shine = g.ramp(g.noise(at, 2.6, 7, 0.65), 0.3, 0.7, rough - 0.1, rough + 0.14)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': shine, 'Specular': 0.45}).outputs[0])
    return material


def clean(name, colour, rough=0.8, specular=0.2):
    """A finished surface without wear."""
    material, g = materials.new(name)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (*colour, 1), 'Roughness': rough, 'Specular': specular}).outputs[0])
    return material


def wood(name='oak', dark=(0.1, 0.052, 0.024), light=(0.22, 0.125, 0.062), rough=0.42, stretch=(0.5, 9, 9)):
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    fibre = g.noise(at, 1.6, 7, 0.62, stretch=stretch)
    tone = g.mix(g.ramp(fibre, 0.3, 0.7), dark, light)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.4}).outputs[0])
    return material


def quietly(things):
    for thing in things:
        thing['quiet'] = True
    return things


def _kept(name, make):
    return bpy.data.materials.get(name) or make()


def _frame(along):
    axis = Vector(along).normalized()
    u = axis.cross(Vector((1, 0, 0) if abs(axis.z) > 0.9 else (0, 0, 1))).normalized()
    return u, axis.cross(u)


def _rounded(path, bend, steps=7):
    out = [path[0]]
    for before, at, after in zip(path, path[1:], path[2:]):
        back, forth = (before - at).normalized(), (after - at).normalized()
        half = back.angle(forth) / 2
        reach = bend / math.tan(half)
        centre = at + (back + forth).normalized() * (bend / math.sin(half))
        a, b = at + back * reach, at + forth * reach
        out += [centre + ((a.lerp(b, k / steps) - centre).normalized() * bend) for k in range(steps + 1)]
    return out + [path[-1]]
