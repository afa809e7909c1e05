"""Eternity band: a full row of brilliants between two rails."""
from base import *

COLORS = {"blanc": dict(kind="white"), "or": dict(kind="yellow")}
STUDIO = dict(jewel=True)
SAMPLES = 40
VIEWS = {
    "main": dict(az=58, el=24, fill=0.66),
    "front": dict(az=-14, el=20, fill=0.62),
    "side": dict(az=28, el=14, fill=0.64),
    "detail": dict(az=64, el=26, fill=1.5, shift=(0.25, 0.25)),
}


def build(kind):
    g = gold(kind, 0.08)
    stone = gem("#ffffff")
    R, w, n = 1.0, 0.165, 28
    # the shank, round inside, with two rails
    sec = [
        (-0.075, -w),
        (-0.045, -w * 1.0),
        (0.045, -w),
        (0.06, -w * 0.8),
        (0.045, -w * 0.66),
        (-0.02, -w * 0.6),
        (-0.02, w * 0.6),
        (0.045, w * 0.66),
        (0.06, w * 0.8),
        (0.045, w),
        (-0.045, w),
        (-0.075, w * 0.8),
        (-0.085, 0),
        (-0.075, -w * 0.8),
    ]
    with collect() as c:
        lathe(
            [(R + x, z) for x, z in sec + [sec[0]]],
            g,
            seg=160,
            axis="Y",
            cap=False,
            auto=50,
        )
        r = pi * R / n * 1.0
        for i in range(n):
            t = 2 * pi * i / n
            with collect() as s:
                brilliant(r * 0.94, stone)
            group(
                s.objs,
                loc=((R + 0.055) * sin(t), 0, (R + 0.055) * cos(t)),
                rot=(0, math.degrees(t), 0),
            )
            for y in (-1, 1):
                u = t + pi / n
                sphere(
                    0.024,
                    g,
                    seg=14,
                    loc=((R + 0.075) * sin(u), y * 0.075, (R + 0.075) * cos(u)),
                )
    group([o for o in c.objs if o.parent is None], rot=(-8, 0, 10))
