"""A tablet held up on site: its screen shows `site-model` by window coordinates, so it registers exactly with the storey behind.

`phone.py … base=site-model.png`: the denoised linear picture is expected beside that file, as .npy.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interior  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402
from mathutils import Euler, Matrix, Vector  # noqa: E402

FAR = 0.325  # from the lens to the screen
WIDE, HIGH, THICK = 0.262, 0.178, 0.012


def screen(path):
    """What the tablet shows: the model's picture, plus the frame of the app in white and orange."""
    light = np.load(path)
    height, width, _ = light.shape
    image = bpy.data.images.new('screen', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([light[::-1], np.ones((height, width, 1), np.float32)], -1).astype(np.float32).ravel())
    material, g = materials.new('screen')
    at = g('ShaderNodeTexCoord').outputs['Window']
    texture = g('ShaderNodeTexImage', {0: at}, image=image, extension='EXTEND')
    shown = g('ShaderNodeEmission', {0: texture.outputs[0], 1: 1.05}).outputs[0]
    gloss = g('ShaderNodeBsdfGlossy', {'Roughness': 0.06}).outputs[0]
    g.end(g.blend(0.02, shown, gloss))
    return material


def rounded(w, h, r, steps=8):
    corners = ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270))
    return [(x + r * math.cos(math.radians(a + 90 * k / steps)), y + r * math.sin(math.radians(a + 90 * k / steps))) for x, y, a in corners for k in range(steps + 1)]


def plate(name, outline, z0, z1, material, bevel=0.0):
    n = len(outline)
    points = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    return scene.put(name, points, faces, material, bevel)


def tablet(path):
    """In its own axes: x right, y up, z towards the eye; the screen at z = 0."""
    body = materials.plain('body', (0.018, 0.018, 0.02), 0.45)
    bumper = materials.plain('bumper', (0.8, 0.15, 0.012), 0.55)
    parts = [plate('body', rounded(WIDE, HIGH, 0.012), -THICK, -0.0004, body, 0.0016)]
    parts.append(plate('screen', rounded(WIDE - 0.026, HIGH - 0.026, 0.004), -0.0005, 0.0, screen(path)))
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
    """A gloved hand that holds the edge: thumb in front, fingers behind, sleeve from below. `side` −1 is the left."""
    cloth, knit, sleeve = glove('glove', (0.045, 0.047, 0.052), 900), glove('palm', (0.02, 0.02, 0.022), 300), glove('sleeve', (0.85, 0.17, 0.015), 500)
    edge = WIDE / 2

    def at(x, y, z):
        return Vector((side * (edge + x), y, z))

    palm = [(at(0.020, -0.045, -0.012), 0.022), (at(0.024, -0.078, -0.010), 0.027), (at(0.031, -0.112, -0.004), 0.028), (at(0.040, -0.145, 0.004), 0.027)]
    thumb = [(at(0.022, -0.083, 0.004), 0.0205), (at(0.012, -0.055, 0.016), 0.0165), (at(0.0, -0.030, 0.0185), 0.0138), (at(-0.010, -0.008, 0.0135), 0.0118), (at(-0.0135, 0.002, 0.0115), 0.0098)]
    fingers = []
    for k in range(4):
        y = -0.052 + k * 0.0215
        fingers.append([(at(0.024, y - 0.012, -0.018), 0.0135), (at(0.021, y + 0.004, -0.030), 0.0122), (at(-0.012, y + 0.012, -0.033), 0.0112), (at(-0.045, y + 0.013, -0.029), 0.0105)])
    web = [(at(0.024, -0.075, -0.006), 0.022), (at(0.012, -0.04, -0.004), 0.011)]
    parts = [skin('glove', [palm, thumb, web, *fingers], cloth)]
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


def skin(name, chains, material):
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
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = 'VOXEL', 0.0016, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 14
    return thing


arguments, data = scene.start()
base = next(word[5:] for word in arguments['rest'] if word.startswith('base=')).replace('.png', '.npy')
interior.build(data, focus=FAR * 1.01, stop=4.0)

view = bpy.context.scene.camera
frame = view.matrix_basis if view.parent else Matrix.Translation(view.location) @ view.rotation_euler.to_matrix().to_4x4()
# The lens is shifted upwards, so the middle of the picture lies above the axis.
up = view.data.shift_y * 36 / view.data.lens * FAR
place = frame @ Matrix.Translation((0.004, up + 0.012, -FAR)) @ Euler((math.radians(-3), math.radians(3), math.radians(-1.6))).to_matrix().to_4x4()
for part in tablet(base) + hand(-1) + hand(1):
    part.matrix_world = place @ part.matrix_world
scene.render(arguments, bounces=6)
