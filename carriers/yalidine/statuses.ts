import { type WordTable, wordReader } from "../common/words.ts"

/** `last_status`, `histories.status` and the status of a webhook. */
export const parcelWords: WordTable = {
  "Pas encore expédié": "created",
  "A vérifier": "created",
  "En préparation": "created",
  "Pas encore ramassé": "created",
  "Prêt à expédier": "created",
  "En passation": "created",
  Ramassé: "shipped",
  Transfert: "shipped",
  Expédié: "shipped",
  Centre: "shipped",
  "En localisation": "shipped",
  "Vers Wilaya": "shipped",
  "En transit": "shipped",
  "Reçu à Wilaya": "shipped",
  Débloqué: "shipped",
  "Alerte résolue": "shipped",
  "Prêt pour livreur": "shipped",
  "En attente": "hold",
  Bloqué: "hold",
  "En alerte": "hold",
  "En attente du client": "at-desk",
  "Sorti en livraison": "out-for-delivery",
  "Tentative échouée": "failed-attempt",
  Livré: "delivered",
  // The carrier's spelling.
  "Echèc livraison": "returning",
  "Echec livraison": "returning",
  "Retour vers centre": "returning",
  "Retourné au centre": "returning",
  "Retour transfert": "returning",
  "Retour groupé": "returning",
  "Retour à retirer": "returning",
  "Retour vers vendeur": "returning",
  "Retour non retiré": "returning",
  "Retourné au vendeur": "returned",
  // Uncertain: a failed attempt goes to a person, who sees what became of it.
  "Echange échoué": "failed-attempt",
  Annulé: "cancelled",
  "Colis abandonné": "lost",
}

/** `payment_status`. */
export const paymentWords: WordTable = {
  "not-ready": "unpaid",
  ready: "unpaid",
  receivable: "unpaid",
  payed: "paid",
}

export const readParcelWord = wordReader(parcelWords)
export const readPaymentWord = wordReader(paymentWords)
