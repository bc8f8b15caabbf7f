"""A tablet held up on site: its screen shows `site-model` by window coordinates, so it registers exactly with the storey behind.

`phone.py … base=site-model.png`: the denoised linear picture is expected beside that file, as .npy.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interior  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402



def screen(path):
    """What the tablet shows: the model's picture, plus the frame of the app in white and orange."""
    light = np.load(path)
    height, width, _ = light.shape
    image = bpy.data.images.new('screen', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([light[::-1], np.ones((height, width, 1), np.float32)], -1).astype(np.float32).ravel())
    material, g = materials.new('screen')
    # The base shows the whole view, 1.6 times as wide as high; this picture may be a part of it.
    right, up, zoom = scene.word('frame', (0.0, 0.0, 1.0))
    across, high = 1 / zoom, arguments['height'] / arguments['width'] * width / height / zoom
    at = g('ShaderNodeMapping', {'Vector': g('ShaderNodeTexCoord').outputs['Window'], 'Location': (0.5 + right - across / 2, 0.5 + up * width / height - high / 2, 0), 'Scale': (across, high, 1)}).outputs[0]
    texture = g('ShaderNodeTexImage', {0: at}, image=image, extension='EXTEND')
    shown = g('ShaderNodeEmission', {0: texture.outputs[0], 1: 1.05}).outputs[0]
    gloss = g('ShaderNodeBsdfGlossy', {'Roughness': 0.06}).outputs[0]
    g.end(g.blend(0.02, shown, gloss))
    return material


arguments, data = scene.start()
base = next(word[5:] for word in arguments['rest'] if word.startswith('base=')).replace('.png', '.npy')
interior.build(data, focus=tablet.FAR * 1.01, stop=4.0)

tablet.held(screen=screen(base))
scene.render(arguments, bounces=6)
