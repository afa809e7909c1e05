import { bold, heading, link, list, text } from "../blocks.ts"
import type { SamplePage } from "../types.ts"

export const privacy: SamplePage = {
  slug: "privacy",
  title: { fr: "Vie privée", ar: "الخصوصية", en: "Privacy" },
  description: {
    fr: "Ce que nous gardons de vous, pourquoi, combien de temps, et comment le faire effacer.",
    ar: "ما نحتفظ به عنك، ولماذا، وإلى متى، وكيف تطلب حذفه.",
    en: "What we keep about you, why, for how long, and how to have it deleted.",
  },
  content: {
    fr: [
      text(
        "Nous demandons le moins possible, et nous ne vendons rien de ce que vous nous confiez. Cette page suit la loi 18-07 sur la protection des données personnelles.",
      ),
      heading("Ce que nous gardons"),
      list(
        [
          bold("Une commande"),
          " : nom, numéro, wilaya, commune, articles. Pour la livrer et la facturer ; dix ans, comme la loi comptable le demande.",
        ],
        [bold("Un message"), " : ce que vous écrivez et de quoi vous répondre ; un an."],
        [bold("L’adresse e-mail des nouvelles"), " : jusqu’à votre désinscription."],
      ),
      heading("Dans votre navigateur"),
      text(
        "Panier, favoris, comparaison et derniers produits vus restent sur votre appareil. Un seul témoin sans nom évite de compter deux fois la même visite. La mesure publicitaire, quand elle existe, ne se charge qu’avec votre accord.",
      ),
      heading("Qui d’autre les voit"),
      text("Le transporteur reçoit votre nom, votre numéro et votre adresse, rien de plus."),
      heading("Vos droits"),
      text(
        "Consulter, corriger, effacer, vous opposer : ",
        link("écrivez-nous", "/contact"),
        ". Nous répondons sous dix jours. Vous pouvez aussi saisir l’ANPDP.",
      ),
      heading("Responsable"),
      list(
        [bold("Nom"), " : {shop}"],
        [bold("Adresse"), " : {address}"],
        [bold("Téléphone"), " : ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), " : ", link("{email}", "mailto:{email}")],
        [bold("Registre du commerce"), " : {register}"],
      ),
    ],
    ar: [
      text(
        "نطلب أقل ما يمكن، ولا نبيع شيئًا مما تأتمننا عليه. هذه الصفحة وفق القانون 18-07 المتعلق بحماية المعطيات الشخصية.",
      ),
      heading("ما نحتفظ به"),
      list(
        [
          bold("الطلب"),
          ": الاسم والرقم والولاية والبلدية والمنتجات. لتوصيله وفوترته، لمدة عشر سنوات كما يفرضه القانون المحاسبي.",
        ],
        [bold("الرسالة"), ": ما تكتبه وما نجيبك به، لمدة سنة."],
        [bold("البريد الإلكتروني للأخبار"), ": إلى أن تلغي اشتراكك."],
      ),
      heading("في متصفحك"),
      text(
        "السلة والمفضلة والمقارنة وآخر المنتجات التي شاهدتها تبقى على جهازك. وملف واحد بلا اسم يمنع عدّ الزيارة مرتين. أما قياس الإعلانات، إن وُجد، فلا يُحمَّل إلا بموافقتك.",
      ),
      heading("من يطّلع عليها غيرنا"),
      text("شركة التوصيل تستلم اسمك ورقمك وعنوانك لا غير."),
      heading("حقوقك"),
      text(
        "الاطلاع والتصحيح والحذف والاعتراض: ",
        link("راسلنا", "/contact"),
        ". نجيب خلال عشرة أيام. ويمكنك أيضًا اللجوء إلى السلطة الوطنية لحماية المعطيات.",
      ),
      heading("المسؤول"),
      list(
        [bold("الاسم"), ": {shop}"],
        [bold("العنوان"), ": {address}"],
        [bold("الهاتف"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("البريد الإلكتروني"), ": ", link("{email}", "mailto:{email}")],
        [bold("السجل التجاري"), ": {register}"],
      ),
    ],
    en: [
      text(
        "We ask for as little as we can, and we sell nothing that you entrust to us. This page follows law 18-07 on the protection of personal data.",
      ),
      heading("What we keep"),
      list(
        [
          bold("An order"),
          ": name, number, wilaya, commune, items. To deliver and invoice it; ten years, as accounting law requires.",
        ],
        [bold("A message"), ": what you write and how to answer you; one year."],
        [bold("The e-mail address for news"), ": until you unsubscribe."],
      ),
      heading("In your browser"),
      text(
        "Cart, wishlist, comparison and the products last viewed stay on your device. One nameless cookie keeps a visit from being counted twice. Advertising measurement, where there is any, loads only if you agree.",
      ),
      heading("Who else sees it"),
      text("The courier gets your name, number and address, nothing else."),
      heading("Your rights"),
      text(
        "To see, correct, delete or object: ",
        link("write to us", "/contact"),
        ". We answer within ten days. You may also turn to the national authority (ANPDP).",
      ),
      heading("Responsible"),
      list(
        [bold("Name"), ": {shop}"],
        [bold("Address"), ": {address}"],
        [bold("Phone"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), ": ", link("{email}", "mailto:{email}")],
        [bold("Trade register"), ": {register}"],
      ),
    ],
  },
}
