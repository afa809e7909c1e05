"""Garments: panels cut from a pattern, sewn along their seams, hung up and left to gravity by cloth simulation.

A pattern is in centimetres, as the garment lies flat: x to its left side, z up from the tip of the shoulder seam at
the neck. Details are given in the pattern's coordinates too and follow the cloth to where it fell.
"""
import hashlib
import json
import os
import tempfile

import numpy as np
from base import *
from mathutils.geometry import delaunay_2d_cdt

UNIT = 36.0  # centimetres of one unit of the studio


def resample(line, step):
    """Points along a 2D line, about step apart, both ends included."""
    P = np.array([tuple(p)[:2] for p in line], float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
    s = np.linspace(0, d[-1], max(2, int(round(d[-1] / step)) + 1))
    return np.c_[np.interp(s, d, P[:, 0]), np.interp(s, d, P[:, 1])]


def smooth_line(points, n=10):
    """A 2D line rounded through its points."""
    return [(p.x, p.y) for p in catmull([(x, z, 0) for x, z in points], n)]


def arc(half, top, depth, power=2.0, n=40):
    """A neckline from x = -half to half, depth below top in the middle."""
    return [(x, top - depth * (1 - abs(x / half) ** power)) for x in np.linspace(-half, half, n)]


def _triangles(loop, step):
    """Points and triangles of the area inside a closed loop; the loop's points come first."""
    low, high = loop.min(0), loop.max(0)
    rows = np.arange(low[1] + step * 0.5, high[1], step * 0.866)
    inside = []
    closed = np.r_[loop, loop[:1]]
    for i, z in enumerate(rows):
        x = np.arange(low[0] + step * (0.25 + 0.5 * (i % 2)), high[0], step)
        crossing = np.zeros(len(x), bool)
        for (ax, az), (bx, bz) in zip(closed, closed[1:]):
            if (az > z) != (bz > z):
                crossing ^= x < ax + (z - az) * (bx - ax) / (bz - az)
        inside += [(a, z) for a in x[crossing]]
    inside = np.array(inside)
    near = np.min(np.hypot(inside[:, None, 0] - loop[None, :, 0], inside[:, None, 1] - loop[None, :, 1]), 1)
    points = np.r_[loop, inside[near > step * 0.6]]
    n = len(loop)
    edges = [(i, (i + 1) % n) for i in range(n)]
    got, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in points], edges, [list(range(n))], 1, 1e-4)
    got = np.array([tuple(p) for p in got])
    area = lambda a, b, c: (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    return got, [tuple(t) if area(*got[list(t)]) > 0 else tuple(t[::-1]) for t in faces]


class Panel:
    """One side of a garment: its flat points, its triangles, and where they are now."""

    def __init__(self, flat, triangles, ids):
        self.flat, self.triangles, self.ids = flat, np.array(triangles), np.array(ids)
        self.corners = flat[self.triangles]

    def follow(self, points, normals):
        """Take the places and normals of the garment's simulated points."""
        self.points, self.normals = points[self.ids], normals[self.ids]

    def at(self, x, z, off=0.0):
        """Where the pattern's point lies now, off centimetres above the cloth."""
        a, b, c = self.corners[:, 0], self.corners[:, 1], self.corners[:, 2]
        d = (b[:, 1] - c[:, 1]) * (a[:, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (a[:, 1] - c[:, 1])
        d = np.where(np.abs(d) < 1e-9, 1e-9, d)
        u = ((b[:, 1] - c[:, 1]) * (x - c[:, 0]) + (c[:, 0] - b[:, 0]) * (z - c[:, 1])) / d
        v = ((c[:, 1] - a[:, 1]) * (x - c[:, 0]) + (a[:, 0] - c[:, 0]) * (z - c[:, 1])) / d
        i = int(np.argmax(np.minimum(np.minimum(u, v), 1 - u - v)))
        w = np.array([u[i], v[i], 1 - u[i] - v[i]])
        w = np.clip(w, -0.6, 1.6)
        t = self.triangles[i]
        n = Vector(w @ self.normals[t]).normalized()
        return Vector(w @ self.points[t]) + n * (off / UNIT), n


def cut(top, under, front_neck, back_neck, hem=0.0, step=1.5, depth=5.0):
    """Sew two panels together -> (points, triangles, front, back, seams).

    top runs from the neck along shoulder and sleeve to the cuff, under from the cuff by the armpit to the hem; both
    are the left half. Necklines run from x < 0 to x > 0. hem lowers the middle of the hem. depth is how far the
    panels stand apart before they fall.
    """
    top, under = resample(top, step), resample(under, step)
    cuff = resample([top[-1], under[0]], step)[1:-1]
    side = under[-1]
    below = resample([(x, side[1] - hem * (1 - (x / side[0]) ** 2)) for x in np.linspace(side[0], -side[0], 60)], step)
    mirror = lambda line: [(-x, z) for x, z in reversed(line)]
    half = [*map(tuple, top), *map(tuple, cuff), *map(tuple, under)]
    seams = np.array([*top, *under, *mirror(top), *mirror(under)])
    points, triangles, panels = [], [], []
    index = {}
    for sign, neck in ((-1, front_neck), (1, back_neck)):
        collar = resample(neck, step * 0.8)
        loop = np.array(half + [tuple(p) for p in below[1:-1]] + mirror(half) + [tuple(p) for p in collar[1:-1]])
        flat, faces = _triangles(loop, step)
        gap = np.min(np.hypot(flat[:, None, 0] - seams[None, :, 0], flat[:, None, 1] - seams[None, :, 1]), 1)
        y = depth * (1 - np.exp(-gap / depth))
        ring = np.array([np.min(np.hypot(*(collar - p).T)) < 0.01 for p in flat])
        wide = abs(neck[0][0])
        y[ring] = (6.2 if sign < 0 else 5.0) * np.sqrt(np.clip(1 - (flat[ring, 0] / wide) ** 2, 0, 1))
        ids = []
        for (x, z), away in zip(flat, y):
            key = (round(x, 3), round(sign * away, 3), round(z, 3))
            if key not in index:
                index[key] = len(points)
                points.append((x, sign * away, z))
            ids.append(index[key])
        turned = [t if sign < 0 else t[::-1] for t in faces]
        triangles += [tuple(ids[i] for i in t) for t in turned]
        panels.append(Panel(flat, faces, ids))
    return np.array(points), triangles, *panels, seams


def _fall(points, triangles, pins, frames, seed, cloth):
    """Points of the cloth after it fell; pins stay where they are."""
    rnd = np.random.default_rng(seed)
    start = points / UNIT
    start[:, 1] += rnd.normal(0, 0.002, len(start))
    o = mesh("open", [], [])
    bpy.data.objects.remove(o)
    data = bpy.data.meshes.new("cloth")
    data.from_pydata([tuple(p) for p in start], [], triangles)
    o = link(bpy.data.objects.new("cloth", data))
    o.vertex_groups.new(name="pin").add([int(i) for i in pins], 1.0, "REPLACE")
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.vertex_group_mass = "pin"
    s.quality = 6
    for key, value in {
        "mass": 0.3,
        "air_damping": 2.0,
        "tension_stiffness": 30,
        "compression_stiffness": 30,
        "shear_stiffness": 10,
        "bending_stiffness": 1.0,
        "tension_damping": 8,
        "compression_damping": 8,
        "shear_damping": 8,
        "bending_damping": 1.0,
        **cloth,
    }.items():
        setattr(s, key, value)
    m.collision_settings.use_self_collision = True
    m.collision_settings.self_distance_min = 0.012
    m.collision_settings.collision_quality = 2
    m.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = o.evaluated_get(graph).to_mesh()
    out = np.array([tuple(v.co) for v in fallen.vertices])
    bpy.data.objects.remove(o)
    scene.frame_set(1)
    return out


def drape(points, triangles, pins, frames=60, seed=3, **cloth):
    """_fall(), kept in a file of the system's temporary folder, because every view of a garment needs it again."""
    text_ = json.dumps([points.round(4).tolist(), sorted(map(int, pins)), frames, seed, cloth])
    name = hashlib.sha256(text_.encode()).hexdigest()[:16]
    path = os.path.join(tempfile.gettempdir(), f"studio-cloth-{name}.npy")
    if not os.path.exists(path):
        np.save(path, _fall(points.copy(), triangles, pins, frames, seed, cloth))
    return np.load(path)


def _ironed(points, triangles, still, times=60):
    """Points with the smallest creases gone and no loss of volume (Taubin); those of still do not move."""
    t = np.array(triangles)
    i, j = np.r_[t[:, 0], t[:, 1], t[:, 2]], np.r_[t[:, 1], t[:, 2], t[:, 0]]
    i, j = np.r_[i, j], np.r_[j, i]
    count = np.bincount(i, minlength=len(points))[:, None]
    free = np.ones((len(points), 1))
    free[list(still)] = 0
    for k in range(2 * times):
        middle = np.zeros_like(points)
        np.add.at(middle, i, points[j])
        points = points + (0.6 if k % 2 == 0 else -0.62) * free * (middle / count - points)
    return points


def sewn(fallen, triangles, panels, mat, pins=(), thick=0.25):
    """The garment's cloth as an object; its panels learn where it is."""
    data = bpy.data.meshes.new("garment")
    data.from_pydata([tuple(p) for p in _ironed(fallen, triangles, pins)], [], triangles)
    o = link(bpy.data.objects.new("garment", data))
    dress(o, mat, smooth=True, auto=180)
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 2
    bpy.context.view_layer.update()
    smooth = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = [(tuple(v.co), tuple(v.normal)) for v in smooth.vertices[: len(fallen)]]
    for panel in panels:
        panel.follow(np.array([p for p, _ in places]), np.array([n for _, n in places]))
    s = o.modifiers.new("so", "SOLIDIFY")
    s.thickness, s.offset = thick / UNIT, -1
    return o


def body(top, under, neck, hem, mat, span=19.5, frames=60, depth=4.2, thick=0.25, seed=3, **forces):
    """The cloth of a garment on its hanger -> (front, back). neck is (half its width, front, back), span where the hanger ends."""
    half, front, back = neck
    necklines = arc(half, 0, front), arc(half, 0, back)
    points, triangles, f, b, _ = cut(top, under, *necklines, hem=hem, step=1.6, depth=depth)
    line = np.array([*necklines[0], *necklines[1]])
    near = np.min(np.hypot(*(points[:, None, [0, 2]] - line[None]).transpose(2, 0, 1)), 1) < 1.0
    shoulder = (np.abs(points[:, 1]) < 0.3) & (np.abs(points[:, 0]) < span) & (points[:, 2] > -7)
    pins = np.flatnonzero(near | shoulder)
    fallen = drape(points, triangles, pins, frames, seed, **forces)
    sewn(fallen, triangles, (f, b), mat, pins, thick)
    return f, b
