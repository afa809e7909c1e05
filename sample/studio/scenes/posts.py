"""A wide picture for each post of the blog: the still lifes again, seen from elsewhere, on a tint, in lower light."""
from props import *
from scenes import categories, in_use
from stage import item, prop
from table import *

TINTS = {
    "electronics": "#d3e2ee",
    "fashion": "#f0dde3",
    "beauty": "#f2e4d5",
    "jewelry": "#dfe9e1",
}


def header(scene, universe, az=0, closer=1.0):
    """A scene on its universe's tint, the camera further round by az degrees and closer by a factor."""
    camera = dict(scene["camera"])
    camera["az"] = camera.get("az", 0) + az
    camera["width"] = camera["width"] * 1.45 / closer
    camera["blur"] = 0.002
    light = dict(scene.get("light", {}), key=1.15, fill=0.6, rim=0.8)
    light["floor"] = TINTS[universe]
    return dict(scene, size=(960, 600), samples=22, camera=camera, light=light)


def story(universe, *things, cm, width, height, az=0, el=14, **light):
    """A scene of the post's own subject, among things whose size is known."""
    return dict(
        size=(960, 600),
        samples=24,
        cm=cm,
        light=dict(dict(key=1.1, fill=0.7, floor=TINTS[universe]), **light),
        camera=dict(at=(0, 0, height), width=width, az=az, el=el, blur=0.002),
        things=things,
    )


USE, KINDS = in_use.SCENES, categories.SCENES

SCENES = {
    "casque-ou-ecouteurs": header(KINDS["audio"], "electronics", 8),
    "capacite-batterie-externe": header(
        USE["batterie-nova-20000:scale"], "electronics", -8
    ),
    "film-pour-tester-son-ecran": header(
        USE["tablette-nova-tab:scale"], "electronics", 6
    ),
    "choisir-un-telephone": header(KINDS["telephones"], "electronics", -10),
    "ordinateur-pour-etudier": header(
        USE["portable-tassili-14:scale"], "electronics", 6
    ),
    "entretenir-un-sac-en-cuir": story(
        "fashion",
        prop(table, 190, 84, at=(0, 4)),
        item("sac-casbah", at=(-13, 6), turn=-24, lift=3),
        prop(polish_tin, at=(13, -4), turn=-20, lift=3),
        prop(brush, at=(30, 4), turn=24, lift=3),
        prop(soft_cloth, at=(33, -16), turn=-12, lift=3),
        cm=26,
        width=104,
        height=15,
        el=17,
    ),
    "quatre-questions-a-une-maroquiniere": header(
        USE["ceinture-casbah:scale"], "fashion", 8, 1.1
    ),
    "lunettes-forme-du-visage": header(USE["lunettes-cirta:scale"], "fashion", -8, 1.1),
    "foulard-trois-facons": header(USE["foulards-cirta:scale"], "fashion", 8, 1.1),
    "baskets-blanches": header(USE["baskets-tell:scale"], "fashion", -6),
    "connaitre-sa-taille-de-bague": story(
        "jewelry",
        prop(jewel_box, 5.4, "#2f5d50", at=(-3.6, 0.6)),
        item("solitaire-yasmine", at=(-3.6, -0.25), lift=2.25),
        prop(measuring_tape, at=(4, -1.2)),
        item("alliance-yasmine", at=(1, -4.4), turn=30),
        cm=5,
        width=20,
        height=3.3,
        az=-14,
        el=17,
        jewel=True,
    ),
    "porter-et-ranger-des-perles": header(
        USE["collier-tipaza:scale"], "jewelry", 14, 1.2
    ),
    "peau-et-chaleur-seche": header(USE["serum-solea:scale"], "beauty", -8, 1.1),
    "eau-de-parfum-eau-de-toilette": header(KINDS["parfums"], "beauty", 10),
    "rouge-a-levres-teint": header(USE["rouge-maison:scale"], "beauty", -10, 1.1),
    "paiement-a-la-livraison": story(
        "beauty",
        prop(front_door, at=(0, -1)),
        prop(doormat, 58, 30, at=(-2, -6), lift=12),
        prop(parcel, 34, 25, 20, at=(-8, -5), turn=-16, lift=13.6),
        prop(parcel, 22, 17, 9, at=(-7, -4), turn=8, lift=34),
        prop(notes, at=(20, -12), turn=-12, lift=13.7),
        prop(coins, at=(14, -22), lift=12),
        cm=40,
        width=124,
        height=40,
        az=16,
        el=16,
    ),
}
