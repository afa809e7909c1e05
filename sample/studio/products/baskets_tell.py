"""Low leather sneaker on a stitched cup sole."""
from base import *
from sneaker_upper import *

COLORS = {
    "blanc": dict(upper="#ece9e2", accent="#24483a", sole="#efeae0", out="#b98f5c"),
    "sable": dict(upper="#c9b48d", accent="#6b4428", sole="#efeae0", out="#b98f5c"),
}
VIEWS = {
    "main": dict(az=24, el=17, fill=0.86),
    "side": dict(az=0, el=6, fill=0.88),
    "back": dict(az=-52, el=18, fill=0.82),
    "detail": dict(az=30, el=45, fill=1.5, shift=(0.3, 0)),
}


def build(upper, accent, sole, out):
    thread_mat = pbr("thr", [x * 0.8 + 0.02 for x in hexc(upper)[:3]], rough=0.8)
    leather_mat = leather(upper, 46, 0.16, 0.45)
    accent_mat = leather(accent, 46, 0.16, 0.45)
    midsole = soft_touch(sole, 0.55, 0.25)
    outsole = pbr("gum", out, rough=0.5)
    suede = fabric([x * 0.80 for x in hexc(upper)[:3]], 60, 0.25, 0.8, depth=0.1)
    lining = fabric([min(1, x * 0.8 + 0.02) for x in hexc(upper)[:3]], 30, 0.3)
    lace = fabric(upper, 24, 0.5, kind="diag")
    N, M = 64, 18
    ss = stations(N)
    secs = [[upper_point(s, -(1 - j / M)) for j in range(M + 1)] for s in ss]
    secs2 = [[upper_point(s, j / M) for j in range(M + 1)] for s in ss]
    for q in (secs, secs2):
        loft(q, leather_mat, closed=False, smooth=True, solid=0.03, auto=70)

    # the heel closes the two halves; its upper third is the coloured tab
    def heel(u, v, out=0.0):
        a, b = Vector(upper_point(0, -v)), Vector(upper_point(0, v))
        p = a.lerp(b, (u + 1) / 2)
        p.x -= (0.055 + out) * (1 - u * u) + out * 0.5
        return p

    grid(
        lambda u, v: heel(u, v),
        17,
        24,
        leather_mat,
        u=(-1, 1),
        v=(0.01, 1),
        smooth=True,
        solid=0.03,
        auto=180,
    )
    grid(
        lambda u, v: heel(u, v, 0.02),
        17,
        16,
        accent_mat,
        u=(-1.0, 1.0),
        v=(0.03, 0.40),
        smooth=True,
        solid=0.018,
        auto=180,
    )

    # so does the tip of the toe, under its guard
    def toe(u, v, out=0.0):
        a, b = Vector(upper_point(1, -v)), Vector(upper_point(1, v))
        return a.lerp(b, (u + 1) / 2) + Vector((0.02 * (1 - u * u) + out, 0, 0))

    for mat, out, top in ((leather_mat, 0.0, 0.0), (suede, 0.012, 0.38)):
        grid(lambda u, v: toe(u, v, out), 13, 16, mat, u=(-1, 1), v=(top, 1), smooth=True, solid=0.03, auto=180)

    # sole: stacked outlines
    def outline(k, z, grow=0):
        L = [(s, SHAPE(s)[0]) for s in ss]
        return [
            (
                s * LENGTH + grow * (2 * s - 1) * 1.2,
                (w * 0.97 * k + grow) + inward(s),
                (z * sole_top(s) if z > 0 else z) + spring(s),
            )
            for s, w in L
        ] + [
            (
                s * LENGTH + grow * (2 * s - 1) * 1.2,
                -(w * 0.97 * k + grow) + inward(s),
                (z * sole_top(s) if z > 0 else z) + spring(s),
            )
            for s, w in reversed(L)
        ]

    loft(
        [
            outline(1, 0.2, 0.03),
            outline(1, 0.24, 0.058),
            outline(1, 0.34, 0.062),
            outline(1, 0.36, 0.052),
            outline(1, 0.40, 0.052),
            outline(1, 0.42, 0.064),
            outline(1, 1.06, 0.058),
            outline(1, 1.22, 0.052),
            outline(1, 1.30, 0.036),
            outline(1, 1.32, 0.0),
        ],
        midsole,
        smooth=True,
        auto=50,
    )
    loft(
        [
            outline(1, -0.02, 0.02),
            outline(1, -0.005, 0.05),
            outline(1, 0.2, 0.05),
            outline(1, 0.22, 0.03),
        ],
        outsole,
        smooth=True,
        auto=50,
    )
    stitches(
        [Vector(p) for p in outline(1, 1.02, 0.066)[3:60]],
        pbr("t", "#d8d2c6", rough=0.7),
        0.04,
        0.025,
        0.007,
    )
    stitches(
        [Vector(p) for p in outline(1, 1.02, 0.066)[68:125]],
        pbr("t", "#d8d2c6", rough=0.7),
        0.04,
        0.025,
        0.007,
    )
    for sd in (-1, 1):
        patch(
            lambda u, v: (
                0.0 + u * (0.175 - 0.05 * v + 0.035 * sin(pi * v)),
                0.40 + 0.60 * v,
            ),
            accent_mat,
            side=sd,
            thread=thread_mat,
            sew="u",
        )
        patch(
            lambda u, v: (0.0 + u * (0.10 - 0.03 * v), 0.03 + 0.34 * v),
            accent_mat,
            side=sd,
            off=0.016,
            thread=thread_mat,
            sew="u",
        )
        patch(
            lambda u, v: (0.66 + 0.33 * u + 0.06 * (1 - v) * (1 - u), 1.0 - (0.22 + 0.40 * u**1.5) * (1 - v)),
            suede,
            nu=40,
            side=sd,
            off=0.012,
            thick=0.024,
            thread=thread_mat,
            sew="v",
        )
        hole = pbr("hole", "#0c0c0c", rough=0.9)
        for i in range(5):
            for j in range(3):
                p = Vector(
                    upper_point(
                        0.775 + 0.028 * i, sd * (0.04 + 0.10 * j + 0.02 * i), 0.019
                    )
                )
                sphere(0.013, hole, seg=10, loc=p, scale=(1, 1, 0.5))
    for sd in (-1, 1):  # eyestay, and two slanting bands on the quarter
        patch(
            lambda u, v: (0.345 + 0.365 * u, 0.015 + (0.30 - 0.10 * u) * v),
            leather_mat,
            side=sd,
            off=0.016,
            thick=0.03,
            thread=thread_mat,
            sew="v",
        )
        for start in (0.36, 0.45):
            patch(
                lambda u, v: (start + 0.052 * u + 0.085 * (1 - v), 0.33 + 0.65 * v),
                accent_mat,
                nu=10,
                side=sd,
                off=0.012,
                thick=0.02,
                thread=thread_mat,
                sew="u",
            )
    text("TELL", 0.075, gold("yellow", 0.3), upper_point(0.255, -0.80, 0.034), rot=(84, 0, 3.5), depth=0.006, spacing=1.25)
    # padded collar + lining
    rim = [
        Vector(upper_point(s, 1e-6)) for s in [0.36 * (1 - i / 26) for i in range(27)]
    ] + [Vector(upper_point(s, -1e-6)) for s in [0.36 * i / 26 for i in range(1, 27)]]
    collar_cloth = fabric([min(1, x * 0.85 + 0.02) for x in hexc(upper)[:3]], 30, 0.12)
    tube(
        [p + Vector((0, 0, -0.012)) for p in rim[::3]], 0.046, collar_cloth, n=6, res=6
    )

    # tongue
    def tongue_point(u, v):
        s = 0.30 + 0.40 * v
        w, h, g = SHAPE(max(s, 0.36))
        x = s * LENGTH - 0.10 * (1 - v) ** 3
        z = h - 0.035 + sole_top(s) + spring(s) + 0.20 * (1 - v) ** 2.2
        ww = 0.15 + 0.05 * (1 - v) ** 1.5
        return (x, u * ww + inward(s), z - 0.10 * u * u)

    grid(tongue_point, 17, 24, leather_mat, u=(-1, 1), smooth=True, solid=0.085, auto=70)
    grid(
        lambda u, v: (lambda p: (p[0] - 0.01, p[1], p[2] + 0.05))(
            tongue_point(u * 0.6, 0.04 + 0.16 * v)
        ),
        9,
        9,
        accent_mat,
        u=(-1, 1),
        smooth=True,
        solid=0.012,
        auto=70,
    )
    # inside sock
    loft(
        [
            [(s * LENGTH, y * SHAPE(s)[0] * 0.8 + inward(s), 0.30) for y in (-1, 0, 1)]
            for s in ss[4:40]
        ],
        lining,
        closed=False,
    )
    laces(lace)
