"""The row of pumps as the operation assistant shows it in a browser: everything grey, the chosen pump as model, its sensor sending."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import pumps  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE = (-1.9, -4.5, 2.35)

before, chosen, after, last, shared = pumps.row(-1, 2)
grey, dark = kit.clean('body', (0.5, 0.52, 0.53), 0.6, 0.35), kit.clean('edge', (0.2, 0.24, 0.25), 0.7, 0.3)
for thing in before + after + last + shared:
    thing.data.materials[0] = dark if thing.data.materials[0].name in ('iron', 'rubber', 'zinc') else grey
slab = kit.clean('slab', (0.12, 0.16, 0.178), 0.75, 0.3)
kit.block((-4.2, -1.7, -0.16), (11.4, 1.7, 0.16), slab, 0.01)
kit.block((-4.2, 0, -0.16), (11.4, 0.14, 3.1), slab, 0.01)
props.model(chosen, EYE, 0.00062, 1.0)
kit.sensor((-0.1, -pumps.NEAR - 0.17, 0.9), (0, -1, 0.2), EYE, 0.045)
kit.block((-200, 60, -200), (400, 1, 400), materials.glow('ground', (0.01, 0.03, 0.04), 1.0), 0)
grid = [((x, -1.7, 0.003), (x, 0, 0.003)) for x in np.arange(-4, 7.3, 0.5)] + [((-4.2, y, 0.003), (7.2, y, 0.003)) for y in (-1.5, -1.0, -0.5)]
scene.lines('grid', grid, EYE, 0.0003, materials.glow('grid', (0.05, 0.25, 0.33), 0.25))

scene.panel((-4, -6, 7), (5, 4), 900, (1.0, 0.95, 0.88), (0.5, 0.8, -0.8))
scene.panel((6, -4, 4), (4, 4), 420, (0.6, 0.8, 1.0), (-0.8, 0.5, -0.4))
scene.camera(EYE, (0.75, 0, 0.95), 34, (0, -0.32))
scene.render(arguments, bounces=4)
