"""Backpack: domed canvas body, zipped front pocket, leather trims, shoulder straps."""
from base import *

COLORS = {
    "nuit": dict(color="#1c2747", trim="#7a4a2a"),
    "sauge": dict(color="#97aa90", trim="#6b4428"),
}
VIEWS = {
    "main": dict(az=30, el=12, fill=0.78),
    "front": dict(az=0, el=6, fill=0.78),
    "side": dict(az=78, el=8, fill=0.78),
    "back": dict(az=200, el=10, fill=0.78),
    "detail": dict(az=24, el=16, fill=1.6, shift=(0.05, -0.25)),
}


def dome(w, h, r_top, r_bottom, n=14):
    """Outline with large upper and small lower corners, standing on z = 0."""
    pts = []
    for cx, cz, a0, r in (
        (w / 2 - r_top, h - r_top, 0, r_top),
        (-w / 2 + r_top, h - r_top, pi / 2, r_top),
        (-w / 2 + r_bottom, r_bottom, pi, r_bottom),
        (w / 2 - r_bottom, r_bottom, 3 * pi / 2, r_bottom),
    ):
        for i in range(n + 1):
            a = a0 + pi / 2 * i / n
            pts.append((cx + r * cos(a), cz + r * sin(a)))
    return pts


def pillow(outline, depth, mat, y=0.0, z=0.0, puff=0.08, edge=0.06):
    """Stuffed panel: the outline lofted with rounded rims, front towards -Y bulging by puff."""
    cx, cz = 0, sum(p[1] for p in outline) / len(outline)
    ring = lambda k, yy: [
        (cx + (px - cx) * k, yy + y, cz + (pz - cz) * k + z) for px, pz in outline
    ]
    f, b = -depth / 2, depth / 2
    rows = [ring(0.02, f - puff)] + [
        ring(k, f - puff * (1 - k**3)) for k in (0.2, 0.4, 0.6, 0.75, 0.86, 0.92)
    ]
    rows += [
        ring(0.955, f + edge * 0.12),
        ring(0.98, f + edge * 0.4),
        ring(0.995, f + edge * 0.9),
        ring(1.0, f + edge * 1.6),
        ring(1.0, b - edge),
        ring(0.99, b - edge * 0.3),
        ring(0.96, b),
        ring(0.02, b),
    ]
    return loft(rows, mat, cap=True, smooth=True, auto=180)


def zipper(path, metal_mat, tape, pull=None, pull_mat=None):
    """Tape and teeth along a path of points; pull at the given point index."""
    tube(path, 0.022, tape, smooth_pts=False)
    P = [Vector(p) for p in path]
    stitches([p + Vector((0, -0.014, 0)) for p in P], metal_mat, 0.014, 0.012, 0.012)
    if pull is not None:
        q = P[pull]
        slab(0.07, 0.10, 0.03, 0.03, metal_mat, bevel=0.01, loc=(q.x, q.y - 0.035, q.z))
        slab(
            0.05,
            0.2,
            0.014,
            0.02,
            pull_mat,
            bevel=0.005,
            loc=(q.x, q.y - 0.05, q.z - 0.14),
            rot=(-4, 0, 0),
        )


