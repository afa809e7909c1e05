"""Products of beauty in use, or beside something whose size is known. Keys are product:view."""
from props import *
from scenes.one_product import use
from stage import item, prop

SCENES = {
    "lumen-ambre:scale": use(
        prop(block, 7.6, 5.2, 13, "#241c14", at=(4, 4), turn=-18),
        item("lumen-ambre", at=(-2.6, -1), turn=-22),
        cm=7,
        width=24,
        height=6,
        samples=36,
    ),
    "lumen-rose:scale": use(
        prop(tray, 8.5, at=(0, 0)),
        item("lumen-rose", at=(-1, 1.6), turn=-10, lift=0.7),
        item("rouge-maison", "rouge", at=(2.6, -4.4), turn=-30, lift=0.7),
        cm=7,
        width=23,
        height=5,
        el=16,
        samples=36,
    ),
    "rouge-maison:scale": use(
        item("poudre-maison", "claire", at=(2.4, 4.6), turn=-20),
        item("rouge-maison", at=(-2.4, -4), turn=-18),
        cm=6,
        width=19,
        height=3.6,
        el=15,
    ),
    "vernis-maison:scale": use(
        item("vernis-maison", "nuit", at=(3.4, 3), turn=-20),
        item("vernis-maison", "nude", at=(-0.2, 1), turn=-26),
        item("vernis-maison", "rouge", at=(-3.8, -1), turn=-30),
        cm=5,
        width=16.5,
        height=3.6,
    ),
    "poudre-maison:scale": use(
        prop(tray, 9, at=(0, 0)),
        item("poudre-maison", at=(-1.6, 1.4), turn=-22, lift=0.7),
        item("rouge-maison", "brique", at=(3.2, -4.6), turn=-24, lift=0.7),
        cm=7,
        width=22,
        height=4,
        el=20,
    ),
    "creme-solea:scale": use(
        prop(carton, 8, 8, 5, lid=False, at=(5, 3.4), turn=-20),
        item("creme-solea", at=(-2.6, -2), turn=-6),
        cm=6,
        width=21,
        height=3,
        el=20,
    ),
    "serum-solea:scale": use(
        prop(tray, 6.6, at=(0, 0)),
        item("serum-solea", at=(-3.4, 1), lift=0.7),
        item("creme-solea", at=(2.2, -2.4), turn=-20, lift=0.7),
        cm=5.5,
        width=18,
        height=3.8,
        el=15,
        samples=32,
    ),
    "lait-solea:scale": use(
        prop(board, 30, 20, at=(0, 2)),
        item("foulards-cirta", "sauge", at=(5, 7), turn=-14, lift=1.6),
        item("lait-solea", at=(-6, -1), turn=8, lift=1.6),
        width=40,
        height=8.5,
    ),
}
