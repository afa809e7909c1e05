import type { owner as english } from "../en/owner.ts"
import type { TextsLike } from "../texts.ts"

export const owner: TextsLike<typeof english> = {
  "sample.lead":
    "La boutique a été remplie d’un commerce inventé pour que vous puissiez tout essayer. Vider retire ce qu’il a apporté et que personne n’a modifié. Ce qui est à vous reste.",
  "sample.going": "Ce qui part",
  "sample.staying": "Ce qui reste",
  "sample.nothing": "Il ne reste rien de l’exemple à vider.",
  "sample.always":
    "Réglages, pages d’information, tarifs de livraison et guides des tailles restent toujours : modifiez-les à leur place.",
  "sample.more": { one: "et {n} autre", other: "et {n} autres" },
  "sample.clear": { one: "Vider {n} élément", other: "Vider {n} éléments" },
  "sample.confirm":
    "Les visiteurs voient une boutique vide jusqu’à ce que vous publiiez vos produits. Pendant 30 jours, vous pouvez tout faire revenir.",
  "sample.busy": "En cours…",
  "sample.done": { one: "{n} élément retiré", other: "{n} éléments retirés" },
  "sample.changed": "Quelque chose a changé depuis cette liste. Voici la nouvelle.",
  "sample.cleared": "Vidé le {at} par {by}. Annulable jusqu’au {until}.",
  "sample.undo": "Faire revenir l’exemple",
  "sample.restored": { one: "{n} élément est revenu", other: "{n} éléments sont revenus" },
  "sample.left": {
    one: "{n} n’a pas pu revenir : son adresse ou son code est déjà pris, ou ce dont il dépend n’existe plus.",
    other:
      "{n} n’ont pas pu revenir : leur adresse ou leur code est déjà pris, ou ce dont ils dépendent n’existe plus.",
  },
  "sample.kind.order": "Commandes d’essai",
  "sample.kind.product": "Produits",
  "sample.kind.review": "Avis",
  "sample.kind.post": "Articles du blog",
  "sample.kind.coupon": "Codes promo",
  "sample.kind.section": "Sections des pages d’accueil",
  "sample.kind.category": "Catégories",
  "sample.kind.brand": "Marques",
  "sample.kind.post-category": "Rubriques du blog",
  "sample.kind.post-tag": "Étiquettes du blog",
  "sample.kind.picture": "Images",
  "sample.reason.changed": "modifié",
  "sample.reason.ordered": "commandé ou utilisé",
  "sample.reason.reviewed": "un client a donné son avis",
  "sample.reason.needed": "nécessaire à ce qui reste",
}
