import { bold, heading, link, list, steps, text } from "../blocks.ts"
import type { SamplePage } from "../types.ts"

export const deliveryReturns: SamplePage = {
  slug: "delivery-returns",
  title: { fr: "Livraison et retours", ar: "التوصيل والإرجاع", en: "Delivery and returns" },
  description: {
    fr: "Délais et prix de livraison dans {wilayas}, paiement à la réception, échange et remboursement.",
    ar: "مدة وأسعار التوصيل إلى {wilayas}، الدفع عند الاستلام، الاستبدال والاسترجاع.",
    en: "Delivery times and prices in {wilayas}, payment on receipt, exchange and refund.",
  },
  content: {
    fr: [
      heading("Livraison"),
      list(
        [bold("Où"), " : à domicile ou au bureau de livraison, dans {wilayas}."],
        [
          bold("Quand"),
          " : 1 à 3 jours ouvrables dans le Nord, 3 à 7 dans le Sud, après votre confirmation par téléphone.",
        ],
        [
          bold("Combien"),
          " : selon la wilaya, prix plus bas. Quand un prix manque, nous vous le disons au téléphone avant l’envoi. {freeDelivery}",
        ],
      ),
      heading("Paiement"),
      text("En espèces, en dinars, à la réception. {opening}"),
      heading("Échange sous {exchangeDays} jours"),
      text(
        "La taille ou la couleur ne va pas : {exchangeDays} jours après la réception pour échanger un article non porté, dans son emballage. {returnCost} Les parfums, soins et maquillages ouverts ne se reprennent pas.",
      ),
      heading("Article défectueux, erreur ou retard"),
      text(
        "Vous avez quatre jours ouvrables après la livraison pour nous le renvoyer, à nos frais. Nous le réparons, l’échangeons ou le remboursons, dans les quinze jours qui suivent son retour (loi 18-05, articles 22 et 23).",
      ),
      heading("Comment faire"),
      steps(
        [
          link("Écrivez-nous", "/contact"),
          " ou appelez le ",
          link("{phone}", "tel:{phoneInternational}"),
          " avec votre numéro de commande.",
        ],
        "Nous convenons du retour ; gardez l’emballage.",
        "Dès réception, nous envoyons l’échange ou le remboursement.",
      ),
    ],
    ar: [
      heading("التوصيل"),
      list(
        [bold("أين"), ": إلى البيت أو إلى مكتب التوصيل، في {wilayas}."],
        [bold("متى"), ": من يوم إلى 3 أيام عمل في الشمال، ومن 3 إلى 7 في الجنوب، بعد تأكيدك هاتفيًا."],
        [
          bold("بكم"),
          ": حسب الولاية، والأسعار في الأسفل. إن لم يظهر السعر نخبرك به هاتفيًا قبل الإرسال. {freeDelivery}",
        ],
      ),
      heading("الدفع"),
      text("نقدًا وبالدينار عند الاستلام. {opening}"),
      heading("الاستبدال خلال {exchangeDays} أيام"),
      text(
        "المقاس أو اللون غير مناسب؟ لديك {exchangeDays} أيام بعد الاستلام لاستبدال منتج غير مستعمل في علبته. {returnCost} العطور ومنتجات العناية والمكياج المفتوحة لا تُسترجع.",
      ),
      heading("منتج معيب أو خطأ أو تأخير"),
      text(
        "لديك أربعة أيام عمل بعد التسليم لإعادته إلينا على نفقتنا. نصلحه أو نستبدله أو نرد المبلغ خلال خمسة عشر يومًا من وصوله إلينا (القانون 18-05، المادتان 22 و23).",
      ),
      heading("كيف تفعل ذلك"),
      steps(
        [link("راسلنا", "/contact"), " أو اتصل على ", link("{phone}", "tel:{phoneInternational}"), " مع رقم طلبك."],
        "نتفق على طريقة الإرجاع، واحتفظ بالعلبة.",
        "عند وصوله نرسل البديل أو نرد المبلغ.",
      ),
    ],
    en: [
      heading("Delivery"),
      list(
        [bold("Where"), ": to your home or to the delivery desk, in {wilayas}."],
        [bold("When"), ": 1 to 3 working days in the North, 3 to 7 in the South, after you confirm by phone."],
        [
          bold("How much"),
          ": it depends on the wilaya, prices below. Where a price is missing, we tell you by phone before the parcel leaves. {freeDelivery}",
        ],
      ),
      heading("Payment"),
      text("In cash, in dinars, on receipt. {opening}"),
      heading("Exchange within {exchangeDays} days"),
      text(
        "Wrong size or colour: you have {exchangeDays} days after receipt to exchange an unworn item in its packaging. {returnCost} Perfumes, creams and make-up that were opened cannot be taken back.",
      ),
      heading("Faulty, wrong or late"),
      text(
        "You have four working days after delivery to send it back at our cost. We repair, exchange or refund it within fifteen days of its return (law 18-05, articles 22 and 23).",
      ),
      heading("How to do it"),
      steps(
        [
          link("Contact us", "/contact"),
          " or call ",
          link("{phone}", "tel:{phoneInternational}"),
          " with your order number.",
        ],
        "We agree on the return; keep the packaging.",
        "Once it is here, we send the exchange or the refund.",
      ),
    ],
  },
}
