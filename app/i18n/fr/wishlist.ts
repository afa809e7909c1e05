import type { wishlist as english } from "../en/wishlist.ts"
import type { MessagesLike } from "../messages.ts"

export const wishlist: MessagesLike<typeof english> = {
  "wishlist.toast.added": "{title} ajouté aux favoris",
  "wishlist.toast.removed": "{title} retiré des favoris",
  "wishlist.toast.kept": { one: "{n} produit ajouté aux favoris", other: "{n} produits ajoutés aux favoris" },
  "wishlist.toast.keptNone": "Ces produits sont déjà dans vos favoris",
  "wishlist.title": "Favoris",
  "wishlist.toggle": "Favori : {title}",
  "wishlist.link": "Favoris ({n})",
  "wishlist.description": "Les produits que vous avez mis de côté chez {shop}, gardés sur cet appareil, sans compte.",
  "wishlist.count": { one: "{n} produit, gardé sur cet appareil", other: "{n} produits, gardés sur cet appareil" },
  "wishlist.remove": "Retirer",
  "wishlist.removeTitle": "Retirer {title} des favoris",
  "wishlist.gone": "{title} n’est plus en vente et a été retiré de vos favoris.",
  "wishlist.failed": "La boutique ne répond pas : prix et stock manquent. Votre liste est conservée.",
  "wishlist.retry": "Réessayer",
  "wishlist.empty.title": "Rien de côté pour l’instant",
  "wishlist.empty.text": "Touchez le cœur d’un produit pour le retrouver ici, sur cet appareil, sans créer de compte.",
  "wishlist.empty.shop": "Parcourir la boutique",
  "wishlist.empty.sale": "Voir les promotions",
  "wishlist.often": "Souvent mis de côté",
  "wishlist.share": "Partager la liste",
  "wishlist.sharedList.title": "Une liste partagée avec vous",
  "wishlist.sharedList.count": {
    one: "{n} produit. Gardez-le pour le retrouver dans vos favoris.",
    other: "{n} produits. Gardez-les pour les retrouver dans vos favoris.",
  },
  "wishlist.sharedList.keep": "Garder ces produits",
  "wishlist.sharedList.mine": "Voir mes favoris",
  "wishlist.sharedList.gone": "Cette liste est vide",
  "wishlist.sharedList.goneText": "Ses produits ne sont plus en vente. D’autres vous attendent dans la boutique.",
  "wishlist.noScript":
    "Votre liste est gardée par votre navigateur, qui a besoin de JavaScript pour l’afficher. Vous pouvez commander sans, sur la page de chaque produit.",
  "wishlist.loading": "Chargement de votre liste",
}
