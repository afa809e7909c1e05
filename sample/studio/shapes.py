"""Modelling helpers: revolved, extruded, swept and lofted shapes, seams, text, stones."""
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


def sweep(
    path, section, mat=None, closed=False, up=(0, 0, 1), scale=None, cap=True, **kw
):
    """Sweep a closed 2D section along a path; up fixes the roll, scale(t) -> (sx, sy) its size."""
    N, M = len(path), len(section)
    vs, fs = [], []
    up = Vector(up)
    for i, p in enumerate(path):
        t = (
            (path[(i + 1) % N] - path[i - 1])
            if closed
            else (path[min(i + 1, N - 1)] - path[max(i - 1, 0)])
        )
        t.normalize()
        x = t.cross(up)
        x = x.normalized() if x.length > 1e-4 else t.orthogonal().normalized()
        y = x.cross(t).normalized()
        s = scale(i / (N - 1)) if scale else (1, 1)
        vs += [p + x * u * s[0] + y * v * s[1] for u, v in section]
    for i in range(N if closed else N - 1):
        a, b = i * M, ((i + 1) % N) * M
        fs += [(a + k, a + (k + 1) % M, b + (k + 1) % M, b + k) for k in range(M)]
    if not closed and cap:
        fs += [list(range(M)), list(range((N - 1) * M, N * M))]
    return mesh("sweep", vs, fs, mat, smooth=True, auto=kw.pop("auto", 50), **kw)


def tube(pts, r, mat=None, closed=False, smooth_pts=True, n=10, res=4, **kw):
    """A round tube through points."""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    P = catmull(pts, n, closed) if smooth_pts else [Vector(p) for p in pts]
    s = cu.splines.new("POLY")
    s.points.add(len(P) - 1)
    s.use_cyclic_u = closed
    for q, p in zip(s.points, P):
        q.co = (*p, 1)
    s.use_smooth = True
    o = link(bpy.data.objects.new("tube", cu))
    if mat:
        cu.materials.append(mat)
    for k, v in kw.items():
        if k == "loc":
            o.location = v
        if k == "rot":
            o.rotation_euler = [math.radians(x) for x in v]
    return o


def torus(R, r, mat=None, seg=96, rs=20, section=None, **kw):
    """A ring of radius R about Z; section replaces the round cross-section of radius r."""
    sec = section or [
        (r * cos(2 * pi * k / rs), r * sin(2 * pi * k / rs)) for k in range(rs)
    ]
    prof = [(R + x, z) for x, z in sec]
    return lathe(prof + [prof[0]], mat, seg, cap=False, auto=kw.pop("auto", 60), **kw)


def sphere(r, mat=None, seg=48, **kw):
    """A ball."""
    return lathe(
        [(r * sin(pi * i / 24), -r * cos(pi * i / 24)) for i in range(25)],
        mat,
        seg,
        cap=False,
        auto=180,
        **kw
    )


