"""A wide picture for each post of the blog: the still lifes again, seen from elsewhere, on a tint, in lower light."""
from scenes import categories, in_use, shop

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
    "entretenir-un-sac-en-cuir": header(USE["sac-casbah:scale"], "fashion", -6, 1.1),
    "quatre-questions-a-une-maroquiniere": header(
        USE["ceinture-casbah:scale"], "fashion", 8, 1.1
    ),
    "lunettes-forme-du-visage": header(USE["lunettes-cirta:scale"], "fashion", -8, 1.1),
    "foulard-trois-facons": header(USE["foulards-cirta:scale"], "fashion", 8, 1.1),
    "baskets-blanches": header(USE["baskets-tell:scale"], "fashion", -6),
    "connaitre-sa-taille-de-bague": header(
        USE["solitaire-yasmine:scale"], "jewelry", -10
    ),
    "porter-et-ranger-des-perles": header(
        USE["collier-tipaza:scale"], "jewelry", 14, 1.2
    ),
    "peau-et-chaleur-seche": header(USE["serum-solea:scale"], "beauty", -8, 1.1),
    "eau-de-parfum-eau-de-toilette": header(KINDS["parfums"], "beauty", 10),
    "rouge-a-levres-teint": header(USE["rouge-maison:scale"], "beauty", -10, 1.1),
    "paiement-a-la-livraison": header(shop.SCENES["share"], "beauty", 10),
}
