"""Leather belt, rolled, standing on its edge with the buckle outside."""
from base import *

COLORS = {
    "cognac": dict(color="#83451f", thread="#e2c79a"),
    "noir": dict(color="#1b1b1d", thread="#8b8478", hw="silver"),
}
VIEWS = {
    "main": dict(az=0, el=24, fill=0.74),
    "front": dict(az=-8, el=8, fill=0.74),
    "side": dict(az=56, el=26, fill=0.74),
    "detail": dict(az=-14, el=18, fill=1.5, shift=(-0.35, -0.05)),
}


def build(color, thread, hw="yellow"):
    hide = leather(color, 60, 0.22)
    edge = pbr("edge", shade(color, 0.45), rough=0.45)
    g = gold(hw, 0.14)
    th = pbr("thread", thread, rough=0.7)
    width, thick = 0.52, 0.055
    # spiral from the inside out, ending tangentially at the front
    turns, r0, gap = 4.2, 0.34, 0.128
    end = -pi / 2
    path = []
    n = int(turns * 60)
    for i in range(n + 1):
        a = end - 2 * pi * turns * (1 - i / n)
        r = r0 + gap * turns * i / n + (0.0 if i < n - 20 else 0.02 * (i - n + 20) / 20)
        path.append(Vector((r * cos(a), r * sin(a), width / 2)))
    last, tangent = path[-1], (path[-1] - path[-2]).normalized()
    tail = [
        last + tangent * 0.06 * k + Vector((0, -0.002 * k * k, 0)) for k in range(1, 9)
    ]
    path += tail
    sweep(path, rrect(thick, width, 0.018, 4), hide, up=(0, 0, 1))
    for z in (0.055, width - 0.055):
        out = []
        for k in range(n - 75, len(path) - 1):
            t = (path[k + 1] - path[k]).normalized()
            out.append(
                path[k]
                + Vector((t.y, -t.x, 0)) * (thick / 2 + 0.003)
                + Vector((0, 0, z - width / 2))
            )
        stitches(out, th, 0.034, 0.022, 0.0065)
    for z in (0.0, width):
        tube(
            [p + Vector((0, 0, z - width / 2)) for p in path[::2]],
            0.014,
            edge,
            smooth_pts=False,
        )
    # buckle at the outer end
    e = path[-1]
    t = (path[-1] - path[-2]).normalized()
    ang = math.degrees(math.atan2(t.y, t.x))
    with collect() as c:
        frame = [Vector((x + 0.22, 0, z)) for x, z in rrect(0.44, 0.60, 0.12, 8)]
        sweep(frame, rrect(0.06, 0.06, 0.024, 5), g, closed=True, up=(0, 1, 0))
        lathe(
            fillet([(0, -0.28), (0.025, -0.28), (0.025, 0.28), (0, 0.28)], 0.01),
            g,
            loc=(0.02, 0, 0),
        )
        tube(
            [(0.02, -0.03, 0), (0.10, -0.055, 0), (0.30, -0.05, 0), (0.46, -0.045, 0)],
            0.024,
            g,
        )
        torus(0.035, 0.014, g, loc=(0.02, -0.0, 0))
        # the loop of leather around the bar
        slab(0.30, width - 0.09, 0.05, 0.03, hide, bevel=0.014, loc=(-0.13, -0.035, 0))
        sphere(0.04, g, seg=28, loc=(-0.13, -0.066, 0.11), scale=(1, 0.45, 1))
        sphere(0.04, g, seg=28, loc=(-0.13, -0.066, -0.11), scale=(1, 0.45, 1))
    group(c.objs, loc=(e.x + 0.02, e.y, width / 2 + 0.045), rot=(0, 0, ang))
