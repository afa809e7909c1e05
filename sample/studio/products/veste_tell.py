"""Work jacket of cotton twill on a hanger: pointed collar, three patch pockets, five buttons, contrasting seams."""
from base import *
from garment import *
from garment_parts import *

COLORS = {
    "nuit": dict(color="#28365c", thread="#c9a877", buttons="#5a3d25"),
    "sable": dict(color="#b9a177", thread="#efe4cd", buttons="#5a3d25"),
}
VIEWS = {
    "main": dict(az=10, el=4, fill=0.86, settle=False),
    "back": dict(az=188, el=4, fill=0.86, settle=False),
    "detail": dict(az=18, el=10, fill=1.9, shift=(0.08, 0.4), settle=False),
}

STUDIO = dict(key=1.2, fill=0.5)
SAMPLES = 16

NECK, FRONT, BACK = 7.8, 8.2, 1.6
SLEEVE = Sleeve(tip=(23.6, -5.2), armpit=(28.0, -33), angle=57, length=61, cuff=12.4)
CREASES = folds(SLEEVE, deep=1.3, crumple=0.16, wide=8, seed=3)
TOP = [(16, -2.4), *SLEEVE.top()]
UNDER = [*SLEEVE.under(), (27.2, -48), (27.8, -71)]
COLLAR = [
    (0, 0, 6.7, -3.8),
    (0.25, 6.8, 5.1, -3.2),
    (0.5, 9.8, -0.5, -0.8),
    (0.75, 8.8, -6.6, -6.4),
    (1, 6.0, -8.4, -12.4),
]


def patch_pocket(f, x, z, width, height, mat, thread):
    """A pocket with rounded lower corners, sewn twice around; x, z are its upper inner corner."""

    def reg(u, v, m=0.0):
        low = 1.6 * max(0, abs(2 * u - 1) - 0.8) / 0.2
        return x + m + (width - 2 * m) * u, z - v * (height - m - low * v)

    piece(f, reg, mat, 36, 36, 0.2, 0.5)
    for m in (0.35, 0.85):
        around = [reg(0, v, m) for v in np_range(0.01, 0.98, 60)]
        around += [reg(u, 1, m) for u in np_range(0, 1, 60)]
        seam(f, around + [reg(1, v, m) for v in np_range(0.98, 0.01, 60)], thread, 0.52, r=0.06)
    seam(f, [reg(u, 0.12) for u in np_range(0, 1, 60)], thread, 0.52, r=0.06)


def sew(color, thread, buttons):
    """All of the jacket, its neck at the origin."""
    mat = cloth(color, slub=0.1, weave=52, sheen=0.25, rib=0.8)
    yarn = pbr("thread", thread, rough=0.8)
    horn = pbr("horn", buttons, rough=0.3, coat=0.4)
    top, under = [(NECK, 0)] + smooth_line(TOP, 8), smooth_line(UNDER, 8)
    stiff = dict(bending_stiffness=6, mass=0.5, tension_stiffness=50, compression_stiffness=50)
    f, b = body(top, under, (NECK, FRONT, BACK), 0.3, mat, frames=80, thick=0.5, depth=5.0, seed=8, iron=50, creases=CREASES, **stiff)
    label(b, 0, -BACK - 0.6, 6, 3, pbr("label", "#e9e0cf", rough=0.8), -0.6)
    piece(f, lambda u, v: (-2.4 + 4.8 * u, -FRONT + 0.2 + v * (-70.8 + FRONT)), mat, 9, 90, 0.24, 0.6)
    for x in (-1.9, 1.9):
        seam(f, [(x, z) for z in np_range(-FRONT - 0.5, -70.4, 160)], yarn, 0.6, r=0.06)
    for i in range(5):
        button(f.at(0, -FRONT - 7 - 12.2 * i, 0.56), horn, yarn, 0.85)
    patch_pocket(f, 7.2, -19, 12.4, 14, mat, yarn)
    for x in (5.2, -5.2 - 17.6):
        patch_pocket(f, x, -45, 17.6, 19.5, mat, yarn)
    hole = smooth_line([(23.6, -5.4), (22.4, -14), (23.0, -25), (27.8, -32.9)], 12)
    for panel in (f, b):
        for s in (-1, 1):
            ridge(panel, [(s * x, z) for x, z in hole], mat, 0.26)
            for away in (0.7, 1.2):
                seam(panel, [(s * (x - away), z) for x, z in hole], yarn, 0.26, r=0.06)
            for up in (2.6, 3.1):
                seam(panel, [SLEEVE.at(u, up, s) for u in np_range(0.03, 0.97, 40)], yarn, 0.26, r=0.06)
        for up in (1.4, 1.9):
            seam(panel, [(x, -71 + up) for x in np_range(-27.4, 27.4, 160)], yarn, 0.26, r=0.06)
    for z in (-14.0, -14.5):
        seam(b, [(x, z) for x in np_range(-22.4, 22.4, 120)], yarn, 0.26, r=0.06)
    seam(b, [(0, z) for z in np_range(-15, -69, 160)], yarn, 0.26, r=0.06)
    for x in (-2.4, 2.4):
        ridge(f, [(x, z) for z in np_range(-FRONT, -70.8, 60)], mat, 0.2, 0.45)
    edge = resting(f, COLLAR, 0.6)
    collar(lambda t: neck_ring(NECK, FRONT, BACK, (6.2, 5.0), t), edge, mat, yarn, stand=2.2, thick=0.3, fold=0.35)
    hanger(half=7, drop=1.4, z=-2.4)


def build(color, thread, buttons, hung=True):
    with collect() as made:
        sew(color, thread, buttons)
        if hung:
            rail()
    hang(made.objs, 74)
