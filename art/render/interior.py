"""One storey of bare concrete, seen along the services' run: the pictures of `storey` stand in it."""
import bpy
import materials
import numpy as np
import scene

STOREY = 2
EYE = (9.9, 2.4)


def build(data):
    """Everything but the model; returns the eye's position."""
    f = data['frame']
    floor = f['levels'][STOREY]
    eye = (*EYE[:2], floor + 1.55)
    concrete = materials.concrete(tone=1.05)
    keep = {**data, 'groups': [group for group in data['groups'] if group['layer'] not in ('crane', 'scaffold', 'formwork')]}
    scene.reality(keep, 'whole', concrete)

    haze = scene.sky(strength=11, glow_at=(1, -0.5), dark=(0.035, 0.075, 0.14), blue=(0.1, 0.16, 0.25), warm=(1.1, 0.72, 0.42), far=(0.3, 0.3, 0.33))
    scene.sun(direction=-62, elevation=17, strength=9, colour=(1.0, 0.72, 0.46))
    random = np.random.default_rng(8)
    blocks = []
    for _ in range(60):
        a, r = np.radians(random.uniform(-85, 60)), random.uniform(120, 620)
        blocks.append((eye[0] + r * np.cos(a), eye[1] + r * np.sin(a), random.uniform(14, 42), random.uniform(14, 30), random.uniform(8, 26)))
    scene.town(haze, blocks, 420)
    scene.put('land', [(-900, -900, -0.15), (900, -900, -0.15), (900, 900, -0.15), (-900, 900, -0.15)], [(0, 1, 2, 3)], materials.mud(-0.5, haze))

    clutter(f, floor, concrete)
    scene.lamp((23, 9.5, floor + 2.6), 60, (1.0, 0.7, 0.42))
    scene.camera(eye, (40, 5.6, floor + 1.9), 21, (0, 0.13))
    return eye


def clutter(f, floor, concrete):
    """What lies about on a storey: blocks, boards, conduit, a trestle, a bucket, a cable drum."""
    timber = bpy.data.materials['timber']
    block = materials.plain('block', (0.3, 0.29, 0.27), 0.95, specular=0.1)
    steel = bpy.data.materials['galvanised']
    orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.45)
    dark = materials.plain('rubber', (0.03, 0.03, 0.033), 0.6)
    scene.stack((17.4, 0.9, floor), (0.5, 0.25, 0.24), (2, 3, 4), block, turn=0.08)
    scene.stack((20.3, 1.0, floor), (3.6, 0.22, 0.05), (1, 4, 5), timber, turn=-0.04)
    scene.stack((25.2, 6.6, floor), (4.5, 0.06, 0.06), (1, 8, 3), steel, gap=0.012, jitter=0.04)
    for k, x in enumerate((15.9, 16.5)):
        scene.rod('bucket', (x, 6.2 + 0.2 * k, floor), (x, 6.2 + 0.2 * k, floor + 0.34), 0.13, dark, 20, 1.2)
    for k in (-1, 1):
        scene.rod('drum', (31, 3 + 0.28 * k, floor + 0.45), (31, 3 + 0.32 * k, floor + 0.45), 0.45, timber, 28)
    scene.rod('cable', (31, 2.72, floor + 0.45), (31, 3.28, floor + 0.45), 0.3, orange, 28)
    # Props that still carry the slab above.
    for x, y in ((27.5, 2.2), (27.5, 5.8), (33, 2.2), (33, 5.8)):
        scene.rod('prop', (x, y, floor), (x, y, floor + 1.9), 0.032, steel)
        scene.rod('prop', (x, y, floor + 1.7), (x, y, floor + 3.64), 0.024, steel)
        scene.box('plate', (x - 0.08, y - 0.08, floor + 3.62), (0.16, 0.16, 0.02), steel)
