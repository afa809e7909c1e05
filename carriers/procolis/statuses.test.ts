import { expect, test } from "vitest"
import { readSituation } from "./statuses.ts"

test.each([
  [
    "created",
    "En Préparation; En Préparation - Confirmé; En Préparation [ Ne Réponde pas ]; En Préparation - Reportée",
  ],
  ["created", "En Préparation - Message Envoyé; En Traitement - Prêt à Expédie; Restaurée"],
  ["shipped", "Dispatcher; Au Bureau"],
  ["at-desk", "SD - En Attente du Client"],
  ["failed-attempt", "SD - Appel sans Réponse 1; SD - Appel sans Réponse 2; SD - Appel sans Réponse 3; SD - Reporté"],
  ["failed-attempt", "Appel sans Réponse 1; Appel sans Réponse 2; Appel sans Réponse 3; Reporté; A Relancé"],
  ["failed-attempt", "Attente Information"],
  ["out-for-delivery", "Sortir en livraison; En livraison; En livraison (2); Sortir en livraison [ 1 ]"],
  ["returning", "SD - Annuler par le Client; SD - Annuler 3x; Annuler par le Client; Retour Livreur; Retour Navette"],
  ["returning", "Retour de Dispatche"],
  ["returned", "Retour Stock; Retour Client"],
  ["delivered", "Livrée; Colis Livrée; Livrée [ Encaisser ]; Échange"],
  ["paid", "Livrée [ Recouvert ]"],
  ["cancelled", "Supprimée; En Préparation - Annuler"],
  [null, "Livrée [ Autrement ]; Un mot nouveau"],
])("%s: %s", (status, words) => {
  for (const word of words.split("; ")) expect([word, readSituation(word).status]).toEqual([word, status])
})
