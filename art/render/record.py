"""A storey in work, recorded on one walk: what the camera on its pole has passed stands behind the front as a point cloud.

One render from one eye; numpy then takes away what lies beyond the front and draws it again as the points that a scanner at
the walk's stations leaves. The result is kept as the denoised picture beside the EXR, so that `develop.py` only grades it.
"""
import math
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
import scene  # noqa: E402

arguments, data = scene.start()
TALL = scene.said('tall')
interior.build(data)
FLOOR = data['frame']['levels'][interior.STOREY]
TOP = FLOOR + 3.64
EYE = (9.3, 3.0, FLOOR + 1.62)
AT, ACROSS = np.float64([14.6, 2.7]), np.float64([0.6, -0.8])  # the front: a point of it, and the way beyond it
PATH = [(10.6, 5.6), (12.0, 4.6), (13.5, 3.7), (14.5, 3.0), (16.2, 1.9), (18.6, 1.6), (21.4, 2.6), (24.5, 4.4), (28.5, 5.2), (33.0, 4.4)]
random = np.random.default_rng(23)
timber, steel, dark, orange = bpy.data.materials['timber'], bpy.data.materials['galvanised'], props.dark(), props.orange()
bright, mark = materials.glow('bright', (0.35, 0.9, 1.0), 4.0), materials.glow('walked', (1.0, 0.26, 0.02), 2.6)


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
props.ladder((19.6, 4.9, FLOOR), 2.2, 1.1, 0.55, 0.9)
# A rolling tower, a trestle with a saw, sacks, a site lamp, leads on the floor.
for sx in (23.0, 24.8):
    for sy in (5.6, 6.7):
        scene.rod('post', (sx, sy, FLOOR + 0.12), (sx, sy, FLOOR + 2.9), 0.025, orange, 10)
        scene.rod('castor', (sx, sy - 0.03, FLOOR + 0.08), (sx, sy + 0.03, FLOOR + 0.08), 0.08, dark, 16)
    for z in np.arange(0.4, 2.9, 0.4):
        scene.rod('rung', (sx, 5.6, FLOOR + z), (sx, 6.7, FLOOR + z), 0.018, orange, 8)
