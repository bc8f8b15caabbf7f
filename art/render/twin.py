"""A pump as the operation assistant shows it in a browser: a row of pumps in warm light, the nearest as model, its sensor sending."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import props  # noqa: E402
import pumps  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE = (-1.5, -3.2, 1.65)


def lit():
    """The model's blue in the light of the room."""
    material, g = materials.new('lit')
    rim = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.0)
    glow = g.mix(rim, (0.002, 0.05, 0.12), (0.02, 0.3, 0.55))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.008, 0.17, 0.44, 1), 'Roughness': 0.3, 'Emission': glow, 'Emission Strength': 0.4}).outputs[0])
    return material


chosen, *_ = pumps.row(0, 3)
kit.block((-6, -8, -0.16), (16, 8, 0.16), kit.epoxy((0.17, 0.17, 0.165)), 0)
kit.block((-6, 0, -0.16), (16, 0.14, 4), pumps.concrete(), 0)
props.model(chosen, EYE, 0.0009, 1.0)
skin = lit()
for thing in bpy.data.objects:
    if thing.name.startswith('model'):
        thing.data.materials[0] = skin
        thing.visible_shadow = True
kit.sensor((-0.1, -pumps.NEAR - 0.17, 0.9), (0, -1, 0.2), EYE, 0.045)

# A door far at the right, the lamp beyond it, and one in the room.
for low, high, z0, z1 in ((-9, -2.9, 0, 4), (-1.5, 0, 0, 4), (-2.9, -1.5, 2.4, 4)):
    kit.block((8.6, low, z0), (0.1, high - low, z1 - z0), pumps.concrete(), 0)
scene.panel((10.4, -3.7, 2.5), (0.4, 0.4), 4500, (1.0, 0.66, 0.36), (-1, 0.3, -0.15))
scene.panel((2.7, -2.7, 3.0), (0.25, 0.25), 300, (1.0, 0.8, 0.58), (-0.7, 0.7, -0.65))
scene.panel((-4, -5, 4), (4, 3), 50, (0.6, 0.8, 1.0), (0.6, 0.8, -0.6))
scene.camera(EYE, (0.75, 0, 1.65), 27, (0, -0.21))
scene.render(arguments, bounces=4)
