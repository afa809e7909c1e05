import type { auth as english } from "../en/auth.ts"
import type { TextsLike } from "../texts.ts"

export const auth: TextsLike<typeof english> = {
  "role.owner": "Propriétaire",
  "role.manager": "Gérant",
  "role.agent": "Confirmation",
  "role.editor": "Rédaction",
  "auth.signIn": "Se connecter",
  "auth.welcome": "Commandes, produits et chiffres de votre boutique",
  "auth.email": "E-mail",
  "auth.password": "Mot de passe",
  "auth.name": "Prénom et nom",
  "auth.show": "Afficher",
  "auth.hide": "Masquer",
  "auth.wrong": "Cet e-mail et ce mot de passe ne vont pas ensemble.",
  "auth.tooMany": "Trop d’essais. Attendez quelques minutes.",
  "auth.code": "Code à six chiffres",
  "auth.codeHint": "Il est dans l’application d’authentification de votre téléphone. Un code de secours va aussi.",
  "auth.wrongCode": "Ce code est faux ou n’est plus valable.",
  "auth.continue": "Continuer",
  "auth.startOver": "Recommencer",
}
