import type { search as english } from "../en/search.ts"
import type { MessagesLike } from "../messages.ts"

export const search: MessagesLike<typeof english> = {
  "search.title": "Recherche",
  "search.intro": "Un produit, une marque, une catégorie : en français, en arabe ou en anglais.",
  "search.description": "Cherchez dans toute la boutique : livraison dans les 58 wilayas, paiement à la livraison.",
  "search.form": "Chercher dans la boutique",
  "search.meant.nothing": "Rien trouvé pour « {text} ».",
  "search.meant": "Vouliez-vous dire {text} ?",
  "search.recent": "Recherches récentes",
  "search.recent.forget": "Effacer l’historique",
  "search.popular": "Catégories populaires",
  "search.best": "Meilleures ventes",
  "search.suggest": "Suggestions",
  "search.suggest.count": { one: "{n} suggestion", other: "{n} suggestions" },
  "search.suggest.categories": "Catégories",
  "search.suggest.products": "Produits",
  "search.suggest.none": "Rien trouvé pour « {text} ». Essayez un mot plus court.",
  "search.suggest.all": { one: "Voir le résultat pour « {text} »", other: "Voir les {n} résultats pour « {text} »" },
}
