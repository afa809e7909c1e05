import type { orderMessages as english } from "../en/order-messages.ts"
import type { TextsLike } from "../texts.ts"

export const orderMessages: TextsLike<typeof english> = {
  "orderMessage.title": "Messages WhatsApp",
  "orderMessage.placeholders": "Ce qui est remplacé dans un message",
  "orderMessage.hint":
    "Chaque commande reçoit le message de son statut, dans la langue de l’acheteur. Une ligne qui cite ce que la commande n’a pas encore, comme son numéro de suivi, est omise. Un message vidé redevient celui du début.",
  "orderMessage.texts": "Messages par statut",
  "orderMessage.saved": "Enregistré. Les prochains messages sont écrits ainsi.",
  "orderMessage.other": "Un autre message",
  "orderMessage.unknown": "{names} : rien d’une commande ne s’appelle ainsi. Choisissez dans la liste ci-dessus.",
  "orderMessage.kind.new": "Nouvelle commande",
  "orderMessage.kind.no-answer": "Pas de réponse",
  "orderMessage.kind.postponed": "Rappel convenu",
  "orderMessage.kind.confirmed": "Confirmée",
  "orderMessage.kind.preparing": "En préparation",
  "orderMessage.kind.shipped": "Expédiée",
  "orderMessage.kind.failed-attempt": "Livraison échouée",
  "orderMessage.kind.delivered": "Livrée",
  "orderMessage.kind.returning": "En retour",
  "orderMessage.kind.returned": "Retournée",
  "orderMessage.kind.cancelled": "Annulée",
  "orderMessage.fact.name": "prénom de l’acheteur",
  "orderMessage.fact.number": "numéro de la commande",
  "orderMessage.fact.goods": "produits et quantités",
  "orderMessage.fact.total": "somme à payer à la livraison",
  "orderMessage.fact.place": "commune et wilaya",
  "orderMessage.fact.carrier": "transporteur",
  "orderMessage.fact.tracking": "numéro de suivi",
  "orderMessage.fact.private": "page privée de la commande : suivi et réponse sans code",
  "orderMessage.fact.link": "adresse de la page de suivi",
  "orderMessage.fact.shop": "nom de la boutique",
}
