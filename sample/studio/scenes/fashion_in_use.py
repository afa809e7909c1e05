"""Products of fashion in use, or beside something whose size is known. Keys are product:view."""
from props import *
from scenes.one_product import use
from stage import item, prop

SCENES = {
    "sac-casbah:scale": use(
        prop(block, 32, 24, 8, at=(0, 3)),
        item("sac-casbah", at=(-2, 4), turn=-26, lift=8),
        item("lunettes-cirta", "noir", at=(14, -16), turn=-30),
        cm=18,
        width=56,
        height=15,
    ),
    "cabas-casbah:scale": use(
        item("cabas-casbah", at=(-3, 4), turn=-26),
        item("chapeau-cirta", "noir", at=(15, -17), turn=-20),
        cm=22,
        width=74,
        height=17,
    ),
    "sac-a-dos-tell:scale": use(
        item("sac-a-dos-tell", at=(-6, 4), turn=-28),
        prop(books, ("#c2512f", "#d6c6a8", "#24483a"), at=(20, 0), turn=20),
        prop(orange, at=(19, 0), lift=6.6),
        cm=22,
        width=66,
        height=19,
    ),
    "porte-cartes-casbah:scale": use(
        item("nova-12", "sauge", at=(-2.5, 4), turn=8),
        item("porte-cartes-casbah", at=(3, -4), turn=-16),
        cm=8,
        width=26,
        height=6.5,
    ),
    "ceinture-casbah:scale": use(
        prop(board, 26, 20, at=(0, 0), turn=-12),
        item("ceinture-casbah", at=(-3, 0), turn=6, lift=1.6),
        item("porte-cartes-casbah", at=(9, 5), turn=-26, lift=1.6),
        width=34,
        height=4.5,
        el=22,
    ),
    "lunettes-cirta:scale": use(
        prop(books, ("#24483a", "#d6c6a8"), at=(0, 2), turn=-12),
        item("lunettes-cirta", at=(0, 0), turn=-26, lift=4.4),
        prop(tea_glass, at=(13, 2)),
        width=34,
        height=5.5,
        el=15,
    ),
    "foulards-cirta:scale": use(
        prop(block, 34, 26, 9, at=(0, 2)),
        item("foulards-cirta", at=(0, 2), turn=-16, lift=9),
        item("lunettes-cirta", "noir", at=(2, 0), turn=-24, lift=18.2),
        cm=16,
        width=50,
        height=12,
    ),
    "chapeau-cirta:scale": use(
        item("foulards-cirta", "sauge", at=(0, 4), turn=-10),
        item("chapeau-cirta", at=(0, 4), turn=-30, lift=8.4),
        item("lunettes-cirta", "ecaille", at=(6, -16), turn=-22),
        cm=16,
        width=50,
        height=10,
    ),
    "baskets-tell:scale": use(
        prop(block, 36, 16, 6, at=(-1, 8)),
        item("baskets-tell", at=(-1, 8), turn=-8, lift=6),
        item("baskets-tell", at=(3, -9), turn=-26),
        cm=15,
        width=48,
        height=7,
        el=18,
    ),
}
