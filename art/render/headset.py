"""A mixed-reality head-set on a trestle on site: only inside its view frustum the services of the model appear."""
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
from mathutils import Matrix, Vector  # noqa: E402

arguments, data = scene.start()
interior.build(data)
FLOOR = data['frame']['levels'][interior.STOREY]
concrete = bpy.data.materials['concrete']

EYE = Vector((10.0, 7.25, FLOOR + 1.42))
AIM = Vector((0.83, -0.55, 0)).normalized()
HEAD = EYE + Vector((0.898, -0.468, -0.3)) * 0.8
LOOK = Vector((0.3, -0.9, 0.37)).normalized()
WIDE, TALL, FAR = 34, 22, 5.6  # half angles in degrees, reach in metres

# The same storey an hour later: the sky goes down, the sun stays warm on the floor.
for node in bpy.data.node_groups['sky'].nodes:
    if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
        node.inputs[2].default_value = (3.4, 3.0, 3.1, 1)
for light in bpy.data.lights:
    if light.type == 'SUN':
        light.energy, light.color = 6.5, (1.0, 0.56, 0.28)

# A wall keeps the left calm.
kit.block((9, 8.15, FLOOR), (13.2, 0.22, 3.65), concrete, 0.01)


# --- the head-set; its own axes: x right, y forward, z up ---
def shell(name, at, rows, columns, material, thick=0.0, closed=False):
    """A surface from at(u, v), u along rows and v along columns in 0 … 1."""
    points = [at(i / (rows - 1), j / (columns if closed else columns - 1)) for i in range(rows) for j in range(columns)]
    across = columns if closed else columns - 1
    faces = [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j) for i in range(rows - 1) for j in range(across)]
    thing = scene.put(name, points, faces, material, smooth=True)
    if thick:
        skin = thing.modifiers.new('skin', 'SOLIDIFY')
        skin.thickness, skin.offset = thick, 0
        round_off = thing.modifiers.new('round', 'BEVEL')
        round_off.width, round_off.segments, round_off.limit_method = thick * 0.3, 2, 'ANGLE'
    return thing


before = set(bpy.data.objects)
hard = materials.plain('case', (0.03, 0.031, 0.034), 0.38)
soft = materials.plain('strap', (0.015, 0.015, 0.016), 0.8)
orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.33)
steel = bpy.data.materials['galvanised']


def strap(u, v):
    """Over the crown, from the visor's brow to the back."""
    t = math.radians(-84 + 194 * v)
    return ((u - 0.5) * 0.03, 0.002 - 0.106 * math.sin(t), 0.016 + 0.116 * math.cos(t))


shell('strap', strap, 4, 60, soft, 0.006)


def visor(u, v):
    t = math.radians(-76 + 152 * v)
    half = 0.05 * (1 - 0.38 * abs(v * 2 - 1) ** 4)
    nose = 0.016 * math.exp(-((t / 0.2) ** 2))
    low, high = -half - 0.002 + nose, half - 0.006
    z = low + (high - low) * u
    bulge = 0.01 * (1 - (2 * u - 1) ** 2)
    return ((0.101 + bulge * 0.5) * math.sin(t), 0.022 + (0.098 + bulge) * math.cos(t), z + 0.012)


glass, g = materials.new('visor')
view = g('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
tint = g.mix(g.math('POWER', view, 1.5), (0.006, 0.1, 0.16), (0.1, 0.7, 1.0))
g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.006, 0.01, 0.014, 1), 'Roughness': 0.07, 'Specular': 0.7, 'Emission': tint, 'Emission Strength': 0.8}).outputs[0])
shell('visor', visor, 24, 72, glass, 0.004)
rim_points = [visor(0, v) for v in np.linspace(0, 1, 60)] + [visor(1, v) for v in np.linspace(1, 0, 60)]
kit.tube(rim_points, 0.0042, hard, sides=10, closed=True)


def band(u, v):
    a = 2 * math.pi * v
    back = max(0, -math.cos(a))
    return (0.094 * math.sin(a), -0.008 + 0.114 * math.cos(a), 0.012 + (u - 0.5) * (0.03 + 0.012 * back) - 0.012 * back)


shell('band', band, 6, 80, soft, 0.009, closed=True)
for s in (-1, 1):
    arm = [(s * 0.098, 0.06, 0.012), (s * 0.1025, 0.02, 0.011), (s * 0.1005, -0.03, 0.008)]
    piece = kit.tube(arm, 0.013, hard, sides=16)
    kit.turned([(0.02, 0), (0.02, 0.006), (0.016, 0.009)], (s * 0.103, 0.0, 0.01), (s, 0, 0), hard, 28)
    light = kit.tube([(s * 0.1122, 0.045, 0.012), (s * 0.1132, 0.022, 0.0115)], 0.0022, materials.glow('state', (0.1, 0.7, 1.0), 3.5), sides=8)
