import { type WordTable, wordReader } from "../common/words.ts"

/** Keys of get/orders and get/orders/status, codes of webhooks (as `foldWord` folds them) and display words. They drift between
 *  tenants: plural and singular are both here. */
export const parcelWords: WordTable = {
  prete_a_expedier: "created",
  pret_a_expedier: "created",
  prete_a_preparer: "created",
  pret_a_preparer: "created",
  en_preparation_stock: "created",
  stock_en_preparation: "created",
  // Validated, waits for the driver who collects.
  en_ramassage: "created",
  vers_hub: "shipped",
  en_hub: "shipped",
  vers_wilaya: "shipped",
  // At the destination, before the driver.
  en_preparation: "shipped",
  en_livraison: "out-for-delivery",
  suspendu: "failed-attempt",
  suspendus: "failed-attempt",
  livre_non_encaisse: "delivered",
  encaisse_non_paye: "delivered",
  livre_encaisse_non_paye: "delivered",
  paiements_prets: "delivered",
  paiement_pret: "delivered",
  paye_et_archive: "paid",
  paiement_archived: "paid",
  "paiement archivé": "paid",
  "payé et archivé": "paid",
  retour_chez_livreur: "returning",
  retours_chez_livreur: "returning",
  retour_transit_entrepot: "returning",
  retours_en_transit_stock: "returning",
  retours_a_dispatcher_vers_stock: "returning",
  retour_en_traitement: "returning",
  retours_en_traitement: "returning",
  retours_prets: "returning",
  retour_pret: "returning",
  retour_recu: "returned",
  retours_recu: "returned",
  retours_recus: "returned",
  retours_en_stock: "returned",
  retour_en_stock: "returned",
  retour_archive: "returned",
  retours_archive: "returned",
  retours_archived: "returned",
  annule: "cancelled",
}

/** Keys of activities. */
export const activityWords: WordTable = {
  order_information_received_by_carrier: "created",
  notification_on_order: "note",
  picked: "shipped",
  accepted_by_carrier: "shipped",
  dispatched_to_driver: "out-for-delivery",
  attempt_delivery: "failed-attempt",
  return_asked: "returning",
  return_in_transit: "returning",
  Return_received: "returned",
  livred: "delivered",
  encaissed: "delivered",
  payed: "paid",
}

/** Types of the carrier's notes in webhooks. */
export const noteWords: WordTable = {
  tentative_added: "failed-attempt",
  tentative_delayed: "failed-attempt",
  unknown: "note",
}

export const readWord = wordReader({ ...parcelWords, ...activityWords })
export const readNoteWord = wordReader(noteWords)
