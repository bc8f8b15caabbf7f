"""A steel stair in a bare well: to the front it stands in daylight, beyond it only soft splats are left of it."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
random = np.random.default_rng(8)
EYE, CUT, HIGH = (-1.3, -4.6, 1.7), 0.55, 6.5

concrete = materials.concrete(tone=1.05)
zinc = materials.plain('zinc', (0.44, 0.45, 0.46), 0.42, 0.6)
dark = props.dark()
props.room(-3.4, -6.5, 4.2, 4.6, HIGH, concrete, concrete, concrete, 0.3, 'n')
# The back wall has a tall window.
for x, w in ((-3.4, 2.2), (0.9, 3.3)):
    kit.block((x, 4.6, 0), (w, 0.3, HIGH), concrete, 0)
kit.block((-1.2, 4.6, 0), (2.1, 0.3, 0.9), concrete, 0)
for z in np.arange(0.9, HIGH, 1.4):
    kit.block((-1.2, 4.7, z), (2.1, 0.08, 0.06), dark, 0)
for x in (-1.2, -0.18, 0.84):
    kit.block((x, 4.7, 0.9), (0.06, 0.08, HIGH), dark, 0)

# The stair rises to the right, along x: treads, stringers, posts, rails, a mesh of bars.
parts = []
STEPS, RISE, GOING, X0 = 17, 0.175, 0.27, -1.7
for side in (1.1, 2.4):
    pts = [(X0 + u, side + d, z) for d in (0, 0.05) for u, z in ((0, -0.02), (0.28, -0.02), (STEPS * GOING, STEPS * RISE - 0.2), (STEPS * GOING, STEPS * RISE + 0.08), (0, 0.2))]
    parts.append(scene.put('stringer', pts, [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(k, (k + 1) % 5, (k + 1) % 5 + 5, k + 5) for k in range(5)], zinc))
    for k in range(0, STEPS + 1, 3):
        parts.append(scene.rod('post', (X0 + k * GOING, side, k * RISE), (X0 + k * GOING, side, k * RISE + 1.05), 0.024, zinc, 10))
    for h, r in ((1.05, 0.028), (0.75, 0.014), (0.45, 0.014)):
        parts.append(scene.rod('rail', (X0, side, h), (X0 + STEPS * GOING, side, STEPS * RISE + h), r, zinc, 10))
    for k in np.arange(0.3, STEPS, 0.5):
        parts.append(scene.rod('bar', (X0 + k * GOING, side, k * RISE + 0.12), (X0 + k * GOING, side, k * RISE + 1.05), 0.007, zinc, 6))
for k in range(STEPS):
    parts.append(kit.block((X0 + k * GOING, 1.12, (k + 1) * RISE - 0.04), (GOING + 0.02, 1.28, 0.04), zinc, 0))
parts.append(kit.block((X0 + STEPS * GOING, 0.9, STEPS * RISE - 0.16), (1.4, 3.6, 0.16), concrete, 0.01))

# Splats: flat ellipsoids on what lies beyond the cut, in the colour of the thing, a little loose; they swell with the distance from it.
bpy.ops.mesh.primitive_uv_sphere_add(segments=10, ring_count=6, radius=1)
ball = bpy.context.object
unit, cells = np.float64([v.co for v in ball.data.vertices]), [tuple(p.vertices) for p in ball.data.polygons]
bpy.data.objects.remove(ball)


def soft(name, colour, shine):
    material, g = materials.new(name)
    facing = g('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    body = g.math('MULTIPLY_ADD', g.math('POWER', facing, 1.5), -0.85, 0.85)
    tint = g.math('MULTIPLY_ADD', g('ShaderNodeNewGeometry').outputs['Random Per Island'], 0.7, 0.6)
    skin = g('ShaderNodeAddShader', {0: g('ShaderNodeBsdfDiffuse', {0: (*colour, 1)}).outputs[0], 1: g('ShaderNodeEmission', {0: (0.03, 0.4, 0.75, 1), 1: g.math('MULTIPLY', tint, shine)}).outputs[0]}).outputs[0]
    g.end(g.blend(body, g('ShaderNodeBsdfTransparent').outputs[0], skin))
    material.cycles.sample_as_light = False
    return material


kinds = {'zinc': soft('splat zinc', (0.16, 0.36, 0.44), 0.75), 'concrete': soft('splat concrete', (0.2, 0.26, 0.28), 0.1)}
places = {key: ([], []) for key in kinds}
wall = kit.block((0.95, 4.5, 0), (3.2, 0.02, HIGH), concrete, 0)
floor = kit.block((CUT, -1.2, 0.0), (3.6, 5.6, 0.01), concrete, 0)
for thing in parts + [wall, floor]:
    kind = 'concrete' if thing in (wall, floor) or thing.data.materials[0] == concrete else 'zinc'
    mesh, matrix = thing.data, thing.matrix_basis
    mesh.calc_loop_triangles()
    for tri in mesh.loop_triangles:
        a, b, c = (np.float64(matrix @ mesh.vertices[i].co) for i in tri.vertices)
        n = np.cross(b - a, c - a)
        area = np.linalg.norm(n) / 2
        if area < 1e-7:
            continue
        n /= 2 * area
        for _ in range(random.poisson(area * (520 if kind == 'zinc' else 26))):
            u, v = random.random(2)
            u, v = (1 - u, 1 - v) if u + v > 1 else (u, v)
            at = a + (b - a) * u + (c - a) * v
            gone = (at[0] - CUT) / 3.2
            if gone < random.normal(0, 0.02):
                continue
            size = (0.017 if kind == 'zinc' else 0.06) * (1 + 1.6 * max(0, gone)) * random.uniform(0.6, 1.5)
            at = at + random.normal(0, 0.05 * max(0, gone) ** 1.5, 3)
            t = np.cross(n, random.normal(0, 1, 3))
            t /= np.linalg.norm(t)
            axes = np.stack([t * size * random.uniform(1.0, 2.4), np.cross(n, t) * size, n * size * 0.35])
            points, faces = places[kind]
            base = len(points) * len(unit)
            points.append(unit @ axes + at)
            faces += [tuple(i + base for i in cell) for cell in cells]
for kind, (points, faces) in places.items():
    scene.put('splats', np.concatenate(points), faces, kinds[kind], smooth=True)
for thing in (wall, floor):
    bpy.data.objects.remove(thing)
# Of the steel itself only what lies before the front stays.
kit.meet(parts, (CUT, 0, 0), (1, 0, 0), EYE, 0.0007)
for thing in [o for o in bpy.data.objects if o.name.startswith(('model', 'edges'))]:
    bpy.data.objects.remove(thing)
kit.front([((CUT, -2.5, 0.006), (CUT, 4.59, 0.006)), ((CUT, 4.59, 0), (CUT, 4.59, HIGH)), ((CUT, 4.59, HIGH - 0.01), (CUT, -2.5, HIGH - 0.01))], EYE, 0.0011)

# A phone on a stick in front, that films.
scene.rod('stick', (-0.55, -2.3, 0), (-0.55, -2.3, 1.42), 0.014, dark)
for k in range(3):
    a = 0.3 + k * 2.0944
    scene.rod('leg', (-0.55, -2.3, 0.5), (-0.55 + 0.32 * math.cos(a), -2.3 + 0.32 * math.sin(a), 0), 0.011, dark)
phone = kit.block((-0.635, -2.31, 1.42), (0.17, 0.012, 0.084), dark, 0.004)
shown = scene.put('shown', [(-0.63, -2.3125, 1.425), (-0.47, -2.3125, 1.425), (-0.47, -2.3125, 1.499), (-0.63, -2.3125, 1.499)], [(0, 1, 2, 3)], materials.glow('shown', (0.06, 0.4, 0.65), 1.2))

scene.sky(strength=13, glow_at=(0.1, 1), dark=(0.04, 0.075, 0.13), blue=(0.1, 0.15, 0.22), warm=(0.95, 0.78, 0.55), far=(0.3, 0.3, 0.33))
scene.sun(direction=104, elevation=38, strength=16, colour=(1.0, 0.8, 0.56), size=1.0)
scene.panel((-0.15, 4.5, 3.6), (2.0, 5), 420, (0.86, 0.93, 1.0), (0, -1, -0.25))
scene.panel((-1.5, -5.5, 5.5), (3, 2), 170, (0.9, 0.94, 1.0), (0.25, 0.8, -0.6))
scene.camera(EYE, (0.55, 3, 1.7), 25, (0.0, 0.07))
scene.render(arguments, bounces=5)
