"""What an installer sees through a headset: both hands lift a pipe into the run of the model, which shows only inside the headset's view.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
import bpy  # noqa: E402
import interior  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, data = scene.start()
interior.build(data)
FLOOR = data['frame']['levels'][interior.STOREY]
concrete = bpy.data.materials['concrete']

EYE = Vector((10.2, 2.75, FLOOR + 2.16))  # on a lift
YAW, PITCH = math.radians(23), math.radians(13)
LOOK = Vector((math.cos(YAW) * math.cos(PITCH), math.sin(YAW) * math.cos(PITCH), math.sin(PITCH)))
WIDE, TALL, FAR = 31, 20, 26.0  # half angles of the display in degrees, reach in meters
PIPE, RADIUS, END = (3.3, FLOOR + 2.6), 0.083, 11.75  # the run's axis in y and z, and how far it is installed

# The same storey an hour later: the sky goes down, the sun stays warm on the floor.
for node in bpy.data.node_groups['sky'].nodes:
    if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
        node.inputs[2].default_value = (4.6, 4.2, 4.3, 1)
for light in bpy.data.lights:
    if light.type == 'SUN':
        light.energy, light.color = 7.5, (1.0, 0.6, 0.32)
kit.block((9, 8.15, FLOOR), (13.2, 0.22, 3.65), concrete, 0.01)

# --- the pipe that is real, its brackets, and the hands ---
steel, dark = bpy.data.materials['galvanised'], props.dark()
iron = materials.plain('iron', (0.2, 0.2, 0.205), 0.38, 0.75)
kit.tube([(9.2, *PIPE), (END, *PIPE)], RADIUS, iron, sides=48)
# Its coupling, half over the end, and a band of paint.
kit.turned([(RADIUS, -0.05), (RADIUS + 0.02, -0.05), (RADIUS + 0.026, -0.03), (RADIUS + 0.026, 0.03), (RADIUS + 0.02, 0.05), (RADIUS, 0.05)], (END, *PIPE), (1, 0, 0), props.plain('coupling', (0.3, 0.045, 0.02), 0.5), 48)
for s in (-1, 1):
    scene.rod('bolt', (END - 0.06, PIPE[0] + s * (RADIUS + 0.035), PIPE[1]), (END + 0.06, PIPE[0] + s * (RADIUS + 0.035), PIPE[1]), 0.011, steel, 6)
kit.turned([(RADIUS + 0.001, 0), (RADIUS + 0.001, 0.05)], (10.35, *PIPE), (1, 0, 0), props.white(), 48)
for x in (11.45, 13.92, 16.4):
    kit.block((x - 0.02, 3.08, PIPE[1] - RADIUS - 0.045), (0.042, 1.3, 0.042), steel, 0.002)
    for y in (3.12, 4.34):
        scene.rod('rod', (x, y, PIPE[1] - RADIUS - 0.08), (x, y, FLOOR + 3.66), 0.006, steel, 8)
        scene.rod('nut', (x, y, PIPE[1] - RADIUS - 0.06), (x, y, PIPE[1] - RADIUS - 0.045), 0.012, steel, 6)


def dipped(name):
    """A knitted glove whose palm and finger tips are dipped in black rubber: what lies at the pipe is coated."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    place = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    off = [g.math('SUBTRACT', place[k + 1], PIPE[k]) for k in (0, 1)]
    out = g.math('SQRT', g.math('ADD', *(g.math('MULTIPLY', d, d) for d in off)))
    # The fingers' ends reach above the axis of the pipe.
    near = g.math('ADD', out, g.math('MULTIPLY', g.ramp(off[1], -0.035, 0.0), -0.03))
    coat = g.ramp(g.math('ADD', near, g.math('MULTIPLY', g.noise(at, 90, 2), 0.006)), RADIUS + 0.0235, RADIUS + 0.0205)
    weave = g('ShaderNodeTexWave', {'Vector': at, 'Scale': 420, 'Distortion': 2.0, 'Detail': 1.0}).outputs[1]
    fold = g.noise(at, 40, 4)
    shade = g.ramp(g.math('ADD', fold, g.math('MULTIPLY', weave, 0.2)), 0.35, 0.85, 0.6, 1.1)
    knit = g.mix(1.0, (0.4, 0.42, 0.44), g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    height = g.math('ADD', g.math('MULTIPLY', weave, g.ramp(coat, 0, 1, 0.35, 0.0)), fold)
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.003, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(coat, knit, (0.018, 0.019, 0.021)), 'Roughness': g.ramp(coat, 0, 1, 0.85, 0.42), 'Specular': 0.3, 'Normal': bump}).outputs[0])
    return material


