"""Pendant on a fine chain, laid out; a round stone in a halo."""
from base import *

COLORS = {"or": dict(kind="yellow")}
STUDIO = dict(jewel=True)
SAMPLES = 40
VIEWS = {
    "main": dict(az=0, el=58, fill=0.78),
    "front": dict(az=14, el=40, fill=0.78),
    "side": dict(az=-36, el=36, fill=0.78),
    "detail": dict(az=8, el=52, fill=1.8, shift=(-0.06, -0.38)),
}


def build(kind):
    g = gold(kind, 0.1)
    stone = gem("#ffffff")
    # chain: a closed loop, wide at the top, running down to the pendant
    half = [
        (0.0, -0.46, 0),
        (0.18, -0.18, 0),
        (0.45, 0.25, 0),
        (0.74, 0.74, 0),
        (0.80, 1.18, 0),
        (0.52, 1.50, 0),
        (0.0, 1.60, 0),
    ]
    loop = half + [(-x, y, z) for x, y, z in reversed(half[1:-1])]
    P = catmull(loop, 60, closed=True)
    link_l, wire, width = 0.062, 0.0105, 0.021
    acc, k, prev = 0, 0, P[0]
    template = [
        (width * math.copysign(abs(cos(a)) ** 1.0, cos(a)), link_l * 0.62 * sin(a), 0)
        for a in [2 * pi * i / 16 for i in range(16)]
    ]
    for i, p in enumerate(P[1:] + P[:1]):
        acc += (p - prev).length
        if acc >= link_l:
            acc -= link_l
            t = (p - prev).normalized()
            with collect() as c:
                tube(template, wire, g, closed=True, n=2, res=2)
            roll = 38 if k % 2 else -38
            o = c.objs[0]
            o.location = (p.x, p.y, 0.026)
            o.rotation_euler = (0, math.radians(roll), math.atan2(t.y, t.x) - pi / 2)
            o.rotation_mode = "XYZ"
            k += 1
        prev = p
    # clasp at the top
    torus(0.055, 0.014, g, loc=(0.02, 1.60, 0.03), rot=(8, 0, 0), seg=40)
    slab(0.12, 0.05, 0.03, 0.022, g, bevel=0.01, plane="XY", loc=(-0.10, 1.60, 0.03))
    # pendant: bail, halo of small stones, the brilliant
    with collect() as c:
        torus(
            0.07,
            0.022,
            g,
            loc=(0, 0.40, 0.04),
            rot=(0, 90, 0),
            scale=(1, 1.35, 1),
            seg=48,
        )
        torus(0.04, 0.014, g, loc=(0, 0.30, 0.0), seg=32)
        lathe(
            fillet(
                [
                    (0, -0.09),
                    (0.22, -0.09),
                    (0.27, -0.02),
                    (0.27, 0.03),
                    (0.17, 0.03),
                    (0.15, -0.03),
                    (0, -0.05),
                ],
                0.015,
            ),
            g,
            seg=96,
        )
        brilliant(0.155, stone, loc=(0, 0, 0.05))
        n = 18
        for i in range(n):
            t = 2 * pi * i / n
            brilliant(0.034, stone, loc=(0.22 * cos(t), 0.22 * sin(t), 0.045))
            u = t + pi / n
            sphere(0.013, g, seg=12, loc=(0.25 * cos(u), 0.25 * sin(u), 0.04))
        for i in range(4):
            t = pi / 4 + pi / 2 * i
            tube(
                [
                    (0.175 * cos(t), 0.175 * sin(t), 0.0),
                    (0.165 * cos(t), 0.165 * sin(t), 0.08),
                    (0.13 * cos(t), 0.13 * sin(t), 0.10),
                ],
                0.015,
                g,
                n=5,
            )
    group(c.objs, loc=(0, -0.95, 0.13), rot=(14, 0, 0), scale=1.28)
