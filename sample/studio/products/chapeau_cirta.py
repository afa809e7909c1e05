"""Felt hat: pinched crown, wide brim, ribbon with a flat bow."""
from base import *

COLORS = {
    "sable": dict(color="#c4ad85", ribbon="#3a2b1f"),
    "noir": dict(color="#1d1d1f", ribbon="#0d0d0e"),
}
VIEWS = {
    "main": dict(az=30, el=20, fill=0.8),
    "front": dict(az=0, el=8, fill=0.78),
    "side": dict(az=88, el=8, fill=0.8),
    "detail": dict(az=-50, el=26, fill=1.5, shift=(0, 0.1)),
}


def build(color, ribbon):
    felt = soft_touch(color, 0.9, 0.5)
    felt.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.8
    silk = fabric(ribbon, 30, 0.6, sheen=0.3, rough=0.6, kind="diag")
    A, B = 0.66, 0.78  # head oval: half width (x), half length (y)

    def crown(t, v):
        """t angle, v 0 (band) .. 1 (middle of the top)."""
        c, s = cos(t), sin(t)
        if v < 0.6:
            k = v / 0.6
            r, z = 1 - 0.13 * k**1.3, 0.92 * k
        elif v < 0.72:
            k = (v - 0.6) / 0.12
            r, z = 0.87 - 0.10 * k * k, 0.92 + 0.08 * sin(k * pi / 2)
        else:
            k = (v - 0.72) / 0.28
            r, z = 0.77 * (1 - k), 1.0 - 0.02 * k
        x, y = A * r * c, B * r * s
        # centre dent along the length, deeper at the front (-y)
        top = min(1, max(0, (z - 0.5) / 0.5))
        front = 0.5 - 0.5 * y / B
        z -= (
            0.24
            * math.exp(-((x / 0.22) ** 2))
            * math.exp(-((y / 0.62) ** 4))
            * (0.75 + 0.4 * front)
            * min(1, max(0, (v - 0.5) / 0.25))
        )
        # pinches left and right of the front
        for sx in (-1, 1):
            d = (
                math.exp(-(((x - sx * 0.46) / 0.28) ** 2 + ((y + 0.38) / 0.30) ** 2))
                * top
            )
            x -= sx * 0.15 * d
        z -= 0.10 * top * (1 - front)
        return Vector((x, y, z + 0.05))

    N, M = 128, 60
    rows = [[crown(2 * pi * i / N, j / M) for i in range(N)] for j in range(M)]
    loft(rows, felt, cap=True, smooth=True, auto=180)

    def brim(t, k):
        c, s = cos(t), sin(t)
        w = 0.62 * k
        x, y = (A + w) * c, (B + w) * s
        lift = (
            0.10 * k**2 * (abs(c) ** 2) * 1.6
            - 0.13 * k**2 * max(0, -s) ** 2
            + 0.03 * k**2 * max(0, s)
            + 0.05 * k * (1 - k)
        )
        return Vector((x, y, 0.05 + lift + (0.05 * (1 - k) ** 6)))

    top = [[brim(2 * pi * i / N, j / 16) for i in range(N)] for j in range(17)]
    under = [[p - Vector((0, 0, 0.032)) for p in row] for row in reversed(top)]
    loft(top + under, felt, cap=False, smooth=True, auto=60)
    tube(
        [p - Vector((0, 0, 0.016)) for p in top[-1]],
        0.022,
        silk,
        closed=True,
        smooth_pts=False,
    )
    # ribbon
    band = lambda z, g: [
        (p.x * g, p.y * g, p.z) for p in [crown(2 * pi * i / N, z) for i in range(N)]
    ]
    loft(
        [band(0.02, 1.012), band(0.03, 1.022), band(0.15, 1.024), band(0.165, 1.012)],
        silk,
        cap=False,
        smooth=True,
        auto=50,
    )
    with collect() as c:
        slab(0.20, 0.30, 0.03, 0.03, silk, bevel=0.01, plane="YZ")
        for s in (-1, 1):
            slab(
                0.24,
                0.22,
                0.03,
                0.05,
                silk,
                bevel=0.012,
                plane="YZ",
                loc=(0.02, s * 0.17, 0),
                rot=(0, 0, s * -7),
            )
        slab(0.07, 0.24, 0.05, 0.02, silk, bevel=0.012, plane="YZ", loc=(0.03, 0, 0))
    group(c.objs, loc=(A * 1.0, 0, 0.22), rot=(0, -7, 0))
