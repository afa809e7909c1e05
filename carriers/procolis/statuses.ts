import type { CarrierEvent } from "../adapter.ts"
import { foldWord, type WordTable, wordReader } from "../common/words.ts"

/** Situations, as `lire` writes them. */
export const situationWords: WordTable = {
  "En Préparation": "created",
  "En Préparation - Confirmé": "created",
  // Uncertain.
  "En Préparation - Annuler": "cancelled",
  "En Préparation - Ne Réponde pas": "created",
  "En Préparation - Reportée": "created",
  "En Préparation - Message Envoyé": "created",
  "En Traitement - Prêt à Expédie": "created",
  Restaurée: "created",
  Dispatcher: "shipped",
  // In a hub.
  "Au Bureau": "shipped",
  "SD - En Attente du Client": "at-desk",
  "SD - Appel sans Réponse": "failed-attempt",
  "SD - Reporté": "failed-attempt",
  "SD - Annuler par le Client": "returning",
  "SD - Annuler 3x": "returning",
  "Annuler par le Client": "returning",
  "Sortir en livraison": "out-for-delivery",
  "En livraison": "out-for-delivery",
  "Appel sans Réponse": "failed-attempt",
  Reporté: "failed-attempt",
  "A Relancé": "failed-attempt",
  "Attente Information": "failed-attempt",
  "Retour Livreur": "returning",
  "Retour Navette": "returning",
  "Retour de Dispatche": "returning",
  "Retour Stock": "returned",
  "Retour Client": "returned",
  Livrée: "delivered",
  "Colis Livrée": "delivered",
  "Livrée [ Encaisser ]": "delivered",
  "Livrée [ Recouvert ]": "paid",
  // Uncertain.
  Échange: "delivered",
  Supprimée: "cancelled",
}

const readWhole = wordReader(situationWords)

/** A situation, which may carry its number at the end: "Appel sans Réponse 2", "En livraison (1)". */
export function readSituation(word: string): Pick<CarrierEvent, "kind" | "status"> {
  const whole = readWhole(word)
  return whole.kind === "unknown" ? readWhole(foldWord(word).replace(/ \d+$/, "")) : whole
}
