"""Smoothing of simulated cloth: small creases, and the outlines along seams."""
import numpy as np


def _neighbours(triangles, n):
    """Pairs of joined points (both ways), and how many each of n points has."""
    t = np.array(triangles)
    i, j = np.r_[t[:, 0], t[:, 1], t[:, 2]], np.r_[t[:, 1], t[:, 2], t[:, 0]]
    i, j = np.r_[i, j], np.r_[j, i]
    return i, j, np.bincount(i, minlength=n)[:, None]


def ironed(points, triangles, still, times=60):
    """Points with the smallest creases gone and no loss of volume (Taubin); those of still do not move."""
    i, j, count = _neighbours(triangles, len(points))
    free = np.ones((len(points), 1))
    free[still] = 0
    for k in range(2 * times):
        middle = np.zeros_like(points)
        np.add.at(middle, i, points[j])
        points = points + (0.6 if k % 2 == 0 else -0.62) * free * (middle / count - points)
    return points


def faired(points, triangles, seams, reach, times=60):
    """Points with the lines of seams (lists of point numbers) smoothed over a reach; the cloth around them follows."""
    i, j, count = _neighbours(triangles, len(points))
    move, fixed = np.zeros_like(points), np.zeros(len(points), bool)
    for ids in seams:
        P = points[ids]
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        w = np.exp(-(((s[:, None] - s[None]) / reach) ** 2) / 2)
        ends = np.clip(np.minimum(s, s[-1] - s) / (2 * reach), 0, 1)[:, None]
        move[ids] = (w @ P / w.sum(1, keepdims=True) - P) * ends
        fixed[ids] = True
    seam = move.copy()
    for _ in range(times):
        middle = np.zeros_like(points)
        np.add.at(middle, i, move[j])
        move = np.where(fixed[:, None], seam, 0.96 * middle / count)
    return points + move