def stitches(path, mat, length=0.035, gap=0.02, r=0.006, off=(0, 0, 0)):
    """Dashes along a line, as real geometry: a seam."""
    P = [Vector(p) + Vector(off) for p in path]
    d = [0]
    for a, b in zip(P, P[1:]):
        d.append(d[-1] + (b - a).length)

    def at(s):
        for i in range(len(P) - 1):
            if s <= d[i + 1]:
                return P[i].lerp(P[i + 1], (s - d[i]) / max(1e-9, d[i + 1] - d[i]))
        return P[-1]

    cu = bpy.data.curves.new("st", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 2
    cu.use_fill_caps = True
    s = 0
    while s + length < d[-1]:
        sp = cu.splines.new("POLY")
        sp.points.add(2)
        for q, k in zip(sp.points, (0, 0.5, 1)):
            q.co = (*at(s + length * k), 1)
        s += length + gap
    cu.materials.append(mat)
    return link(bpy.data.objects.new("st", cu))


def text(
    s,
    size,
    mat,
    loc=(0, 0, 0),
    rot=(90, 0, 0),
    depth=0.002,
    align="CENTER",
    spacing=1.0,
):
    """Extruded lettering, centred; upright and facing -Y unless rotated."""
    cu = bpy.data.curves.new("txt", "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = depth
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.space_character = spacing
    cu.materials.append(mat)
    o = link(bpy.data.objects.new("txt", cu))
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    return o


def hull(vs, mat=None, **kw):
    """Convex hull of points, flat faces merged: the way to a cut stone."""
    me = bpy.data.meshes.new("hull")
    bm = bmesh.new()
    [bm.verts.new(v) for v in vs]
    bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.dissolve_limit(
        bm, angle_limit=math.radians(0.5), verts=bm.verts, edges=bm.edges
    )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return dress(link(bpy.data.objects.new("hull", me)), mat, **kw)


def brilliant(r=1.0, mat=None, **kw):
    """A round brilliant of radius r, girdle at z = 0."""
    R = lambda rad, z, n, off: [
        (rad * cos(2 * pi * (i + off) / n), rad * sin(2 * pi * (i + off) / n), z)
        for i in range(n)
    ]
    v = (
        R(0.56 * r, 0.32 * r, 8, 0)
        + R(0.80 * r, 0.185 * r, 8, 0.5)
        + R(r, 0.03 * r, 16, 0)
        + R(r, -0.02 * r, 16, 0)
        + R(0.22 * r, -0.69 * r, 8, 0.5)
        + [(0, 0, -0.87 * r)]
    )
    return hull(v, mat, **kw)


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Parent objects to an empty and place that; returns the empty."""
    e = link(bpy.data.objects.new("g", None))
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = [math.radians(r) for r in rot]
    e.scale = (scale,) * 3
    bpy.context.view_layer.update()
    return e


class collect:
    """with collect() as c: ... ; afterwards c.objs are the objects made inside."""

    def __enter__(s):
        s.b = set(bpy.data.objects)
        return s

    def __exit__(s, *a):
        s.objs = [o for o in bpy.data.objects if o not in s.b]


def spline(table):
    """[(x, v...), ...] -> f(x) -> [v...], a smooth monotone curve through the rows."""
    X = [r[0] for r in table]
    n = len(X)
    cols = list(zip(*[r[1:] for r in table]))
    D = []
    for c in cols:
        sl = [(c[i + 1] - c[i]) / (X[i + 1] - X[i]) for i in range(n - 1)]
        D.append(
            [sl[0]]
            + [
                0
                if sl[i - 1] * sl[i] <= 0
                else 2 * sl[i - 1] * sl[i] / (sl[i - 1] + sl[i])
                for i in range(1, n - 1)
            ]
            + [sl[-1]]
        )

    def f(x):
        x = max(X[0], min(X[-1], x))
        i = max(k for k in range(n - 1) if X[k] <= x or k == 0)
        h = X[i + 1] - X[i]
        t = (x - X[i]) / h
        return [
            (1 + 2 * t) * (1 - t) ** 2 * c[i]
            + t * (1 - t) ** 2 * h * d[i]
            + t * t * (3 - 2 * t) * c[i + 1]
            + t * t * (t - 1) * h * d[i + 1]
            for c, d in zip(cols, D)
        ]

    return f


def loft(sections, mat=None, cap=True, closed=True, **kw):
    """Skin through 3D sections with equal point counts."""
    M = len(sections[0])
    vs = [p for s in sections for p in s]
    K = M if closed else M - 1
    fs = [
        (i * M + k, i * M + (k + 1) % M, (i + 1) * M + (k + 1) % M, (i + 1) * M + k)
        for i in range(len(sections) - 1)
        for k in range(K)
    ]
    if cap and closed:
        fs += [list(range(M)), list(range((len(sections) - 1) * M, len(sections) * M))]
    return mesh("loft", vs, fs, mat, **kw)


def grid(f, nu, nv, mat=None, u=(0, 1), v=(0, 1), **kw):
    """A surface patch of nu by nv points from f(u, v) -> point."""
    P = [
        f(u[0] + (u[1] - u[0]) * i / (nu - 1), v[0] + (v[1] - v[0]) * j / (nv - 1))
        for i in range(nu)
        for j in range(nv)
    ]
    return mesh(
        "grid",
        P,
        [
            (i * nv + j, i * nv + j + 1, (i + 1) * nv + j + 1, (i + 1) * nv + j)
            for i in range(nu - 1)
            for j in range(nv - 1)
        ],
        mat,
        **kw
    )


def join(objs):
    """Merge mesh objects into one mesh, modifiers applied; returns the new object."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    out = bmesh.new()
    for o in objs:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(graph), depsgraph=graph)
        me.transform(o.matrix_world)
        out.from_mesh(me)
        bpy.data.objects.remove(o)
    me = bpy.data.meshes.new("joined")
    out.to_mesh(me)
    out.free()
    return link(bpy.data.objects.new("joined", me))


def blend(objs, mat=None, voxel=0.03, smooth=8, sub=1):
    """Melt overlapping closed shapes into one soft body (voxel remesh, then smoothing)."""
    o = join(objs)
    m = o.modifiers.new("re", "REMESH")
    m.mode, m.voxel_size = "VOXEL", voxel
    s = o.modifiers.new("sm", "SMOOTH")
    s.factor, s.iterations = 0.5, smooth
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = sub
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(graph), depsgraph=graph)
    bpy.data.objects.remove(o)
    o = link(bpy.data.objects.new("blend", me))
    return dress(o, mat, smooth=True, auto=180)


def ellipsoid(rx, ry, rz, mat=None, **kw):
    """Sphere with three radii."""
    return sphere(1, mat, scale=(rx, ry, rz), **kw)


def superellipsoid(
    a, b, c, e1=0.5, e2=0.5, z0=-1.0, z1=1.0, mat=None, nu=96, nv=40, **kw
):
    """Box-like ellipsoid (small exponents are squarer), from height z0*c to z1*c, open at the cuts."""
    p = lambda x, e: math.copysign(abs(x) ** e, x)
    lo, hi = [math.asin(math.copysign(abs(z) ** (1 / e1), z)) for z in (z0, z1)]
    rows = []
    for j in range(nv + 1):
        w = lo + (hi - lo) * j / nv
        rows.append(
            [
                (
                    a * p(cos(w), e1) * p(cos(t), e2),
                    b * p(cos(w), e1) * p(sin(t), e2),
                    c * p(sin(w), e1),
                )
                for t in [2 * pi * i / nu for i in range(nu)]
            ]
        )
    return loft(rows, mat, cap=False, smooth=True, auto=180, **kw)


def curved_text(s, size, mat, radius, z, spacing=1.0, lift=0.001):
    """Lettering bent around a bottle of the given radius, one object a letter, centred at -Y."""
    share = lambda ch: 0.29 if ch in "I1. " else 0.8 if ch in "MO" else 0.62
    widths = [size * share(ch) * spacing for ch in s]
    x = -sum(widths) / 2
    for ch, w in zip(s, widths):
        a = (x + w / 2) / radius
        if ch != " ":
            place = ((radius + lift) * sin(a), -(radius + lift) * cos(a), z)
            text(ch, size, mat, place, rot=(90, 0, math.degrees(a)), depth=0.001)
        x += w
