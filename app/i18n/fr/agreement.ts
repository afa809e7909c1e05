import type { agreement as english } from "../en/agreement.ts"
import type { MessagesLike } from "../messages.ts"

export const agreement: MessagesLike<typeof english> = {
  "agreement.title": "Mesure publicitaire",
  "agreement.text":
    "Un réseau social peut-il voir les pages que vous ouvrez et le montant de vos commandes ? Nous saurions quelles annonces sont utiles. Il ne reçoit jamais votre nom ni votre numéro.",
  "agreement.agree": "J’accepte",
  "agreement.refuse": "Je refuse",
}
