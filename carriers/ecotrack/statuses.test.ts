import { expect, test } from "vitest"
import { readNoteWord, readWord } from "./statuses.ts"

test.each([
  ["created", "prete_a_expedier prete_a_preparer en_preparation_stock en_ramassage PRET_A_EXPEDIER PRET_A_PREPARER"],
  ["created", "STOCK_EN_PREPARATION EN_RAMASSAGE order_information_received_by_carrier"],
  ["shipped", "vers_hub en_hub vers_wilaya en_preparation VERS_HUB EN_HUB VERS_WILAYA EN_PREPARATION"],
  ["shipped", "picked accepted_by_carrier"],
  ["out-for-delivery", "en_livraison EN_LIVRAISON dispatched_to_driver"],
  ["failed-attempt", "suspendu SUSPENDUS attempt_delivery"],
  ["delivered", "livre_non_encaisse encaisse_non_paye paiements_prets LIVRE_NON_ENCAISSE LIVRE_ENCAISSE_NON_PAYE"],
  ["delivered", "PAIEMENT_PRET livred encaissed"],
  ["paid", "paye_et_archive PAIEMENT_ARCHIVED payed"],
  ["returning", "retour_chez_livreur retour_transit_entrepot RETOURS_CHEZ_LIVREUR RETOURS_EN_TRANSIT_STOCK"],
  ["returning", "RETOURS_A_DISPATCHER_VERS_STOCK retour_en_traitement RETOURS_EN_TRAITEMENT RETOURS_PRETS"],
  ["returning", "return_asked return_in_transit"],
  ["returned", "retour_recu RETOURS_RECU RETOURS_EN_STOCK retour_archive RETOURS_ARCHIVED Return_received"],
  ["cancelled", "annule"],
  [null, "notification_on_order livre_par_un_voisin"],
])("%s: %s", (status, words) => {
  for (const word of words.split(" ")) expect([word, readWord(word).status]).toEqual([word, status])
})

test.each([
  ["created", "Prêt à expédier; Prêt à préparer; Stock en préparation; En ramassage"],
  ["shipped", "Vers hub; En hub; Vers wilaya; En préparation"],
  ["out-for-delivery", "En livraison"],
  ["failed-attempt", "Suspendus"],
  ["delivered", "Livre non encaissé; Livre encaissé non payé; Paiement prêt"],
  ["paid", "Paiement archivé"],
  ["returning", "Retours chez livreur; Retours en transit stock; Retours à dispatcher vers stock"],
  ["returning", "Retours en traitement; Retours prêts"],
  ["returned", "Retours reçu; Retours en stock; Retours archivé"],
])("display words, %s: %s", (status, words) => {
  for (const word of words.split("; ")) expect([word, readWord(word).status]).toEqual([word, status])
})

test("knows what a note of the carrier says", () => {
  expect(["tentative_added", "tentative_delayed", "unknown"].map((word) => readNoteWord(word).status)).toEqual([
    "failed-attempt",
    "failed-attempt",
    null,
  ])
})
