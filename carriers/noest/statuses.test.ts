import { expect, test } from "vitest"
import { readWord } from "./statuses.ts"

test.each([
  ["created", "upload customer_validation"],
  ["shipped", "validation_collect_colis validation_reception_admin validation_reception sent_to_redispatch"],
  ["shipped", "annulation_dispatch_retour cancel_return_dispatched_to_partenaire"],
  ["out-for-delivery", "fdr_activated nouvel_tentative_asked_by_customer return_redispatched_to_livraison"],
  ["failed-attempt", "mise_a_jour"],
  ["hold", "colis_suspendu"],
  ["returning", "return_asked_by_customer return_asked_by_hub return_dispatched_to_warehouse"],
  ["returning", "retour_dispatched_to_partenaires return_dispatched_to_partenaire colis_retour_transmit_to_partner"],
  ["returned", "livraison_echoue_recu return_validated_by_partener"],
  ["delivered", "livred livre echange_valide echange_valid_by_hub"],
  ["paid", "validation_reception_cash_by_partener"],
  ["cancelled", "ask_to_delete_by_admin ask_to_delete_by_hub"],
])("%s: %s", (status, words) => {
  for (const word of words.split(" ")) expect([word, readWord(word).status]).toEqual([word, status])
})

test.each([
  ["payment", "verssement_admin_cust verssement_admin_cust_canceled verssement_hub_cust_canceled"],
  ["note", "pickedup valid_return_pickup pickup_picked_recu colis_pickup_transmit_to_partner"],
  ["note", "edited_informations edit_price edit_wilaya extra_fee"],
  ["unknown", "un_mot_nouveau"],
])("%s that moves nothing: %s", (kind, words) => {
  for (const word of words.split(" ")) expect([word, readWord(word)]).toEqual([word, { kind, status: null }])
})
