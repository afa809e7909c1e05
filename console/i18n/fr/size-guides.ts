import type { sizeGuides as english } from "../en/size-guides.ts"
import type { TextsLike } from "../texts.ts"

export const sizeGuides: TextsLike<typeof english> = {
  "guide.title": "Guides des tailles",
  "guide.hint": "La page d’un produit mène au guide de ses tailles.",
  "guide.kinds": "Sorte de tailles",
  "guide.kind.size": "Lettres (S, M, L)",
  "guide.kind.shoe": "Chaussures",
  "guide.kind.ring": "Bagues",
  "guide.kind.waist": "Tour de taille",
  "guide.active": "Afficher ce guide dans la boutique",
  "guide.table": "Tableau",
  "guide.tableHint":
    "Jusqu’à {columns} colonnes et {rows} lignes. Une case vide dans une autre langue montre celle de la principale.",
  "guide.note": "Comment mesurer",
  "guide.heading": "Titre de la colonne {n}",
  "guide.cell": "Ligne {row}, colonne {column}",
  "guide.addRow": "Ajouter une ligne",
  "guide.addColumn": "Ajouter une colonne",
  "guide.removeRow": "Retirer la ligne {n}",
  "guide.removeColumn": "Retirer la colonne {n}",
  "guide.preview": "Aperçu",
  "guide.brand": "Marque",
  "guide.brandAll": "Toutes les marques",
  "guide.brandHint":
    "Une marque qui a son propre guide le montre sur ses produits. Les autres montrent celui de toutes les marques. Enregistrez ou annulez vos modifications avant de choisir une autre marque.",
  "guide.brandsOwn": "Avec leur propre guide",
  "guide.brandsOther": "Sans guide propre",
  "guide.brandNew":
    "{brand} n’a pas encore de guide à elle : voici une copie de celui de toutes les marques. Elle devient celui de la marque dès que vous la modifiez et l’enregistrez.",
  "guide.remove": "Supprimer le guide de cette marque",
  "guide.removeWhy": "Les produits de {brand} montreront le guide de toutes les marques.",
  "guide.removed": "Supprimé",
}
