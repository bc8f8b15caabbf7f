"""A bare storey, and the same storey with the model in place: `site.py … reality` and `site.py … model`.

Camera, light and seed are one, so the two pictures register to the pixel.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np  # noqa: E402
import interior  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
eye = interior.build(data)
if 'model' in arguments['rest']:
    scene.model(data, 'whole', eye, weight=0.0009, structure=False, apart=True)
scene.render(arguments, bounces=6)
