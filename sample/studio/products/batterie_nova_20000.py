"""Power bank with a small charge display and its braided cable."""
from base import *

COLORS = {
    "blanc": dict(color="#e6e2d8", cable="#b9b3a6", ink="#77736a"),
    "nuit": dict(color="#222f58", cable="#39445f", ink="#aab2c8"),
}
VIEWS = {
    "main": dict(az=26, el=16, fill=0.76),
    "front": dict(az=0, el=6, fill=0.76),
    "side": dict(az=72, el=14, fill=0.76),
    "detail": dict(az=22, el=40, fill=1.6, shift=(0.0, 0.55)),
}


def build(color, cable, ink):
    shell = soft_touch(color, 0.4, 0.06)
    steel = metal("#b9bbc0", 0.25)
    black = pbr("blk", "#060607", rough=0.1, coat=1)
    W, H, D = 1.06, 2.1, 0.42
    slab(W, H, D, 0.2, shell, bevel=0.13, segs=10, n=14, loc=(0, 0, H / 2))
    slab(0.62, 0.30, 0.006, 0.08, black, bevel=0.002, loc=(0, -D / 2 - 0.001, H - 0.42))
    glow = pbr("glow", "#ffffff", rough=0.5, emit="#ffffff", estr=0.9)
    green = pbr("green", "#7fd6a0", rough=0.5, emit="#7fd6a0", estr=0.9)
    text("86", 0.2, glow, (-0.06, -D / 2 - 0.0045, H - 0.42), depth=0.0005)
    text("%", 0.1, glow, (0.13, -D / 2 - 0.0045, H - 0.385), depth=0.0005)
    for i in range(4):
        slab(
            0.06,
            0.012,
            0.001,
            0.005,
            green if i < 3 else pbr("off", "#30343a"),
            bevel=0,
            loc=(-0.12 + 0.08 * i, -D / 2 - 0.0045, H - 0.525),
        )
    mark = pbr("mark", ink, rough=0.5)
    text("NOVA", 0.17, mark, (0, -D / 2 - 0.001, 0.52), depth=0.001, spacing=1.25)
    text("20 000 mAh", 0.075, mark, (0, -D / 2 - 0.001, 0.34), depth=0.001, spacing=1.1)
    for x, w in ((-0.2, 0.17), (0.08, 0.17)):
        slab(w + 0.03, 0.1, 0.012, 0.048, steel, bevel=0.004, plane="XY", loc=(x, 0, H))
        slab(w, 0.07, 0.014, 0.034, black, bevel=0, plane="XY", loc=(x, 0, H + 0.001))
    lathe(
        fillet([(0, 0), (0.05, 0), (0.05, 0.012), (0, 0.012)], 0.005),
        steel,
        loc=(0.32, 0, H),
    )
    # cable: plugged in at the top, over the side, lying in front
    br = fabric(cable, 16, 0.9, sheen=0.4, kind="diag")
    pts = [
        (0.08, 0, H + 0.3),
        (0.10, 0, H + 0.42),
        (0.3, -0.02, H + 0.62),
        (0.62, -0.06, H + 0.42),
        (0.78, -0.14, H - 0.3),
        (0.84, -0.24, 0.9),
        (0.82, -0.42, 0.28),
        (0.74, -0.66, 0.06),
        (0.46, -0.92, 0.04),
        (0.05, -0.98, 0.04),
        (-0.34, -0.86, 0.04),
    ]
    tube(pts, 0.035, br, n=12)
    for loc, rot in (
        ((0.08, 0, H + 0.16), (0, 0, 0)),
        ((-0.45, -0.82, 0.055), (90, 0, 70)),
    ):
        with collect() as c:
            slab(
                0.17, 0.09, 0.26, 0.04, soft_touch(cable, 0.5), bevel=0.012, plane="XY"
            )
            slab(
                0.14,
                0.055,
                0.14,
                0.027,
                steel,
                bevel=0.004,
                plane="XY",
                loc=(0, 0, -0.17),
            )
        group(c.objs, loc=loc, rot=rot)
