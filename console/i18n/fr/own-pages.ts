import type { ownPages as english } from "../en/own-pages.ts"
import type { TextsLike } from "../texts.ts"

export const ownPages: TextsLike<typeof english> = {
  "own.title": "Vos pages",
  "own.add": "Ajouter une page",
  "own.hint": "Avec un texte, des sections et une adresse à elles. Un menu y mène une fois que vous les y ajoutez.",
  "own.none":
    "Guide, questions et réponses, votre atelier : une page avec un texte, des sections et une adresse à elle.",
  "own.slugHint": "Après /pages/. Lettres latines minuscules, chiffres et tirets.",
  "own.slugTaken": "Une autre page a cette adresse",
  "own.taken": "Une autre page a cette adresse, ou il y a déjà {n} pages ({all} avec les pages supprimées).",
  "own.shown": "Montrer la page dans la boutique",
  "own.parts": "Parties de la page",
  "own.text": "Texte et adresse",
  "own.sections": "Sections",
}
