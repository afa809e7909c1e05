import type { confirmation as english } from "../en/confirmation.ts"
import type { MessagesLike } from "../messages.ts"

export const confirmation: MessagesLike<typeof english> = {
  "confirmation.title": "Commande enregistrée",
  "confirmation.description": "Votre commande chez {shop}.",
  "confirmation.thanks": "Merci, {name}.",
  "confirmation.lead":
    "Votre commande est enregistrée. Gardez votre téléphone près de vous : nous appelons le {mobile} pour la confirmer.",
  "confirmation.number": "Commande",
  "confirmation.next": "La suite",
  "confirmation.call": "Nous vous appelons",
  "confirmation.callText": "Pour confirmer l’adresse et répondre à vos questions.",
  "confirmation.pack": "Nous préparons le colis",
  "confirmation.packText": "Il part dès que vous avez confirmé.",
  "confirmation.travel": "Expédition vers {commune}",
  "confirmation.travelHome": "Le livreur appelle avant de passer chez vous.",
  "confirmation.travelDesk": "On vous appelle quand il est au bureau.",
  "confirmation.travelTime": "Comptez {time}.",
  "confirmation.note": "Votre mot",
  "confirmation.pay": "Vous ouvrez, puis vous payez",
  "confirmation.payText": "en espèces, au livreur.",
  "confirmation.payDesk": "en espèces, au bureau.",
  "confirmation.payBefore": "plus la livraison, en espèces.",
  "confirmation.print": "Imprimer",
  "confirmation.track": "Suivre la commande",
  "confirmation.go": "Continuer mes achats",
  "confirmation.yours": "Votre commande",
  "confirmation.home": "Livraison à domicile",
  "confirmation.desk": "Livraison au bureau",
  "confirmation.mobile": "Mobile",
  "confirmation.line": "{title}, {choice}",
  "confirmation.askSize": "Nous vous demanderons votre choix par téléphone.",
  "confirmation.products": "Produits",
  "confirmation.delivery": "Livraison",
  "confirmation.mistake": "Une erreur ? Appelez le {phone} avant notre appel, nous corrigeons tout de suite.",
  "confirmation.mistakeNoPhone": "Une erreur ? Dites-le-nous lors de notre appel, nous corrigeons tout de suite.",
  "confirmation.more": "En attendant le colis",
  "confirmation.received": "Vous avez déjà passé cette commande",
  "confirmation.again": "Vous avez déjà passé cette commande il y a un instant : rien n’est commandé deux fois.",
  "confirmation.ofDevice": "Commandes de cet appareil :",
  "confirmation.receivedText":
    "La même commande a été envoyée il y a un instant : rien n’est commandé deux fois. Nous vous appelons pour la confirmer. Sa page s’ouvre avec le lien de la première confirmation ; si vous ne l’avez plus, appelez-nous au {phone}.",
  "confirmation.receivedTextNoPhone":
    "La même commande a été envoyée il y a un instant : rien n’est commandé deux fois. Nous vous appelons pour la confirmer. Sa page s’ouvre avec le lien de la première confirmation.",
  "confirmation.unknown": "Commande introuvable",
  "confirmation.unknownText":
    "Le lien est incomplet ou n’existe plus. Rouvrez le lien reçu après la commande, ou appelez-nous au {phone} : votre nom et votre mobile suffisent à retrouver la commande.",
  "confirmation.unknownTextNoPhone":
    "Le lien est incomplet ou n’existe plus. Rouvrez le lien reçu après la commande et vérifiez qu’il est entier.",
}
