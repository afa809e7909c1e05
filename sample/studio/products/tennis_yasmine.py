"""Tennis bracelet: a flexible row of brilliants in open four-claw settings, laid in a loop, stones up."""
from base import *

COLORS = {"blanc": dict(kind="white")}
STUDIO = dict(jewel=True)
SAMPLES = 40
VIEWS = {
    "main": dict(az=14, el=44, fill=0.84),
    "front": dict(az=0, el=24, fill=0.84),
    "side": dict(az=54, el=30, fill=0.8),
    "detail": dict(az=20, el=40, fill=2.6, shift=(0.1, -0.42)),
}


def setting(g, stone, r):
    """One link: two thin rails open to the light, four claws, a stone that faces +Z."""
    for k, z in ((0.62, -0.80), (0.94, -0.22)):
        torus(r * k, r * 0.085, g, seg=32, rs=10, loc=(0, 0, r * z))
    for i in range(4):
        t = pi / 4 + pi / 2 * i
        path = ((0.60, -0.80), (0.86, -0.40), (1.0, -0.05), (1.02, 0.06), (0.90, 0.17), (0.80, 0.21))
        tube([(r * k * cos(t), r * k * sin(t), r * z) for k, z in path], r * 0.085, g, n=4, res=3)
        sphere(r * 0.11, g, seg=14, loc=(r * 0.82 * cos(t), r * 0.82 * sin(t), r * 0.205))
    brilliant(r * 0.985, stone)


def hinge(g, r, step):
    """The bar between two links, below the girdles."""
    rounded_box(step * 0.5, r * 0.5, r * 0.22, r * 0.08, g, loc=(step / 2, 0, -r * 0.72))


def clasp(g, r, step):
    """A box clasp with its tongue and the safety catch along one side."""
    rounded_box(step * 1.0, r * 1.7, r * 1.1, r * 0.25, g, loc=(0, 0, -r * 0.3))
    rounded_box(step * 0.42, r * 0.7, r * 0.2, r * 0.08, g, loc=(0, 0, r * 0.32))
    catch = [(-0.5, 1.0, -0.3), (-0.1, 1.18, -0.1), (0.35, 1.12, -0.1), (0.55, 0.95, -0.35)]
    tube([(step * x, r * y, r * z) for x, y, z in catch], r * 0.1, g, n=8)


def build(kind):
    g = gold(kind, 0.07)
    stone = gem("#ffffff", gain=1.3)
    loop = [
        (0.1, -0.86, 0),
        (0.75, -0.68, 0),
        (1.02, -0.08, 0),
        (0.74, 0.58, 0),
        (0.05, 0.80, 0),
        (-0.66, 0.66, 0),
        (-1.0, 0.08, 0),
        (-0.72, -0.62, 0),
    ]
    P = catmull(loop, 80, closed=True)
    L = sum((b - a).length for a, b in zip(P, P[1:] + P[:1]))
    n = 46
    step, acc, k, prev = L / n, 0, 0, P[0]
    r = step / 2 * 0.95
    for p in P[1:] + P[:1]:
        acc += (p - prev).length
        t = (p - prev).normalized()
        prev = p
        if acc < step * 0.9999:
            continue
        acc -= step
        with collect() as c:
            clasp(g, r, step) if k == n // 2 else setting(g, stone, r)
            hinge(g, r, step)
        # it lies on the lower rails, rolled a little outwards
        group(c.objs, loc=(p.x, p.y, r * 0.95), rot=(16, 0, math.degrees(math.atan2(t.y, t.x))))
        k += 1
