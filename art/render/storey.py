"""The bare storey again: `workshop` for learning to place a model by a code on a column, `engineer` at sunrise with what one needs for a day, `developer` with new code on a tablet."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interior  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
f = data['frame']
interior.build(data)
FLOOR = f['levels'][interior.STOREY]
concrete, timber = bpy.data.materials['concrete'], bpy.data.materials['timber']


def light(sky, sun, colour, elevation=None, direction=None):
    for node in bpy.data.node_groups['sky'].nodes:
        if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
            node.inputs[2].default_value = (*sky, 1)
    for lamp in list(bpy.data.lights):
        if lamp.type == 'SUN':
            lamp.energy, lamp.color = sun, colour
    if direction is not None:
        for thing in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'SUN']:
            bpy.data.objects.remove(thing)
        scene.sun(direction=direction, elevation=elevation, strength=sun, colour=colour)


def structure(eye, near, weight=0.0009):
    """The edges of columns and beams of this storey, drawn over the real ones that lie beyond `near` from the code."""
    pairs = []
    for g in data['groups']:
        if g['side'] == 'whole' and g['layer'] in ('column', 'beam'):
            points = np.float64(g['points'])
            z = points[:, 2]
            here = (z > FLOOR - 0.05) & (z < FLOOR + 3.9 - 0.1)
            for a, b in g['edges']:
                if here[a] and here[b] and np.hypot(*(points[a][:2] - near)) > 2:
                    pairs.append((points[a], points[b]))
    scene.lines('structure', pairs, eye, weight, materials.glow('structure edge', (0.1, 0.7, 1.0), 1.9)).visible_shadow = False


def workshop():
    """Overcast: a board with a code on a column, rings on the floor round it, the frame's edges in light, helmets on a bench."""
    light((9, 9.3, 9.8), 0.8, (0.9, 0.95, 1.0))
    eye = (27.6, 1.2, FLOOR + 1.5)
    x, y = f['xs'][3], f['ys'][0]
    code = (x + 0.26, 0.0, FLOOR + 1.5)
    props.code(code, (0, 1), 0.34, 11)
    glow = materials.glow('reach', (0.1, 0.68, 1.0), 2.0)
    for k, r in enumerate((0.8, 1.4, 2.0, 2.6)):
        arc = [(x + 0.25 + r * np.cos(a), y + r * np.sin(a), FLOOR + 0.008) for a in np.linspace(-0.2 if k > 1 else -0.5, 1.5, 40)]
        scene.lines('reach', list(zip(arc, arc[1:])), eye, 0.0015, glow).visible_shadow = False
    c = [(code[0] + 0.03, code[1] + a, code[2] + b) for a, b in ((-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25))]
    scene.lines('found', [(c[k], tuple(np.float64(c[k]) + (np.float64(c[j]) - c[k]) * 0.28)) for k in range(4) for j in ((k + 1) % 4, (k - 1) % 4)], eye, 0.0016, materials.glow('found', (0.35, 0.9, 1.0), 4.0))
    structure(eye, np.float64([27.6, 1.2]))
    for thing in [o for o in bpy.data.objects if o.name.startswith(('piece', 'bucket'))]:
        bpy.data.objects.remove(thing)
    random = np.random.default_rng(3)
    scene.town(bpy.data.node_groups['sky'], [(27 + r * np.cos(a), r * np.sin(a), random.uniform(14, 40), random.uniform(14, 30), random.uniform(10, 30)) for a, r in zip(random.uniform(2.2, 4.2, 50), random.uniform(130, 500, 50))], 420)
    bx, by = 23.6, 2.5
    kit.block((bx, by, FLOOR + 0.62), (0.4, 2.4, 0.04), timber, 0.004)
    for k in (0.1, 2.2):
        kit.block((bx + 0.03, by + k, FLOOR), (0.34, 0.06, 0.62), timber, 0.004)
    for k in range(5):
        props.helmet((bx + 0.2, by + 0.3 + k * 0.45, FLOOR + 0.66), props.white() if k in (1, 2, 4) else None, 0.3)
    props.slate((25.2, 1.75, FLOOR + 0.02), 1.2)
    for px, py in ((24.9, 1.9), (23.9, 2.6)):
        props.cross((px, py, FLOOR), 0.5, turn=0.3)
    scene.panel((26.5, 2.5, FLOOR + 3.3), (2, 2), 40, (0.95, 0.97, 1.0), (-0.6, -0.3, -1))
    scene.camera(eye, (18, 1.75, FLOOR + 1.5), 24, (0.0, 0.06))


