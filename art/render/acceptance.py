"""A bare storey with its services installed: the model lies around them as a thin cyan skin, and one hanger that is off is marked."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interior  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
interior.build(data)
FLOOR = data['frame']['levels'][interior.STOREY]
EYE, CUT = (10.2, 7.5, FLOOR + 1.5), 19.3
kit.block((9, 8.15, FLOOR), (13.2, 0.22, 3.65), bpy.data.materials['concrete'], 0.01)

# The same storey an hour later.
for node in bpy.data.node_groups['sky'].nodes:
    if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
        node.inputs[2].default_value = (4.2, 3.7, 3.7, 1)
for light in bpy.data.lights:
    if light.type == 'SUN':
        light.energy, light.color = 7.5, (1.0, 0.58, 0.3)



def sheet():
    """Galvanised sheet: spangled, a little shiny."""
    material, g = materials.new('zinc')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    spangle = g('ShaderNodeSeparateRGB', {0: g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 26.0}).outputs[1]}).outputs[0]
    tone = g.mix(spangle, (0.42, 0.435, 0.45), (0.56, 0.575, 0.59))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', spangle, 0.12, 0.3), 'Metallic': 0.6, 'Specular': 0.5}).outputs[0])
    return material


zinc = sheet()
clad = kit.clean('cladding', (0.46, 0.465, 0.47), 0.4, 0.5)
dark = materials.plain('painted pipe', (0.1, 0.1, 0.105), 0.5)
orange = materials.glow('hanger off', (1.0, 0.2, 0.012), 0.9)
look = {'duct': zinc, 'tray': zinc, 'hanger': zinc, 'pipe': clad, 'sprinkler': dark, 'ahu': zinc}

hangers = [g for g in data['groups'] if g['side'] == 'whole' and g['layer'] == 'hanger' and g['round']]
rods = np.concatenate([np.float64(g['points']) for g in hangers])
xs = np.unique(np.round(rods[(np.abs(rods[:, 1] - 4.98) < 0.02) & (np.abs(rods[:, 2] - FLOOR - 3.2) < 0.6), 0], 1))
OFF = float(xs[np.argmin(np.abs(xs - 14.2))])
MOVED = OFF + 0.5

real, halo, wrong = [], [], []
for group in data['groups']:
    if group['side'] != 'whole' or group['trade'] != 'services' or group['layer'] == 'tray':
        continue
    points = np.float64(group['points'])
    here = (points[:, 2] > FLOOR + 0.02) & (points[:, 2] < FLOOR + 3.7)
    faces = [face for face in group['faces'] if here[face].all()]
    if not faces:
        continue
    if group['layer'] == 'hanger':
        mine = (np.abs(points[:, 0] - OFF) < 0.1) & (points[:, 1] > 4.9) & (points[:, 1] < 6.1)
        wrong += [(points, face) for face in faces if mine[face].all()]
        mine |= (points[:, 1] > 6.3) & (points[:, 1] < 7.5)  # the trays' hangers
        faces = [face for face in faces if not mine[face].all()]
    used = np.unique(np.concatenate([np.int64(face) for face in faces]))
    number = np.full(len(points), -1)
    number[used] = np.arange(len(used))
    kept, faces = points[used], [[int(number[i]) for i in face] for face in faces]
    thing = scene.put(group['layer'], kept, faces, look[group['layer']], smooth=group['round'])
    thing['model'] = 'duct' if group['layer'] in ('duct', 'tray', 'ahu') else 'pipe'
    thing['quiet'] = group['layer'] in ('hanger', 'sprinkler')
    real.append(thing)
    # The model around it: a skin a finger's width away, and its edges.
    if group['layer'] in ('duct', 'pipe'):
        normals = np.zeros(kept.shape)
        for face in faces:
            a, b, c = kept[face[0]], kept[face[1]], kept[face[2]]
            n = np.cross(b - a, c - a)
            n /= max(np.linalg.norm(n), 1e-12)
            normals[face] += n
        skin = kept + np.sign(np.round(normals, 3)) * 0.022 if not group['round'] else kept + normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9) * 0.022
        pairs = [(number[a], number[b]) for a, b in group['edges'] if number[a] >= 0 and number[b] >= 0]
        ahead = {k for k, p in enumerate(kept) if p[0] > CUT}
        halo.append((skin, [f for f in faces if not ahead.issuperset(f)], [] if group['round'] else [(tuple(skin[a]), tuple(skin[b])) for a, b in pairs if not {a, b} <= ahead]))

# Flanges where the duct pieces meet.
for x in np.arange(8.4, 44, 1.5):
    for dx in (-0.017, 0.003):
        ring = kit.block((x + dx, 5.5 - 0.485, FLOOR + 3.02 - 0.235), (0.014, 0.97, 0.47), zinc, 0)
        ring['model'] = 'duct'
        real.append(ring)
kit.meet(real, (CUT, 0, 0), (1, 0, 0), EYE, weight=0.0007, shine=2.2)
veil = materials.ghost('halo', 0.0, 0.3)
line = materials.glow('halo edge', (0.08, 0.66, 1.0), 1.2)
for skin, faces, pairs in halo:
    shell = scene.put('halo', skin, faces, veil)
    shell.visible_shadow = shell.visible_diffuse = shell.visible_glossy = False
    drawn = scene.lines('halo edges', pairs, EYE, 0.00042, line) if pairs else None
    if drawn:
        drawn.visible_shadow = drawn.visible_diffuse = False

# The hanger: where it should be, as model; where it is, in orange; the way between as a mark.
ghost = materials.glow('should be', (0.1, 0.7, 1.0), 1.6)
mark = materials.glow('mark', (1.0, 0.24, 0.015), 3.0)
low, high = FLOOR + 2.82, FLOOR + 3.65
for y in (4.98, 6.02):
    scene.rod('should', (OFF, y, low), (OFF, y, high), 0.006, ghost, 8)
    scene.rod('is', (MOVED, y, low), (MOVED, y, high), 0.017, orange, 10)
    scene.box('plate', (MOVED - 0.05, y - 0.05, high - 0.012), (0.1, 0.1, 0.012), orange)
scene.box('is', (MOVED - 0.025, 4.92, low - 0.045), (0.05, 1.18, 0.042), orange, 0.003)
c = [(OFF + sx * 0.022, y, low + z) for z in (-0.04, 0.0) for sx, y in ((-1, 4.92), (1, 4.92), (1, 6.1), (-1, 6.1))]
scene.lines('should', [(c[a], c[b]) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4), (0, 4), (1, 5), (2, 6), (3, 7))], EYE, 0.0009, ghost)
for y in (6.12,):
    a, b, z = (OFF, y, low - 0.16), (MOVED, y, low - 0.16), low - 0.16
    pairs = [(a, b), ((OFF, y, z - 0.07), (OFF, y, low)), ((MOVED, y, z - 0.07), (MOVED, y, low))]
    pairs += [((x - 0.03, y, z - 0.03), (x + 0.03, y, z + 0.03)) for x in (OFF, MOVED)]
    scene.lines('measure', pairs, EYE, 0.0011, mark)
middle = (MOVED, 6.06, low + 0.02)
kit.ring(middle, np.float64(middle) - EYE, 0.24, 0.008, mark, 64)

scene.panel((15.5, 7.6, FLOOR + 0.9), (8, 0.6), 150, (1.0, 0.74, 0.5), (0, -0.55, 1))
scene.panel((30, 5.5, FLOOR + 2.2), (9, 4), 70, (0.1, 0.6, 1.0), (-0.2, 0, 1))
scene.lamp((19.4, 7.6, FLOOR + 1.9), 45, (1.0, 0.7, 0.42), bulb=False)
scene.camera(EYE, (EYE[0] + 10, EYE[1] - 3.4, EYE[2]), 25, (0, 0.16))
scene.render(arguments, bounces=5)
