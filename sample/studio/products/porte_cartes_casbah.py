"""Card wallet: three leather pockets, cards showing; a second one lying closed."""
from base import *

COLORS = {
    "cognac": dict(color="#83451f", thread="#e2c79a"),
    "noir": dict(color="#1b1b1d", thread="#8b8478"),
}
VIEWS = {
    "main": dict(az=-22, el=14, fill=0.76),
    "front": dict(az=0, el=6, fill=0.74),
    "side": dict(az=52, el=14, fill=0.76),
    "detail": dict(az=-20, el=18, fill=1.25, shift=(0.15, 0.12)),
}
W, H = 1.9, 1.32


def wallet(color, thread, cards=True):
    """Stands in the XZ plane, front towards -Y, bottom at z = 0."""
    hide = leather(color, 72, 0.22)
    edge = pbr("edge", shade(color, 0.45), rough=0.45)
    th = pbr("thread", thread, rough=0.7)
    slab(W, H, 0.045, 0.09, hide, bevel=0.014, loc=(0, 0.03, H / 2))
    for i, top in enumerate((1.12, 0.92, 0.72)):
        y = -0.012 - 0.030 * i
        half = [(-W / 2, 0.09), (-W / 2, top)]
        pts = [(W / 2, top)] + [
            (W / 2 - W * j / 40, top - (0.05 if i == 2 else 0) * sin(pi * j / 40) ** 6)
            for j in range(41)
        ][1:]
        corner = lambda cx, a0: [
            (
                cx + 0.09 * cos(a0 + pi / 2 * k / 8),
                0.09 + 0.09 * sin(a0 + pi / 2 * k / 8),
            )
            for k in range(9)
        ]
        outline = pts + corner(-W / 2 + 0.09, pi) + corner(W / 2 - 0.09, 3 * pi / 2)
        prism(outline, 0.026, hide, bevel=0.008, segs=3, loc=(0, y, 0))
        tube([(x, y - 0.004, z) for x, z in pts], 0.0125, edge, smooth_pts=False)
    front = -0.072 - 0.016
    line = (
        [(-W / 2 + 0.06, z) for z in (0.68, 0.5, 0.3, 0.12)]
        + [
            (-W / 2 + 0.09, 0.07),
            (-W / 2 + 0.14, 0.06),
            (0, 0.06),
            (W / 2 - 0.14, 0.06),
            (W / 2 - 0.09, 0.07),
        ]
        + [(W / 2 - 0.06, z) for z in (0.12, 0.3, 0.5, 0.68)]
    )
    stitches([(x, front, z) for x, z in line], th, 0.036, 0.022, 0.0065)
    text(
        "CASBAH",
        0.085,
        gold("yellow", 0.25),
        (0, front + 0.001, 0.30),
        depth=0.001,
        spacing=1.25,
    )
    if cards:
        for i, (c, top, x) in enumerate(
            (
                ("#d8cbb4", 1.30, 0.02),
                ("#24483a", 1.10, -0.02),
                ("#b9502e", 0.90, 0.015),
            )
        ):
            y = 0.004 - 0.030 * i
            with collect() as k:
                slab(1.7, 0.7, 0.012, 0.07, plastic(c, 0.3), bevel=0.003, loc=(0, y, 0))
                slab(
                    0.16,
                    0.12,
                    0.004,
                    0.02,
                    gold("yellow", 0.25),
                    bevel=0.001,
                    loc=(-0.62, y - 0.008, 0.24),
                ) if i == 0 else None
            group(k.objs, loc=(x, 0, top + 0.06 - 0.35 + 0.05))


def build(color, thread):
    with collect() as c:
        wallet(color, thread)
    group(c.objs, loc=(0, 0, 0), rot=(-14, 0, 0))
