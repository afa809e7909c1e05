"""Lipstick, open, its cap beside it."""
from base import *

COLORS = {
    "rouge": dict(shade="#a3101f"),
    "brique": dict(shade="#8a3c28"),
    "prune": dict(shade="#4f1630"),
}
VIEWS = {
    "main": dict(az=22, el=12, fill=0.74),
    "front": dict(az=-4, el=8, fill=0.74),
    "side": dict(az=60, el=10, fill=0.74),
    "detail": dict(az=14, el=20, fill=1.6, shift=(-0.4, 0.5)),
}


def build(shade, case="#121114", metal_kind="yellow"):
    c = pbr("case", case, rough=0.16, coat=1)
    g = gold(metal_kind, 0.14)
    lathe(
        fillet(
            [(0, 0), (0.30, 0), (0.30, 0.78), (0.27, 0.78), (0.27, 0.70), (0, 0.70)],
            0.025,
        ),
        c,
    )
    torus(0.302, 0.012, g, loc=(0, 0, 0.74))
    lathe(
        fillet(
            [
                (0, 0.70),
                (0.262, 0.70),
                (0.262, 1.16),
                (0.245, 1.18),
                (0.225, 1.18),
                (0.225, 1.0),
                (0, 1.0),
            ],
            0.012,
        ),
        g,
    )
    text(
        "M A I S O N",
        0.062,
        g,
        (0.301 * sin(0.42), -0.301 * cos(0.42), 0.34),
        rot=(90, 0, 24),
        depth=0.006,
    )
    torus(0.302, 0.006, g, loc=(0, 0, 0.06))
    # bullet: a rounded stick cut by a slanted plane, edges softened by a bevel
    b = lathe(
        fillet([(0, 0.9), (0.205, 0.9), (0.205, 1.93, 0.0), (0, 1.93)], 0),
        pbr("wax", shade, rough=0.34, spec=0.5, coat=0.25, coat_rough=0.25, sss=0.04),
        seg=64,
    )
    bm = bmesh.new()
    bm.from_mesh(b.data)
    geo = bm.verts[:] + bm.edges[:] + bm.faces[:]
    r = bmesh.ops.bisect_plane(
        bm,
        geom=geo,
        plane_co=(0, 0, 1.62),
        plane_no=(-0.62, -0.30, 0.74),
        clear_outer=True,
    )
    bmesh.ops.contextual_create(
        bm, geom=[e for e in r["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    )
    bm.to_mesh(b.data)
    bm.free()
    dress(b, bevel=0.075, segs=8)
    b.modifiers["b"].angle_limit = math.radians(25)
    b.data.auto_smooth_angle = math.radians(35)
    # cap lying beside it
    cap = [
        lathe(
            fillet(
                [
                    (0, 0),
                    (0.29, 0),
                    (0.315, 0.04),
                    (0.315, 1.2),
                    (0.285, 1.2),
                    (0.285, 0.1),
                    (0, 0.1),
                ],
                0.03,
            ),
            c,
        ),
        torus(0.318, 0.011, g, loc=(0, 0, 1.12)),
    ]
    group(cap, loc=(0.52, -0.12, 0.322), rot=(90, 0, 78))