kit.block((22.95, 5.6, FLOOR + 1.7), (1.9, 1.1, 0.05), timber, 0.004)
for k in range(9):
    kit.plank(kit.rounded(13.1 + 0.06 * (k % 3) + 0.5 * (k // 5), 1.05 + 0.04 * (k % 2), 0.42, 0.62, 0.1), FLOOR + 0.12 + (k % 5) * 0.11, FLOOR + 0.225 + (k % 5) * 0.11, kit.clean('sack', (0.42, 0.38, 0.31), 0.95) if k == 0 else bpy.data.materials['sack'], 0.04)
for k in range(2):
    kit.block((12.9 + 0.5 * k, 0.75, FLOOR), (0.1, 0.9, 0.12), timber, 0.004)
for k, (x, y) in enumerate(((17.6, 3.3), (18.3, 6.9), (12.9, 5.7))):
    kit.turned([(0.12, 0), (0.15, 0.3), (0.145, 0.3), (0.12, 0.02)], (x, y, FLOOR), (0, 0, 1), (dark, props.white(), orange)[k], 28)
scene.rod('stand', (21.8, 7.4, FLOOR), (21.8, 7.4, FLOOR + 1.9), 0.02, steel, 10)
kit.block((21.62, 7.3, FLOOR + 1.85), (0.36, 0.08, 0.26), materials.glow('site lamp', (1.0, 0.85, 0.62), 14), 0.01)
lead = kit._rounded([kit.Vector(p) for p in ((21.8, 7.4, FLOOR + 0.02), (20.6, 6.6, FLOOR + 0.015), (20.9, 4.2, FLOOR + 0.015), (17.4, 4.4, FLOOR + 0.015), (15.8, 7.6, FLOOR + 0.015), (13.0, 7.4, FLOOR + 0.015))], 0.4)
kit.tube(lead, 0.012, orange, sides=8)
for k in range(3):
    kit.block((15.4 + 0.5 * k, 7.85, FLOOR), (0.38, 0.16, 0.3 + 0.1 * (k % 2)), (orange, dark, props.white())[k], 0.02)

# --- the walk ---
heading = math.atan2(PATH[4][1] - PATH[3][1], PATH[4][0] - PATH[3][0])
px, py = PATH[3]
turn = heading - math.pi / 2
people.person((px, py, FLOOR), turn, ((0.1, 0.3, 1.3), (-0.25, 0.12, 0.86)), head=(-6, 4), stride=0.42)
on = people.ahead((px, py, FLOOR), turn)
scene.rod('pole', on(0.1, 0.3, 1.12), on(0.1, 0.3, 2.06), 0.017, dark, 12)
scene.rod('grip', on(0.1, 0.3, 1.12), on(0.1, 0.3, 1.36), 0.018, dark, 12)
scene.box('camera', (on(0.1, 0.3, 2.06)[0] - 0.04, on(0.1, 0.3, 2.06)[1] - 0.04, FLOOR + 2.05), (0.08, 0.08, 0.17), dark, 0.03)
for s in (-1, 1):
    scene.rod('lens', on(0.1, 0.3 + 0.03 * s, 2.15), on(0.1, 0.3 + 0.055 * s, 2.15), 0.034, props.plain('lens', (0.01, 0.012, 0.02), 0.04), 24)
for k, r in enumerate((0.14, 0.22, 0.31)):
    kit.ring(on(0.1, 0.3, 2.13), (0, 0, 1), r, 0.0035, materials.glow(f'sees {k}', (0.1, 0.7, 1.0), 2.6 - 0.7 * k), 60).visible_shadow = False
fine = np.linspace(0, 1, 160)
knots = np.linspace(0, 1, len(PATH))
course = np.column_stack([np.interp(fine, knots, [p[k] for p in PATH]) for k in (0, 1)])
for _ in range(6):
    course[1:-1] = (course[:-2] + course[1:-1] * 2 + course[2:]) / 4
kit.tube([(x, y, FLOOR + 0.012) for x, y in course], 0.011, mark, sides=6).visible_shadow = False
stations = PATH[::2] + [PATH[5], PATH[7]]
for x, y in stations[1:]:
    kit.turned([(0.0, 0.006), (0.075, 0.006), (0.075, 0.0)], (x, y, FLOOR + 0.01), (0, 0, 1), mark, 30).visible_shadow = False
    kit.ring((x, y, FLOOR + 0.014), (0, 0, 1), 0.17, 0.007, mark, 48).visible_shadow = False
along = np.float64([-ACROSS[1], ACROSS[0]])
a, b = AT - along * 4.2, AT + along * 6.2
for z in (FLOOR + 0.008, TOP):
    kit.front([((*a, z), (*b, z))], EYE, 0.0011)

for node in bpy.data.node_groups['sky'].nodes:
    if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
        node.inputs[2].default_value = (5.5, 4.9, 4.9, 1)
for light in bpy.data.lights:
    if light.type == 'SUN':
        light.energy, light.color = 8.5, (1.0, 0.6, 0.33)
scene.panel((13.5, 6.6, FLOOR + 3.2), (4, 2), 120, (1.0, 0.84, 0.66), (0.1, -0.2, -1))
scene.lamp((21.6, 7.0, FLOOR + 2.0), 120, (1.0, 0.75, 0.48), bulb=False)
optics = bpy.context.scene.camera.data
bpy.context.scene.camera.location = EYE
aim = kit.Vector((12, -1.5 if TALL else 0.9, 0))
bpy.context.scene.camera.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
optics.lens, optics.shift_x, optics.shift_y = (38, 0.015, 0.02) if TALL else (22, 0, 0.06)

bpy.context.view_layer.use_pass_position = True
scene.render(arguments, bounces=5)
picture = exr.read(arguments['out'])
light = denoise.denoise(exr.layer(picture, 'Combined'), exr.layer(picture, 'Denoising Albedo'), exr.layer(picture, 'Denoising Normal', 'XYZ'), denoise.weights(arguments['out']), False)
place = exr.layer(picture, 'Position', 'XYZ').astype(np.float64)

# --- the cloud ---
height, width, _ = light.shape
far = np.linalg.norm(place - EYE, axis=-1)
open_ = (np.abs(place).sum(-1) == 0) | (far > 70)
past = (place[..., :2] - AT) @ ACROSS
walker = (np.hypot(place[..., 0] - px, place[..., 1] - py) < 0.8) & (place[..., 2] > FLOOR + 0.03) & (place[..., 2] < FLOOR + 2.4)
beyond = ((past > 0.02) & ~walker) | (open_ & (np.arange(width)[None] > width * 0.5))
# What glows keeps its light: the walked line and the front.
glows = (light.max(-1) > 1.1) & ((light[..., 0] > light[..., 2] * 2.2) & (place[..., 2] < FLOOR + 0.1) & ~open_)
colour = np.float32([0.09, 0.62, 1.0])
ground = np.float32([0.0035, 0.007, 0.013])
out = np.where((beyond & ~glows)[..., None], light * 0.035 + ground, light).repeat(2, 0).repeat(2, 1)
unit = width / 1600
rows, cols = np.nonzero(beyond & ~glows & ~open_)
at, paint, deep = place[rows, cols], light[rows, cols], far[rows, cols]
for turn, (x, y) in enumerate(stations[1:]):
    d = at - np.float64([x, y, FLOOR + 2.1])
    reach = np.linalg.norm(d, axis=1)
    step = 0.46 if turn else 0.4
    bins = np.floor(np.degrees(np.arctan2(d[:, 1], d[:, 0])) / step).astype(np.int64) * 4000 + np.floor(np.degrees(np.arcsin(d[:, 2] / reach)) / step).astype(np.int64)
    order = random.permutation(len(bins))
    _, first = np.unique(bins[order], return_index=True)
    pick = order[first]
    pick = pick[(reach[pick] < 26) & (random.random(len(pick)) < np.exp(-reach[pick] / 20))]
    fresh = np.exp(-past[rows[pick], cols[pick]] / 0.8)[:, None]
    tone = paint[pick] * 2.0 + colour * 0.085 + colour * 1.3 * fresh * random.random((len(pick), 1)) ** 2
    tone *= random.uniform(0.7, 1.4, (len(pick), 1))
    order = np.argsort(-deep[pick])
    pick, tone = pick[order], tone[order].astype(np.float32)
    radius = np.clip(11 / deep[pick], 0.9, 2.3) * unit
    for dv in range(-4, 5):
        for du in range(-4, 5):
            here = du * du + dv * dv <= radius * radius
            r, c = rows[pick[here]] * 2 + dv, cols[pick[here]] * 2 + du
            ok = (r >= 0) & (r < height * 2) & (c >= 0) & (c < width * 2)
            out[r[ok], c[ok]] = tone[here][ok]
open(arguments['out'], 'ab').close()
np.save(arguments['out'].replace('.exr', '.npy'), np.minimum(out, 12).reshape(height, 2, width, 2, 3).mean((1, 3)).astype(np.float32))
os.utime(arguments['out'].replace('.exr', '.npy'))
