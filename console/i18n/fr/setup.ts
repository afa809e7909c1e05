import type { setup as english } from "../en/setup.ts"
import type { TextsLike } from "../texts.ts"

export const setup: TextsLike<typeof english> = {
  "setup.title": "Ouvrez votre boutique",
  "setup.text": "Les visiteurs voient une page « ouvre bientôt » tant qu’il n’y a ni catégorie ni produit.",
  "setup.done": "fait",
  "setup.settings": "Nom, téléphone, adresse",
  "setup.settings.hint": "Ils figurent sur chaque page et dans chaque e-mail.",
  "setup.theme": "Logo et couleurs",
  "setup.theme.hint": "Pages, e-mails et factures suivent une seule couleur de marque.",
  "setup.delivery": "Prix de livraison",
  "setup.delivery.hint": "À domicile et au bureau, wilaya par wilaya.",
  "setup.categories": "Catégories",
  "setup.categories.hint": "Les rayons que vos clients parcourent ; deux ou trois suffisent.",
  "setup.products": "Premier produit",
  "setup.products.hint": "Photo, prix et stock : publiez-le, et la boutique est ouverte.",
  "setup.backup": "Première sauvegarde",
  "setup.backup.hint": "Automatique chaque nuit, ou tout de suite.",
  "setup.secondFactor": "Deuxième étape à la connexion",
  "setup.secondFactor.hint":
    "Qui entre dans votre compte tient toute la boutique : un code sur votre téléphone la protège.",
  "setup.order": "Commande d’essai",
  "setup.order.hint": "Commandez dans votre boutique comme un client ; annulez-la ensuite ici.",
  "sample.title": "Vider l’exemple",
  "sample.hint": "Produits, articles et images d’exemple laissent la place aux vôtres.",
  "backup.title": "Sauvegardes",
  "backup.late": "Aucune sauvegarde de ces deux derniers jours.",
  "backup.copyLate": "Aucune sauvegarde de ces deux derniers jours n’est sur l’autre machine.",
}
