"""The hero: a frame at dusk whose right part goes on as model."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
draft = 'draft' in arguments['rest']
f = data['frame']
cut = f['cut']

eye, target = (47, -37, 1.75), (14, 0, 6)

tracks = [[(52, -40), (42, -29), (30, -20), (12, -13), (-14, -10), (-70, -12)], [(60, -33), (44, -30.5), (31, -27), (14, -17), (-8, -15), (-70, -19)]]
haze = scene.sky(glow_at=(-0.8, 0.6))
scene.sun(direction=214, elevation=10, strength=8, colour=(1.0, 0.7, 0.45))

concrete = materials.concrete()
scene.reality(data, 'real', concrete)
scene.model(data, 'model', eye, shine=1.7)
scene.front(data, 'real', cut, eye)
scene.terrain(eye, target, tracks, haze, detail=0.5 if draft else 1.0, near=9)

# Work lamps in the finished part, the model's own light at the cut.
# Few lamps: this Blender picks one at random for each ray, so every lamp makes the sun noisier.
for s, x, y in ((0, 19, 9.5), (1, 12, 5), (2, 18.5, 8.5), (3, 9, 6), (3, 20, 10), (4, 13.5, 7)):
    scene.lamp((x, y, f['levels'][s] + 3.0), 210, (1.0, 0.68, 0.4))
scene.panel((cut + 8, 1.5, 10), (16, 18), 1500, (0.1, 0.6, 1.0), (-0.55, -0.5, -0.65))

random = np.random.default_rng(5)
blocks = []
for k in range(70):
    a, r = np.radians(random.uniform(60, 185)), random.uniform(300, 1000)
    blocks.append((eye[0] + r * np.cos(a), eye[1] + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(7, 20) + (random.random() < 0.15) * 10))
scene.town(haze, blocks, 700)

scene.barriers(cut - 9, cut + 6, -4.2, concrete)
block = materials.plain('block', (0.26, 0.25, 0.235), 0.95, specular=0.1)
for x, y, turn in ((20.5, -9.2, 0.05), (22.2, -9.0, 0.02), (12.2, -8.4, -0.03)):
    scene.stack((x, y, -0.14), (0.5, 0.25, 0.24), (2, 4, 5), block, turn=turn)
scene.stack((3.5, -9.6, -0.14), (4.2, 0.25, 0.06), (1, 5, 9), scene.bpy.data.materials['timber'], turn=0.1)
scene.stack((14.6, -10.2, -0.14), (6.0, 0.05, 0.05), (1, 12, 4), scene.bpy.data.materials['rust'], gap=0.018, turn=0.04, jitter=0.06)
scene.cabin((-12, -4.5, -0.1), (6.0, 2.4, 2.6), 0.12, 1)
scene.cabin((-12, -4.5, 2.52), (6.0, 2.4, 2.6), 0.12, 0)
scene.cabin((-19.5, -5.2, -0.1), (6.0, 2.4, 2.6), 0.06, 2)
scene.fence([(-70, -13), (-35, -10), (-8, -9)])

scene.total_station((36.6, -24.5, float(scene.noise.ground(np.float64([36.6]), np.float64([-24.5]), tracks)[0])), 0.4)
scene.camera(eye, target, 23, (-0.135, 0.178))
scene.render(arguments)
