"""Shapes between sections and over a grid; blended and rounded bodies; text around a bottle."""
import math
import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector
from curves import *


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
