import type { review as english } from "../en/review.ts"
import type { TextsLike } from "../texts.ts"

export const review: TextsLike<typeof english> = {
  "review.search": "Mots, nom ou produit",
  "review.none": "Aucun avis pour l’instant",
  "review.all": "Tous",
  "review.stars": "Étoiles",
  "review.anyStars": "Toutes les notes",
  "review.starsOf": { one: "{n} étoile sur 5", other: "{n} étoiles sur 5" },
  "review.status.waiting": "À lire",
  "review.status.approved": "Publié",
  "review.status.refused": "Non publié",
  "review.approve": "Publier",
  "review.refuse": "Ne pas publier",
  "review.takeBack": "Retirer",
  "review.done.approved": { one: "{n} avis publié", other: "{n} avis publiés" },
  "review.done.refused": { one: "{n} avis non publié", other: "{n} avis non publiés" },
  "review.verified": "Achat vérifié",
  "review.pictureOf": "Photo de {name}",
  "review.reply": "Répondre",
  "review.replyChange": "Modifier la réponse",
  "review.ours": "Réponse de la boutique",
  "review.replyHint": "Elle paraît sous l’avis dans la boutique. Vide, elle est retirée.",
  "review.saveReply": "Enregistrer la réponse",
  "review.replied": "Réponse enregistrée",
  "review.changed": "Quelqu’un d’autre a modifié cet avis. Votre texte reste ici ; copiez-le, puis rechargez la page.",
  "review.cancel": "Annuler",
}
