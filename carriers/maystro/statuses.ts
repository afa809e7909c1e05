import { type WordTable, wordReader } from "../common/words.ts"

/** Codes of statuses and their French names. No code says that money was paid. */
const codes: [code: number, name: string, meaning: WordTable[string]][] = [
  [4, "Créé", "created"],
  [5, "Ramassage demandé", "created"],
  [6, "En traitement", "created"],
  [15, "Prêt à expédier", "created"],
  [8, "En attente de transit", "shipped"],
  [9, "En transit pour expédition", "shipped"],
  [10, "En transit pour retour", "returning"],
  [51, "Prêt à retourner", "returning"],
  [11, "En attente", "hold"],
  [12, "Rupture de stock", "hold"],
  // Uncertain: it may still be on its way.
  [22, "Assigné", "out-for-delivery"],
  // With the driver.
  [31, "Expédié", "out-for-delivery"],
  [32, "Alerté", "failed-attempt"],
  [42, "Reporté", "failed-attempt"],
  [41, "Livré", "delivered"],
  // Uncertain: after 31 or 32 a return may follow.
  [50, "Annulé", "cancelled"],
  [52, "Récupéré par le magasin", "returned"],
  [53, "Non reçu", "lost"],
]

export const readWord = wordReader(
  Object.fromEntries(
    codes.flatMap(([code, name, meaning]) => [
      [String(code), meaning],
      [name, meaning],
    ]),
  ),
)

/** The code that cancels an order, and the reason that clients send with it. */
export const cancelled = { status: 50, abort_reason: 21 }
