"""A picture for each category: two or three of its products, readable at 64 pixels."""
from props import *
from stage import item, prop
from table import rod


def tile(things, cm=12, width=40, height=9, el=13, az=0, lens=80, samples=24, **light):
    """A square picture; width and height (centimetres) are what the camera sees and looks at."""
    return dict(
        size=(640, 640),
        cm=cm,
        samples=samples,
        light=light,
        camera=dict(at=(0, 0, height), width=width, az=az, el=el, lens=lens),
        things=things,
    )


SCENES = {
    "audio": tile(
        [
            item("enceinte-aura-go", "terracotta", at=(7, 8), turn=-16),
            item("casque-aura", "noir", at=(-4, -1), turn=-30),
            item("ecouteurs-aura-mini", "blanc", at=(8, -7), turn=-20),
        ],
        width=34,
        height=8,
    ),
    "telephones": tile(
        [
            item("tablette-nova-tab", at=(1, 6), turn=14),
            item("nova-12", "sauge", at=(-3, -5), turn=4),
        ],
        width=32,
        height=8,
    ),
    "informatique": tile(
        [
            item("portable-tassili-14", "argent", at=(-3, 6), turn=-20),
            item("souris-tassili-s2", "graphite", at=(14.5, -13), turn=-30),
        ],
        cm=16,
        width=47,
        height=7,
        el=22,
    ),
    "montres": tile(
        [
            item("montre-nova-fit", "noir", at=(-4, -4), turn=-20),
            item("montre-nova-fit", "sable", at=(2.2, -2.4), turn=-30),
            item("batterie-nova-20000", "blanc", at=(4, 6), turn=-14),
        ],
        cm=7,
        width=20,
        height=5.6,
    ),
    "photo-jeux": tile(
        [
            prop(block, 17, 12, 6, at=(-1, 8)),
            item("appareil-photo-tassili-m1", at=(-1, 7), turn=-30, lift=6),
            item("manette-tassili-pad", "blanc", at=(2, -9), turn=-14, lie=(14, 0, 0)),
        ],
        cm=9,
        width=28,
        height=6,
        el=22,
    ),
    "sacs": tile(
        [
            item("sac-a-dos-tell", "sauge", at=(11, 12), turn=-26),
            item("sac-casbah", "cognac", at=(-7, -6), turn=-26),
        ],
        cm=22,
        width=64,
        height=18,
        el=10,
    ),
    "accessoires": tile(
        [
            item("foulards-cirta", "terracotta", at=(0, 5), turn=-14),
            item("lunettes-cirta", "ecaille", at=(0, 4), turn=-26, lift=9),
            item("porte-cartes-casbah", "noir", at=(8, -13), turn=-16),
            item("ceinture-casbah", "cognac", at=(-9, -12), turn=6),
        ],
        cm=14,
        width=43,
        height=7,
        el=16,
    ),
    "vetements": tile(
        [
            prop(rod, lift=165),
            item("robe-cirta", "emeraude", at=(38, 0), turn=-22, lift=24, hung=False),
            item("veste-tell", "nuit", at=(0, 0), turn=-24, lift=83, hung=False),
            item("chemise-cirta", "ciel", at=(-34, 0), turn=-22, lift=77, hung=False),
        ],
        cm=62,
        width=172,
        height=92,
        el=5,
    ),
    "chaussures-chapeaux": tile(
        [
            prop(block, 26, 18, 7, at=(0, 10)),
            item("chapeau-cirta", "sable", at=(0, 10), turn=-28, lift=6),
            item("baskets-tell", "blanc", at=(0, -12), turn=-14),
        ],
        cm=16,
        width=50,
        height=10,
    ),
    "parfums": tile(
        [
            prop(plinth, 5, 2, at=(-3.4, 2)),
            item("lumen-ambre", at=(-3.4, 2), turn=-22, lift=2),
            item("lumen-rose", at=(4, -3), turn=-8),
        ],
        cm=7,
        width=23,
        height=6.4,
        samples=40,
    ),
    "maquillage": tile(
        [
            item("poudre-maison", "claire", at=(2.6, 4), turn=-22),
            item("rouge-maison", "rouge", at=(-2.4, -4.4), turn=-20),
            item("vernis-maison", "nuit", at=(-6.8, 0), turn=-26),
        ],
        cm=7,
        width=21,
        height=4,
    ),
    "soin-visage": tile(
        [
            item("serum-solea", at=(-4.8, 1.4), turn=0),
            item("creme-solea", at=(2.2, -2.5), turn=-6),
        ],
        cm=6,
        width=17.5,
        height=3.8,
        samples=36,
    ),
    "soin-corps": tile(
        [
            prop(board, 17, 11, at=(0, 0)),
            item("lait-solea", at=(-2, 0.6), turn=8, lift=1.6),
            item("creme-solea", at=(4.4, -2.4), turn=-24, lift=1.6),
        ],
        cm=8,
        width=28,
        height=8.6,
    ),
    "bagues": tile(
        [
            item("solitaire-yasmine", "or", at=(-0.9, 0), turn=-24),
            item("alliance-yasmine", "blanc", at=(1.3, -0.6), turn=-36),
        ],
        cm=1.6,
        width=5.6,
        height=1.25,
        el=18,
        jewel=True,
    ),
    "boucles-oreilles": tile(
        [
            item("creoles-yasmine", "or", at=(-0.3, 1), turn=-6),
            item("puces-tipaza", at=(0.9, -1.8), turn=8),
        ],
        cm=2.8,
        width=8,
        height=1.7,
        el=16,
        jewel=True,
    ),
    "colliers-bracelets": tile(
        [
            item("collier-tipaza", at=(0, 1.5), turn=8),
            item("jonc-yasmine", "or", at=(0.6, 1), turn=-20),
        ],
        cm=8,
        width=20,
        height=0.5,
        el=38,
        jewel=True,
    ),
}
