import type { variants as english } from "../en/variants.ts"
import type { TextsLike } from "../texts.ts"

export const variants: TextsLike<typeof english> = {
  "variants.title": "Variantes et stock",
  "variants.loading": "Chargement des variantes…",
  "variants.none": "Ce produit n’a ni couleurs ni tailles : il n’y a rien à distinguer.",
  "variants.open": { one: "{n} variante : prix et stock", other: "{n} variantes : prix et stock" },
  "variants.openHint": "Enregistrez d’abord : le tableau montre ce qui est enregistré.",
  "variants.counted": "Chaque variante compte ses unités ; elles se changent dans le tableau.",
  "variants.hint": "Écrivez dans une case, ou collez une colonne depuis un tableur. Un prix vide est celui du produit.",
  "variants.saved": "Enregistré. La boutique le montre.",
  "variants.variant": "Variante",
  "variants.sku": "Référence (SKU)",
  "variants.barcode": "Code-barres",
  "variants.price": "Prix (DA)",
  "variants.lastPrice": "Ancien prix (DA)",
  "variants.quantity": "Unités",
  "variants.cost": "Prix d’achat (DA)",
  "variants.weight": "Poids (g)",
  "variants.active": "En vente",
  "variants.fill": "Même valeur pour toutes : {column}",
  "variants.fillGroup": "Pour tout « {name} » : {column}",
  "variants.stock": "Stock des variantes",
  "variants.count": "Compter chaque variante séparément",
  "variants.countOff": "Toutes les variantes partagent les unités du produit : une taille n’est jamais épuisée seule.",
  "variants.countOn":
    "Chaque variante a ses unités : elle est épuisée quand il n’en reste plus. Le produit a leur somme.",
  "variants.shared": { one: "{n} unité partagée", other: "{n} unités partagées" },
  "variants.joining": "Les unités de chaque variante ne seront plus enregistrées.",
  "variants.sum": "Somme : {n}",
  "variants.toCount": { one: "{n} unité à répartir", other: "{n} unités à répartir" },
  "variants.promised": {
    one: "dont {n} promise à une commande dont la taille reste à demander",
    other: "dont {n} promises à des commandes dont la taille reste à demander",
  },
  "variants.free": { one: "{n} à commander", other: "{n} à commander" },
  "variants.sold": { one: "{n} vendue en 90 jours", other: "{n} vendues en 90 jours" },
  "variants.pictureOf": "Image de {name}",
  "variants.picture": "Image de cette variante",
  "variants.pictureHint": "Sans image à elle, elle montre celle de sa couleur, sinon celle du produit.",
  "variants.done": "Terminé",
  "variants.theirs":
    "Quelqu’un d’autre a modifié ce produit entre-temps. Il est montré tel qu’il est, vos changements par-dessus. Vérifiez puis enregistrez à nouveau.",
  "variants.stockChanged": {
    one: "Des commandes ont changé le stock entre-temps : il reste {n} unité. Vérifiez votre compte puis enregistrez à nouveau.",
    other:
      "Des commandes ont changé le stock entre-temps : il reste {n} unités. Vérifiez votre compte puis enregistrez à nouveau.",
  },
  "variants.belowZero": {
    one: "Des commandes sont arrivées entre-temps : il reste {n} unité d’une variante, moins que ce que vous voulez retirer.",
    other:
      "Des commandes sont arrivées entre-temps : il reste {n} unités d’une variante, moins que ce que vous voulez retirer.",
  },
  "variants.promisedMore": {
    one: "{n} unité de plus est promise à des commandes dont la taille reste à demander. Appelez d’abord ces clients.",
    other:
      "{n} unités de plus sont promises à des commandes dont la taille reste à demander. Appelez d’abord ces clients.",
  },
  "variants.oneNeeded": "Au moins une variante doit être en vente. Pour retirer le produit, mettez-le en brouillon.",
  "variants.problem.text": "Trop long",
  "variants.problem.rounded": "Arrondi par un tableur : mettez la colonne au format texte et ressaisissez-le",
  "variants.problem.price": "Prix illisible : des dinars comme 1500 ou 1500,50 (1.500 se lit de deux façons)",
  "variants.problem.units": "Un nombre entier à partir de 0",
  "variants.problem.weight": "Un nombre entier de grammes",
  "variants.problem.flag": "Ni oui ni non (1 ou 0)",
  "variants.problem.ownPrice": "Un ancien prix a besoin d’un prix propre à la variante",
  "variants.problem.lastPrice": "Doit dépasser le prix",
  "variants.problem.TAKEN": "Une autre variante a cette référence",
  "variants.problem.UNKNOWN": "N’existe plus",
  "variants.problem.STOCK_BELOW_ZERO": "Il en reste moins à présent",
}
