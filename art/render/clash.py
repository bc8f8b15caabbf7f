"""Under the slab of level 3, one duct as model: it hangs too high and runs through the beam; what of it lies in the concrete is orange, in a ring."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
EYE = (6.1, 15, 9.3)
Y, Z, WIDE, HIGH = 10.2, 11.26, 0.6, 0.3  # the duct along x
BEAM, SLAB = (7.3, 7.7), 11.5  # its faces, and the slab's lower side
NEAR = 0.15

concrete, zinc, paint = materials.concrete(tone=1.15), props.steel(), materials.plain('primed pipe', (0.16, 0.045, 0.03), 0.5)
buried, mark = materials.ghost('buried', 0.72, 0.8, (1.0, 0.16, 0.01)), materials.glow('mark', (1.0, 0.2, 0.01), 1.5)

# The structure, and the built services of the front bay, which hang below the beams.
for group in data['groups']:
    if group['side'] != 'whole':
        continue
    points = np.float64(group['points'])
    if group['trade'] == 'structure' and group['built']:
        scene.put(group['layer'], points, group['faces'], concrete, bevel=0.012)
    elif group['layer'] in ('duct', 'tray', 'pipe', 'hanger', 'sprinkler'):
        here = (points[:, 1] < 7.7) & (points[:, 2] > 8) & (points[:, 2] < 11.7)
        scene.put(group['layer'], points, [face for face in group['faces'] if here[face].all()], paint if group['layer'] in ('pipe', 'sprinkler') else zinc, smooth=group['round'])

# The duct with its hangers.
parts = kit.duct([(0.9, Y, Z), (22, Y, Z)], WIDE, HIGH, zinc)
for x in np.arange(1.7, 22, 2.4):
    parts.append(kit.block((x - 0.02, Y - WIDE / 2 - 0.1, Z - HIGH / 2 - 0.045), (0.04, WIDE + 0.2, 0.04), zinc, 0.002))
    parts += [scene.rod('hanger', (x, y, Z - HIGH / 2 - 0.06), (x, y, SLAB), 0.009, zinc, 8) for y in (Y - WIDE / 2 - 0.06, Y + WIDE / 2 + 0.06)]
for part in parts:
    part['model'] = 'pipe'
props.model(parts, EYE, 0.0009, 2.0)

# What of the duct lies in the beam, and its ring: near the eye, so that no concrete hides them.
corners = [(x, y, z) for z in (Z - HIGH / 2, Z + HIGH / 2) for y in (Y - WIDE / 2, Y + WIDE / 2) for x in BEAM]
front = EYE + (np.float64(corners) - EYE) * NEAR
sides = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)]
rim = [(0, 1), (1, 3), (3, 2), (2, 0), (4, 5), (5, 7), (7, 6), (6, 4), (0, 4), (1, 5), (2, 6), (3, 7)]
for thing in (scene.put('buried', front, sides, buried), scene.lines('rim', front[rim], EYE, 0.0009, mark), kit.ring(front.mean(0), (0, 1, 0), 0.5 * NEAR, 0.018 * NEAR, mark, 96)):
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False

# A wall that the words lie on, and one that closes the front; a work lamp at the right.
kit.block((8.3, 11.2, 7.8), (6, 0.2, 3.7), concrete, 0.012)
kit.block((-1, -0.5, 7.8), (30, 0.3, 3.7), concrete, 0)
scene.sky(strength=2.5, glow_at=(-1.0, 0.2), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.panel((2.6, 11.6, 8.3), (0.6, 0.6), 700, (1.0, 0.8, 0.58), (0.7, -0.4, 0.55))

scene.camera(EYE, (7.3, 10.2, 9.3), 31, (-0.3, 0.25))
scene.render(arguments, bounces=5)
