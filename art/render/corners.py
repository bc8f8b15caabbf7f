"""Prints where a picture shows the screen of its tablet, for ui/screens/corners.ts; renders nothing.

blender -b -P corners.py -- bench meshes.json - 1600 1240 1 [word …]: the script, then what it takes itself.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import bpy  # noqa: E402
import scene  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402


def corners(arguments, bounces=0):
    """Corners of the glass from the top left clockwise, in pixels from the picture's top left."""
    here_now, size = bpy.context.scene, (arguments['width'], arguments['height'])
    here_now.render.resolution_x, here_now.render.resolution_y = size
    bpy.context.view_layer.update()
    pane = bpy.data.objects['pane']
    for k in (0, 3, 2, 1):
        seen = world_to_camera_view(here_now, here_now.camera, pane.matrix_world @ pane.data.vertices[k].co)
        print(f'corner {seen.x * size[0]:.1f} {(1 - seen.y) * size[1]:.1f}')


scene.render = corners
picture = os.path.join(here, sys.argv.pop(sys.argv.index('--') + 1) + '.py')
with open(picture) as file:
    exec(compile(file.read(), picture, 'exec'), {'__file__': picture, '__name__': '__main__'})