def engineer():
    """Sunrise: on a stack of blocks lie helmet, drawings, a flask and a lit tablet; far off the services go on as model."""
    eye = (11.6, 1.35, FLOOR + 1.28)
    light((5.5, 4.6, 4.4), 12, (1.0, 0.62, 0.36), 9, -14)
    cut = 24.5
    scene.model({**data, 'groups': [beyond(g, cut) for g in data['groups'] if g['layer'] in ('duct', 'pipe', 'tray', 'hanger')]}, 'whole', eye, weight=0.0009, structure=False, apart=True)
    bx, by, top = 12.85, 0.85, FLOOR + 0.86
    block = materials.plain('block', (0.3, 0.29, 0.27), 0.95, specular=0.1)
    scene.stack((bx, by, FLOOR - 0.02), (0.5, 0.25, 0.24), (2, 6, 3), block, turn=0.0)
    kit.block((bx - 0.1, by - 0.15, top - 0.035), (1.15, 1.75, 0.035), timber, 0.004)
    props.sheet((bx + 0.95, by + 0.2, top), 0.84, 0.55, np.pi / 2 + 0.1, 6)
    props.helmet((bx + 0.32, by + 0.22, top + 0.001), None, 3.6)
    props.slate((bx + 0.22, by + 0.92, top + 0.004), -1.35, 14, (0.3, 0.21))
    props.rolls((bx + 0.55, by + 1.28, top), 3, 0.6, 0.25, 0.032)
    kit.turned([(0.04, 0), (0.042, 0.01), (0.042, 0.2), (0.034, 0.225), (0.036, 0.23), (0.036, 0.28), (0.03, 0.29)], (bx + 0.85, by + 0.0, top), (0, 0, 1), props.plain('flask', (0.08, 0.1, 0.11), 0.3, 0.6), 32)
    kit.turned([(0.03, 0), (0.038, 0.08), (0.035, 0.08), (0.028, 0.01)], (bx + 0.65, by - 0.04, top), (0, 0, 1), props.steel(), 28)
    scene.panel((eye[0] - 0.6, eye[1] + 1.6, FLOOR + 2.4), (1.2, 1.2), 16, (0.85, 0.92, 1.0), (0.5, -0.5, -0.8))
    kit.front([((cut, 0.2, FLOOR + 0.004), (cut, 9, FLOOR + 0.004)), ((cut, 0.2, FLOOR + 3.6), (cut, 9, FLOOR + 3.6))], eye, 0.0011)
    scene.camera(eye, (20, 2.6, FLOOR + 1.2), 24, (0.0, 0.03))


def developer():
    """Late sun: a laptop on blocks, beside it someone holds up a tablet at a column with a code; ducts and the frame's edges answer as model."""
    eye = (11.2, 3.3, FLOOR + 1.5)
    light((5.2, 4.6, 4.6), 10, (1.0, 0.6, 0.34), 12, -40)
    cut = 17.6
    scene.model({**data, 'groups': [beyond(g, cut) for g in data['groups'] if g['layer'] in ('duct', 'pipe', 'tray', 'hanger')]}, 'whole', eye, weight=0.0009, structure=False, apart=True)
    x, y = f['xs'][2], f['ys'][0]
    props.code((x - 0.3, y + 0.05, FLOOR + 1.55), (0, -1), 0.34, 11)
    structure(eye, np.float64([x - 4, y]))
    px, py = 14.7, 1.7
    people.person((px, py, FLOOR), -np.pi / 2 - 0.16, ((0.15, 0.44, 1.36), (-0.15, 0.44, 1.36)))
    props.slate((px + 0.5, py - 0.08, FLOOR + 1.26), -np.pi / 2 - 0.16, 80, (0.31, 0.22))
    bx, by, top = 13.2, 0.75, FLOOR + 0.9
    block = materials.plain('block', (0.3, 0.29, 0.27), 0.95, specular=0.1)
    scene.stack((bx - 0.2, by - 0.4, FLOOR - 0.02), (0.5, 0.25, 0.24), (2, 4, 3), block, turn=0.0)
    kit.block((bx - 0.3, by - 0.5, top - 0.035), (1.2, 1.3, 0.035), timber, 0.004)
    turn = -np.pi / 2 + 0.35
    kit.block((bx + 0.2, by + 0.22, top), (0.36, 0.25, 0.016), props.plain('laptop', (0.24, 0.245, 0.25), 0.3, 0.8), 0.005, turn)
    keys = kit.block((bx + 0.21, by + 0.17, top + 0.016), (0.3, 0.13, 0.003), props.dark(), 0.001, turn)
    keys.location.x += 0.04
    c, s = np.cos(turn), np.sin(turn)
    props.slate((bx + 0.2 + 0.18 * c - 0.25 * s, by + 0.22 + 0.18 * s + 0.25 * c, top + 0.012), turn, 68, (0.36, 0.24))
    props.helmet((bx + 0.25, by + 0.5, top + 0.001), props.white(), 3.4)
    props.rolls((bx - 0.1, by - 0.35, top), 3, 0.5, 0.4, 0.03)
    kit.turned([(0.03, 0), (0.038, 0.08), (0.035, 0.08), (0.028, 0.01)], (bx + 0.62, by + 0.1, top), (0, 0, 1), props.steel(), 28)
    scene.panel((eye[0] - 0.6, eye[1] + 1.0, FLOOR + 2.6), (1.6, 1.2), 46, (1.0, 0.9, 0.78), (0.6, -0.5, -0.5))
    scene.panel((21, 4, FLOOR + 3.3), (5, 5), 90, (0.1, 0.6, 1.0), (-0.3, 0, -1))
    scene.camera(eye, (20, -0.1, FLOOR + 1.5), 24, (-0.05, 0.02))


def beyond(group, cut):
    points = np.float64(group['points'])
    points[:, 0] = np.maximum(points[:, 0], cut) if group['layer'] != 'hanger' else points[:, 0]
    faces = [face for face in group['faces'] if points[face][:, 0].max() > cut + 1e-3]
    return {**group, 'points': points.tolist(), 'faces': faces, 'edges': [(a, b) for a, b in group['edges'] if max(points[a][0], points[b][0]) > cut + 1e-3]}


next(make for make in (workshop, engineer, developer) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
