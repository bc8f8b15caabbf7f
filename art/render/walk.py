"""One viewpoint of the walk on one date: an equirectangular panorama with its depth.

walk.py … date=0 at=27.4,6.4,13.3   (date: the model's state of work; its middle looks along +x, its left to +y)
"""
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

arguments, data = scene.start()
date = int(scene.word('date', 0.0))
eye = scene.word('at', (27.4, 6.4, 13.3))
f = data['frame']
floor = data['floor']
high = f['levels'][1]

scene.reality(data, 'whole', materials.concrete(tone=1.05))
steel, timber = bpy.data.materials['galvanised'], bpy.data.materials['timber']
zinc = materials.plain('zinc', (0.46, 0.465, 0.47), 0.42, 0.5)
red = materials.plain('sprinkler pipe', (0.32, 0.03, 0.02), 0.45)
clad = materials.plain('cladding', (0.5, 0.49, 0.47), 0.4, 0.3)
skins = {'duct': zinc, 'tray': steel, 'hanger': steel, 'ahu': clad, 'pipe': clad, 'sprinkler': red}
for group in data['groups']:
    if group['layer'] in skins:
        scene.put(group['layer'], group['points'], group['faces'], skins[group['layer']], smooth=group['round'])

# The same neighbourhood on all dates, each with its own weather.
weather = [
    {'sky': {'strength': 9, 'glow_at': (-1, -0.4), 'dark': (0.07, 0.12, 0.2), 'blue': (0.14, 0.2, 0.28), 'warm': (0.62, 0.55, 0.48), 'far': (0.34, 0.36, 0.38)}, 'sun': (-118, 33, 7, (1.0, 0.86, 0.7))},
    {'sky': {'strength': 10, 'glow_at': (1, -0.5), 'dark': (0.035, 0.075, 0.14), 'blue': (0.1, 0.16, 0.25), 'warm': (1.1, 0.72, 0.42), 'far': (0.3, 0.3, 0.33)}, 'sun': (-62, 17, 9, (1.0, 0.72, 0.46))},
    {'sky': {'strength': 10, 'glow_at': (0.2, -1), 'dark': (0.05, 0.09, 0.16), 'blue': (0.12, 0.18, 0.27), 'warm': (0.9, 0.68, 0.48), 'far': (0.32, 0.33, 0.35)}, 'sun': (-97, 22, 8, (1.0, 0.8, 0.6))},
][date]
haze = scene.sky(**weather['sky'])
direction, elevation, strength, colour = weather['sun']
scene.sun(direction=direction, elevation=elevation, strength=strength, colour=colour, size=1.2)
random = np.random.default_rng(8)
blocks = []
for _ in range(110):
    a, r = random.uniform(-math.pi, math.pi), random.uniform(130, 620)
    blocks.append((22 + r * np.cos(a), 8 + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(8, 26)))
scene.town(haze, blocks, 420)
scene.put('land', [(-900, -900, -0.15), (900, -900, -0.15), (900, 900, -0.15), (-900, 900, -0.15)], [(0, 1, 2, 3)], materials.mud(-0.5, haze))
for k in range(3):
    scene.cabin((6 + 7.5 * k, -17, -0.15), (6.06, 2.44, 2.6), 0.0, lit=k - 1)
scene.fence([(-14, -24), (56, -24), (56, 34), (-14, 34)])


def bundle(x, y, length, count, material, radius=0.045, turn=0.0):
    """Pipes or bars on two timbers."""
    c, n = math.cos(turn), math.sin(turn)
    for k in range(count):
        u, v, z = 0.0, (k % 6) * radius * 2.1, floor + 0.1 + radius + (k // 6) * radius * 1.9
        scene.rod('piece', (x - v * n, y + v * c, z), (x - v * n + length * c, y + v * c + length * n, z), radius, material, 10)
    for t in (0.15, 0.8):
        scene.box('timber', (x + length * t * c, y + length * t * n, floor), (0.1, radius * 14, 0.1), timber, 0.005, turn)


def lamp(x, y, above, power, colour):
    """A bulb in its cage, on a cable from the ceiling."""
    z = floor + above
    scene.lamp((x, y, z), power, colour)
    parts = [scene.rod('cable', (x, y, z + 0.2), (x, y, floor + high), 0.012, props.dark(), 8), scene.rod('holder', (x, y, z + 0.06), (x, y, z + 0.21), 0.05, props.dark(), 16, 0.6)]
    parts += [kit.ring((x, y, z + h), (0, 0, 1), r, 0.006, props.orange()) for r, h in ((0.1, 0.05), (0.115, -0.02), (0.09, -0.1))]
    for k in range(6):
        c, n = math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)
        parts.append(kit.tube([(x + r * c, y + r * n, z + h) for r, h in ((0.05, 0.09), (0.1, 0.05), (0.115, -0.02), (0.09, -0.1), (0.02, -0.14))], 0.005, props.orange(), sides=6))
    for part in parts:
        part.visible_shadow = False


