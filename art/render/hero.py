"""The hero: a frame at dusk whose right part goes on as model."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
draft = 'draft' in arguments['rest']
f = data['frame']
cut = f['cut']

eye, target, lens, shift = ((47, -37, 1.75), (14, 0, 6), 23, (-0.135, 0.178))

eye, target, lens = scene.word('eye', eye), scene.word('target', target), scene.word('lens', lens)
shift = scene.word('shift', shift)
meeting = scene.said('meeting')

tracks = [[(52, -40), (42, -29), (30, -20), (12, -13), (-14, -10), (-70, -12)], [(60, -33), (44, -30.5), (31, -27), (14, -17), (-8, -15), (-70, -19)]]
haze = scene.sky(glow_at=(-0.8, 0.6), strength=1.5 if meeting else 1.0)
scene.sun(direction=194 if meeting else 214, elevation=9 if meeting else 10, strength=17 if meeting else 8, colour=(1.0, 0.7, 0.45))


def table():
    """A trestle table near the lens; somebody bends over the drawing on it, a tablet beside."""
    look = np.float64(target[:2]) - eye[:2]
    look /= np.hypot(*look)
    ahead = np.arctan2(look[1], look[0]) - np.pi / 2
    place = lambda r, a: np.float64(eye[:2]) + np.float64([look[1], -look[0]]) * r + look * a  # noqa: E731
    turn, top = ahead + 0.16, 0.86
    cx, cy = place(-0.25, 3.3)
    on = lambda u, v: (cx + u * np.cos(turn) - v * np.sin(turn), cy + u * np.sin(turn) + v * np.cos(turn))  # noqa: E731
    for k in range(4):
        kit.block((*on(-1.4, -0.44 + 0.22 * k), top - 0.035), (2.3, 0.216, 0.035), scene.bpy.data.materials['timber'], 0.004, turn)
    props.sheet((*on(-0.2, -0.34), top + 0.001), 0.94, 0.66, turn + 0.04, 4)
    props.sheet((*on(-1.05, -0.3), top + 0.003), 0.7, 0.5, turn - 0.2, 7)
    props.rolls((*on(-1.2, 0.24), top), 3, 0.75, turn + 0.12, 0.033)
    props.slate((*on(0.02, -0.1), top + 0.004), turn + 0.25, 9, (0.28, 0.2))
    scene.rod('pencil', (*on(0.34, -0.16), top + 0.006), (*on(0.5, -0.12), top + 0.006), 0.0045, props.orange(), 8)
    x, y = on(1.03, -0.02)
    people.person((x, y, 0), turn + np.pi / 2 - 0.12, ((0.2, 0.5, 0.9), (-0.22, 0.42, 0.89)), lean=34, head=(6, 12), carry=-1, front=True, shell=props.white(), shirt=(0.045, 0.062, 0.095), trousers=(0.07, 0.065, 0.06))


concrete = materials.concrete()
scene.reality(data, 'real', concrete)
scene.model(data, 'model', eye, weight=0.0009 if meeting else 0.0005, shine=2.2 if meeting else 1.7, veil=(0.03, 0.3) if meeting else (0.012, 0.13))
scene.front(data, 'real', cut, eye)
scene.terrain(eye, target, tracks, haze, detail=0.5 if draft or meeting else 1.0, near=9)

# Work lamps in the finished part, the model's own light at the cut.
# Few lamps: this Blender picks one at random for each ray, so every lamp makes the sun noisier.
for s, x, y in ((0, 19, 9.5), (1, 12, 5), (2, 18.5, 8.5), (3, 9, 6), (3, 20, 10), (4, 13.5, 7)):
    if not meeting or s < 3:
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
if meeting:
    table()  # before the cabins, whose steel has the name of the drawings' paper
scene.cabin((-12, -4.5, -0.1), (6.0, 2.4, 2.6), 0.12, 1)
scene.cabin((-12, -4.5, 2.52), (6.0, 2.4, 2.6), 0.12, 0)
scene.cabin((-19.5, -5.2, -0.1), (6.0, 2.4, 2.6), 0.06, 2)
scene.fence([(-70, -13), (-35, -10), (-8, -9)])

if not meeting:
    scene.total_station((36.6, -24.5, float(scene.noise.ground(np.float64([36.6]), np.float64([-24.5]), tracks)[0])), 0.4)
scene.camera(eye, target, lens, shift, focus=scene.word('focus', None), stop=scene.word('stop', 5.6))
scene.render(arguments)
