"""Bangle: three twisted strands, open, with ball ends."""
from base import *

COLORS = {"or": dict(kind="yellow"), "argent": dict(kind="silver")}
STUDIO = dict(jewel=True)
VIEWS = {
    "main": dict(az=-24, el=30, fill=0.74),
    "front": dict(az=0, el=10, fill=0.70),
    "side": dict(az=58, el=24, fill=0.70),
    "detail": dict(az=20, el=30, fill=1.6, shift=(0.2, -0.3)),
}


def bangle(g):
    """An oval bangle lying in the XY plane: three twisted strands, open at the front, ball ends."""
    A, B = 1.05, 0.88
    a0, a1 = -pi / 2 + 0.20, 3 * pi / 2 - 0.20
    N = 400
    angles = [a0 + (a1 - a0) * i / N for i in range(N + 1)]
    line = [Vector((A * cos(a), B * sin(a), 0)) for a in angles]
    for phase in (0, 2 * pi / 3, 4 * pi / 3):
        strand = []
        for i, p in enumerate(line):
            out = Vector((p.x / A**2, p.y / B**2, 0)).normalized()
            w = 2 * pi * 16 * i / N + phase
            strand.append(p + out * 0.046 * cos(w) + Vector((0, 0, 0.046 * sin(w))))
        tube(strand, 0.052, g, smooth_pts=False, res=5)
    for end, near in ((line[0], line[12]), (line[-1], line[-13])):
        sphere(0.135, g, seg=48, loc=end)
        along = (near - end).normalized()
        turn = math.degrees(math.atan2(along.y, along.x))
        for k in (0.13, 0.17):
            torus(0.085, 0.03, g, loc=end + along * k, rot=(0, 90, turn), seg=40)


def build(kind):
    g = gold(kind, 0.09)
    with collect() as c:
        bangle(g)
    group(c.objs, loc=(0, 0, 0.135))
