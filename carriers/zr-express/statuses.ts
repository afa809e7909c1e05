import type { CarrierEvent } from "../adapter.ts"
import { type WordTable, wordReader } from "../common/words.ts"

/** Slugs of states. Tenants may rename them; their descriptions are the same words with accents. */
export const stateWords: WordTable = {
  commande_recue: "created",
  OrderReceived: "created",
  en_traitement: "created",
  appel_confirmation: "created",
  commande_confirmee: "created",
  en_preparation: "created",
  pret_a_expedier: "created",
  ReadyToDispatch: "created",
  // In a hub between two legs.
  confirme_au_bureau: "shipped",
  confirme_chez_partenaire: "shipped",
  // In the same wilaya.
  dispatch: "shipped",
  vers_wilaya: "shipped",
  sortie_en_livraison: "out-for-delivery",
  en_livraison: "out-for-delivery",
  OutForDelivery: "out-for-delivery",
  livre: "delivered",
  "livré au client": "delivered",
  // The carrier has the cash.
  encaisse: "delivered",
  recouvert: "paid",
  attente_recuperation_fournisseur: "returning",
  retour_sous_traitant: "returning",
  // Uncertain.
  colis_recupere: "returning",
  recupere_par_fournisseur: "returned",
  reinjecte_dans_stock: "returned",
  // Uncertain.
  remboursement_reinjecte: "returned",
}

/** Slugs of situations, which stand beside the state. */
export const situationWords: WordTable = {
  ne_repond_pas_1: "failed-attempt",
  ne_repond_pas_2: "failed-attempt",
  ne_repond_pas_3: "failed-attempt",
  appel_telephonique: "failed-attempt",
  reporter_a_une_date_ulterieure: "failed-attempt",
  en_attente_du_client: "at-desk",
}

/** Words of situations seen at the old platform. They say why, and what becomes of the parcel comes as a state. */
const reasonWords: WordTable = {
  "Commande annulée": "failed-attempt",
  "Annulé par le client": "failed-attempt",
  "Le prix est faux": "failed-attempt",
  "Wilaya erronée": "failed-attempt",
  "Injoignable / Éteint": "failed-attempt",
  "Fausse commande": "failed-attempt",
  "Appel sans réponse": "failed-attempt",
  "Reporté à une date ultérieure": "failed-attempt",
}

type Meaning = Pick<CarrierEvent, "kind" | "status">

const readStateWord = wordReader(stateWords)

export const readSituation = wordReader({ ...situationWords, ...reasonWords })

/** The state from which a parcel is collected. One that stays in `commande_recue` is collected by nobody. */
export const readyState = "pret_a_expedier"

const ends = new Set<CarrierEvent["status"]>(["returning", "returned", "cancelled", "lost"])

/** A state, of a parcel that may be on its way back: then its movements are those of the return. */
export function readState(word: string, isReturn: boolean): Meaning {
  const meaning = readStateWord(word)
  if (!isReturn || meaning.kind === "payment" || ends.has(meaning.status)) return meaning
  return { kind: "movement", status: "returning" }
}