def build(color, trim):
    cloth = fabric(color, 30, 0.45, sheen=0.3)
    dark = fabric(shade(color, 0.6), 30, 0.4, sheen=0.2)
    hide = leather(trim, 72, 0.22)
    brass = gold("yellow", 0.2)
    th = pbr("thread", "#e2c79a", rough=0.7)
    W, H, D = 1.5, 2.1, 0.62
    body = dome(W, H, 0.62, 0.22)
    pillow(body, D, cloth, puff=0.05)
    # piping at both rims
    for y in (-D / 2 + 0.05, D / 2 - 0.03):
        tube(
            [(x * 1.0, y, z) for x, z in body],
            0.022,
            dark,
            closed=True,
            smooth_pts=False,
        )
    # main zip over the dome
    top = dome(W + 0.012, H + 0.006, 0.626, 0.22)[:30]
    zipper(
        [
            (x, -0.04, z)
            for x, z in [(W / 2 + 0.006, 0.8)] + top + [(-W / 2 - 0.006, 0.8)]
        ],
        brass,
        dark,
    )
    # front pocket with its own zip and leather band
    pocket = dome(1.22, 1.02, 0.24, 0.2)
    pillow(pocket, 0.26, cloth, y=-D / 2 - 0.10, z=0.05, puff=0.07, edge=0.05)
    tube(
        [(x, -D / 2 - 0.185, z + 0.05) for x, z in pocket],
        0.018,
        dark,
        closed=True,
        smooth_pts=False,
    )
    arc = [
        (x * 1.004, -D / 2 - 0.10, z * 1.003 + 0.05)
        for x, z in [(0.61, 0.55)] + pocket[:30] + [(-0.61, 0.55)]
    ]
    zipper(arc, brass, dark, pull=6, pull_mat=hide)
    # leather base and brand patch
    side = [(x, z) for x, z in body[30:]]
    path = [
        Vector((x * 1.008, 0, z * 1.0 - 0.008))
        for x, z in [(-W / 2, 0.34), (-W / 2, 0.28)]
        + side
        + [(W / 2, 0.28), (W / 2, 0.34)]
    ]
    sweep(path, rrect(0.022, D * 0.80, 0.008, 3), hide, up=(0, 1, 0))
    slab(0.42, 0.2, 0.02, 0.03, hide, bevel=0.006, loc=(0, -D / 2 - 0.065, 1.42))
    text("TELL", 0.11, brass, (0, -D / 2 - 0.077, 1.42), depth=0.002, spacing=1.25)
    stitches(
        [(x, -D / 2 - 0.078, z + 1.42) for x, z in rrect(0.38, 0.16, 0.02, 4)]
        + [(0.19, -D / 2 - 0.078, 1.49)],
        th,
        0.02,
        0.014,
        0.004,
    )
    # leather strap with buckle holding the pocket
    for x in (-0.36, 0.36):
        sweep(
            catmull(
                [
                    (x, -D / 2 - 0.06, 1.28),
                    (x, -D / 2 - 0.14, 1.14),
                    (x, -D / 2 - 0.275, 0.96),
                    (x, -D / 2 - 0.315, 0.76),
                    (x, -D / 2 - 0.315, 0.60),
                ],
                8,
            ),
            rrect(0.11, 0.026, 0.01, 3),
            hide,
            up=(0, -1, 0),
        )
        sweep(
            catmull(
                [
                    (x - 0.09, -D / 2 - 0.325, 0.78),
                    (x + 0.09, -D / 2 - 0.325, 0.78),
                    (x + 0.09, -D / 2 - 0.325, 0.66),
                    (x - 0.09, -D / 2 - 0.325, 0.66),
                ],
                6,
                closed=True,
            ),
            rrect(0.022, 0.022, 0.008, 3),
            brass,
            closed=True,
            up=(0, -1, 0),
        )
    # haul loop and shoulder straps
    sweep(
        catmull(
            [
                (-0.2, 0.2, H - 0.06),
                (-0.2, 0.2, H + 0.08),
                (-0.1, 0.2, H + 0.20),
                (0.1, 0.2, H + 0.20),
                (0.2, 0.2, H + 0.08),
                (0.2, 0.2, H - 0.06),
            ],
            8,
        ),
        rrect(0.04, 0.12, 0.015, 4),
        hide,
        up=(0, 1, 0),
    )
    for s in (-1, 1):
        strap = [
            (s * 0.26, D / 2, H - 0.16),
            (s * 0.38, D / 2 + 0.20, H - 0.2),
            (s * 0.62, D / 2 + 0.30, H - 0.62),
            (s * 0.80, D / 2 + 0.24, 1.05),
            (s * 0.84, D / 2 + 0.12, 0.62),
            (s * 0.72, D / 2 + 0.0, 0.22),
        ]
        sweep(
            catmull(strap, 10),
            rrect(0.24, 0.075, 0.035, 5),
            dark,
            up=(0, 1, 0.2),
            scale=lambda t: (
                1 - 0.55 * max(0, t - 0.62) / 0.38,
                1 - 0.5 * max(0, t - 0.62) / 0.38,
            ),
        )
