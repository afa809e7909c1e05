"""Shapes: meshes with a material, revolved and extruded ones, smooth outlines."""
import math
import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector


def link(o):
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(
    name,
    vs,
    fs,
    mat=None,
    smooth=False,
    sub=0,
    bevel=0,
    solid=0,
    loc=None,
    rot=None,
    scale=None,
    segs=3,
    auto=None,
):
    """Make an object from vertices and faces; the keywords are those of dress()."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in vs], [], fs)
    me.validate()
    me.update()
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    if name != "open":
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return dress(
        link(bpy.data.objects.new(name, me)),
        mat,
        smooth,
        sub,
        bevel,
        solid,
        loc,
        rot,
        scale,
        segs,
        auto,
    )


def dress(
    o,
    mat=None,
    smooth=False,
    sub=0,
    bevel=0,
    solid=0,
    loc=None,
    rot=None,
    scale=None,
    segs=3,
    auto=None,
):
    """Finish an object: material, smoothing, bevel, thickness, subdivision, place.

    bevel and solid are widths, sub the subdivision level, auto the smoothing angle in degrees,
    rot is in degrees.
    """
    if mat:
        o.data.materials.clear()
        o.data.materials.append(mat)
    if loc:
        o.location = loc
    if rot:
        o.rotation_euler = [math.radians(r) for r in rot]
    if scale:
        o.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    if solid:
        s = o.modifiers.new("so", "SOLIDIFY")
        s.thickness = solid
        s.offset = 0
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = segs
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(30)
        b.harden_normals = False
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = sub
    if smooth or sub or bevel or auto:
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(auto or (180 if sub else 40))
    return o


def lathe(profile, mat=None, seg=96, axis="Z", cap=True, auto=40, **kw):
    """Revolve a profile [(radius, height), ...] about the Z axis (or X, Y)."""
    vs, fs, n = [], [], len(profile)
    for i in range(seg):
        a = 2 * pi * i / seg
        vs += [(r * cos(a), r * sin(a), z) for r, z in profile]
    for i in range(seg):
        j = (i + 1) % seg
        fs += [
            (i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)
        ]
    if cap:
        for k in (0, n - 1):
            if profile[k][0] > 1e-6:
                fs.append([i * n + k for i in range(seg)])
    if axis == "X":
        vs = [(z, x, y) for x, y, z in vs]
    if axis == "Y":
        vs = [(x, z, y) for x, y, z in vs]
    return mesh("lathe", vs, fs, mat, smooth=True, auto=auto, **kw)


def fillet(profile, r=0.03, n=4):
    """Round the corners of a 2D line with radius r; a third element of a point is its own radius."""
    out = [profile[0][:2]]
    for i in range(1, len(profile) - 1):
        p0, p1, p2 = (Vector(q[:2]) for q in profile[i - 1 : i + 2])
        rr = profile[i][2] if len(profile[i]) > 2 else r
        a, b = p0 - p1, p2 - p1
        rr = min(rr, a.length * 0.49, b.length * 0.49)
        if rr < 1e-5:
            out.append(tuple(p1))
            continue
        s, e = p1 + a.normalized() * rr, p1 + b.normalized() * rr
        out += [
            tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * p1 + t * t * e)
            for t in [k / n for k in range(n + 1)]
        ]
    return out + [profile[-1][:2]]


def rrect(w, h, r, n=8, p=2.0):
    """Outline of a rounded rectangle, n + 1 points a corner; p > 2 makes the corners squarer."""
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, pi / 2),
        (-w / 2 + r, -h / 2 + r, pi),
        (w / 2 - r, -h / 2 + r, 3 * pi / 2),
    ):
        for i in range(n + 1):
            a = a0 + pi / 2 * i / n
            c, s = cos(a), sin(a)
            pts.append(
                (
                    cx + r * math.copysign(abs(c) ** (2 / p), c),
                    cy + r * math.copysign(abs(s) ** (2 / p), s),
                )
            )
    return pts


def prism(outline, depth, mat=None, bevel=0.02, plane="XZ", segs=4, **kw):
    """Extrude a 2D outline by depth, centred. Plane XZ stands and faces -Y, XY lies flat, YZ faces X."""
    n = len(outline)
    f = (
        (lambda x, y, d: (x, d, y))
        if plane == "XZ"
        else (
            (lambda x, y, d: (x, y, d))
            if plane == "XY"
            else (lambda x, y, d: (d, x, y))
        )
    )
    vs = [f(x, y, -depth / 2) for x, y in outline] + [
        f(x, y, depth / 2) for x, y in outline
    ]
    fs = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [
        (i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)
    ]
    return mesh("prism", vs, fs, mat, bevel=bevel, segs=segs, **kw)


def slab(w, h, d, r, mat=None, bevel=0.02, n=10, p=2.0, **kw):
    """A prism with a rounded rectangle as outline."""
    return prism(rrect(w, h, r, n, p), d, mat, bevel, **kw)


def rounded_box(w, d, h, r=0.05, mat=None, segs=4, **kw):
    """A box with all edges rounded by r."""
    v = [
        (x * w / 2, y * d / 2, z * h / 2)
        for x in (-1, 1)
        for y in (-1, 1)
        for z in (-1, 1)
    ]
    return mesh(
        "box",
        v,
        [
            (0, 1, 3, 2),
            (4, 6, 7, 5),
            (0, 4, 5, 1),
            (2, 3, 7, 6),
            (0, 2, 6, 4),
            (1, 5, 7, 3),
        ],
        mat,
        bevel=r,
        segs=segs,
        **kw
    )


def catmull(pts, n=12, closed=False):
    """A smooth line through points, n steps between two of them."""
    P = [Vector(p) for p in pts]
    N = len(P)
    out = []
    g = (lambda i: P[i % N]) if closed else (lambda i: P[max(0, min(N - 1, i))])
    for i in range(N if closed else N - 1):
        a, b, c, d = g(i - 1), g(i), g(i + 1), g(i + 2)
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    (2 * b)
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return out if closed else out + [P[-1]]
