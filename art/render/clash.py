"""Under the slab of level 3, one duct as model: it hangs too high and runs through the beams; a ring and an orange box show where."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
EYE = (11.3, 7.2, 9.35)
AT = np.float64((7.68, 10.0, 11.1))  # where the duct enters the beam on the second grid line

concrete = materials.concrete(tone=1.15)
body, buried = materials.service('duct', 0.5, 0.6), materials.glow('buried', (1.0, 0.2, 0.01), 1.1)
line, seam = materials.glow('edge', (0.06, 0.6, 0.95), 1.2), materials.glow('seam', (0.08, 0.5, 0.95), 0.7)
mark = materials.glow('mark', (1.0, 0.2, 0.01), 1.5)

things = []
for group in data['groups']:
    if group['side'] != 'whole':
        continue
    points = np.float64(group['points'])
    if group['trade'] == 'structure' and group['built']:
        scene.put(group['layer'], points, group['faces'], concrete, bevel=0.012)
    if group['layer'] != 'duct' or group['round']:
        continue
    high = (np.abs(points[:, 1] - AT[1] - 0.2) < 0.5) & (np.abs(points[:, 2] - AT[2]) < 0.25)
    things.append(scene.put('duct', points, [face for face in group['faces'] if high[face].all()], body))
    things.append(scene.lines('edges', points[[pair for pair in np.int64(group['edges']) if high[pair].all()]], EYE, 0.0009, line))

# What of the duct lies in the beam.
x0, x1, y0, y1, z0, z1 = 7.32, 7.68, 9.85, 10.55, 11.1, 11.28
corners = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
shell = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)]
things.append(scene.put('buried', np.float64(corners) + (0, 0, -0.004), shell, buried))
rim = [(0, 1), (1, 3), (3, 2), (2, 0), (1, 5), (3, 7), (0, 4), (2, 6)]
things.append(scene.lines('rim', [(np.float64(corners[a]) - (0, 0.006, 0.006), np.float64(corners[b]) - (0, 0.006, 0.006)) for a, b in rim], EYE, 0.0018, mark))

way = np.float64(EYE) - AT
things.append(kit.ring(AT + way * 0.2, way, 0.38, 0.013, mark, 96))
for thing in things:
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False

# The storey is closed at its far sides; a lamp on the floor lights the beams from the right, the day comes from behind.
scene.box('wall', (-0.8, -1, 7.8), (0.4, 18, 3.7), concrete)
scene.box('wall', (-1, 15.9, 7.8), (30, 0.4, 3.7), concrete)
scene.sky(strength=2.5, glow_at=(0.2, 1.0), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.panel((10.4, 12.4, 8.3), (0.8, 0.8), 420, (1.0, 0.8, 0.58), (-0.7, -0.45, 0.62))
scene.panel((14, 3.0, 8.6), (6, 3), 90, (0.75, 0.88, 1.0), (-0.6, 0.5, 0.5))

scene.camera(EYE, (7.0, 9.2, 11.0), 26, level=False, focus=float(np.linalg.norm(way)), stop=0.5)
scene.render(arguments, bounces=5)