kit.turned([(0.0, 0.0), (0.03, 0.002), (0.034, 0.01), (0.034, 0.03), (0.026, 0.036)], (0, -0.112, 0.0), (0, -1, 0.1), hard, 32)

flat = Vector((LOOK.x, LOOK.y, 0)).normalized()
right = flat.cross(Vector((0, 0, 1)))
tilt = Matrix.Rotation(math.radians(9), 4, 'X')
frame = Matrix((( right.x, flat.x, 0, HEAD.x), (right.y, flat.y, 0, HEAD.y), (0, 0, 1, HEAD.z), (0, 0, 0, 1)))
for thing in set(bpy.data.objects) - before:
    thing.matrix_world = frame @ tilt @ thing.matrix_basis
# It hangs from a helmet that stands on drawings, on a trestle.
foot = frame @ tilt @ Vector((0, -0.02, -0.1))
top = foot.z - 0.02
turn = math.atan2(flat.y, flat.x) - math.pi / 2
timber = bpy.data.materials['timber']
on = lambda u, v: (foot.x + u * math.cos(turn) - v * math.sin(turn), foot.y + u * math.sin(turn) + v * math.cos(turn))  # noqa: E731
for k in range(4):
    kit.block((*on(-0.62, -0.3 + k * 0.148), top - 0.035), (1.5, 0.145, 0.035), timber, 0.004, turn)
for u in (-0.45, 0.7):
    for v in (-0.28, 0.26):
        scene.rod('leg', (*on(u, v * 1.2), FLOOR), (*on(u, v * 0.5), top - 0.03), 0.028, timber, 8)
props.sheet((*on(-0.5, -0.24), top + 0.001), 0.594, 0.42, turn + 0.07, 4)
props.rolls((*on(0.34, 0.0), top), 3, 0.42, turn + 0.25, 0.028)
props.slate((*on(-0.33, -0.14), top + 0.004), turn + 0.25, 0)
kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (*on(0.5, -0.16), top), (0, 0, 1), props.white(), 36)
kit.turned([(0.085, 0), (0.082, 0.02), (0.02, 0.05), (0.014, 0.1), (0.014, 0.2), (0.05, 0.222), (0.045, 0.232), (0.001, 0.238)], (*on(0, -0.02), top), (0, 0, 1), hard, 48)

# --- the frustum ---
lens = frame @ tilt @ Vector((0, 0.125, 0.012))
u = LOOK.cross(Vector((0, 0, 1))).normalized()
v = u.cross(LOOK)
tan_w, tan_h = math.tan(math.radians(WIDE)), math.tan(math.radians(TALL))
corners = [lens + (LOOK + u * sx * tan_w + v * sy * tan_h) * FAR for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
planes = []
for k in range(4):
    normal = (corners[k] - lens).cross(corners[(k + 1) % 4] - lens).normalized()
    planes.append((lens, normal if normal.dot(LOOK) < 0 else -normal))
planes.append((corners[0], LOOK))

sharp, cut = [], []
skins = {'pipe': materials.service('f pipe', 0.93, 1.05), 'duct': materials.service('f duct', 0.82, 0.55)}
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
rays = [(tuple(lens.lerp(c, 0.008)), tuple(c)) for c in corners]
rim = [(tuple(corners[k]), tuple(corners[(k + 1) % 4])) for k in range(4)]
for name, pairs, weight, colour, power in (('sharp', sharp, 0.0008, (0.08, 0.66, 1.0), 1.3), ('cut', cut, 0.0012, (0.35, 0.9, 1.0), 3.5), ('rays', rays, 0.001, (0.12, 0.7, 1.0), 1.5), ('rim', rim, 0.0006, (0.12, 0.7, 1.0), 0.8)):
    rods = scene.lines(name, pairs, EYE, weight, materials.glow(f'f {name}', colour, power))
    if rods:
        rods.visible_shadow = rods.visible_diffuse = False
for k in range(4):
    side = scene.put('side', [tuple(lens), tuple(corners[k]), tuple(corners[(k + 1) % 4])], [(0, 1, 2)], bpy.data.materials.get('veil f') or materials.ghost('veil f', 0.012, 0.06))
    side.visible_shadow = side.visible_diffuse = False

scene.panel(EYE + Vector((1.2, -1.6, 0.9)), (0.8, 0.6), 26, (1.0, 0.7, 0.45), (-0.25, 0.85, -0.45))
scene.panel(EYE + Vector((-0.3, 0.5, 0.9)), (0.6, 0.6), 7, (1.0, 0.75, 0.5), (0.7, -0.5, -0.6))
scene.panel(lens + LOOK * 1.2 + Vector((0, 0, 0.1)), (0.8, 0.5), 9, (0.1, 0.6, 1.0), -LOOK)
scene.camera(EYE, EYE + AIM * 5, 26, (0, 0.03), focus=1.4, stop=13)
scene.render(arguments, bounces=5)
