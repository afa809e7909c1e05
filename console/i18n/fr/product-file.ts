import type { productFile as english } from "../en/product-file.ts"
import type { TextsLike } from "../texts.ts"

export const productFile: TextsLike<typeof english> = {
  "productFile.title": "Importer des produits",
  "productFile.back": "Produits",
  "productFile.how":
    "Un fichier CSV en UTF-8 avec une première ligne de titres. Exportez la liste pour voir les colonnes ; la référence (sku) dit de quel produit il s’agit. Rien n’est enregistré avant votre confirmation.",
  "productFile.limits": "20 000 produits, 40 000 variantes, 100 colonnes et 40 Mo au plus.",
  "productFile.variantsTitle": "Variantes dans le fichier",
  "productFile.picturesTitle": "Images dans le fichier",
  "productFile.variantsHow":
    "Une ligne dont la colonne « parent » porte la référence d’un produit est une de ses variantes : couleur, taille, référence, code-barres, prix, unités, poids, image et mise en vente. Elle est reconnue à sa référence, sinon à sa couleur et à sa taille. Un prix vide est celui du produit. La colonne « picture » porte l’adresse d’une image de la boutique, comme /media/…. Les variantes qu’aucune ligne ne nomme restent comme elles sont.",
  "productFile.picturesHow":
    "La colonne « pictures » porte les images d’un produit, la principale d’abord, séparées par une espace ou « | » : adresses https, chemins de la boutique comme /media/…, ou noms de fichiers d’un zip donné avec le tableau. 21 images par produit, 2 000 par fichier sans compter celles de la boutique, 15 Mo par image et 100 Mo par zip au plus.",
  "productFile.example": "Exemple avec tailles et couleurs",
  "productFile.variantsCreated": { one: "{n} nouvelle variante", other: "{n} nouvelles variantes" },
  "productFile.variantsChanged": { one: "{n} variante modifiée", other: "{n} variantes modifiées" },
  "productFile.variantsSame": { one: "{n} variante inchangée", other: "{n} variantes inchangées" },
  "productFile.split": {
    one: "{n} produit comptera désormais ses unités par variante. Ses variantes que le fichier ne nomme pas n’en auront aucune.",
    other:
      "{n} produits compteront désormais leurs unités par variante. Leurs variantes que le fichier ne nomme pas n’en auront aucune.",
  },
  "productFile.storeFile": "Enregistrer le fichier",
  "productFile.stockBy": "Les unités sont désormais comptées par variante",
  "productFile.drop": "Déposez un fichier ici, ou choisissez-en un",
  "productFile.choose": "Choisir un fichier",
  "productFile.zip": "Images (zip)",
  "productFile.removeZip": "Retirer {name}",
  "productFile.zipAgain": "D’autres images (zip)",
  "productFile.looking": "Lecture du fichier",
  "productFile.again": "Un autre fichier",
  "productFile.would": { one: "{n} ligne lue", other: "{n} lignes lues" },
  "productFile.created": { one: "{n} nouveau", other: "{n} nouveaux" },
  "productFile.changed": { one: "{n} modifié", other: "{n} modifiés" },
  "productFile.same": { one: "{n} inchangé", other: "{n} inchangés" },
  "productFile.problems": { one: "{n} ligne à corriger", other: "{n} lignes à corriger" },
  "productFile.columns": "Ces colonnes sont inconnues et ne disent rien : {names}",
  "productFile.mend": "Corrigez ces lignes dans le fichier et donnez-le à nouveau. Rien n’a été enregistré.",
  "productFile.store": { one: "Enregistrer {n} produit", other: "Enregistrer {n} produits" },
  "productFile.progress.pictures": "{done} images lues sur {total}",
  "productFile.progress.checking": "{done} lignes sur {total} comparées à la boutique",
  "productFile.progress.storing":
    "{done} produits sur {total} enregistrés. Vous pouvez quitter cette page : la boutique les enregistre tous et continue de vendre.",
  "productFile.progress.parts": "{done} parties sur {total} enregistrées : articles, commandes, avis et autres",
  "productFile.html": {
    one: "{n} texte en HTML a été converti : voyez les lignes ci-dessous.",
    other: "{n} textes en HTML ont été convertis : voyez les lignes ci-dessous.",
  },
  "productFile.htmlBlocks": "{column} : du HTML, devient paragraphes, gras, listes et liens",
  "productFile.htmlText": "{column} : du HTML, devient du texte simple",
  "productFile.htmlDropped": "Laissé de côté :",
  "productFile.done": "Enregistré. La boutique le montre déjà.",
  "productFile.nothing": "Le fichier dit ce que la boutique a déjà : il n’y a rien à enregistrer.",
  "productFile.failed": "Quelqu’un a modifié un produit entre-temps. Rien n’a été enregistré : relisez le fichier.",
  "productFile.failedServer": "Le serveur n’a pas pu enregistrer le fichier. Rien n’en a été gardé.",
  "productFile.IMPORT_RUNNING":
    "Un fichier de produits est en cours d’enregistrement. Le catalogue pourra être modifié dans quelques minutes.",
  "productFile.UNFINISHED":
    "La connexion a été coupée. La boutique continue d’enregistrer le fichier : regardez la liste dans quelques minutes.",
  "productFile.IMPORT_STOPPED":
    "Une partie du fichier n’a pas pu être enregistrée. Regardez la liste, puis donnez le fichier à nouveau.",
  "productFile.line": "Ligne",
  "productFile.what": "Ce qui se passe",
  "productFile.create": "Nouveau",
  "productFile.change": "Modifié",
  "productFile.more": { one: "et {n} autre ligne", other: "et {n} autres lignes" },
  "productFile.to": "{column} : {old} → {new}",
  "productFile.empty": "rien",
  "productFile.NO_SKU": "La première ligne doit porter des titres, dont « sku ».",
  "productFile.NO_ROWS": "Le fichier ne contient aucun produit.",
  "productFile.NOT_ZIP": "Le fichier d’images n’est pas un zip, ou il est endommagé.",
  "productFile.NO_FORMAT": "Les titres du fichier ne sont d’aucune boutique connue : choisissez d’où il vient.",
  "productFile.BAD_WORKBOOK": "Le classeur est illisible : enregistrez-le en CSV.",
  "productFile.BAD_ARCHIVE": "L’archive est endommagée ou a été modifiée.",
  "productFile.PART_TOO_LARGE":
    "« {name} » dépasse {max} Mo dans l’archive. Déplacez une boutique aussi grande par une sauvegarde.",
  "productFile.TOO_MANY_FILES":
    "L’archive contient plus de 200 000 fichiers. Déplacez une boutique aussi grande par une sauvegarde.",
  "fileLimit.NOT_UTF8":
    "Le fichier n’est pas en UTF-8 : les accents et l’arabe seraient perdus. Dans Excel, enregistrez-le en « CSV UTF-8 ».",
  "fileLimit.BAD_QUOTES":
    'Un guillemet (") manque, ou se trouve dans une cellule entre guillemets : doublez-le, ou enregistrez le tableau en CSV dans un tableur.',
  "fileLimit.TITLE_TWICE": "Deux colonnes ont le même titre : {value}.",
  "fileLimit.TOO_MANY_ROWS": "Le fichier a plus de {max} lignes. Divisez-le.",
  "fileLimit.TOO_MANY_COLUMNS": "Le fichier a plus de {max} colonnes.",
  "fileLimit.TOO_MANY_CELLS": "Le fichier a plus de {max} cellules. Divisez-le.",
  "fileLimit.CELL_TOO_LONG": "Une cellule a plus de {max} caractères. Manque-t-il un guillemet ?",
  "fileLimit.TOO_MANY_TEXTS": "Le classeur a plus de {max} textes. Divisez-le.",
  "fileLimit.TOO_MANY_PARTS": "Le classeur a trop de parties. Enregistrez-le en CSV.",
  "fileLimit.UNPACKED_TOO_LARGE":
    "Le classeur est trop grand une fois décompressé. Divisez-le ou enregistrez-le en CSV.",
  "fileLimit.TOO_MANY_PICTURES":
    "Le fichier nomme plus de {max} images différentes, sans compter celles de la boutique. Divisez-le.",
  "fileLimit.row": "Ligne {row} · {text}",
  "fileLimit.cell": "Ligne {row}, colonne {column} · {text}",
  "productFile.tooLarge": "Le tableau dépasse 40 Mo ou le zip 100 Mo. Divisez-le.",
  "productFile.problem.NEEDED": "est obligatoire",
  "productFile.problem.TOO_LONG": "est trop long",
  "productFile.problem.NOT_TEXT": "contient un caractère impossible à enregistrer",
  "productFile.problem.NOT_NUMBER": "n’est pas un nombre comme 1500 ou 1500,50",
  "productFile.problem.AMBIGUOUS_NUMBER": "se lit de deux façons : écrivez 1500 ou 1500,50",
  "productFile.problem.NO_TITLE":
    "Une cellule n’est sous aucun titre : un séparateur de trop, ou des guillemets manquent ?",
  "productFile.problem.ZEROS_LOST":
    "est le numéro enregistré sans ses premiers zéros : mettez la colonne au format texte et ressaisissez-le",
  "productFile.problem.NOT_MOMENT": "n’est pas une date comme 2027-01-31T08:00",
  "productFile.problem.NOT_WHOLE": "n’est pas un nombre entier",
  "productFile.problem.TOO_LARGE": "est trop grand",
  "productFile.problem.NOT_SLUG": "doit n’avoir que minuscules, chiffres et traits d’union",
  "productFile.problem.UNKNOWN": "n’existe pas dans la boutique",
  "productFile.problem.AMBIGUOUS": "est le titre de plusieurs catégories ; écrivez l’adresse de l’une",
  "productFile.problem.TAKEN": "appartient à un autre produit",
  "productFile.problem.TWICE": "figure deux fois dans le fichier",
  "productFile.problem.NOT_FLAG": "n’est ni oui (1) ni non (0)",
  "productFile.problem.NOT_COLOR": "n’est pas une couleur comme Noir|أسود|Black|#111111",
  "productFile.problem.NOT_ABOVE_PRICE": "doit dépasser le prix",
  "productFile.problem.NOT_DISCOUNT": "ne correspond pas aux deux prix",
  "productFile.problem.BELOW_ZERO": "retire plus qu’il n’en reste",
  "productFile.problem.NO_OPTION":
    "est une option que le produit n’a pas encore : ajoutez-la dans « colors » ou « sizes » de la ligne du produit",
  "productFile.problem.OTHER_VARIANT":
    "est celle d’une autre variante : cette référence va avec une autre couleur ou taille",
  "productFile.problem.NOT_SOLD": "ne laisse aucune variante en vente : il en faut une",
  "productFile.problem.TOO_MANY": "en fait trop : 30 couleurs, 30 tailles et 200 variantes au plus",
  "productFile.problem.PROMISED": "laisse moins d’unités qu’il n’en faut aux commandes dont la taille reste à choisir",
  "productFile.problem.BY_VARIANT": "découle des lignes des variantes : changez-les",
  "productFile.problem.ROUNDED":
    "a été arrondi par le tableur : mettez la colonne au format texte et saisissez-le à nouveau",
  "productFile.problem.NOT_SIZE_KIND": "n’est pas une sorte de taille : size, shoe, ring, waist, capacity ou option",
  "productFile.problem.NOT_SIZE": "n’est pas une taille comme M ou Grand|كبير|Large",
  "productFile.problem.NOT_IN_ZIP": "n’est pas dans le zip",
  "productFile.problem.SEVERAL_IN_ZIP":
    "est dans plusieurs dossiers du zip : écrivez son chemin, comme dossier/photo.jpg",
  "productFile.problem.NOT_HTTPS": "doit être une adresse qui commence par https://",
  "productFile.problem.NOT_PUBLIC": "mène à un réseau privé : la boutique ne prend d’images que sur l’internet public",
  "productFile.problem.NOT_FETCHED":
    "n’a pas pu être récupérée : le serveur n’a pas répondu par ce fichier en 15 secondes",
  "productFile.problem.NOT_PICTURE": "n’est pas une image fixe JPEG, PNG, WebP ou AVIF lisible",
  "productFile.problem.PICTURE_TOO_LARGE":
    "est trop grande : 15 Mo et 40 mégapixels (AVIF : 16) au plus, et 1 Go pour tout un zip",
  "productFile.problem.TOO_MANY_PICTURES": "nomme plus de 21 images",
}
