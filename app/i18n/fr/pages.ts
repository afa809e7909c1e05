import type { pages as english } from "../en/pages.ts"
import type { MessagesLike } from "../messages.ts"

export const pages: MessagesLike<typeof english> = {
  "pages.others": "Autres informations",
  "pages.updated": "Dernière modification : {date}.",
  "pages.freeDelivery": "La livraison est offerte à partir de {amount}.",
  "pages.prices": "Prix de livraison par wilaya",
  "pages.prices.wilaya": "Wilaya",
  "pages.prices.home": "À domicile",
  "pages.prices.desk": "Au bureau",
  "pages.prices.unknown": "par téléphone",
  "pages.prices.others": {
    one: "Dans {n} autre wilaya, le prix vous est donné au téléphone avant l’envoi",
    other: "Dans les {n} autres wilayas, le prix vous est donné au téléphone avant l’envoi",
  },
  "construction.title": "La boutique ouvre bientôt",
  "construction.text": "Nous rangeons les rayons. Laissez votre adresse : vous serez prévenu le premier jour.",
  "construction.go": "Jeter déjà un œil",
  "newsletter.title": "Les bons prix, une fois par semaine",
  "newsletter.text": "Le jeudi matin, les promotions avant tout le monde. Rien d’autre.",
  "newsletter.email": "Votre adresse e-mail",
  "newsletter.send": "S’inscrire",
  "newsletter.stop": "Désinscription en un clic.",
  "newsletter.done": "Merci, votre adresse est notée.",
  "newsletter.wrong": "Cette adresse ne semble pas complète.",
  "newsletter.failed": "Votre adresse n’a pas pu être enregistrée. Réessayez.",
  "manifest.description": "Électronique, mode, beauté et bijoux, payés à la livraison.",
}
