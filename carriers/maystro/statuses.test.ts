import { expect, test } from "vitest"
import { readWord } from "./statuses.ts"

test.each([
  ["created", "4; 5; 6; 15; Créé; Ramassage demandé; En traitement; Prêt à expédier"],
  ["shipped", "8; 9; En attente de transit; En transit pour expédition"],
  ["returning", "10; 51; En transit pour retour; Prêt à retourner"],
  ["hold", "11; 12; En attente; Rupture de stock"],
  ["out-for-delivery", "22; 31; Assigné; Expédié"],
  ["failed-attempt", "32; 42; Alerté; Reporté"],
  ["delivered", "41; Livré"],
  ["cancelled", "50; Annulé"],
  ["returned", "52; Récupéré par le magasin"],
  ["lost", "53; Non reçu"],
  [null, "99; Un mot nouveau"],
])("%s: %s", (status, words) => {
  for (const word of words.split("; ")) expect([word, readWord(word).status]).toEqual([word, status])
})
