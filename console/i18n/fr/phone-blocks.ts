import type { phoneBlocks as english } from "../en/phone-blocks.ts"
import type { TextsLike } from "../texts.ts"

export const phoneBlocks: TextsLike<typeof english> = {
  "phoneBlock.title": "Numéros bloqués",
  "phoneBlock.hint":
    "La boutique refuse les commandes de ces numéros, sans dire pourquoi. L’équipe peut toujours en saisir une par téléphone.",
  "phoneBlock.search": "Chercher un numéro",
  "phoneBlock.none": "Aucun numéro bloqué. Bloquez-en un ici, ou depuis une commande.",
  "phoneBlock.add": "Bloquer un numéro",
  "phoneBlock.mobile": "Numéro",
  "phoneBlock.reason": "Raison",
  "phoneBlock.noReason": "Sans raison écrite",
  "phoneBlock.action": "Action",
  "phoneBlock.since": "Bloqué le",
  "phoneBlock.block": "Bloquer ce numéro",
  "phoneBlock.unblock": "Débloquer",
  "phoneBlock.ask": "Pourquoi bloquer ce numéro ?",
  "phoneBlock.example.parcels": "Colis refusés",
  "phoneBlock.example.fake": "Fausses commandes",
  "phoneBlock.example.insults": "Insultes au téléphone",
  "phoneBlock.blocked": "Le {mobile} est bloqué",
  "phoneBlock.unblocked": "Le {mobile} peut de nouveau commander",
  "phoneBlock.needsReason": "Écrivez la raison.",
}
