"""What the screen of a tablet shows whose holder looks at the model: the model as seen from the holder's eye, flattened onto the glass."""
import bmesh
import bpy
import materials
import props
import scene
from mathutils import Vector

TONES = [(0.006, 0.07, 0.15), (0.01, 0.14, 0.28), (0.02, 0.24, 0.45), (0.035, 0.36, 0.62), (0.06, 0.5, 0.8)]  # from the shaded side to the lit one


def screen():
    """The glass below the model, for `props.slate(…, picture=…)`."""
    return props.look('screen ground', lambda n: materials.glow(n, (0.012, 0.024, 0.036), 1.0))


def onto(place, size, eye, aim, things, marks=(), zoom=1.0):
    """Draws `things`, and `marks` in their own material, on a tablet of `props.slate`: `place` and `size` are that slate's, `eye` the holder's, `aim` what is in the middle of the screen. The things stay as they are; marks are used up."""
    into, (w, h) = place.inverted(), size
    seen_from = Vector(eye)
    eye, z = into @ seen_from, 0.0118
    left, right, low, high = 0.014 - w / 2, w / 2 - 0.014, 0.014, h - 0.014
    flat = lambda p: eye + (p - eye) * ((eye.z - z) / (eye.z - p.z))  # noqa: E731
    middle = flat(into @ Vector(aim))
    skins = [props.look(f'screen {k}', lambda n, c=c: materials.glow(n, c, 1.25)) for k, c in enumerate(TONES)]
    sharp = []
    for thing in [*things, *marks]:
        mark = thing in marks
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        mesh.transform(thing.matrix_basis)
        mesh.normal_update()
        # A face's tone is that of the side it turns to, as in the picture; one that turns away from the holder is not drawn.
        for face in mesh.faces:
            n = face.normal
            face.material_index = 0 if mark else min(len(TONES) - 1, max(0, round(4 * (0.5 - 0.45 * n.z + 0.25 * n.x) + 0.4)))
            face.tag = (face.calc_center_median() - seen_from).dot(n) > 0
        for e in mesh.edges:
            e.seam = not mark and not thing.get('quiet') and len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.55 and not all(f.tag for f in e.link_faces)
        bmesh.ops.delete(mesh, geom=[f for f in mesh.faces if f.tag], context='FACES')
        mesh.transform(into)
        cut(mesh, (0, 0, z - 0.3), (0, 0, 1))
        for v in mesh.verts:
            near, on = 0.35 / (eye.z - v.co.z), flat(v.co)  # what is nearer lies higher above the glass
            v.co = ((on.x - middle.x) * zoom, (low + high) / 2 + (on.y - middle.y) * zoom, z + 0.0003 + 0.004 * min(near, 1.0) + 0.001 * mark)
        for at, way in (((left, 0, 0), (-1, 0, 0)), ((right, 0, 0), (1, 0, 0)), ((0, low, 0), (0, -1, 0)), ((0, high, 0), (0, 1, 0))):
            cut(mesh, at, way)
        mesh.transform(place)
        sharp += [tuple(tuple(v.co) for v in e.verts) for e in mesh.edges if e.seam]
        if mesh.faces:
            mesh.verts.index_update()
            drawn = scene.put('on screen', [tuple(v.co) for v in mesh.verts], [tuple(v.index for v in f.verts) for f in mesh.faces], thing.data.materials[0] if mark else skins[0])
            if not mark:
                for skin in skins[1:]:
                    drawn.data.materials.append(skin)
                drawn.data.polygons.foreach_set('material_index', [f.material_index for f in mesh.faces])
            drawn.visible_shadow = False
        mesh.free()
        if mark:
            bpy.data.objects.remove(thing)
    scene.lines('on screen edges', sharp, place.translation, 0.00032, props.look('screen edge', lambda n: materials.glow(n, (0.2, 0.8, 1.0), 1.5)))


def cut(mesh, at, way):
    """Takes away what lies on the side `way` of the plane at `at`."""
    if mesh.verts:
        bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], dist=1e-7, plane_co=at, plane_no=way, clear_outer=True)
