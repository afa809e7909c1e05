"""Sunglasses with round-cornered acetate frames."""
from base import *

COLORS = {
    "ecaille": dict(frame=None, lens="#7d5636", fade="#d8bb9a"),
    "noir": dict(frame="#0f0f10", lens="#5e646b", fade="#c3c8cc"),
}
VIEWS = {
    "main": dict(az=28, el=14, fill=0.8),
    "front": dict(az=0, el=4, fill=0.8),
    "side": dict(az=84, el=10, fill=0.76),
    "detail": dict(az=36, el=22, fill=1.7, shift=(0.35, -0.1)),
}


def build(frame, lens, fade):
    fr = pbr("acetate", frame, rough=0.12, coat=1) if frame else tortoise()
    ln = tinted(lens, fade)
    g = gold("yellow", 0.14)
    bend = lambda x: 0.085 * x * x  # the front follows the face
    for s in (-1, 1):
        outer = [
            (x * (1 + 0.07 * (y > 0)), y + 0.02 * (x > 0) * (y > 0))
            for x, y in rrect(0.88, 0.74, 0.31, 12)
        ]
        inner = [(x * 0.865, y * 0.85 - 0.004) for x, y in outer]
        place = lambda P, y0: [(s * (x + 0.53), y0 + bend(x + 0.53), z) for x, z in P]
        loft(
            [
                place(outer, -0.04),
                place(outer, 0.045),
                place(inner, 0.045),
                place(inner, -0.04),
                place(outer, -0.04),
            ],
            fr,
            cap=False,
            bevel=0.016,
            segs=4,
        )
        grown = [(x * 1.015, y * 1.015) for x, y in inner]
        loft([place(grown, 0.0), place(grown, 0.012)], ln, smooth=True)
        temple = [
            (s * 0.955, 0.09, 0.215),
            (s * 1.03, 0.14, 0.215),
            (s * 1.05, 0.32, 0.21),
            (s * 1.035, 0.9, 0.18),
            (s * 1.0, 1.35, 0.10),
            (s * 0.955, 1.62, -0.14),
            (s * 0.935, 1.74, -0.33),
        ]
        sweep(
            catmull(temple, 12),
            rrect(0.05, 0.135, 0.022, 5),
            fr,
            up=(0, 0, 1),
            scale=lambda t: (1, 1.15 - 0.35 * t),
        )
        rounded_box(0.016, 0.10, 0.045, 0.007, g, loc=(s * 1.077, 0.34, 0.21))
        for z in (0.19, 0.245):
            sphere(0.015, g, seg=16, loc=(s * 0.935, 0.032, z), scale=(1, 0.6, 1))
        # nose pads
        ellipsoid(
            0.035, 0.05, 0.10, fr, loc=(s * 0.135, 0.06, -0.06), rot=(0, s * -18, 0)
        )
    bridge = [
        (-0.17, -0.0, 0.10),
        (-0.08, -0.01, 0.185),
        (0.08, -0.01, 0.185),
        (0.17, -0.0, 0.10),
    ]
    sweep(catmull(bridge, 10), rrect(0.085, 0.095, 0.035, 5), fr, up=(0, 1, 0))
