import type { pageHeads as english } from "../en/page-heads.ts"
import type { TextsLike } from "../texts.ts"

export const pageHeads: TextsLike<typeof english> = {
  "head.hint":
    "Ce que les moteurs de recherche et les réseaux montrent des pages qui n’ont ni produit, ni article, ni texte à elles. Sans vos mots, elles montrent ceux par défaut.",
  "head.back": "Retour aux pages",
  "head.title": "Titre",
  "head.description": "Description",
  "head.long": "Le nom de la boutique vient après.",
  "head.picture": "Image quand la page est partagée",
  "head.pictureHint": "De préférence 1200 × 630 pixels. Sans image : une de la page, ou celle de la boutique.",
  "head.preview": "Aperçu",
  "head.edit": "Modifier : {name}",
  "head.unsaid": "Les mots par défaut ne peuvent pas être affichés pour le moment.",
}
