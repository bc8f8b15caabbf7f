"""A bare storey in the late sun, and the same storey with the model in place: `site.py … reality` and `site.py … model`.

Camera, light and seed are one, so the two pictures register to the pixel.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
STOREY = 2
floor, ceiling = data['frame']['levels'][STOREY], data['frame']['levels'][STOREY + 1] - 0.25
eye = (8.5, 2.15, floor + 1.2)
concrete = materials.concrete(tone=1.55)
steel, orange, dark = props.steel(), props.orange(), props.dark()


def hangers(real):
    """The groups of the model with the storey's hangers that are mounted, if `real`, else with the others."""
    for group in data['groups']:
        if group['side'] == 'whole' and group['layer'] == 'hanger':
            size = 10 if group['round'] else 8  # points of a rod, of a bar
            parts = np.float64(group['points']).reshape(-1, size, 3)
            x, y, z = np.moveaxis(parts.mean(1), -1, 0)
            here = (z > floor) & (z < ceiling)
            mounted = (x > 9) & (x < 17.5) & (y > 4.5) & (y < 6.1)
            kept = here & (mounted if real else ~mounted)
            yield {**group, 'faces': [face for face in group['faces'] if kept[face[0] // size]], 'edges': [edge for edge in group['edges'] if kept[edge[0] // size]]}, parts[here]


def storey():
    """The frame, the anchors of all hangers, and those hangers that are mounted."""
    keep = {**data, 'groups': [group for group in data['groups'] if group['layer'] not in ('crane', 'scaffold', 'formwork')]}
    scene.reality(keep, 'whole', concrete)
    kit.block((41, 4.2, floor), (0.25, 11.4, ceiling - floor), concrete, 0.01)
    for group, parts in hangers(True):
        scene.put('hanger', group['points'], group['faces'], steel, smooth=group['round'])
        for x, y, _ in parts.mean(1) if group['round'] else ():
            kit.turned([(0.05, 0), (0.05, -0.008), (0.018, -0.008), (0.018, -0.06), (0.01, -0.06), (0.01, -0.13)], (x, y, ceiling), (0, 0, 1), steel, 12)


def work():
    """What lies and stands about: blocks, boards, conduit, a ladder, far off a scissor lift."""
    block, timber = materials.plain('block', (0.42, 0.41, 0.385), 0.95, specular=0.1), bpy.data.materials['timber']
    scene.stack((13.2, 4.6, floor), (0.5, 0.25, 0.24), (2, 4, 3), block, turn=0.12)
    scene.stack((17.6, 1.1, floor), (3.6, 0.22, 0.05), (1, 4, 6), timber, turn=-0.05)
    scene.stack((19.0, 6.2, floor), (4.5, 0.06, 0.06), (1, 8, 3), steel, gap=0.012, jitter=0.03, turn=0.1)
    props.ladder((16.6, 5.9, floor), 2.3, 1.2, turn=1.1)
    lift((26.5, 3.9, floor), 1.35)


def lift(at, high):
    """A scissor lift whose deck stands at `high`."""
    x, y, z = at
    for dx in (-0.8, 0.8):
        for dy in (-0.42, 0.42):
            scene.rod('wheel', (x + dx, y + dy - 0.07, z + 0.19), (x + dx, y + dy + 0.07, z + 0.19), 0.19, dark, 24)
    kit.block((x - 1.15, y - 0.38, z + 0.2), (2.3, 0.76, 0.3), orange, 0.03)
    steps = np.linspace(z + 0.52, z + high - 0.08, 4)
    for low, top in zip(steps, steps[1:]):
        for dy in (-0.3, 0.3):
            for a, b in ((low, top), (top, low)):
                scene.rod('arm', (x - 0.85, y + dy, a), (x + 0.85, y + dy, b), 0.04, dark, 8)
    kit.block((x - 1.15, y - 0.42, z + high - 0.08), (2.3, 0.84, 0.14), orange, 0.01)
    for dx in (-1.1, 0, 1.1):
        for dy in (-0.4, 0.4):
            scene.rod('post', (x + dx, y + dy, z + high), (x + dx, y + dy, z + high + 1.1), 0.02, orange, 8)
    for up in (0.55, 1.1):
        kit.tube([(x - 1.1, y - 0.4, z + high + up), (x + 1.1, y - 0.4, z + high + up), (x + 1.1, y + 0.4, z + high + up), (x - 1.1, y + 0.4, z + high + up)], 0.02, orange, sides=8, closed=True)


def light():
    """A low sun through the front, the floor's light on the ceiling, a calm sky over a town in haze."""
    haze = scene.sky(strength=9, glow_at=(1, -0.6), dark=(0.04, 0.085, 0.17), blue=(0.09, 0.18, 0.32), warm=(1.0, 0.78, 0.54), far=(0.33, 0.35, 0.39))
    scene.sun(direction=-52, elevation=11, strength=26, colour=(1.0, 0.75, 0.49), size=0.7)
    random = np.random.default_rng(8)
    blocks = []
    for _ in range(150):
        a, r = np.radians(random.uniform(-75, 30)), random.uniform(260, 640)
        blocks.append((eye[0] + r * np.cos(a), eye[1] + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(5, 11) + r / 70 + 14 * (random.random() < 0.2)))
    scene.town(haze, blocks, 380)
    scene.put('land', [(-900, -900, -0.15), (900, -900, -0.15), (900, 900, -0.15), (-900, 900, -0.15)], [(0, 1, 2, 3)], materials.mud(-0.5, haze))
    scene.panel((24, 5, floor + 0.03), (34, 10), 340, (1.0, 0.96, 0.9), (0, 0, 1))
    scene.panel((22, -0.4, floor + 1.8), (40, 3), 160, (0.82, 0.9, 1.0), (0, 1, 0.1))


def clear(name, body, glow):
    """A surface of the model: clear and blue, pale at its rims, with a soft mirror; `body` is how much hides what is behind."""
    material, g = materials.new(name)
    rim = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.2)
    tint = g('ShaderNodeBsdfTransparent', {0: (0.3, 0.78, 0.92, 1)}).outputs[0]
    shine = g('ShaderNodeEmission', {0: g.mix(rim, (0.012, 0.24, 0.5), (0.16, 0.78, 1.0)), 1: glow}).outputs[0]
    body = g.blend(g.math('MULTIPLY_ADD', rim, 0.9 - body, body), tint, shine)
    g.end(g.blend(g.math('MULTIPLY_ADD', rim, 0.25, 0.05), body, g('ShaderNodeBsdfGlossy', {'Roughness': 0.14}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def model():
    layers = [group for group in data['groups'] if group['layer'] != 'hanger'] + [group for group, _ in hangers(False)]
    scene.model({**data, 'groups': layers}, 'whole', eye, weight=0.0008, structure=False, apart=True)
    looks = {'duct': clear('clear duct', 0.3, 0.6), 'pipe': clear('clear pipe', 0.75, 0.8), 'edge services': materials.glow('edge bright', (0.3, 0.9, 1.0), 2.6)}
    for thing in bpy.data.objects:
        skin = thing.type == 'MESH' and thing.data.materials[0].name
        if skin in looks:
            thing.data.materials[0] = looks[skin]


storey()
work()
light()
if scene.said('model'):
    model()
yaw = np.radians(15)
scene.camera(eye, (eye[0] + np.cos(yaw), eye[1] + np.sin(yaw), eye[2]), 21, (0, 0.09))
scene.render(arguments, bounces=6)
