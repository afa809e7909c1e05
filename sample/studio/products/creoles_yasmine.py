"""Hoop earrings: a pair, one behind the other."""
from base import *

COLORS = {"or": dict(kind="yellow"), "argent": dict(kind="silver")}
STUDIO = dict(jewel=True)
VIEWS = {
    "main": dict(az=24, el=14, fill=0.72),
    "front": dict(az=0, el=8, fill=0.7),
    "side": dict(az=64, el=12, fill=0.7),
    "detail": dict(az=30, el=24, fill=1.4, shift=(0.1, 0.4)),
}


def hoop(g, R=0.95):
    """Open ring with tapered ends, a hinge and a post. Stands on the floor, in the XZ plane."""
    N = 120
    path, a0, a1 = [], math.radians(96), math.radians(96 + 346)
    for i in range(N + 1):
        a = a0 + (a1 - a0) * i / N
        path.append(Vector((R * cos(a), 0, R + 0.09 + R * sin(a))))
    sec = [(0.5 * cos(2 * pi * k / 24), 0.5 * sin(2 * pi * k / 24)) for k in range(24)]
    size = lambda t: 0.11 + 0.10 * sin(pi * min(1, max(0, t))) ** 1.2
    sweep(path, sec, g, up=(0, 1, 0), scale=lambda t: (size(t) * 0.85, size(t)))
    for p in (path[0], path[-1]):
        sphere(0.058, g, seg=28, loc=p)
    # post across the gap
    q0, q1 = path[-1], path[0]
    tube([q0, q0.lerp(q1, 0.5) + Vector((0, 0, 0.015)), q1], 0.022, g)
    torus(0.05, 0.016, g, loc=path[0], rot=(90, 0, 0), seg=40)


def build(kind):
    g = gold(kind, 0.09)
    with collect() as c:
        hoop(g)
    group(c.objs, loc=(-0.62, 0.42, 0), rot=(0, 0, -34))
    with collect() as c:
        hoop(g)
    group(c.objs, loc=(0.6, -0.35, 0), rot=(-0, 0, 22))
