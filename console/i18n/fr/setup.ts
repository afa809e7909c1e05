import type { setup as english } from "../en/setup.ts"
import type { TextsLike } from "../texts.ts"

export const setup: TextsLike<typeof english> = {
  "setup.title": "Ouvrez votre boutique",
  "setup.text": "Les visiteurs voient une page « ouvre bientôt » tant qu’il n’y a ni catégorie ni produit.",
  "setup.done": "fait",
  "setup.settings": "Réglages de la boutique",
  "setup.settings.hint": "Nom, téléphone et adresse figurent sur chaque page et dans chaque e-mail.",
  "setup.categories": "Catégories",
  "setup.categories.hint": "Les rayons que vos clients parcourent ; deux ou trois suffisent.",
  "setup.brands": "Marques",
  "setup.brands.hint": "Facultatives, pour les produits qui en ont une.",
  "setup.products": "Premier produit",
  "setup.products.hint": "Photo, prix et stock : publiez-le, et la boutique est ouverte.",
  "sample.title": "Vider l’exemple",
  "sample.hint": "Produits, articles et images d’exemple laissent la place aux vôtres.",
  "backup.title": "Sauvegardes",
  "backup.late": "Aucune sauvegarde de ces deux derniers jours.",
  "backup.copyLate": "Aucune sauvegarde de ces deux derniers jours n’est sur l’autre machine.",
}
