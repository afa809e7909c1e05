import type { moving as english } from "../en/moving.ts"
import type { TextsLike } from "../texts.ts"

export const moving: TextsLike<typeof english> = {
  "moving.lead":
    "Donnez les fichiers qu’une autre boutique exporte : produits, commandes et avis en CSV ou Excel de WooCommerce, Shopify ou YouCan, ou le zip d’une boutique Hanout. Ils sont d’abord examinés : rien n’est enregistré avant votre confirmation. Les produits passent d’abord : commandes et avis les retrouvent.",
  "moving.drop": "Déposez des fichiers ici",
  "moving.archive":
    "Archive d’une boutique Hanout : {rows} produits et variantes, {pictures} photos ; {departments} nouveaux rayons, {categories} nouvelles catégories, {brands} nouvelles marques.",
  "moving.choose": "Choisir des fichiers",
  "moving.remove": "Retirer",
  "moving.department": "Rayon des nouveaux produits",
  "moving.units": "Unités si le fichier ne les compte pas",
  "moving.unitsHint": "Les produits que l’autre boutique vend sans compter en reçoivent autant.",
  "moving.format": "Le fichier vient de",
  "moving.format.woocommerce": "WooCommerce",
  "moving.format.shopify": "Shopify",
  "moving.format.youcan": "YouCan",
  "moving.detected": "Détecté",
  "moving.encoding": "Encodage",
  "moving.encodingHint": "Changez-le si des lettres ci-dessous sont fausses.",
  "moving.separator": "Entre les cellules",
  "moving.separator.comma": "Virgule",
  "moving.separator.semicolon": "Point-virgule",
  "moving.separator.tab": "Tabulation",
  "moving.would": "De {shop} :",
  "moving.done": "Emménagé de {shop} :",
  "moving.products": { one: "{n} produit", other: "{n} produits" },
  "moving.variants": { one: "{n} variante", other: "{n} variantes" },
  "moving.pictures": { one: "{n} photo", other: "{n} photos" },
  "moving.addresses": { one: "{n} ancienne adresse", other: "{n} anciennes adresses" },
  "moving.prices": "Prix de {min} à {max} DA : les nombres du fichier sont pris pour des dinars.",
  "moving.categories": { one: "{n} nouvelle catégorie : {names}", other: "{n} nouvelles catégories : {names}" },
  "moving.brands": { one: "{n} nouvelle marque : {names}", other: "{n} nouvelles marques : {names}" },
  "moving.kind.unsure": "À vérifier",
  "moving.kind.lost": "Laissé de côté",
  "moving.kind.changed": "Écrit autrement",
  "moving.row": "Ligne {n} :",
  "moving.picturesLost": {
    one: "{n} photo est introuvable : son produit vient sans elle",
    other: "{n} photos sont introuvables : leurs produits viennent sans elles",
  },
  "moving.columns": {
    one: "Colonnes du fichier : {n} est laissée de côté",
    other: "Colonnes du fichier : {n} sont laissées de côté",
  },
  "moving.fate.kept": "Gardées",
  "moving.fate.changed": "Écrites autrement",
  "moving.fate.lost": "Laissées de côté",
  "moving.fate.unknown": "Inconnues",
  "moving.leaveOut": {
    one: "Laisser de côté ce qui pose problème ({n} ligne) et enregistrer le reste",
    other: "Laisser de côté ce qui pose problème ({n} lignes) et enregistrer le reste",
  },
  "moving.leftOut": {
    one: "{n} produit a été laissé de côté : il pose problème.",
    other: "{n} produits ont été laissés de côté : ils posent problème.",
  },
  "moving.redirected": {
    one: "{n} ancienne adresse mène ici désormais.",
    other: "{n} anciennes adresses mènent ici désormais.",
  },
  "moving.store": { one: "Emménager {n} produit", other: "Emménager {n} produits" },
  "moving.pairs": "Une liste d’autres adresses (pages, catégories) se donne ici :",
  "redirect.lead":
    "Une adresse de la boutique d’avant mène à une page de celle-ci, pour les moteurs de recherche et les anciens liens. Elle n’est consultée que si cette boutique n’a pas de page.",
  "redirect.none": "Il n’y en a pas encore.",
  "redirect.from": "Ancienne adresse",
  "redirect.to": "Page de cette boutique",
  "redirect.add": "Ajouter",
  "redirect.file": "Fichier de paires",
  "redirect.fileHint": "CSV ou texte, deux colonnes : l’ancienne adresse et la page de cette boutique.",
  "redirect.search": "Partie d’une adresse",
  "redirect.remove": "Supprimer",
  "redirect.stored": { one: "{n} adresse enregistrée.", other: "{n} adresses enregistrées." },
  "redirect.problems": { one: "{n} paire n’a pas été enregistrée :", other: "{n} paires n’ont pas été enregistrées :" },
  "redirect.problem.NOT_PATH": "n’est pas l’adresse d’une page",
  "redirect.problem.NOT_OWN": "mène ailleurs qu’à une page de cette boutique",
  "redirect.problem.SAME": "mène à elle-même",
  "redirect.problem.LOOP": "revient à elle-même",
  "redirect.problem.TWICE": "figure deux fois",
  "redirect.tooMany": "La boutique en a déjà trop : supprimez-en d’abord.",
  "redirect.notRead": "Il n’y a pas de paires dans le fichier.",
  "moving.note.SKU_MADE": {
    one: "{n} produit : sans référence, une est créée",
    other: "{n} produits : sans référence, une est créée",
  },
  "moving.note.SKU_TWICE": {
    one: "{n} ligne : la référence figure deux fois, une autre est créée",
    other: "{n} lignes : la référence figure deux fois, une autre est créée",
  },
  "moving.note.SKU_CUT": {
    one: "{n} produit : la référence dépasse 60 lettres et est coupée",
    other: "{n} produits : la référence dépasse 60 lettres et est coupée",
  },
  "moving.note.SHORT_MADE": {
    one: "{n} produit : la description courte est faite des premiers mots de la longue",
    other: "{n} produits : la description courte est faite des premiers mots de la longue",
  },
  "moving.note.ATTRIBUTES_IN_TEXT": {
    one: "{n} produit : les caractéristiques qui ne sont pas un choix s’ajoutent à la description",
    other: "{n} produits : les caractéristiques qui ne sont pas un choix s’ajoutent à la description",
  },
  "moving.note.OPTIONS_JOINED": {
    one: "{n} produit : plusieurs options en plus de la couleur n’en font qu’une",
    other: "{n} produits : plusieurs options en plus de la couleur n’en font qu’une",
  },
  "moving.note.CATEGORY_CUT": {
    one: "{n} produit : d’un chemin de catégories, le premier et le dernier restent",
    other: "{n} produits : d’un chemin de catégories, le premier et le dernier restent",
  },
  "moving.note.PICTURES_OF_VARIANTS": {
    one: "{n} produit : les photos des variantes rejoignent celles du produit",
    other: "{n} produits : les photos des variantes rejoignent celles du produit",
  },
  "moving.note.HIDDEN_IS_DRAFT": {
    one: "{n} produit : il était masqué, il arrive en brouillon",
    other: "{n} produits : il était masqué, il arrive en brouillon",
  },
  "moving.note.SLUG_TAKEN": {
    one: "{n} produit : son adresse est prise ici, une autre est créée",
    other: "{n} produits : son adresse est prise ici, une autre est créée",
  },
  "moving.note.TEXT_CUT": {
    one: "{n} ligne : un texte est trop long et est coupé",
    other: "{n} lignes : un texte est trop long et est coupé",
  },
  "moving.note.STOCK_UNKNOWN": {
    one: "{n} ligne : le stock n’est pas compté, le nombre ci-dessus vaut",
    other: "{n} lignes : le stock n’est pas compté, le nombre ci-dessus vaut",
  },
  "moving.note.COLOR_TINT": {
    one: "{n} ligne : la teinte d’une couleur est inconnue, donc grise : choisissez-la sur le produit",
    other: "{n} lignes : la teinte d’une couleur est inconnue, donc grise : choisissez-la sur le produit",
  },
  "moving.note.NO_PRICE": {
    one: "{n} produit : sans prix, il arrive en brouillon",
    other: "{n} produits : sans prix, il arrive en brouillon",
  },
  "moving.note.NOT_NUMBER": {
    one: "{n} ligne : un nombre est illisible, ou pourrait en être deux",
    other: "{n} lignes : un nombre est illisible, ou pourrait en être deux",
  },
  "moving.note.ANY_VALUE": {
    one: "{n} ligne : une variation de toute valeur en donne une par valeur : vérifiez ses unités",
    other: "{n} lignes : une variation de toute valeur en donne une par valeur : vérifiez ses unités",
  },
  "moving.note.SKU_ROUNDED": {
    one: "{n} ligne : un tableur a arrondi la référence",
    other: "{n} lignes : un tableur a arrondi la référence",
  },
  "moving.note.ADDRESS_GUESSED": {
    one: "{n} produit : le fichier ne dit pas son adresse : l’habituelle est gardée",
    other: "{n} produits : le fichier ne dit pas son adresse : l’habituelle est gardée",
  },
  "moving.note.UNIT_UNKNOWN": {
    one: "{n} ligne : l’unité d’une mesure est inconnue",
    other: "{n} lignes : l’unité d’une mesure est inconnue",
  },
  "moving.note.BARCODE_LOST": {
    one: "{n} ligne : le code-barres est laissé de côté : ici les variantes en ont un",
    other: "{n} lignes : le code-barres est laissé de côté : ici les variantes en ont un",
  },
  "moving.note.LAST_PRICE_LOST": {
    one: "{n} ligne : l’ancien prix est sous le prix",
    other: "{n} lignes : l’ancien prix est sous le prix",
  },
  "moving.note.SALE_DATES_LOST": {
    one: "{n} ligne : les dates d’une promotion : le prix bas reste",
    other: "{n} lignes : les dates d’une promotion : le prix bas reste",
  },
  "moving.note.PRODUCT_LOST": {
    one: "{n} produit : un groupe de produits, ou celui d’un autre site",
    other: "{n} produits : un groupe de produits, ou celui d’un autre site",
  },
  "moving.note.VARIANT_LOST": {
    one: "{n} ligne : une variation dont le produit n’est pas dans le fichier",
    other: "{n} lignes : une variation dont le produit n’est pas dans le fichier",
  },
  "moving.note.PICTURES_CUT": {
    one: "{n} produit : plus de 21 photos : les premières restent",
    other: "{n} produits : plus de 21 photos : les premières restent",
  },
  "moving.note.PICTURE_LOST": {
    one: "{n} produit : l’adresse d’une photo est trop longue",
    other: "{n} produits : l’adresse d’une photo est trop longue",
  },
  "moving.note.CATEGORIES_CUT": {
    one: "{n} produit : plus de 20 catégories : les premières restent",
    other: "{n} produits : plus de 20 catégories : les premières restent",
  },
  "moving.note.TAGS_CUT": {
    one: "{n} produit : plus de 30 étiquettes, ou de trop longues",
    other: "{n} produits : plus de 30 étiquettes, ou de trop longues",
  },
  "moving.part.pictures": "Photos",
  "moving.part.posts": "Articles du blog",
  "moving.part.pages": "Pages",
  "moving.part.sections": "Sections de pages",
  "moving.part.settings": "Réglages",
  "moving.part.redirects": "Anciennes adresses",
  "moving.part.subscribers": "Lettre d’information",
  "moving.part.customers": "Comptes de clients",
  "moving.part.orders": "Commandes",
  "moving.part.reviews": "Avis",
  "moving.format.woocommerce-orders": "WooCommerce : commandes",
  "moving.format.shopify-orders": "Shopify : commandes",
  "moving.format.youcan-orders": "YouCan : commandes",
  "moving.format.woocommerce-reviews": "WooCommerce : avis",
  "moving.format.reviews": "Shopify : avis",
  "moving.parts": "Partie",
  "moving.parts.made": "Nouveau",
  "moving.parts.changed": "Remplacé",
  "moving.parts.existing": "Déjà ici",
  "moving.parts.lost": "Laissé",
  "moving.partsDone": "Emménagé :",
  "moving.partsWould": "Outre les produits :",
  "moving.storeAll": "Tout emménager",
  "moving.quiet":
    "C’est du passé : aucun stock n’est pris et personne n’est averti. Les statistiques en tiennent compte.",
  "moving.note.ADDRESS_LOST": {
    one: "{n} ancienne adresse est trop longue ou abîmée",
    other: "{n} anciennes adresses sont trop longues ou abîmées",
  },
  "moving.note.OLD_OPEN_ORDER": {
    one: "{n} commande : encore ouverte après un mois, elle compte comme annulée",
    other: "{n} commandes : encore ouvertes après un mois, elles comptent comme annulées",
  },
  "moving.note.ORDER_STATUS_UNSURE": {
    one: "{n} commande : état inconnu, elle compte comme nouvelle",
    other: "{n} commandes : état inconnu, elles comptent comme nouvelles",
  },
  "moving.note.COMMUNE_UNSURE": {
    one: "{n} commande : commune inconnue, remplacée par le chef-lieu de la wilaya",
    other: "{n} commandes : commune inconnue, remplacée par le chef-lieu de la wilaya",
  },
  "moving.note.ORDER_LOST": {
    one: "{n} commande : sans numéro, ou date illisible",
    other: "{n} commandes : sans numéro, ou date illisible",
  },
  "moving.note.ORDER_PLACE_LOST": {
    one: "{n} commande : aucune wilaya d’Algérie",
    other: "{n} commandes : aucune wilaya d’Algérie",
  },
  "moving.note.REVIEW_LOST": {
    one: "{n} avis : sans étoiles, texte, date ou produit",
    other: "{n} avis : sans étoiles, texte, date ou produit",
  },
  "moving.orders": {
    one: "{n} commande",
    other: "{n} commandes",
  },
  "moving.reviews": {
    one: "{n} avis",
    other: "{n} avis",
  },
  "moving.redirectsLeft": {
    one: "{n} ancienne adresse n’a pas eu de place : une boutique en a 50 000 au plus.",
    other: "{n} anciennes adresses n’ont pas eu de place : une boutique en a 50 000 au plus.",
  },
  "movingOut.title": "Déménager",
  "movingOut.lead":
    "Tout ce qui est à vous, en fichiers ouverts dans un zip : produits, commandes, clients, avis, contenu, photos. Il contient des noms et des téléphones de clients : gardez-le en lieu sûr.",
  "movingOut.press": "Tout télécharger",
  "movingOut.progress": "{file} : {n}",
}
