import type { shell as english } from "../en/shell.ts"
import type { TextsLike } from "../texts.ts"

export const shell: TextsLike<typeof english> = {
  "shell.title": "Console Hanout",
  "shell.menu": "Console",
  "shell.more": "Plus",
  "shell.orders": "Commandes",
  "shell.products": "Produits",
  "shell.customers": "Clients",
  "shell.delivery": "Livraison",
  "shell.coupons": "Coupons",
  "shell.content": "Contenu",
  "shell.numbers": "Chiffres",
  "shell.settings": "Réglages",
  "shell.account": "Mon compte",
  "shell.signOut": "Se déconnecter",
  "shell.language": "Langue",
  "shell.skip": "Aller au contenu",
  "shell.back": "Retour",
  "shell.close": "Fermer",
  "shell.retry": "Réessayer",
  "shell.notFound": "Il n’y a rien à cette adresse",
  "shell.toOrders": "Aller aux commandes",
  "shell.failed": "Le serveur n’a pas répondu comme prévu",
  "shell.offline": "Pas de connexion. Ce que vous avez saisi est gardé.",
  "shell.denied": "Votre rôle n’ouvre pas cette page",
}