def grip(x, elbow, side):
    """A gloved hand under the pipe at x, palm up; `side` −1 is the left, whose fingers come round on the side of the eye."""
    cloth, knit, sleeve = props.look('dipped glove', dipped), tablet.glove('palm', (0.022, 0.022, 0.024), 300), tablet.glove('sleeve', (0.85, 0.17, 0.015), 500)

    def round_(dx, degrees, out):
        a = math.radians(degrees)
        return Vector((x + dx, PIPE[0] + side * (RADIUS + out) * math.cos(a), PIPE[1] + (RADIUS + out) * math.sin(a)))

    chains = []
    for k, (dx, reach) in enumerate(((-0.036, 0), (-0.0125, 14), (0.0115, 10), (0.034, -12))):
        chains.append([(round_(dx, -84, 0.017), 0.0165), (round_(dx * 1.05, -44, 0.0155), 0.0155), (round_(dx * 1.1, -10 + reach * 0.5, 0.014), 0.0142), (round_(dx * 1.08, 16 + reach, 0.012), 0.0122)])
    chains.append([(round_(-0.03, -100, 0.026), 0.023), (round_(-0.056, -122, 0.02), 0.0205), (round_(-0.066, -142, 0.017), 0.0178), (round_(-0.064, -162, 0.014), 0.0148)])
    wrist = round_(0.0, -110, 0.06).lerp(Vector(elbow), 0.22)
    palm = round_(0.0, -98, 0.026)
    chains += [[(palm + Vector((dx, 0, 0)), 0.025), (wrist, 0.03)] for dx in (-0.032, 0.0, 0.03)]
    tablet.skin('hand', chains, cloth)
    elbow = Vector(elbow)
    tablet.skin('cuff', [[(wrist.lerp(elbow, -0.06), 0.034), (wrist.lerp(elbow, 0.14), 0.037)]], knit)
    tablet.skin('sleeve', [[(wrist.lerp(elbow, 0.1), 0.043), (wrist.lerp(elbow, 0.5), 0.052), (elbow, 0.058)]], sleeve, 0.003)
    arm, wide = elbow - wrist, lambda t: 0.0435 + 0.0225 * (t - 0.1)
    for t in (0.3, 0.42):
        kit.turned([(wide(t), 0), (wide(t + 0.07), 0.07 * arm.length)], wrist.lerp(elbow, t), arm, props.look('reflective', lambda n: kit.clean(n, (0.55, 0.55, 0.52), 0.35, 0.5)), 48)


grip(10.84, (10.4, 3.02, FLOOR + 1.86), -1)
grip(11.2, (10.72, 2.86, FLOOR + 1.84), 1)

