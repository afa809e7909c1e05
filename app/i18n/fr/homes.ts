import type { homes as english } from "../en/homes.ts"
import type { MessagesLike } from "../messages.ts"

export const homes: MessagesLike<typeof english> = {
  "homes.see": "Voir les produits",
  "homes.all": "Voir toute la sélection",
  "homes.testimonials": "Elles et ils ont acheté, et le disent",
  "homes.brands": "Les maisons",
  "homes.fashion.title": "Sacs, chaussures et accessoires",
  "homes.fashion.description":
    "Sacs en cuir, baskets, lunettes et foulards choisis pour tous les jours, livrés dans les 58 wilayas et payés à la livraison.",
  "homes.beauty.title": "Parfums, maquillage et soins",
  "homes.beauty.description":
    "Parfums, maquillage et soins aux formules courtes, choisis pour notre climat, livrés dans les 58 wilayas et payés à la livraison.",
  "homes.jewelry.title": "Bagues, boucles d’oreilles et colliers",
  "homes.jewelry.description":
    "Des bijoux en or, argent et perles, poids et carats indiqués, livrés dans les 58 wilayas et payés à la livraison.",
}
