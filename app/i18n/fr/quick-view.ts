import type { quickView as english } from "../en/quick-view.ts"
import type { MessagesLike } from "../messages.ts"

export const quickView: MessagesLike<typeof english> = {
  "quickView.open": "Aperçu rapide : {title}",
  "quickView.more": "Aperçu et comparaison : {title}",
  "quickView.close": "Fermer l’aperçu",
  "quickView.title": "Aperçu rapide",
  "quickView.loading": "Chargement du produit",
  "quickView.failed": "Le produit n’a pas pu être chargé.",
  "quickView.retry": "Réessayer",
  "quickView.page": "Voir la fiche complète",
}
