"""A storey in work, recorded on one walk: what the camera on its pole has passed stands behind the front as a point cloud.

One render from one eye; numpy then draws what lies behind the front again, as points that lie evenly on its surfaces, with the
functions of `scan`. The result is kept as the denoised picture beside the EXR, so that `develop.py` only grades it.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import denoise  # noqa: E402
import exr  # noqa: E402
import interior  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scan  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
TALL = scene.said('tall')
interior.build(data)
for thing in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('drum', 'cable')]:
    bpy.data.objects.remove(thing)  # it would stand in the walker's hand
FLOOR = data['frame']['levels'][interior.STOREY]
TOP = FLOOR + 3.64
EYE = (10.2, 3.1, FLOOR + 1.6)
AT, ACROSS = np.float64([14.4, 3.25]), np.float64([0.352, -0.936])  # the front: a point of it, and the way beyond it
PATH = [(33.0, 3.9), (28.5, 3.3), (24.5, 3.0), (21.4, 3.6), (18.8, 3.0), (17.2, 2.2), (15.9, 1.75), (14.7, 1.65), (13.95, 2.2), (14.5, 2.9)]
random = np.random.default_rng(23)
timber, steel, dark, orange = bpy.data.materials['timber'], bpy.data.materials['galvanised'], props.dark(), props.orange()
mark = materials.glow('walked', (1.0, 0.26, 0.02), 2.6)


def zinc():
    """Galvanised sheet: spangled, a little shiny."""
    material, g = materials.new('zinc')
    spangle = g('ShaderNodeSeparateRGB', {0: g('ShaderNodeTexVoronoi', {'Vector': g('ShaderNodeNewGeometry').outputs['Position'], 'Scale': 26.0}).outputs[1]}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(spangle, (0.42, 0.435, 0.45), (0.56, 0.575, 0.59)), 'Roughness': 0.38, 'Metallic': 0.6}).outputs[0])
    return material


# --- the work of this week ---
sheet = zinc()
for group in data['groups']:
    if group['side'] == 'whole' and group['trade'] == 'services' and group['layer'] in ('duct', 'hanger', 'pipe'):
        points = np.float64(group['points'])
        here = (points[:, 2] > FLOOR + 0.02) & (points[:, 2] < FLOOR + 3.7)
        faces = [face for face in group['faces'] if here[face].all()]
        if faces:
            scene.put(group['layer'], points, faces, sheet, smooth=group['round'])
stud = props.plain('stud', (0.5, 0.51, 0.52), 0.4, 0.7)
board = kit.clean('plasterboard', (0.42, 0.43, 0.42), 0.9)
for y in (8.15,):
    for x in np.arange(9.6, 27, 0.625):
        kit.block((x, y, FLOOR), (0.05, 0.1, 3.6), stud, 0.002)
    for z in (FLOOR, TOP - 0.05):
        kit.block((9.6, y, z), (17.4, 0.1, 0.05), stud, 0.002)
    for k, x in enumerate(np.arange(14.6, 27, 1.25)):
        kit.block((x + 0.004, y + 0.1, FLOOR + 0.02), (1.242, 0.0125, 2.6 if k % 3 else 3.55), board, 0.002)
    kit.block((9.6, y + 0.1, FLOOR + 0.02), (2.49, 0.0125, 2.6), board, 0.002)
for k in range(14):
    kit.block((16.4 + random.uniform(-0.01, 0.01), 6.2 + random.uniform(-0.01, 0.01), FLOOR + 0.12 + k * 0.0135), (1.25, 1.2, 0.0125), board, 0.001, 0.06)
for k in range(3):
    kit.block((16.45, 6.25 + 0.5 * k, FLOOR), (1.2, 0.1, 0.12), timber, 0.004, 0.06)
scene.stack((12.6, 6.3, FLOOR), (3.0, 0.05, 0.05), (1, 9, 3), stud, gap=0.01, turn=0.16, jitter=0.03)
props.ladder((18.6, 1.75, FLOOR), 2.2, 1.1, 0.6, 0.9)
# A rolling tower, a trestle with a saw, sacks, a site lamp, leads on the floor.
for sx in (22.0, 23.8):
    for sy in (4.3, 5.4):
        scene.rod('post', (sx, sy, FLOOR + 0.12), (sx, sy, FLOOR + 2.9), 0.025, orange, 10)
        scene.rod('castor', (sx, sy - 0.03, FLOOR + 0.08), (sx, sy + 0.03, FLOOR + 0.08), 0.08, dark, 16)
    for z in np.arange(0.4, 2.9, 0.4):
        scene.rod('rung', (sx, 4.3, FLOOR + z), (sx, 5.4, FLOOR + z), 0.018, orange, 8)
kit.block((21.95, 4.3, FLOOR + 1.7), (1.9, 1.1, 0.05), timber, 0.004)
for k in range(9):
    kit.plank(kit.rounded(13.1 + 0.06 * (k % 3) + 0.5 * (k // 5), 1.05 + 0.04 * (k % 2), 0.42, 0.62, 0.1), FLOOR + 0.12 + (k % 5) * 0.11, FLOOR + 0.225 + (k % 5) * 0.11, kit.clean('sack', (0.42, 0.38, 0.31), 0.95) if k == 0 else bpy.data.materials['sack'], 0.04)
for k in range(2):
    kit.block((12.9 + 0.5 * k, 0.75, FLOOR), (0.1, 0.9, 0.12), timber, 0.004)
for k, (x, y) in enumerate(((16.9, 4.6), (18.3, 6.9), (12.9, 5.7))):
    kit.turned([(0.12, 0), (0.15, 0.3), (0.145, 0.3), (0.12, 0.02)], (x, y, FLOOR), (0, 0, 1), (dark, props.white(), orange)[k], 28)
scene.rod('stand', (21.8, 7.4, FLOOR), (21.8, 7.4, FLOOR + 1.9), 0.02, steel, 10)
kit.block((21.62, 7.3, FLOOR + 1.85), (0.36, 0.08, 0.26), materials.glow('site lamp', (1.0, 0.85, 0.62), 14), 0.01)
lead = kit._rounded([kit.Vector(p) for p in ((21.8, 7.4, FLOOR + 0.02), (20.6, 6.6, FLOOR + 0.015), (20.9, 4.2, FLOOR + 0.015), (17.4, 4.4, FLOOR + 0.015), (15.8, 7.6, FLOOR + 0.015), (13.0, 7.4, FLOOR + 0.015))], 0.4)
kit.tube(lead, 0.012, orange, sides=8)
for k in range(3):
    kit.block((15.4 + 0.5 * k, 7.85, FLOOR), (0.38, 0.16, 0.3 + 0.1 * (k % 2)), (orange, dark, props.white())[k], 0.02)

# --- the walk ---
px, py = PATH[-1]
turn = -0.8  # three quarters away: the back, the cheek and both hands are seen
people.person((px, py, FLOOR), turn, ((-0.1, 0.385, 1.16), (-0.1, 0.385, 1.36)), head=(-8, 4), carry=-1, stride=0.5, lean=3, rod=0.0195, belt=True, shirt=(0.05, 0.07, 0.1), trousers=(0.09, 0.082, 0.07), gloves=(0.17, 0.155, 0.13))
on = people.ahead((px, py, FLOOR), turn)
scene.rod('pole', on(-0.1, 0.385, 1.02), on(-0.1, 0.385, 2.16), 0.016, dark, 12)
scene.rod('grip', on(-0.1, 0.385, 1.02), on(-0.1, 0.385, 1.44), 0.0195, dark, 12)
kit.turned([(0.0, 0), (0.04, 0.004), (0.056, 0.036), (0.058, 0.21), (0.044, 0.246), (0.0, 0.25)], on(-0.1, 0.385, 2.15), (0, 0, 1), props.white(), 28)
for s in (-1, 1):
    kit.turned([(0.054, 0.03), (0.052, 0.062), (0.034, 0.082), (0.0, 0.087)], on(-0.1, 0.385, 2.315), (s, 0.35 * s, 0), props.plain('lens', (0.01, 0.012, 0.02), 0.04), 28)
kit.ring(on(-0.1, 0.385, 2.2), (0, 0, 1), 0.0585, 0.008, materials.glow('bright', (0.35, 0.9, 1.0), 4.0), 40).visible_shadow = False
fine = np.linspace(0, 1, 160)
knots = np.linspace(0, 1, len(PATH))
course = np.column_stack([np.interp(fine, knots, [p[k] for p in PATH]) for k in (0, 1)])
for _ in range(40):
    course[1:-1] = (course[:-2] + course[1:-1] * 2 + course[2:]) / 4
kit.tube([(x, y, FLOOR + 0.012) for x, y in course], 0.011, mark, sides=6).visible_shadow = False
stations = PATH[1:-1]
for x, y in stations:
    kit.turned([(0.0, 0.006), (0.075, 0.006), (0.075, 0.0)], (x, y, FLOOR + 0.01), (0, 0, 1), mark, 30).visible_shadow = False
    kit.ring((x, y, FLOOR + 0.014), (0, 0, 1), 0.17, 0.007, mark, 48).visible_shadow = False
along = np.float64([-ACROSS[1], ACROSS[0]])
a, b = AT - along * 4.2, AT + along * 14
for z in (FLOOR + 0.008, TOP):
    kit.front([((*a, z), (*b, z))], EYE, 0.0011)

# Much light from the sky inside, an evening outside.
tree = bpy.data.node_groups['sky']
strength = next(node for node in tree.nodes if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0)
g = materials.Graph(tree)
tree.links.new(g.mix(g('ShaderNodeLightPath').outputs['Is Camera Ray'], (22, 21, 21), (5.2, 3.7, 2.9)), strength.inputs[2])
for light in bpy.data.lights:
    if light.type == 'SUN':
        light.energy, light.color = 13, (1.0, 0.6, 0.33)
scene.panel((13.5, 6.6, FLOOR + 3.2), (4, 2), 120, (1.0, 0.84, 0.66), (0.1, -0.2, -1))
scene.lamp((21.6, 7.0, FLOOR + 2.0), 120, (1.0, 0.75, 0.48), bulb=False)
optics = bpy.context.scene.camera.data
bpy.context.scene.camera.location = EYE
aim = kit.Vector((12, -1.3 if TALL else 1.2, 0))
bpy.context.scene.camera.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
optics.lens, optics.shift_x, optics.shift_y = (36, 0.0, 0.03) if TALL else (22, 0, 0.03)

bpy.context.view_layer.use_pass_position = True
scene.render(arguments, bounces=5)
picture = exr.read(arguments['out'])
light = denoise.denoise(exr.layer(picture, 'Combined'), exr.layer(picture, 'Denoising Albedo'), exr.layer(picture, 'Denoising Normal', 'XYZ'), denoise.weights(arguments['out']), False)
height, width, _ = light.shape
seen, axes = scan.camera(width, height)
place, normal = (exr.layer(picture, name, 'XYZ').astype(np.float64) for name in ('Position', 'Denoising Normal'))
normal = normal @ axes.T
normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9

# --- the cloud ---
far = np.linalg.norm(place - EYE, axis=-1)
outside = (far > 70) | ~place.any(-1)
far[outside] = 70
past = (place[..., :2] - AT) @ ACROSS
walker = (np.hypot(place[..., 0] - px, place[..., 1] - py) < 0.8) & (place[..., 2] > FLOOR + 0.006) & (place[..., 2] < FLOOR + 2.5)
# What glows keeps its light: the walked line.
walked = (light.max(-1) > 1.1) & (light[..., 0] > light[..., 2] * 2.2) & (place[..., 2] < FLOOR + 0.1)
beyond = (past > 0) & ~walker & ~walked & ~outside
bend = sum(np.linalg.norm(np.roll(normal, s, a) - normal, axis=-1) for a in (0, 1) for s in (-1, 1))
apart = 0.0155 * far ** 0.75 * np.where(scan.steps(far) > 0.08 * far, 0.45, np.where(bend > 0.5, 0.65, 1))
# Cyan near the front, pale far away, as light as the surface; what is orange stays so.
pale = np.clip(past / 13, 0, 1)[..., None]
colour = np.float32([0.02, 0.42, 0.85]) * (1 - pale) + np.float32([0.62, 0.86, 1.0]) * pale
bright = light @ np.float32([0.2126, 0.7152, 0.0722])
vivid = np.clip(1 - light.min(-1) / (light.max(-1) + 1e-4) - 0.45, 0, 0.5)[..., None] * 1.6
colour = colour * (1 - vivid) + np.minimum(light / (bright[..., None] + 1e-4) * 0.5, 1.2) * vivid
shade = (0.06 + (np.minimum(bright, 1.2) / 0.24) ** 0.9) * (1 + 2.0 * np.exp(-np.maximum(past, 0) / 1.1))
tone = (colour * shade[..., None]).astype(np.float32)
# Where points come close on the picture, the surface between them is lighter, so that far ones make no pattern.
pixel = far * 36 / (optics.lens * width)
close = np.clip(1.1 - apart / pixel * np.abs(((place - EYE) * normal).sum(-1)) / far * 200 / width, 0, 1)[..., None]
out = np.where(beyond[..., None], tone * (0.11 + 0.27 * close) + np.float32([0.0015, 0.006, 0.012]), light).astype(np.float32)
at = scan.evenly(place, beyond, apart, pixel)
scan.discs(out, place[at], normal[at], apart[at] * 0.38, tone[at], seen)
out = np.where((beyond | outside)[..., None], out, light)  # no disc reaches over what stands before it
# The front runs over everything that stands in it.
slope = np.hypot(*np.gradient(past))
line = np.clip(1.5 * width / 1800 + 0.5 - np.abs(past) / (slope + 1e-9), 0, 1) * ((slope < 12 * pixel) & ~outside & ~walker)
out += (np.float32([1.4, 3.6, 4.0]) - out) * line.astype(np.float32)[..., None]
np.save(arguments['out'].replace('.exr', '.npy'), np.minimum(out, 12))
