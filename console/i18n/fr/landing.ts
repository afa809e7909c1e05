import type { landing as english } from "../en/landing.ts"
import type { TextsLike } from "../texts.ts"

export const landing: TextsLike<typeof english> = {
  "landing.add": "Créer une page de vente",
  "landing.hint":
    "Un produit avec ses photos, son prix et le formulaire de commande, pour une publicité. Rien n’y mène ailleurs ; ses visiteurs et ses commandes sont comptés à part.",
  "landing.none": "Pas encore de page de vente. Créez-en une à partir d’un produit.",
  "landing.period": "Période",
  "landing.days": { one: "{n} jour", other: "{n} jours" },
  "landing.visits": "Visiteurs",
  "landing.orders": "Commandes",
  "landing.delivered": "Livrées",
  "landing.conversion": "Taux de conversion",
  "landing.gone": "Son produit n’existe plus",
  "landing.previewGone": "Pas d’aperçu : le produit de cette page n’existe plus.",
  "landing.product": "Produit",
  "landing.noProduct": "Choisissez un produit",
  "landing.slugHint": "Après /lp/. Lettres latines minuscules, chiffres et tirets.",
  "landing.slugTaken": "Une autre page de vente a cette adresse",
  "landing.taken": "Une autre page de vente a cette adresse, ou il y en a déjà {n} ({all} avec les pages supprimées).",
  "landing.back": "Toutes les pages de vente",
  "landing.parts": "Parties de la page de vente",
  "landing.own": "Textes et adresse",
  "landing.sections": "Sections",
  "landing.sectionsHint":
    "Les sections sont au-dessus ou au-dessous du formulaire de commande. Rien ne mène ailleurs : leurs boutons mènent au formulaire.",
  "landing.shown": "Montrer la page dans la boutique",
  "landing.savedHidden": "Enregistré. Les clients ne la voient pas encore.",
  "landing.indexed": "La laisser aux moteurs de recherche",
  "landing.indexedHint":
    "Sinon, ils sont envoyés à la page du produit, pour que les deux ne se fassent pas concurrence.",
  "landing.heading": "Titre",
  "landing.headingHint": "Vide : le nom du produit.",
  "landing.text": "Texte",
  "landing.textHint": "Vide : la description courte du produit.",
}
