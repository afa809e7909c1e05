import type { coupons as english } from "../en/coupons.ts"
import type { MessagesLike } from "../messages.ts"

export const coupons: MessagesLike<typeof english> = {
  "coupons.title": "Coupons",
  "coupons.intro":
    "Copiez le code et saisissez-le dans votre panier, ou donnez-le-nous quand nous appelons pour confirmer votre commande.",
  "coupons.none": "Aucun coupon en ce moment. Revenez jeudi.",
  "coupons.percent": "−{percent} %",
  "coupons.everything": "Toute la boutique",
  "coupons.minimum": "Dès {amount} d’achats",
  "coupons.noMinimum": "Sans minimum",
  "coupons.until": "Jusqu’au {date}",
  "coupons.state.active": "Valable maintenant",
  "coupons.state.ended": "Terminé",
  "coupons.copy": "Copier",
  "coupons.copied": "Copié",
  "coupons.shop": "Voir les produits",
}
