import { type WordTable, wordReader } from "../common/words.ts"

/** Keys of events, in the carrier's spelling. Finance and information come after the delivery and move nothing. */
export const eventWords: WordTable = {
  upload: "created",
  customer_validation: "created",
  validation_collect_colis: "shipped",
  validation_reception_admin: "shipped",
  // "Enlevé par le livreur": uncertain, it may be out for delivery already.
  validation_reception: "shipped",
  sent_to_redispatch: "shipped",
  annulation_dispatch_retour: "shipped",
  cancel_return_dispatched_to_partenaire: "shipped",
  fdr_activated: "out-for-delivery",
  nouvel_tentative_asked_by_customer: "out-for-delivery",
  return_redispatched_to_livraison: "out-for-delivery",
  mise_a_jour: "failed-attempt",
  colis_suspendu: "hold",
  return_asked_by_customer: "returning",
  return_asked_by_hub: "returning",
  return_dispatched_to_warehouse: "returning",
  retour_dispatched_to_partenaires: "returning",
  return_dispatched_to_partenaire: "returning",
  colis_retour_transmit_to_partner: "returning",
  livraison_echoue_recu: "returned",
  return_validated_by_partener: "returned",
  livred: "delivered",
  // Uncertain: one client reads it as "the driver took it".
  livre: "delivered",
  echange_valide: "delivered",
  echange_valid_by_hub: "delivered",
  // Of pickups, which the shop does not order.
  pickedup: "note",
  valid_return_pickup: "note",
  pickup_picked_recu: "note",
  colis_pickup_transmit_to_partner: "note",
  // The payout is sent, then received by the merchant.
  verssement_admin_cust: "unpaid",
  validation_reception_cash_by_partener: "paid",
  verssement_admin_cust_canceled: "unpaid",
  verssement_hub_cust_canceled: "unpaid",
  ask_to_delete_by_admin: "cancelled",
  ask_to_delete_by_hub: "cancelled",
  edited_informations: "note",
  edit_price: "note",
  edit_wilaya: "note",
  extra_fee: "note",
}

export const readWord = wordReader(eventWords)
