"""Long dress on a hanger: round neck with an embroidered placket, long sleeves, a tied belt, a wide skirt."""
from base import *
from garment import *
from garment_parts import *

COLORS = {
    "emeraude": dict(color="#1d5a48", thread="#c9a45a"),
    "terracotta": dict(color="#a84a2b", thread="#ead2a2"),
}
VIEWS = {
    "main": dict(az=10, el=3, fill=0.88, settle=False),
    "back": dict(az=188, el=3, fill=0.88, settle=False),
    "detail": dict(az=16, el=8, fill=2.2, shift=(0.0, 0.52), settle=False),
}

STUDIO = dict(key=1.2, fill=0.45)
SAMPLES = 16

NECK, FRONT, BACK = 8.2, 7.2, 1.8
SLEEVE = Sleeve(tip=(19.2, -4.4), armpit=(22.4, -28.5), angle=60, length=56, cuff=10.4)
TOP = [(13, -1.6), *SLEEVE.top()]
UNDER = [*SLEEVE.under(), (18.6, -43), (23.4, -58), (31.0, -90), (40.0, -127)]
CREASES = folds(SLEEVE, deep=2.6, crumple=0.1, start=46, wide=6.5, seed=5)
WAIST = -42.0


def embroidery(f, gold_thread):
    """Rows of stitches and a zigzag down both sides of the placket and around the neck."""
    for s in (-1, 1):
        for x in (1.5, 3.1):
            seam(f, [(s * x, z) for z in np_range(-FRONT - 0.6, -33, 90)], gold_thread, 0.3, r=0.07)
        zig = [(s * (1.7 + 1.2 * (i % 2)), -FRONT - 0.8 - 0.75 * i) for i in range(33)]
        for a, b in zip(zig, zig[1:]):
            tube([f.at(*p, 0.28)[0] for p in (a, b)], 0.075 / UNIT, gold_thread, smooth_pts=False, res=2)
    seam(f, [(x, -33) for x in np_range(-3.1, 3.1, 20)], gold_thread, 0.3, r=0.07)


def belt(f, b, mat):
    """A band around the waist and its bow, left of the middle."""
    for panel in (f, b):
        piece(panel, lambda u, v: (-18.6 + 37.2 * u, WAIST + 1.7 - 3.4 * v), mat, 60, 8, 0.35, 0.35)
    p, n = f.at(4.5, WAIST, 0.9)
    with collect() as made:
        ribbon = rrect(2.4, 0.22, 0.1, 3)
        for s in (-1, 1):
            loop = [(0, 0, 0), (s * 3.4, -1.1, 1.5), (s * 7.2, -0.9, 0.4), (s * 6.6, -0.3, -1.7), (s * 2.8, -0.5, -0.9), (0, 0, 0)]
            sweep(catmull(loop, 10), ribbon, mat, up=(0, 1, 0.25))
        for s, end in ((-1, -33), (1, -29)):
            tail = [(0, 0, 0), (s * 1.3, -0.7, -3), (s * 2.0, -0.4, -12), (s * 2.3, -0.9, -22), (s * 3.1, -0.6, end)]
            sweep(catmull(tail, 12), ribbon, mat, up=(0.15 * s, 1, 0))
        rounded_box(2.3, 1.5, 2.6, 0.6, mat, loc=(0, -0.4, 0))
    group(made.objs, loc=p, scale=1 / UNIT)


def sew(color, thread):
    """All of the dress, its neck at the origin."""
    mat = cloth(color, slub=0.06, weave=80, sheen=0.5, rough=0.8)
    gold_thread = pbr("gold thread", thread, rough=0.4, metal=0.35)
    plain = pbr("thread", [x * 0.8 for x in hexc(color)[:3]], rough=0.85)
    top, under = [(NECK, 0)] + smooth_line(TOP, 8), smooth_line(UNDER, 8)
    soft = dict(bending_stiffness=1.0, mass=0.35)
    f, b = body(top, under, (NECK, FRONT, BACK), 3.0, mat, tip=16.5, frames=90, depth=7.0, seed=5, iron=40, creases=CREASES, **soft)
    ring = [neck_ring(NECK, FRONT, BACK, (6.2, 5.0), -1 + 2 * i / 80) / UNIT for i in range(80)]
    tube(ring, 0.5 / UNIT, mat, closed=True, n=2)
    piece(f, lambda u, v: (-1.3 + 2.6 * u, -FRONT + v * -25.4), mat, 9, 40, 0.16, 0.35)
    for i in range(5):
        p, n = f.at(0, -FRONT - 2.6 - 5.2 * i, 0.4)
        sphere(0.62 / UNIT, gold_thread, seg=20, loc=p)
    embroidery(f, gold_thread)
    for panel in (f, b):
        for s in (-1, 1):
            hole = smooth_line([(19.2, -4.6), (18.2, -12), (18.6, -21), (22.2, -28.4)], 12)
            ridge(panel, [(s * x, z) for x, z in hole], mat, 0.18)
            for k in (0.0, 1.0):
                seam(panel, [SLEEVE.at(u, 1.2 + k, s) for u in np_range(0.03, 0.97, 40)], gold_thread, 0.24, r=0.07)
        seam(panel, [(x, -127 + 1.6 - 3 * (1 - (x / 40) ** 2)) for x in np_range(-38, 38, 200)], plain, 0.2)
    belt(f, b, mat)
    hanger(half=7, drop=1.4, z=-2.0)


def build(color, thread, hung=True):
    with collect() as made:
        sew(color, thread)
        if hung:
            rail()
    hang(made.objs, 131, clearance=22, scale=0.62)
