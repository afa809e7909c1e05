import type { checkout as english } from "../en/checkout.ts"
import type { MessagesLike } from "../messages.ts"

export const checkout: MessagesLike<typeof english> = {
  "checkout.title": "Finaliser la commande",
  "checkout.description": "Commandez tout votre panier chez {shop}, sans compte. Vous payez à la livraison.",
  "checkout.person": "Vos coordonnées",
  "checkout.place": "Lieu de livraison",
  "checkout.lines": "Votre commande",
  "checkout.change": "Modifier le panier",
  "checkout.address": "Adresse (facultatif)",
  "checkout.addressHint": "Rue, numéro, un repère : cela aide le livreur.",
  "checkout.email": "E-mail (facultatif)",
  "checkout.emailHint": "Pour suivre la commande, rien d’autre.",
  "checkout.emailDoubt": "Cette adresse ne semble pas complète.",
  "checkout.note": "Remarque (facultatif)",
  "checkout.coupon": "Code",
  "checkout.couponLabel": "Code promo",
  "checkout.couponApply": "Appliquer",
  "checkout.couponRemove": "Retirer",
  "checkout.couponHolds": "Le code {code} est appliqué.",
  "checkout.couponTooMany": "Trop d’essais. Attendez un moment avant de réessayer ce code.",
  "checkout.couponAway": "Le code n’a pas pu être vérifié. Réessayez dans un instant.",
  "checkout.emptyText": "Ajoutez-y des produits, puis commandez-les en une fois, sans compte.",
  "checkout.noScript":
    "Votre panier est gardé par votre navigateur, qui a besoin de JavaScript pour l’afficher. Vous pouvez commander sans : ouvrez la page d’un produit et remplissez son formulaire.",
}
