import type { Message } from "#core/i18n/message.ts"

export const homes = {
  "homes.see": "See the products",
  "homes.all": "See the whole range",
  "homes.testimonials": "They bought it, they say so",
  "homes.brands": "The houses",
  "homes.fashion.title": "Bags, shoes and accessories",
  "homes.fashion.description":
    "Leather bags, trainers, glasses and scarves chosen for every day, delivered to the 58 wilayas and paid for on delivery.",
  "homes.beauty.title": "Perfume, make-up and skin care",
  "homes.beauty.description":
    "Perfumes, make-up and care with short formulas, chosen for our climate, delivered to the 58 wilayas and paid for on delivery.",
  "homes.jewelry.title": "Rings, earrings and necklaces",
  "homes.jewelry.description":
    "Gold, silver and pearl jewelry with its weight and carat stated, delivered to the 58 wilayas and paid for on delivery.",
} satisfies Record<string, Message>
