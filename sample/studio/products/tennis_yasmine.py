"""Tennis bracelet: a flexible row of brilliants in four-claw settings, laid in a loop."""
from base import *

COLORS = {"blanc": dict(kind="white")}
STUDIO = dict(jewel=True)
SAMPLES = 40
VIEWS = {
    "main": dict(az=16, el=36, fill=0.78),
    "front": dict(az=0, el=18, fill=0.76),
    "side": dict(az=54, el=26, fill=0.76),
    "detail": dict(az=20, el=42, fill=2.0, shift=(0.1, -0.34)),
}


def setting(g, stone, r):
    """One link: basket, claws, stone facing +Z."""
    lathe(
        fillet(
            [
                (r * 0.55, -r * 0.85),
                (r * 0.95, -r * 0.85),
                (r * 1.02, -r * 0.3),
                (r * 0.9, -r * 0.3),
                (r * 0.55, -r * 0.7),
            ],
            0.01,
        ),
        g,
        cap=False,
        seg=32,
    )
    for i in range(4):
        t = pi / 4 + pi / 2 * i
        tube(
            [
                (r * 0.98 * cos(t), r * 0.98 * sin(t), -r * 0.6),
                (r * 1.03 * cos(t), r * 1.03 * sin(t), r * 0.05),
                (r * 0.86 * cos(t), r * 0.86 * sin(t), r * 0.2),
            ],
            r * 0.13,
            g,
            n=4,
            res=3,
        )
    brilliant(r * 0.98, stone)


def build(kind):
    g = gold(kind, 0.1)
    stone = gem("#ffffff")
    loop = [
        (0.1, -0.86, 0),
        (0.75, -0.66, 0),
        (1.02, -0.05, 0),
        (0.72, 0.60, 0),
        (0.05, 0.80, 0),
        (-0.66, 0.66, 0),
        (-1.0, 0.10, 0),
        (-0.70, -0.62, 0),
    ]
    P = catmull(loop, 80, closed=True)
    L = sum((b - a).length for a, b in zip(P, P[1:] + P[:1]))
    n = 40
    step, acc, k, prev = L / n, 0, 0, P[0]
    r = step / 2 * 0.93
    for p in P[1:] + P[:1]:
        acc += (p - prev).length
        t = (p - prev).normalized()
        prev = p
        if acc < step * 0.9999:
            continue
        acc -= step
        a = math.degrees(math.atan2(t.y, t.x))
        # stones face outwards and up, as a bracelet lies on its side, half rolled
        roll = 48
        with collect() as c:
            if k == n // 2:
                slab(step * 0.95, r * 2.0, r * 1.2, 0.03, g, bevel=0.015, plane="XY")
                slab(
                    step * 0.4,
                    r * 0.5,
                    r * 0.3,
                    0.02,
                    g,
                    bevel=0.01,
                    plane="XY",
                    loc=(0, 0, r * 0.7),
                )
            else:
                setting(g, stone, r)
            slab(
                step * 0.6,
                r * 0.6,
                r * 0.5,
                0.01,
                g,
                bevel=0.008,
                plane="XY",
                loc=(step / 2, 0, -r * 0.55),
            )
        group(c.objs, loc=(p.x, p.y, r * 1.02), rot=(roll, 0, a))
        k += 1
