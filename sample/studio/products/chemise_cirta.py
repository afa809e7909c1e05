"""Linen shirt on a hanger: collar with stand, placket, chest pocket, cuffs."""
from base import *
from garment import *
from garment_parts import *

COLORS = {
    "ciel": dict(color="#92aecd", buttons="#f1ece2"),
    "blanc": dict(color="#e4e0d6", buttons="#e9e0cf"),
    "olive": dict(color="#5f6647", buttons="#c9b48f"),
}
VIEWS = {
    "main": dict(az=8, el=4, fill=0.86, settle=False),
    "back": dict(az=188, el=4, fill=0.86, settle=False),
    "detail": dict(az=16, el=10, fill=1.9, shift=(0.06, 0.42), settle=False),
}
STUDIO = dict(key=1.2, fill=0.35)
SAMPLES = 16

NECK, FRONT, BACK = 7.4, 7.6, 1.6
SLEEVE = Sleeve(tip=(22.3, -4.9), armpit=(26.4, -31), angle=57, length=61, cuff=10.8)
TOP = [(15, -2.2), *SLEEVE.top()]
UNDER = [*SLEEVE.under(), (25, -46), (26, -74)]
COLLAR = [
    (0, 0, 6.3, -3.2),
    (0.25, 6.3, 4.8, -2.6),
    (0.5, 9.0, -0.5, -0.4),
    (0.75, 7.6, -6.4, -5.8),
    (1, 4.5, -8.0, -11.2),
]


def hem_at(x):
    """Height of the hem: lower in the middle."""
    return -74 - 3.5 * (1 - (x / 26) ** 2)


def pocket(f, mat, thread):
    """A pointed chest pocket on the left."""
    bottom = lambda u: -31.5 - 1.6 * (1 - abs(2 * u - 1))
    reg = lambda u, v: (7.8 + 10.6 * u, -18.5 + v * (bottom(u) + 18.5))
    piece(f, reg, mat, 30, 30, 0.2, 0.4)
    ridge(f, [reg(u, 0.0) for u in np_range(0, 1, 30)], mat, 0.16, 0.4)
    for u in (0, 1):
        ridge(f, [reg(u, v) for v in np_range(0, 1, 30)], mat, 0.12, 0.3)
    ridge(f, [reg(u, 1) for u in np_range(0, 1, 31)], mat, 0.12, 0.3)
    sides = [[reg(u, v) for v in np_range(0.02, 0.96, 40)] for u in (0.035, 0.965)]
    for line in (*sides, [reg(u, 0.965) for u in np_range(0.035, 0.965, 40)], [reg(u, 0.16) for u in np_range(0, 1, 40)]):
        seam(f, line, thread, 0.38)


def sew(color, buttons):
    """All of the shirt, its neck at the origin."""
    mat = cloth(color, slub=0.07, weave=70)
    thread = pbr("thread", [x * 0.82 for x in hexc(color)[:3]], rough=0.85)
    shell = pbr("button", buttons, rough=0.25, coat=0.4)
    top, under = [(NECK, 0)] + smooth_line(TOP, 8), smooth_line(UNDER, 8)
    soft = dict(iron=50, creases=folds(SLEEVE, deep=1.7, crumple=0.22), bending_stiffness=0.6)
    f, b = body(top, under, (NECK, FRONT, BACK), 3.5, mat, frames=80, **soft)
    label(b, 0, -BACK - 0.6, 5, 2.4, pbr("label", "#2b2a28", rough=0.8))
    piece(f, lambda u, v: (-1.7 + 3.4 * u, -FRONT + 0.3 + v * (hem_at(0) + FRONT)), mat, 9, 90, 0.2, 0.4)
    for x in (-1.7, 1.7):
        ridge(f, [(x, z) for z in np_range(-FRONT - 0.2, hem_at(0), 60)], mat, 0.13, 0.3)
    for x in (-1.3, 1.3):
        seam(f, [(x, z) for z in np_range(-FRONT - 0.5, hem_at(0) + 1, 160)], thread, 0.4)
    for i in range(6):
        button(f.at(0, -FRONT - 7 - 9.6 * i, 0.36), shell, thread)
    pocket(f, mat, thread)
    hole = smooth_line([(22.3, -5.1), (21.2, -13), (21.8, -23), (26.2, -30.9)], 12)
    for panel in (f, b):
        for s in (-1, 1):
            ridge(panel, [(s * x, z) for x, z in hole], mat, 0.2)
            seam(panel, [(s * (x - 0.7), z) for x, z in hole], thread, 0.2)
            piece(panel, lambda u, v: SLEEVE.at(u, 6.2 - 6.2 * v, s), mat, 20, 12, 0.12, 0.3)
            seam(panel, [SLEEVE.at(u, 5.7, s) for u in np_range(0.03, 0.97, 40)], thread, 0.3)
        seam(panel, [(x, hem_at(x) + 1.2) for x in np_range(-25.5, 25.5, 160)], thread, 0.2)
    for s in (-1, 1):
        seam(f, [(s * x, -2.6 - 0.28 * x) for x in np_range(8.4, 22, 50)], thread, 0.2)
    seam(b, [(x, -12) for x in np_range(-21, 21, 120)], thread, 0.2)
    edge = resting(f, COLLAR, 0.35)
    collar(lambda t: neck_ring(NECK, FRONT, BACK, (6.2, 5.0), t), edge, mat, thread, stand=2.6)
    button((Vector((0, -6.9, -FRONT + 1.5)) / UNIT, Vector((0, -1, 0.12))), shell, thread, 0.5)
    hanger(half=7, drop=1.4, z=-2.2)


def build(color, buttons, hung=True):
    with collect() as made:
        sew(color, buttons)
        if hung:
            rail()
    hang(made.objs, 78)