# --- what the display shows ---
u = LOOK.cross(Vector((0, 0, 1))).normalized()
v = u.cross(LOOK)
tan_w, tan_h = math.tan(math.radians(WIDE)), math.tan(math.radians(TALL))
corners = [EYE + (LOOK + u * sx * tan_w + v * sy * tan_h) * FAR for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
planes = []
for k in range(4):
    normal = (corners[k] - EYE).cross(corners[(k + 1) % 4] - EYE).normalized()
    planes.append((EYE, normal if normal.dot(LOOK) < 0 else -normal))
planes.append((corners[0], LOOK))

sharp, cut = [], []
skins = {'pipe': materials.service('f pipe', 0.93, 0.95), 'duct': materials.service('f duct', 0.82, 0.26)}
for group in data['groups']:
    if group['side'] != 'whole' or group['trade'] != 'services' or group['layer'] == 'ahu':
        continue
    points = np.float64(group['points'])
    near = (points[:, 2] > FLOOR) & (points[:, 2] < FLOOR + 3.9)
    mesh = bmesh.new()
    verts = [mesh.verts.new(p) for p in points]
    for face in group['faces']:
        if near[face].all():
            try:
                mesh.faces.new([verts[i] for i in face])
            except ValueError:
                pass
    bmesh.ops.delete(mesh, geom=[w for w in mesh.verts if not w.link_faces], context='VERTS')
    for at, normal in planes:
        if mesh.verts:
            bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], dist=1e-5, plane_co=at, plane_no=normal, clear_outer=True)
    mesh.normal_update()
    for edge in mesh.edges:
        a, b = (w.co for w in edge.verts)
        if len(edge.link_faces) == 1:
            cut.append((tuple(a), tuple(b)))
        elif len(edge.link_faces) == 2 and edge.calc_face_angle(0) > 0.6 and group['layer'] in ('duct', 'tray', 'pipe'):
            sharp.append((tuple(a), tuple(b)))
    mesh.verts.index_update()
    if mesh.faces:
        ghost = scene.put('seen', [tuple(w.co) for w in mesh.verts], [tuple(w.index for w in f.verts) for f in mesh.faces], skins['duct' if group['layer'] in ('duct', 'tray') else 'pipe'], smooth=True)
        ghost.visible_shadow = ghost.visible_diffuse = False
# Its corners.
near = 0.42
mark = []
for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
    at = lambda a, b: tuple(EYE + (LOOK + u * sx * (tan_w - a) + v * sy * (tan_h - b)) * near)  # noqa: B023, E731
    mark += [(at(0, 0), at(0.07, 0)), (at(0, 0), at(0, 0.07))]
for name, pairs, weight, colour, power in (('sharp', sharp, 0.0008, (0.08, 0.66, 1.0), 1.3), ('cut', cut, 0.0009, (0.35, 0.9, 1.0), 2.0), ('mark', mark, 0.0005, (0.35, 0.9, 1.0), 2.5)):
    rods = scene.lines(name, pairs, EYE, weight, materials.glow(f'f {name}', colour, power))
    if rods:
        rods.visible_shadow = rods.visible_diffuse = False

# The visor's rim and the helmet's peak, too near to be sharp.
close, black = 0.06, materials.plain('rim', (0.012, 0.012, 0.013), 0.6)
points, n = [], 96
for k in range(n):
    a = 2 * math.pi * k / n
    c, s = math.cos(a), math.sin(a)
    w = 0.91 * abs(c) ** 0.36 * (1 if c > 0 else -1)
    h = 0.585 * abs(s) ** 0.36 * (1 if s > 0 else -1)
    if s < 0:
        h += 0.13 * math.exp(-((w / 0.16) ** 2))
    points += [tuple(EYE + (LOOK + u * w * f + v * h * f) * close) for f in (1, 3)]
scene.put('rim', points, [(2 * k, 2 * k + 1, (2 * k + 3) % (2 * n), (2 * k + 2) % (2 * n)) for k in range(n)], black).visible_shadow = False

scene.panel(EYE + Vector((-0.2, -0.9, 0.5)), (0.7, 0.5), 16, (1.0, 0.72, 0.48), (0.7, 0.6, -0.1))
scene.panel(EYE + Vector((1.9, 0.9, 0.35)), (0.9, 0.4), 5, (0.1, 0.6, 1.0), (-0.5, -0.1, 0.1))
scene.camera(EYE, EYE + LOOK * 5, 20, level=False, focus=1.1, stop=9)
bpy.context.scene.camera.data.clip_start = 0.01
scene.render(arguments, bounces=5)
