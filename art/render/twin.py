"""A pump as the operation assistant shows it in a browser: a plant room in the warm light of its door, the pump as model, its sensor sending."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import props  # noqa: E402
import pumps  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE = (-1.9, -4.5, 2.35)

before, chosen, after, _ = pumps.row(-1, 1)
for thing in before + after:
    bpy.data.objects.remove(thing)
kit.block((-6, -8, -0.16), (14, 8, 0.16), pumps.concrete(), 0)
kit.block((-6, 0, -0.16), (14, 0.14, 4), pumps.concrete(), 0)
props.model(chosen, EYE, 0.00062, 1.0)
kit.sensor((-0.1, -pumps.NEAR - 0.17, 0.9), (0, -1, 0.2), EYE, 0.045)

# A door at the right, out of sight, and the lamp beyond it.
for low, high, z0, z1 in ((-9, -2.5, 0, 4), (-1.5, 0, 0, 4), (-2.5, -1.5, 2.15, 4)):
    kit.block((5, low, z0), (0.1, high - low, z1 - z0), pumps.concrete(), 0)
scene.panel((9.4, -3.7, 2.5), (0.25, 0.25), 2400, (1.0, 0.62, 0.3), (-1, 0.38, -0.18))
scene.panel((-4, -6, 5), (5, 4), 110, (0.6, 0.8, 1.0), (0.5, 0.8, -0.8))
scene.camera(EYE, (0.75, 0, 0.95), 34, (0, -0.32))
scene.render(arguments, bounces=4)
