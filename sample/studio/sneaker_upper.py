"""The upper of a low sneaker: its shape, points on it, and pieces of leather sewn on."""
from base import *

LENGTH = 2.9
#            s     half-width  rim-height  opening gap
SHAPE = spline(
    [
        (0.0, 0.13, 0.62, 0.05),
        (0.012, 0.21, 0.66, 0.10),
        (0.04, 0.30, 0.66, 0.16),
        (0.09, 0.35, 0.60, 0.20),
        (0.18, 0.37, 0.50, 0.225),
        (0.27, 0.37, 0.56, 0.21),
        (0.34, 0.38, 0.70, 0.165),
        (0.40, 0.40, 0.74, 0.13),
        (0.50, 0.44, 0.635, 0.105),
        (0.60, 0.475, 0.525, 0.085),
        (0.67, 0.495, 0.455, 0.05),
        (0.715, 0.50, 0.425, 0),
        (0.80, 0.49, 0.395, 0),
        (0.88, 0.45, 0.365, 0),
        (0.94, 0.37, 0.325, 0),
        (0.98, 0.24, 0.265, 0),
        (1.0, 0.08, 0.20, 0),
    ]
)
inward = (
    lambda s: 0.07 * sin(pi * min(1, s * 1.05)) - 0.03 * s
)  # foot curves inwards a little
spring = (
    lambda s: 0.10 * max(0, (s - 0.70) / 0.30) ** 2
    + 0.03 * max(0, (0.1 - s) / 0.1) ** 2
)
sole_top = lambda s: 0.265 - 0.06 * min(1, s / 0.75)


def upper_point(s, t, off=0.0):
    """Point of the upper: s from heel 0 to toe 1, t from the rim 0 to the sole 1 (negative: other side)."""
    w, h, g = SHAPE(s)
    a = abs(t)
    sg = 1 if t >= 0 else -1
    K = [
        Vector((g, h)),
        Vector(
            (
                g + (w - g) * (0.62 if g > 0.005 else 0.66),
                h * 0.84 if g > 0.005 else h * 0.90,
            )
        ),
        Vector((w, h * 0.42)),
        Vector((w * 0.95, 0)),
    ]
    P = catmull(K, 12)
    x = a * (len(P) - 1)
    i = min(int(x), len(P) - 2)
    p = P[i].lerp(P[i + 1], x - i)
    if off:
        q = P[min(i + 1, len(P) - 1)] - P[i]
        n = Vector((-q.y, q.x)).normalized()
        n = n if n.x >= 0 or n.y > 0 else -n
        p = p + n * off
    return (s * LENGTH, sg * p.x + inward(s), p.y + sole_top(s) + spring(s))


def stations(n):
    return [0.5 - 0.5 * cos(pi * i / (n - 1)) for i in range(n)]


def patch(
    reg, mat, nu=24, nv=12, off=0.012, thick=0.018, side=1, thread=None, sew="uv"
):
    """A piece of leather sewn on: reg(u, v) -> (s, t), lifted off the upper."""
    f = lambda u, v, o=off: Vector(upper_point(reg(u, v)[0], side * reg(u, v)[1], o))
    grid(lambda u, v: f(u, v), nu, nv, mat, smooth=True, solid=thick, auto=70)
    if thread:
        n = 24
        rows = (
            [
                [f(0.015 + 0.97 * i / n, v, off + thick * 0.6) for i in range(n + 1)]
                for v in (0.08, 0.92)
            ]
            if "v" in sew
            else []
        ) + (
            [
                [f(u, 0.04 + 0.92 * i / n, off + thick * 0.6) for i in range(n + 1)]
                for u in (0.04, 0.96)
            ]
            if "u" in sew
            else []
        )
        for r in rows:
            stitches(r, thread, 0.026, 0.014, 0.0045)


def laces(lace):
    """Laces of one material: straight bars with a crossing below, eyelets, a bow."""
    E = [0.395 + 0.05 * i for i in range(6)]
    for i, s in enumerate(E):
        a, b = Vector(upper_point(s, 0.10, 0.03)), Vector(upper_point(s, -0.10, 0.03))
        m = (a + b) / 2 + Vector((0, 0, 0.035))
        sweep(
            catmull(
                [a - Vector((0, -0.01, 0.03)), a, m, b, b - Vector((0, 0.01, 0.03))], 6
            ),
            rrect(0.075, 0.022, 0.01, 3),
            lace,
            up=(0, 0, 1),
        )
        for sd in (1, -1):
            torus(
                0.030,
                0.009,
                metal("#b8b8bc", 0.3),
                seg=24,
                rs=10,
                loc=upper_point(s, sd * 0.105, 0.026),
                rot=(sd * -38, 20, 0),
            )
    for i in range(5):
        a, b = Vector(upper_point(E[i], 0.07, 0.0)), Vector(
            upper_point(E[i + 1], -0.07, 0.0)
        )
        m = (a + b) / 2 + Vector((0, 0, 0.02))
        sweep(catmull([a, m, b], 8), rrect(0.07, 0.02, 0.009, 3), lace)
    k = (
        Vector(upper_point(E[0], 0.0001)) * 0.5
        + Vector(upper_point(E[0], -0.0001)) * 0.5
        + Vector((-0.02, 0, 0.09))
    )
    for sd in (1, -1):
        tube(
            [
                k,
                k + Vector((-0.02, sd * 0.14, 0.06)),
                k + Vector((0.06, sd * 0.27, -0.02)),
                k + Vector((0.10, sd * 0.20, -0.07)),
                k + Vector((0.02, sd * 0.04, -0.01)),
            ],
            0.019,
            lace,
        )
        tube(
            [
                k,
                k + Vector((0.06, sd * 0.12, 0.0)),
                k + Vector((0.16, sd * 0.25, -0.12)),
                k + Vector((0.20, sd * 0.36, -0.30)),
            ],
            0.019,
            lace,
        )
    sphere(0.042, lace, loc=k, seg=24)
