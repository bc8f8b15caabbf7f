"""The hero: a frame at dusk whose right part goes on as model."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gravel  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import street  # noqa: E402

arguments, data = scene.start()
draft = 'draft' in arguments['rest']
f = data['frame']
cut = f['cut']

eye, target, lens, shift = ((47, -37, 1.75), (14, 0, 6), 23, (-0.135, 0.178))

eye, target, lens = scene.word('eye', eye), scene.word('target', target), scene.word('lens', lens)
shift = scene.word('shift', shift)
morning = scene.said('morning')

tracks = [[(52, -40), (42, -29), (30, -20), (12, -13), (-14, -10), (-70, -12)], [(60, -33), (44, -30.5), (31, -27), (14, -17), (-8, -15), (-70, -19)]]
if morning:
    haze = scene.sky(strength=2.7, glow_at=(0.9, -0.5), dark=(0.03, 0.07, 0.15), blue=(0.07, 0.12, 0.2), warm=(1.0, 0.72, 0.45), far=(0.16, 0.16, 0.18))
    scene.sun(direction=-52, elevation=15, strength=25, colour=(1.0, 0.74, 0.48))
else:
    haze = scene.sky(glow_at=(-0.8, 0.6))
    scene.sun(direction=214, elevation=10, strength=8, colour=(1.0, 0.7, 0.45))


look = np.float64(target[:2]) - eye[:2]
look /= np.hypot(*look)
place = lambda r, a: np.float64(eye[:2]) + np.float64([look[1], -look[0]]) * r + look * a  # noqa: E731
if morning:
    tracks = [[place(*p) for p in ((13, 4.5), (8.5, 6.2), (3.2, 9.3), (-2.5, 12.4), (-11, 14.5), (-30, 15))]] + tracks[:1]
pools = [(*place(-4.0, 6.6), 1.7), (*place(8.2, 11.5), 1.5), (*place(1.2, 18.5), 1.4)]


def low(x, y):
    """Height of the ground."""
    at = np.float64([x]), np.float64([y])
    return float((gravel.height(*at, tracks, pools) if morning else scene.noise.ground(*at, tracks))[0])


def meeting():
    """A trestle table with drawings: one bends over them, the other has a tablet and points at the building."""
    ahead = np.arctan2(look[1], look[0]) - np.pi / 2
    timber = scene.bpy.data.materials['timber']
    turn, top = ahead + 0.1, 0.86
    cx, cy = place(0.4, 4.9)
    on = lambda u, v: (cx + u * np.cos(turn) - v * np.sin(turn), cy + u * np.sin(turn) + v * np.cos(turn))  # noqa: E731
    kit.block((*on(-1.3, -0.42), top - 0.03), (2.6, 0.84, 0.03), timber, 0.004, turn)
    for u in (-1.0, 1.0):
        kit.block((*on(u - 0.04, -0.4), top - 0.11), (0.08, 0.8, 0.08), timber, 0.004, turn)
        for v in (-0.36, 0.36):
            for lean in (-0.18, 0.18):
                scene.rod('leg', (*on(u + lean, v), -0.3), (*on(u, v), top - 0.05), 0.026, timber, 8)
    props.sheet((*on(-0.1, -0.36), top + 0.001), 0.84, 0.6, turn + 0.05, 4)
    props.sheet((*on(-0.75, -0.3), top + 0.003), 0.7, 0.5, turn - 0.16, 7)
    props.rolls((*on(-1.15, 0.22), top), 3, 0.75, turn + 0.12, 0.033)
    kit.block((*on(0.62, 0.12), top), (0.15, 0.15, 0.15), scene.bpy.data.materials['concrete'], 0.004, turn + 0.4)
    stand = lambda r, a: (*place(r, a), low(*place(r, a)))  # noqa: E731
    people.person(stand(1.2, 4.25), ahead + 0.5, ((0.23, 0.47, 0.9), (-0.2, 0.5, 0.9)), lean=31, head=(8, 16), carry=-1, shirt=(0.12, 0.075, 0.05), trousers=(0.05, 0.06, 0.085))
    x, y, z = stand(-1.25, 4.65)
    way = ahead + 0.6
    people.person((x, y, z), way, ((0.56, 0.25, 1.74), (-0.12, 0.36, 1.14)), head=(-34, -8), carry=1, shell=props.white(), shirt=(0.045, 0.062, 0.095), trousers=(0.1, 0.09, 0.075))
    u, v = -0.08, 0.4
    # Boards over the yard, from the table towards the frame.
    for k in range(3):
        for row in range(2):
            bx, by = place(2.35 - 0.98 * k + 0.24 * row, 7.4 + 3.8 * k + 0.1 * row)
            kit.block((bx, by, max(low(bx, by), -0.15) + 0.03), (0.225, 3.75, 0.038), timber, 0.004, ahead + 0.25 + 0.02 * (row - k))
    props.slate((x + u * np.cos(way) - v * np.sin(way), y + u * np.sin(way) + v * np.cos(way), z + 1.13), way, 50, (0.28, 0.2))


concrete = materials.concrete()
scene.reality(data, 'real', concrete)
scene.model(data, 'model', eye, weight=0.0009 if morning else 0.0005, shine=2.6 if morning else 1.7)
scene.front(data, 'real', cut, eye)
if morning:
    gravel.lay(eye, target, tracks, pools, haze)
else:
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
if morning:
    # Houses beyond the street that the site's fence and trees border.
    for k in range(26):
        a, r = np.radians(random.uniform(6, 62)), random.uniform(105, 330)
        blocks.append((eye[0] + r * np.cos(a), eye[1] + r * np.sin(a), random.uniform(14, 30), random.uniform(12, 22), random.uniform(9, 15) + r / 18))
scene.town(haze, blocks, 330 if morning else 700)

scene.barriers(cut - 9, cut + 6, -4.2, concrete)
block = materials.plain('block', (0.26, 0.25, 0.235), 0.95, specular=0.1)
for x, y, turn in ((20.5, -9.2, 0.05), (22.2, -9.0, 0.02), (12.2, -8.4, -0.03)):
    scene.stack((x, y, -0.14), (0.5, 0.25, 0.24), (2, 4, 5), block, turn=turn)
scene.stack((3.5, -9.6, -0.14), (4.2, 0.25, 0.06), (1, 5, 9), scene.bpy.data.materials['timber'], turn=0.1)
scene.stack((14.6, -10.2, -0.14), (6.0, 0.05, 0.05), (1, 12, 4), scene.bpy.data.materials['rust'], gap=0.018, turn=0.04, jitter=0.06)
if morning:
    meeting()  # before the cabins, whose steel has the name of the drawings' paper
scene.cabin((-12, -4.5, -0.1), (6.0, 2.4, 2.6), 0.12, 1)
scene.cabin((-12, -4.5, 2.52), (6.0, 2.4, 2.6), 0.12, 0)
scene.cabin((-19.5, -5.2, -0.1), (6.0, 2.4, 2.6), 0.06, 2)
scene.fence([(-70, -13), (-35, -10), (-8, -9)])

for x, y, turn in ((36.6, -24.5, 0.4), *([(13.2, -15.5, 0.9)] if morning else [])):
    scene.total_station((x, y, low(x, y)), turn)
if morning:
    scene.fence([(44, -40), (58, -12), (64, 20), (30, 44), (-10, 46)])
    for k in range(13):
        street.tree((68 - 0.3 * k * k + random.uniform(-1, 1), -22 + 6.3 * k, -0.2), 7 + 2.4 * random.random(), k, 2600)
    for level in (0, 1):
        scene.cabin((50.5, -9.5, -0.1 + 2.62 * level), (6.0, 2.4, 2.6), -1.14, 1 - level)
scene.camera(eye, target, lens, shift)
scene.render(arguments)
