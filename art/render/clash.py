"""Under the slab of level 3, its ducts as model: one hangs too high and runs through the beams; a ring shows where."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
EYE = (11.5, 6.7, 9.05)
AT = np.float64((7.68, 10.0, 11.1))  # where the duct enters the beam on the second grid line

concrete = materials.concrete(tone=1.25)
pale = materials.ghost('duct', 0.16, 0.5, (0.06, 0.62, 0.95))
line, seam = materials.glow('edge', (0.06, 0.6, 0.95), 1.0), materials.glow('seam', (0.08, 0.5, 0.95), 0.7)
blue, g = materials.new('fault')
g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.004, 0.2, 0.62, 1), 'Roughness': 0.38, 'Emission': (0.0, 0.17, 0.6, 1), 'Emission Strength': 0.14}).outputs[0])

for group in data['groups']:
    if group['side'] != 'whole':
        continue
    points = np.float64(group['points'])
    if group['trade'] == 'structure' and group['built']:
        scene.put(group['layer'], points, group['faces'], concrete, bevel=0.012)
    if group['layer'] not in ('duct', 'ahu'):
        continue
    high = (np.abs(points[:, 1] - AT[1] - 0.2) < 0.5) & (np.abs(points[:, 2] - AT[2]) < 0.25)
    fault = [face for face in group['faces'] if high[face].all()]
    if fault:
        scene.put('fault', points, fault, blue, bevel=0.006)
    others = scene.put('model', points, [face for face in group['faces'] if not high[face].all()], pale, smooth=group['round'])
    others.visible_shadow = others.visible_diffuse = others.visible_glossy = False
    pairs = [] if group['round'] else np.int64(group['edges'])
    for some, weight, look in ((False, 0.0007, line), (True, 0.0005, seam)):
        rods = scene.lines('edges', points[[pair for pair in pairs if high[pair].all() == some]], EYE, weight, look) if len(pairs) else None
        if rods:
            rods.visible_shadow = rods.visible_diffuse = rods.visible_glossy = False

way = np.float64(EYE) - AT
kit.ring(AT + way * 0.2, way * (1, 1, 0), 0.62, 0.016, materials.glow('mark', (1.0, 0.2, 0.01), 1.3), 96).visible_shadow = False

# Light: the day from the open back, low and soft over the floor, which sends it up.
haze = scene.sky(strength=7, glow_at=(0.2, 1.0), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.sun(direction=118, elevation=24, strength=17, colour=(1.0, 0.84, 0.64), size=2.5)
scene.panel((8, 17.5, 8.4), (34, 2.2), 900, (1.0, 0.93, 0.83), (0, -1, 0.42))
scene.panel((13, 3.0, 8.2), (6, 3), 45, (0.8, 0.9, 1.0), (-0.4, 0.6, 1))
scene.put('land', [(-900, -400, -9), (900, -400, -9), (900, 900, -9), (-900, 900, -9)], [(0, 1, 2, 3)], materials.mud(-9.5, haze))
scene.town(haze, [(-150 + 31 * (k % 11), 110 + 60 * (k % 4), 18, 18, 2 + 3 * (k % 5)) for k in range(30)], 300)

scene.camera(EYE, AT, 26, (-0.03, 0.19), focus=float(np.linalg.norm(way)), stop=0.4)
scene.render(arguments, bounces=5)
