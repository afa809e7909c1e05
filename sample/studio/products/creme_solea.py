"""Face cream 50 ml: opal jar, open, a swirl of cream, the lid leaning on it."""
from base import *

COLORS = {"sable": dict(lid="#c69c6c", cream="#fbf3e6")}
VIEWS = {
    "main": dict(az=3, el=22, fill=0.76),
    "front": dict(az=0, el=10, fill=0.74),
    "side": dict(az=-40, el=18, fill=0.76),
    "detail": dict(az=10, el=48, fill=1.4, shift=(-0.45, 0.1)),
}


def build(lid, cream):
    opal = pbr("opal", "#efe4d4", rough=0.16, coat=1, coat_rough=0.03)
    g = gold("yellow", 0.14)
    wax = pbr("cream", cream, rough=0.42, coat=0.3, coat_rough=0.2)
    R = 0.80
    lathe(
        fillet(
            [
                (0, 0),
                (R, 0, 0.12),
                (R, 0.66, 0.10),
                (0.70, 0.70),
                (0.70, 0.84),
                (0.63, 0.84),
                (0.63, 0.5),
                (0, 0.5),
            ],
            0.03,
            8,
        ),
        opal,
        seg=128,
    )
    for z in (0.745, 0.80):
        torus(0.70, 0.012, opal, loc=(0, 0, z), seg=96)
    torus(R + 0.0, 0.010, g, loc=(0, 0, 0.61), seg=128)
    # swirl: a spiral groove that winds up to a peak
    N, M = 120, 60

    def surf(i, j):
        t, r = 2 * pi * i / N, 0.635 * j / M
        k = 1 - j / M
        return (
            r * cos(t),
            r * sin(t),
            0.76
            + 0.045 * cos(t - 17 * r) * min(1, k * 5) * min(1, j / 8)
            + 0.15 * math.exp(-((r / 0.17) ** 2))
            - 0.02 * (1 - k),
        )

    loft(
        [[surf(i, j) for i in range(N)] for j in range(M + 1)],
        wax,
        cap=False,
        smooth=True,
        auto=180,
    )
    ink = pbr("ink", "#7a5f40", rough=0.5)

    curved_text("SOLÉA", 0.17, ink, R, 0.38, 1.45, lift=0.001)
    curved_text("CRÈME VISAGE", 0.065, ink, R, 0.22, 1.3, lift=0.001)
    with collect() as c:
        lathe(
            fillet([(0, 0), (0.82, 0), (0.82, 0.30, 0.07), (0, 0.30)], 0.03, 8),
            pbr("lid", lid, rough=0.3, coat=0.4),
            seg=128,
        )
        torus(0.822, 0.012, g, loc=(0, 0, 0.05), seg=128)
    group(c.objs, loc=(1.22, 0.02, 0.80), rot=(0, 66, -28))
