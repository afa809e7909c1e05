"""Shapes along a path: tubes, rings, seams; and text, stones, groups."""
import math
import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector
from shapes import *


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
