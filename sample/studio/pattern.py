"""Patterns of garments: outlines cut into panels and sewn along their seams.

A pattern is in centimetres, as the garment lies flat: x to its left side, z up from the tip of the shoulder seam at
the neck. Details are given in the pattern's coordinates too and follow the cloth to where it fell.
"""
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


class Sleeve:
    """A left sleeve that leaves the shoulder's tip at an angle below the horizontal (degrees); lengths in centimetres."""

    def __init__(self, tip, armpit, angle, length, cuff, head=1.2):
        a = np.radians(angle)
        self.tip, self.armpit = np.array(tip), np.array(armpit)
        self.along, self.away = np.array((np.cos(a), -np.sin(a))), np.array((np.sin(a), np.cos(a)))
        self.end = self.tip + self.away * head + self.along * length
        self.inner = self.end - self.away * cuff
        self.cuff, self.head = cuff, head

    def top(self):
        """Points of the pattern from the tip of the shoulder to the cuff."""
        on = lambda t, out: tuple(self.tip + self.along * t + self.away * out)
        return [tuple(self.tip), on(3.2, self.head * 0.9), on(9, self.head * 1.1), tuple(self.end)]

    def under(self):
        """Points of the pattern from the cuff to the armpit and the first of the side."""
        e = (self.inner - self.armpit) / np.linalg.norm(self.inner - self.armpit)
        return [tuple(p) for p in (self.inner, self.armpit + e * 14, self.armpit + e * 4, self.armpit, self.armpit - (0.9, 3.8))]

    def at(self, u, v, s=1):
        """A point of the pattern: u from the outer edge to the inner one, v centimetres up from the cuff's end; s is the side."""
        x, z = self.end - self.away * self.cuff * u - self.along * v
        return s * x, z


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
