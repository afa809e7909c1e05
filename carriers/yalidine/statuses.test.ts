import { expect, test } from "vitest"
import { readParcelWord, readPaymentWord } from "./statuses.ts"

test.each([
  ["created", "Pas encore expédié; A vérifier; En préparation; Pas encore ramassé; Prêt à expédier; En passation"],
  ["shipped", "Ramassé; Transfert; Expédié; Centre; En localisation; Vers Wilaya; En transit; Reçu à Wilaya; Débloqué"],
  ["shipped", "Alerte résolue; Prêt pour livreur"],
  ["hold", "En attente; Bloqué; En alerte"],
  ["at-desk", "En attente du client"],
  ["out-for-delivery", "Sorti en livraison"],
  ["failed-attempt", "Tentative échouée; Echange échoué"],
  ["delivered", "Livré; livre; LIVRÉ"],
  ["returning", "Echèc livraison; Retour vers centre; Retourné au centre; Retour transfert; Retour groupé"],
  ["returning", "Retour à retirer; Retour vers vendeur; Retour non retiré"],
  ["returned", "Retourné au vendeur"],
  ["cancelled", "Annulé"],
  ["lost", "Colis abandonné"],
])("%s: %s", (status, words) => {
  for (const word of words.split("; ")) expect([word, readParcelWord(word).status]).toEqual([word, status])
})

test("knows whole words alone", () => {
  expect(readParcelWord("Livré à un voisin")).toEqual({ kind: "unknown", status: null })
})

test("knows when money was paid", () => {
  expect(["not-ready", "ready", "receivable", "payed", "new"].map((word) => readPaymentWord(word))).toEqual([
    ...Array.from({ length: 3 }, () => ({ kind: "payment", status: null })),
    { kind: "payment", status: "paid" },
    { kind: "unknown", status: null },
  ])
})
