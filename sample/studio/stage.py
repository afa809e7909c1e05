"""Still lifes: several products at their true size before one backdrop, some of them out of focus.

Places and lengths are in centimetres; a scene's `cm` says how many of them are one unit of the studio.
"""
import importlib
import math
from math import cos, sin

import bpy
import studio
from curves import collect, group
from mathutils import Matrix, Vector

# Centimetres that one unit of a product's model stands for.
CM = {
    "alliance-yasmine": 0.95,
    "appareil-photo-tassili-m1": 5.1,
    "baskets-tell": 9.5,
    "batterie-nova-20000": 5,
    "cabas-casbah": 15,
    "casque-aura": 7.5,
    "ceinture-casbah": 6.2,
    "chapeau-cirta": 11.8,
    "chemise-cirta": 36,
    "clavier-tassili-k75": 10,
    "collier-tipaza": 7.2,
    "creme-solea": 3.8,
    "creoles-yasmine": 1.95,
    "ecouteurs-aura-mini": 3.1,
    "enceinte-aura-go": 7.2,
    "foulards-cirta": 12,
    "jonc-yasmine": 2.95,
    "lait-solea": 7.2,
    "lumen-ambre": 5.2,
    "lumen-rose": 4.5,
    "lunettes-cirta": 6.6,
    "manette-tassili-pad": 5.7,
    "montre-nova-fit": 3.2,
    "nova-10": 7.5,
    "nova-12": 7.5,
    "pendentif-yasmine": 7,
    "portable-tassili-14": 10,
    "porte-cartes-casbah": 5.4,
    "poudre-maison": 3.7,
    "puces-tipaza": 0.95,
    "robe-cirta": 58,
    "rouge-maison": 3.2,
    "sac-a-dos-tell": 18,
    "sac-casbah": 12.5,
    "serum-solea": 3.1,
    "solitaire-yasmine": 1.1,
    "souris-tassili-s2": 5.7,
    "tablette-nova-tab": 10,
    "tennis-yasmine": 3.1,
    "vernis-maison": 3.2,
    "veste-tell": 36,
}


def _bounds(objects):
    """Lowest and highest corner of what the objects show."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for o in objects:
        if o.type in ("MESH", "CURVE", "FONT"):
            shape = o.evaluated_get(graph)
            points += [shape.matrix_world @ v.co for v in shape.to_mesh().vertices]
            shape.to_mesh_clear()
    corner = lambda pick: Vector([pick(p[i] for p in points) for i in range(3)])
    return corner(min), corner(max)


def put(objects, cm, scale, at, turn=0, lift=0, lie=(0, 0, 0), sink=0):
    """Lay objects down by the angles of lie, turn them about Z, and stand them at a place.

    cm is the size of one unit of the model, scale that of one unit of the scene. sink lets them
    reach below what they stand on.
    """
    inner = group(objects, rot=lie)
    low, high = _bounds(objects)
    inner.location = (-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z)
    outer = group(
        [inner],
        loc=(at[0] / scale, at[1] / scale, (lift - sink) / scale),
        rot=(0, 0, turn),
        scale=cm / scale,
    )
    for o in (*objects, inner, outer):
        o["set"] = 1  # what a product builds after this one leaves these alone


def item(slug, colour=None, at=(0, 0), turn=0, lift=0, lie=(0, 0, 0), **build):
    """One product of a scene. lie: degrees about X, Y, Z before it is turned; build: arguments of its build()."""

    def place(scale):
        product = importlib.import_module("products." + slug.replace("-", "_"))
        arguments = product.COLORS[colour or next(iter(product.COLORS))]
        with collect() as made:
            product.build(**{**arguments, **build})
        put(made.objs, CM[slug], scale, at, turn, lift, lie)

    return place


def prop(make, *arguments, at=(0, 0), turn=0, lift=0, lie=(0, 0, 0), **named):
    """One thing of a scene that is not sold: make(...) builds it in centimetres."""

    def place(scale):
        with collect() as made:
            make(*arguments, **named)
        put(made.objs, 1, scale, at, turn, lift, lie)

    return place


def look(scale, at=(0, 0, 8), width=50, az=0, el=12, lens=70, focus=None, blur=0):
    """Camera on the place `at`, with `width` centimetres in the picture there.

    focus is the sharp place (default: `at`); blur is how wide a point 10 cm behind it becomes,
    as a share of the picture's width.
    """
    sc = bpy.context.scene
    data = bpy.data.cameras.new("cam")
    cam = bpy.data.objects.new("cam", data)
    sc.collection.objects.link(cam)
    sc.camera = cam
    data.lens, data.sensor_width = lens, 36
    data.clip_start, data.clip_end = 0.01, 300
    a, e = math.radians(az), math.radians(el)
    for o in sc.objects:
        if o.type == "LIGHT" or o.name.startswith(("backdrop", "flag")):
            o.matrix_world = Matrix.Rotation(a, 4, "Z") @ o.matrix_world
    away = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    distance = width / scale / 2 / (18 / lens)
    cam.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    cam.location = Vector(at) / scale + away * distance
    if blur:
        sharp = (cam.location - Vector(focus or at) / scale).dot(away)
        ten = 10 / scale
        opening = blur * width / scale * (sharp + ten) / ten
        data.dof.use_dof = True
        data.dof.focus_distance = sharp
        data.dof.aperture_fstop = lens / 1000 / opening


def compose(things, camera, cm=12, light=None):
    """Build a scene in an empty Blender: studio, products and props, camera."""
    studio.reset()
    studio.studio(**(light or {}))
    for o in bpy.context.scene.objects:
        o["set"] = 1
    for place in things:
        place(cm)
    look(cm, **camera)
