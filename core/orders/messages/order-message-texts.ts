import type { Locale } from "../../i18n/locale.ts"
import type { MessageKind, OrderMessages } from "./order-messages.ts"

/** Messages of a shop that has none of its own. */
export const defaultMessages: OrderMessages = {
  new: {
    fr: "Bonjour {name}, ici {shop}. Nous avons bien reçu votre commande {number} : {goods}, à livrer à {place}. {payment} Pouvez-vous la confirmer en répondant « oui » ?",
    ar: "السلام عليكم {name}، معكم {shop}. وصلتنا طلبيتكم {number}: {goods}، التسليم إلى {place}. {payment} هل تؤكدونها بالرد «نعم»؟",
    en: "Hello {name}, this is {shop}. We have received your order {number}: {goods}, to be delivered to {place}. {payment} Can you confirm it by replying “yes”?",
  },
  "no-answer": {
    fr: "Bonjour {name}, ici {shop}. Nous avons essayé de vous appeler au sujet de votre commande {number} ({total}). Quand pouvons-nous vous joindre ?",
    ar: "السلام عليكم {name}، معكم {shop}. حاولنا الاتصال بكم بخصوص طلبيتكم {number} ({total}). متى يمكننا الاتصال بكم؟",
    en: "Hello {name}, this is {shop}. We tried to call you about your order {number} ({total}). When can we reach you?",
  },
  postponed: {
    fr: "Bonjour {name}, ici {shop}. Comme convenu, nous vous rappellerons au sujet de votre commande {number}.",
    ar: "السلام عليكم {name}، معكم {shop}. كما اتفقنا، سنعاود الاتصال بكم بخصوص طلبيتكم {number}.",
    en: "Hello {name}, this is {shop}. As agreed, we will call you back about your order {number}.",
  },
  confirmed: {
    fr: "Bonjour {name}, votre commande {number} est confirmée : {goods}, à livrer à {place}. {payment} Merci, {shop}",
    ar: "السلام عليكم {name}، تم تأكيد طلبيتكم {number}: {goods}، التسليم إلى {place}. {payment} شكرًا، {shop}",
    en: "Hello {name}, your order {number} is confirmed: {goods}, to be delivered to {place}. {payment} Thank you, {shop}",
  },
  preparing: {
    fr: "Bonjour {name}, nous préparons votre commande {number}. {shop}",
    ar: "السلام عليكم {name}، نحن نجهز طلبيتكم {number}. {shop}",
    en: "Hello {name}, we are preparing your order {number}. {shop}",
  },
  shipped: {
    fr: "Bonjour {name}, votre commande {number} est en route vers {place}. {payment}\nSuivi {carrier} : {tracking}\nOù en est-elle : {private}\n{shop}",
    ar: "السلام عليكم {name}، طلبيتكم {number} في الطريق إلى {place}. {payment}\nرقم التتبع لدى {carrier}: {tracking}\nلمتابعتها: {private}\n{shop}",
    en: "Hello {name}, your order {number} is on its way to {place}. {payment}\n{carrier} tracking: {tracking}\nWhere it is: {private}\n{shop}",
  },
  "failed-attempt": {
    fr: "Bonjour {name}, ici {shop}. Le livreur n’a pas pu vous remettre votre commande {number}. Que souhaitez-vous : un nouvel essai, un autre jour, un autre numéro, ou la retirer au bureau ?\nRépondez à ce message.\nOu choisissez sur cette page : {private}",
    ar: "السلام عليكم {name}، معكم {shop}. لم يتمكن الموزع من تسليمكم طلبيتكم {number}. ماذا تفضلون: محاولة أخرى، يومًا آخر، رقمًا آخر، أم استلامها من المكتب؟\nردوا على هذه الرسالة.\nأو اختاروا في هذه الصفحة: {private}",
    en: "Hello {name}, this is {shop}. The courier could not hand over your order {number}. What would you like: another try, another day, another phone number, or to collect it at the desk?\nReply to this message.\nOr choose on this page: {private}",
  },
  delivered: {
    fr: "Bonjour {name}, votre commande {number} a été livrée. Merci de votre confiance ! Une question ? Répondez à ce message. {shop}",
    ar: "السلام عليكم {name}، تم تسليم طلبيتكم {number}. شكرًا على ثقتكم! لأي سؤال، ردوا على هذه الرسالة. {shop}",
    en: "Hello {name}, your order {number} has been delivered. Thank you for your trust! Any question? Reply to this message. {shop}",
  },
  returning: {
    fr: "Bonjour {name}, ici {shop}. Votre commande {number} revient vers nous. Souhaitez-vous que nous la renvoyions ?",
    ar: "السلام عليكم {name}، معكم {shop}. طلبيتكم {number} في طريق العودة إلينا. هل ترغبون في إعادة إرسالها؟",
    en: "Hello {name}, this is {shop}. Your order {number} is coming back to us. Would you like us to send it again?",
  },
  returned: {
    fr: "Bonjour {name}, ici {shop}. Votre commande {number} nous est revenue. Dites-nous si vous la voulez encore.",
    ar: "السلام عليكم {name}، معكم {shop}. عادت إلينا طلبيتكم {number}. أخبرونا إن كنتم ما زلتم تريدونها.",
    en: "Hello {name}, this is {shop}. Your order {number} has come back to us. Tell us if you still want it.",
  },
  cancelled: {
    fr: "Bonjour {name}, votre commande {number} est annulée. Si c’est une erreur, répondez à ce message. {shop}",
    ar: "السلام عليكم {name}، أُلغيت طلبيتكم {number}. إن كان ذلك خطأ، ردوا على هذه الرسالة. {shop}",
    en: "Hello {name}, your order {number} is cancelled. If this is a mistake, reply to this message. {shop}",
  },
}

/** A shop's message in a language: its own, else the one that every shop begins with. */
export const messageText = (messages: OrderMessages, kind: MessageKind, locale: Locale): string =>
  messages[kind][locale].trim() || defaultMessages[kind][locale]
