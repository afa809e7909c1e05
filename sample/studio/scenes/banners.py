"""Two banners of the home page: square, on the tint of the universe that they lead to."""
from props import *
from stage import item, prop

SQUARE = (720, 720)

SCENES = {
    "beauty": dict(
        size=SQUARE,
        cm=8,
        samples=32,
        light=dict(floor="#f2e4d5", far=1.2),
        camera=dict(at=(1, 0, 8.6), width=34, el=11, focus=(0, -3, 6), blur=0.004),
        things=[
            prop(plinth, 5.4, 3, "#dfc6a9", at=(-3, 3)),
            item("lait-solea", at=(-3, 3), turn=6, lift=3),
            item("creme-solea", at=(3, -4), turn=-8),
            item("serum-solea", at=(6.6, 4), turn=0),
        ],
    ),
    "fashion": dict(
        size=SQUARE,
        cm=15,
        light=dict(floor="#f0dde3", far=1.2),
        camera=dict(at=(0, 0, 10.5), width=45, el=12, focus=(0, -10, 6), blur=0.003),
        things=[
            prop(block, 24, 16, 9, "#d9b3bf", at=(1, 8)),
            item("chapeau-cirta", "noir", at=(1, 8), turn=-30, lift=8),
            item("lunettes-cirta", "ecaille", at=(-2, -12), turn=-26),
        ],
    ),
}
