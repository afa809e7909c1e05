import type { MailTexts } from "./en.ts"

export const fr: MailTexts = {
  hello: "Bonjour {name},",
  helloUnnamed: "Bonjour,",
  orderLine: "{quantity} × {title}",
  products: "Produits",
  discount: "Remise",
  delivery: "Livraison",
  deliveryLater: "donnée par téléphone",
  deliveryFree: "offerte",
  paid: "Payé en ligne",
  total: "À payer à la livraison",
  deskAt: "Bureau de retrait",
  place: "Livrée à",
  home: "à domicile",
  desk: "au bureau de retrait",
  seeOrder: "Voir ma commande",
  questions: "Une question ? Appelez-nous au {phone} ou répondez à ce message.",
  why: "Vous recevez ce message car cette adresse a été donnée chez {shop}.",
  "order-received.subject": "Votre commande {number} est bien reçue",
  "order-received.title": "Votre commande est bien reçue",
  "order-received.text": "Merci. Nous vous appelons au {mobile} pour la confirmer.",
  "order-received.textUnnamed": "Merci. Nous vous appelons pour la confirmer.",
  "order-received.payLater": "Vous ne payez rien avant d’avoir le colis en main.",
  "order-received.paidPart": "Vous payez le reste une fois le colis en main.",
  "order-received.paid": "Elle est payée en ligne : rien à payer à la livraison.",
  "order-received.askSize": "Nous vous demanderons votre choix par téléphone.",
  "order-shipped.subject": "Votre commande {number} est en route",
  "order-shipped.title": "Votre colis est en route",
  "order-shipped.text":
    "Nous l’avons remis au transporteur. Gardez votre téléphone à portée : le livreur appelle avant de passer.",
  tracking: "Numéro de suivi",
  "order-shipped.textDesk":
    "Nous l’avons remis au transporteur. Gardez votre téléphone à portée : on vous appelle quand il est au bureau.",
  "delivery-failed.subject": "Votre commande {number} n’a pas pu être livrée",
  "delivery-failed.title": "Le livreur n’a pas pu vous livrer",
  "delivery-failed.text":
    "Dites-nous que faire : réessayer, un autre jour, un autre numéro, ou le retirer au bureau. Répondez aujourd’hui, tant que le livreur a encore le colis.",
  "delivery-failed.answer": "Répondre",
  "order-delivered.subject": "Votre commande {number} est livrée",
  "order-delivered.title": "Votre colis est arrivé",
  "order-delivered.text": {
    one: "Nous espérons qu’il vous plaît. Si quelque chose ne va pas, dites-le-nous : vous pouvez l’échanger pendant {n} jour.",
    other:
      "Nous espérons qu’il vous plaît. Si quelque chose ne va pas, dites-le-nous : vous pouvez l’échanger pendant {n} jours.",
  },
  "order-delivered.textNoExchange": "Nous espérons qu’il vous plaît. Si quelque chose ne va pas, dites-le-nous.",
  "order-delivered.review": "Donner mon avis",
  "staff-invitation.subject": "Votre invitation dans l’équipe de {shop}",
  "staff-invitation.title": "Vous êtes invité dans l’équipe",
  "staff-invitation.text":
    "{by} vous invite dans l’espace marchand de {shop}. Le lien sert une seule fois, pendant sept jours.",
  "staff-invitation.go": "Rejoindre l’équipe",
  "staff-credentials.subject": "Votre compte de gestion chez {shop} a été modifié",
  "staff-credentials.title": "Votre compte a été modifié",
  "staff-credentials.password":
    "Le {at}, le mot de passe de votre compte dans l’espace marchand de {shop} a été changé.",
  "staff-credentials.password-link":
    "Le {at}, {by} a créé un lien de nouveau mot de passe pour votre compte dans l’espace marchand de {shop}.",
  "staff-credentials.two-factor-on":
    "Le {at}, la deuxième étape de connexion a été activée pour votre compte dans l’espace marchand de {shop}.",
  "staff-credentials.two-factor-off":
    "Le {at}, la deuxième étape de connexion a été désactivée pour votre compte dans l’espace marchand de {shop}.",
  "staff-credentials.two-factor-off-by":
    "Le {at}, {by} a retiré la deuxième étape de connexion de votre compte dans l’espace marchand de {shop}.",
  "staff-credentials.backup-codes":
    "Le {at}, de nouveaux codes de secours ont été créés pour votre compte dans l’espace marchand de {shop}. Les anciens ne servent plus.",
  "staff-credentials.recovery-link":
    "Le {at}, un lien de nouveau mot de passe pour votre compte dans l’espace marchand de {shop} a été créé sur le serveur, et la deuxième étape de connexion a été désactivée.",
  "staff-credentials.hint":
    "Si vous êtes au courant, vous n’avez rien à faire. Sinon, prévenez tout de suite un autre propriétaire ou gérant : il peut fermer vos sessions et vous envoyer un lien de nouveau mot de passe.",
  "staff-credentials.go": "Voir mon compte",
  "password-changed.subject": "Votre mot de passe chez {shop} a été changé",
  "password-changed.title": "Votre mot de passe a été changé",
  "password-changed.text":
    "Le {at}, le mot de passe de votre compte chez {shop} a été changé. Les autres appareils ont été déconnectés.",
  "password-changed.hint":
    "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.",
  "password-changed.go": "Choisir un nouveau mot de passe",
  "contact-notice.subject": "Nouveau message : {subject}",
  "contact-notice.title": "Quelqu’un a écrit à la boutique",
  "contact-notice.from": "De",
  "contact-notice.mobile": "Mobile",
  "contact-notice.email": "E-mail",
  "contact-notice.go": "Ouvrir l’espace marchand",
  "subject.order": "une commande",
  "subject.product": "un produit",
  "subject.delivery": "la livraison",
  "subject.return": "un retour ou un échange",
  "subject.other": "autre chose",
  "newsletter-confirm.subject": "Confirmez : les nouvelles de {shop}",
  "newsletter-confirm.title": "Voulez-vous recevoir nos nouvelles ?",
  "newsletter-confirm.text":
    "Quelqu’un, vous sans doute, a demandé nos nouvelles à cette adresse. Sans votre accord, plus rien n’arrivera.",
  "newsletter-confirm.go": "Oui, je veux les nouvelles",
  accountIgnore: "Si ce n’était pas vous, ne faites rien : rien ne change.",
  "account-confirm.subject": "Confirmez votre adresse : votre compte chez {shop}",
  "account-confirm.title": "Plus qu’une étape",
  "account-confirm.text":
    "Ouvrez le lien et tapez le mot de passe que vous avez choisi. Il sert une fois, pendant un jour.",
  "account-confirm.go": "Confirmer mon adresse",
  "account-known.subject": "Votre compte chez {shop}",
  "account-known.title": "Vous avez déjà un compte",
  "account-known.text":
    "Quelqu’un, vous sans doute, a demandé un compte avec cette adresse chez {shop}. Il existe déjà : connectez-vous avec votre mot de passe, ou demandez-en un nouveau.",
  "account-known.go": "Se connecter",
  "password-reset.subject": "Un nouveau mot de passe pour {shop}",
  "password-reset.title": "Choisissez un nouveau mot de passe",
  "password-reset.text": "Le lien sert une fois, pendant un jour. Toutes les sessions se ferment avec lui.",
  "password-reset.go": "Nouveau mot de passe",
  "password-unknown.subject": "Votre demande chez {shop}",
  "password-unknown.title": "Cette adresse n’a pas de compte",
  "password-unknown.text":
    "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe avec cette adresse chez {shop}. Elle n’a pas de compte : vous êtes peut-être inscrit avec une autre adresse, ou avec votre mobile.",
  "password-unknown.go": "Créer un compte",
  "stock-back.subject": "{title} est de retour",
  "stock-back.title": "Il est de retour",
  "stock-back.text":
    "Vous aviez demandé à le savoir : {title} est de nouveau disponible. Nous n’en gardons pas pour vous ; ce message est le seul.",
  "stock-back.go": "Voir le produit",
  "stock-back.leave": "Ne plus recevoir aucune de ces alertes",
  leave: "Pas pour moi : se désinscrire",
}
