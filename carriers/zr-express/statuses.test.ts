import { expect, test } from "vitest"
import { readSituation, readState } from "./statuses.ts"

test.each([
  ["created", "commande_recue en_traitement appel_confirmation commande_confirmee en_preparation pret_a_expedier"],
  ["created", "OrderReceived ReadyToDispatch"],
  ["shipped", "confirme_au_bureau confirme_chez_partenaire dispatch vers_wilaya"],
  ["out-for-delivery", "sortie_en_livraison en_livraison OutForDelivery"],
  ["delivered", "livre encaisse"],
  ["paid", "recouvert"],
  ["returning", "attente_recuperation_fournisseur retour_sous_traitant colis_recupere"],
  ["returned", "recupere_par_fournisseur reinjecte_dans_stock remboursement_reinjecte"],
  [null, "un_mot_nouveau"],
])("%s: %s", (status, words) => {
  for (const word of words.split(" ")) expect([word, readState(word, false).status]).toEqual([word, status])
})

test.each([
  ["failed-attempt", "ne_repond_pas_1; ne_repond_pas_2; ne_repond_pas_3; appel_telephonique"],
  ["failed-attempt", "reporter_a_une_date_ulterieure; Commande annulée; Annulé par le client; Le prix est faux"],
  ["failed-attempt", "Wilaya erronée; Injoignable / Éteint; Fausse commande; Appel sans réponse"],
  ["failed-attempt", "Reporté à une date ultérieure; Ne répond pas 1"],
  ["at-desk", "en_attente_du_client"],
  [null, "une situation nouvelle"],
])("situation, %s: %s", (status, words) => {
  for (const word of words.split("; ")) expect([word, readSituation(word).status]).toEqual([word, status])
})

test("reads every movement of a parcel on its way back as a return", () => {
  expect(readState("vers_wilaya", true).status).toBe("returning")
  expect(readState("recupere_par_fournisseur", true).status).toBe("returned")
  expect(readState("livré au client", false).status).toBe("delivered")
})
