"""Folds that simulation leaves out: soft ones down body and sleeves, wrinkles at elbow and cuff, crumpled linen."""
import numpy as np
from mathutils import Vector, noise


def _smooth(x, low, high):
    """0 below low, 1 above high, smooth between."""
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def _noise(*place):
    return noise.noise(Vector(place))


def _crease(*place):
    """Noise with sharp ridges, -1 to 1."""
    return 1 - 2.6 * abs(noise.noise(Vector(place)))


def folds(sleeve, deep=1.0, crumple=0.14, start=14.0, wide=6.0, seed=0.0):
    """A function (x, z, side) -> centimetres out of the cloth; side is -1 in front and 1 at the back.

    deep is the depth of the folds down the body, which begin start below the neck and are about wide apart;
    crumple that of the small wrinkles everywhere.
    """

    def depth(x, z, side):
        from_tip = np.array((abs(x), z)) - sleeve.tip
        t, w = float(from_tip @ sleeve.along), float(from_tip @ sleeve.away)
        key = seed + 7.3 * side + (31.7 if x < 0 else 0)
        on_sleeve = _smooth(abs(x), sleeve.tip[0] - 1.5, sleeve.tip[0] + 2.5) * _smooth(w, -17, -13)
        down = _smooth(-z, start, start + 45)
        calm = 1.0 if side > 0 else 0.35 + 0.65 * _smooth(abs(x), 2, 7)
        on_body = deep * down * calm * (1.5 * _noise(x / wide, z / 70, seed + side) + 0.5 * _noise(x / wide * 2.1, z / 50, seed + 5 + side))
        elbow = np.exp(-(((t - 27) / 12) ** 2)) * _crease(t / 6 + w / 14, w / 12, key)
        gathers = np.exp(-(((t - 53) / 5) ** 2)) * _noise(w / 2.2, t / 14, key)
        along = _noise(w / 5.5, t / 38, key + 3)
        on_arm = deep * (0.3 * elbow + 0.35 * gathers + 0.55 * _smooth(t, 4, 16) * along)
        small = _crease(x / 7, z / 8, key) + 0.45 * _crease(x / 3.4 + 0.1 * z, z / 4, key + 9)
        return (1 - on_sleeve) * on_body + on_sleeve * on_arm + crumple * small

    return depth


def folded(points, triangles, flat, amount, depth, unit):
    """Points moved along their normals by depth(x, z, side) of the pattern's flat points, times amount (0 to 1)."""
    t = np.array(triangles)
    face = np.cross(points[t[:, 1]] - points[t[:, 0]], points[t[:, 2]] - points[t[:, 0]])
    normals = np.zeros_like(points)
    for k in range(3):
        np.add.at(normals, t[:, k], face)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    outward = np.sign((normals[:, 1] * np.sign(flat[:, 1])).sum())
    by = np.array([depth(x, z, -1 if y < 0 else 1) for x, y, z in flat]) * amount / unit
    return points + normals * by[:, None] * outward
