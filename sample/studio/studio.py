"""The photo studio: backdrop, lights, camera."""
import math
from math import cos, pi, sin

import bpy
from materials import pbr
from mathutils import Matrix, Vector
from shapes import mesh


def reset():
    """Empty Blender."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def studio(floor="#e9e4dd", key=1.0, fill=1.0, rim=1.0, jewel=False, far=1.0):
    """Backdrop, sky and lights; jewel adds small sharp lights and black flags for metal and stones.

    far moves the lights away and makes them as much larger and stronger, for wide scenes.
    """
    sc = bpy.context.scene
    w = bpy.data.worlds.new("w")
    sc.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    tc = n.new("ShaderNodeTexCoord")
    sep = n.new("ShaderNodeSeparateXYZ")
    ramp = n.new("ShaderNodeValToRGB")
    mp = n.new("ShaderNodeMapRange")
    mp.inputs["From Min"].default_value = -1
    l.new(tc.outputs["Generated"], sep.inputs[0])
    l.new(sep.outputs["Z"], mp.inputs["Value"])
    l.new(mp.outputs[0], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.45, (0.30, 0.29, 0.28, 1) if not jewel else (
        0.75,
        0.73,
        0.70,
        1,
    )
    e[1].position, e[1].color = 1, (0.95, 0.96, 1, 1)
    m = e.new(0.62)
    m.color = (0.42, 0.41, 0.40, 1) if not jewel else (0.34, 0.34, 0.34, 1)
    l.new(ramp.outputs[0], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = 0.38
    # seamless sweep
    pts = (
        [(-9, 0)]
        + [
            (4 + 3 * sin(a), 3 - 3 * cos(a))
            for a in [i * pi / 2 / 16 for i in range(17)]
        ]
        + [(7, 14)]
    )
    vs = [(x, y, z) for (y, z) in pts for x in (-25, 25)]
    fs = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)]
    bd = mesh("backdrop", vs, fs, smooth=True)
    bd["set"] = 1
    bd.data.materials.append(pbr("floor", floor, rough=0.75, spec=0.15))

    def area(name, loc, target, sx, sy, power, col=(1, 1, 1)):
        d = bpy.data.lights.new(name, "AREA")
        d.shape = "RECTANGLE"
        d.size, d.size_y = sx * far, sy * far
        d.energy = power * far**2
        d.color = col
        o = bpy.data.objects.new(name, d)
        sc.collection.objects.link(o)
        o["set"] = 1
        o.location = Vector(loc) * far
        o.rotation_euler = (
            (Vector(target) - Vector(loc) * far).to_track_quat("-Z", "Y").to_euler()
        )
        return o

    area("key", (-4.2, -2.6, 5.2), (0, 0, 0.6), 2.8, 2.8, 620 * key, (1, 0.975, 0.94))
    area(
        "fill",
        (5.2, -3.4, 2.6),
        (0, 0, 0.8),
        2.2,
        4.2,
        95 * fill,
        (0.95, 0.975, 1),
    )
    area("rim", (1.5, 3.6, 5.4), (0, 0, 0.8), 4.5, 1.4, 260 * rim)
    area("bg", (0, 2.2, 7.5), (0, 7.5, 2.5), 9, 1.5, 420)
    if jewel:  # black flags and sharp kickers make metal and gems sparkle
        for i, (x, y, z, s) in enumerate(
            [
                (-2.2, -3.5, 3.2, 0.5),
                (2.6, -2.4, 4, 0.45),
                (0, 2.5, 4.2, 0.6),
                (-3, 1.5, 2.5, 0.4),
                (0.6, -4.5, 2.0, 0.35),
            ]
        ):
            area(f"k{i}", (x, y, z), (0, 0, 0.7), s, s, 22)
        for i, (x, rot) in enumerate([(-2.6, 0.5), (2.9, -0.4)]):
            f = mesh(
                f"flag{i}",
                [(-0.45, 0, 0), (0.45, 0, 0), (0.45, 0, 4), (-0.45, 0, 4)],
                [(0, 1, 2, 3)],
            )
            f["set"] = 1
            f.location = (x, -2.2, 0)
            f.rotation_euler = (0, 0, rot)
            f.data.materials.append(pbr("flag", "#050505", rough=0.9))
            f.visible_camera = False
            f.visible_shadow = False


def camera(az=30, el=14, lens=85, fill=0.74, shift=(0, 0)):
    """Camera az degrees to the right of the front (-Y) and el degrees up, framing the product.

    fill is the share of the picture the product takes (above 1 it is cut: a detail), shift moves
    the camera right and up. The studio turns with the camera: same light in every view.
    """
    sc = bpy.context.scene
    cd = bpy.data.cameras.new("cam")
    cam = bpy.data.objects.new("cam", cd)
    sc.collection.objects.link(cam)
    sc.camera = cam
    cd.lens = lens
    cd.sensor_width = 36
    cd.clip_end = 200
    cd.clip_start = 0.01
    a, e = math.radians(az), math.radians(el)
    for o in sc.objects:
        if o.get("set") and (
            o.type == "LIGHT" or o.name.startswith(("backdrop", "flag"))
        ):
            o.matrix_world = Matrix.Rotation(a, 4, "Z") @ o.matrix_world
    bpy.context.view_layer.update()
    d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    q = (-d).to_track_quat("-Z", "Y")
    cam.rotation_euler = q.to_euler()
    dg = bpy.context.evaluated_depsgraph_get()
    P = []
    for o in sc.objects:
        if (
            o.type in ("MESH", "CURVE", "FONT")
            and not o.get("set")
            and not o.hide_render
        ):
            ev = o.evaluated_get(dg)
            me = ev.to_mesh()
            k = max(1, len(me.vertices) // 400)
            P += [ev.matrix_world @ v.co for v in list(me.vertices)[::k]]
            ev.to_mesh_clear()
    R = q.to_matrix()
    X, Y = R.col[0], R.col[1]
    tan = 18 / lens * fill
    c = sum(P, Vector()) / len(P)
    D = 8
    for _ in range(25):  # centre the projected bounds, then set the distance
        pos = c + d * D
        pr = [
            (
                (p - pos).dot(X) / (pos - p).dot(d),
                (p - pos).dot(Y) / (pos - p).dot(d),
            )
            for p in P
        ]
        x0, x1 = min(p[0] for p in pr), max(p[0] for p in pr)
        y0, y1 = min(p[1] for p in pr), max(p[1] for p in pr)
        c = c + X * ((x0 + x1) / 2 * D) + Y * ((y0 + y1) / 2 * D)
        D *= max(x1 - x0, y1 - y0) / 2 / tan
    cam.location = c + d * D + X * shift[0] + Y * shift[1]
    return cam


def settle():
    """Drop the whole product so that its lowest point touches the floor."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    z = 1e9
    roots = []
    for o in bpy.context.scene.objects:
        if o.get("set") or o.type == "CAMERA":
            continue
        if o.parent is None:
            roots.append(o)
        if o.type in ("MESH", "CURVE", "FONT"):
            ev = o.evaluated_get(dg)
            me = ev.to_mesh()
            z = min([z] + [(ev.matrix_world @ v.co).z for v in me.vertices])
            ev.to_mesh_clear()
    for o in roots:
        o.location.z -= z
    bpy.context.view_layer.update()