if date == 0:
    # The slab has just been struck: starter bars on the columns, panels and bars for the next lift.
    rust = materials.plain('rust', (0.16, 0.065, 0.03), 0.8)
    top = floor + high - 0.25
    for x in f['xs']:
        for y in f['ys']:
            for dx, dy in ((-0.18, -0.18), (0.18, -0.18), (-0.18, 0.18), (0.18, 0.18), (0, -0.18), (0, 0.18)):
                scene.rod('bar', (x + dx, y + dy, top - 0.1), (x + dx * 0.9, y + dy * 0.9, top + 0.8), 0.014, rust, 8)
    scene.stack((20.6, 1.0, floor), (2.5, 1.25, 0.12), (1, 1, 7), timber, turn=0.04)
    scene.stack((33.2, 6.6, floor), (2.5, 1.25, 0.12), (1, 1, 5), timber, turn=-0.06)
    scene.stack((12.0, 6.4, floor), (3.6, 0.22, 0.05), (1, 5, 5), timber, turn=0.1)
    bundle(9.6, 13.4, 5.5, 18, rust, 0.016, 0.03)
    bundle(38.6, 8.6, 5.5, 18, rust, 0.016, 1.5)
    bundle(23.6, 2.0, 3.0, 12, steel, 0.03)
    scene.total_station((31.0, 3.4, floor), 0.4)
    scene.prism_pole((14.6, 3.0, floor))
elif date == 1:
    # The shell stands: props under the slab, blocks and boards for the walls.
    block = materials.plain('block', (0.3, 0.29, 0.27), 0.95, specular=0.1)
    for x, y in ((17.0, 10.2), (20.5, 10.2), (17.0, 13.2), (20.5, 13.2), (33.0, 2.2), (33.0, 5.8), (41.0, 2.2), (41.0, 5.8), (3.0, 10.6), (3.0, 13.4)):
        scene.rod('prop', (x, y, floor), (x, y, floor + 1.9), 0.032, steel)
        scene.rod('prop', (x, y, floor + 1.7), (x, y, floor + high - 0.28), 0.024, steel)
        scene.box('plate', (x - 0.08, y - 0.08, floor + high - 0.27), (0.16, 0.16, 0.02), steel)
    scene.stack((20.9, 1.2, floor), (0.5, 0.25, 0.24), (2, 3, 4), block, turn=0.08)
    scene.stack((12.4, 6.8, floor), (0.5, 0.25, 0.24), (2, 4, 4), block, turn=-0.1)
    scene.stack((38.6, 7.0, floor), (0.5, 0.25, 0.24), (2, 3, 5), block, turn=0.2)
    scene.stack((4.6, 5.9, floor), (3.6, 0.22, 0.05), (1, 4, 5), timber, turn=-0.04)
    scene.stack((31.2, 12.4, floor), (4.5, 0.06, 0.06), (1, 8, 3), steel, gap=0.012, jitter=0.04)
    for k, x in enumerate((24.6, 25.2)):
        scene.rod('bucket', (x, 4.2 + 0.2 * k, floor), (x, 4.2 + 0.2 * k, floor + 0.34), 0.13, props.dark(), 20, 1.2)
    scene.total_station((31.0, 6.6, floor), 0.4)
else:
    # The services hang: what is left over, a drum of cable, a ladder under the duct.
    scene.stack((20.9, 0.9, floor), (1.5, 0.9, 0.4), (1, 1, 2), zinc, turn=0.08)
    scene.stack((12.2, 7.2, floor), (1.2, 0.6, 0.35), (1, 1, 3), clad, turn=-0.1)
    bundle(38.4, 8.4, 4.0, 9, red, 0.03, 1.45)
    bundle(4.4, 6.0, 3.0, 8, clad, 0.05, 0.06)
    for k in (-1, 1):
        scene.rod('drum', (31, 3 + 0.28 * k, floor + 0.45), (31, 3 + 0.32 * k, floor + 0.45), 0.45, timber, 28)
    scene.rod('cable', (31, 2.72, floor + 0.45), (31, 3.28, floor + 0.45), 0.3, props.orange(), 28)
    props.ladder((14.4, 6.0, floor), 2.3, 1.1, 0.5, 0.1)
    for x, y in ((22.6, 4.0), (5.0, 9.6), (40.0, 6.0), (33.0, 11.0)):
        lamp(x, y, 2.4, 55, (1.0, 0.78, 0.52))
if date:
    for x, y in ((15.4, 7.2), (30.2, 7.4)):
        lamp(x, y, 2.45, 45, (1.0, 0.74, 0.48))

optics = bpy.data.cameras.new('camera')
optics.clip_end = 3000
optics.type, optics.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'
thing = bpy.data.objects.new('camera', optics)
bpy.context.collection.objects.link(thing)
thing.location, thing.rotation_euler = eye, (math.pi / 2, 0, -math.pi / 2)
bpy.context.scene.camera = thing
bpy.context.view_layer.use_pass_z = True
scene.render(arguments, bounces=4)
