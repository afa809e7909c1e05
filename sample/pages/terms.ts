import { bold, heading, link, list, text } from "../blocks.ts"
import type { SamplePage } from "../types.ts"

/** Says what article 11 of law 18-05 asks a shop to state before an order. */
export const terms: SamplePage = {
  slug: "terms",
  title: { fr: "Conditions de vente", ar: "شروط البيع", en: "Terms of sale" },
  description: {
    fr: "Qui vend, à quel prix, comment se passe une commande, la garantie et les réclamations (loi 18-05).",
    ar: "من يبيع، وبأي سعر، وكيف يتم الطلب، والضمان والشكاوى (القانون 18-05).",
    en: "Who sells, at what price, how an order works, warranty and complaints (law 18-05).",
  },
  content: {
    fr: [
      heading("1. Le vendeur"),
      list(
        [bold("Nom"), " : {shop}"],
        [bold("Adresse"), " : {address}"],
        [bold("Téléphone"), " : ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), " : ", link("{email}", "mailto:{email}")],
        [bold("Registre du commerce"), " : {register}"],
        [bold("Numéro d’identification fiscale"), " : {tax}"],
      ),
      heading("2. Articles et prix"),
      text(
        "Chaque fiche donne les caractéristiques, la disponibilité et le prix en dinars, toutes taxes comprises. Le prix qui vaut est celui affiché quand vous commandez. Une promotion vaut jusqu’à la date indiquée ou la fin du stock.",
      ),
      heading("3. Commande"),
      text(
        "Vous choisissez l’article, remplissez le formulaire, vérifiez le total et l’envoyez. Nous vous appelons pour confirmer : le contrat est conclu à cet appel. Vous recevez une facture avec le colis. Jusqu’à l’envoi, vous pouvez annuler sans frais.",
      ),
      heading("4. Paiement"),
      text("En espèces à la livraison, après vérification."),
      heading("5. Livraison"),
      text(
        "Les délais et les prix par wilaya sont sur ",
        link("Livraison et retours", "/delivery-returns"),
        ". Le prix de la livraison s’affiche avant l’envoi de la commande ; quand il manque, il vous est donné au téléphone et la commande ne part qu’avec votre accord.",
      ),
      heading("6. Retour, échange, remboursement"),
      text(
        "Un article défectueux, non conforme ou livré en retard se renvoie à nos frais dans les quatre jours ouvrables ; remboursement sous quinze jours.",
      ),
      text("Un simple changement d’avis donne droit à un échange sous {exchangeDays} jours."),
      heading("7. Garantie et service après-vente"),
      text(
        "Les appareils neufs sont garantis au moins douze mois, pièces et main-d’œuvre (loi 09-03). Gardez la facture. La garantie ne couvre ni la chute, ni l’eau.",
      ),
      heading("8. Réclamations"),
      text(
        "Écrivez-nous par la ",
        link("page de contact", "/contact"),
        " : réponse sous trois jours ouvrables. Sans solution, vous pouvez saisir la direction du commerce de votre wilaya ou une association de consommateurs. Le droit algérien s’applique.",
      ),
      heading("9. Données personnelles"),
      text("Elles sont traitées comme le dit la page ", link("Vie privée", "/privacy"), "."),
    ],
    ar: [
      heading("1. البائع"),
      list(
        [bold("الاسم"), ": {shop}"],
        [bold("العنوان"), ": {address}"],
        [bold("الهاتف"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("البريد الإلكتروني"), ": ", link("{email}", "mailto:{email}")],
        [bold("السجل التجاري"), ": {register}"],
        [bold("رقم التعريف الجبائي"), ": {tax}"],
      ),
      heading("2. المنتجات والأسعار"),
      text(
        "تعرض كل صفحة الخصائص والتوفر والسعر بالدينار شاملًا جميع الرسوم. السعر المعتمد هو الظاهر وقت الطلب. ويسري التخفيض إلى التاريخ المذكور أو نفاد الكمية.",
      ),
      heading("3. الطلب"),
      text(
        "تختار المنتج وتملأ الاستمارة وتراجع المجموع ثم ترسلها. نتصل بك للتأكيد، وبهذه المكالمة ينعقد العقد. تصلك الفاتورة مع الطرد. ويمكنك الإلغاء دون تكلفة قبل الإرسال.",
      ),
      heading("4. الدفع"),
      text("نقدًا عند الاستلام وبعد التحقق."),
      heading("5. التوصيل"),
      text(
        "المدة والأسعار حسب الولاية في صفحة ",
        link("التوصيل والإرجاع", "/delivery-returns"),
        ". يظهر سعر التوصيل قبل إرسال الطلب، وإن لم يكن معروفًا نخبرك به هاتفيًا ولا يُرسل الطلب إلا بموافقتك.",
      ),
      heading("6. الإرجاع والاستبدال والاسترداد"),
      text(
        "المنتج المعيب أو غير المطابق أو المتأخر يُعاد على نفقتنا خلال أربعة أيام عمل، ويُرد المبلغ خلال خمسة عشر يومًا.",
      ),
      text("إن غيّرت رأيك فلك الاستبدال خلال {exchangeDays} أيام."),
      heading("7. الضمان وخدمة ما بعد البيع"),
      text(
        "الأجهزة الجديدة مضمونة اثني عشر شهرًا على الأقل، قطعًا ويدًا عاملة (القانون 09-03). احتفظ بالفاتورة. لا يشمل الضمان السقوط والماء.",
      ),
      heading("8. الشكاوى"),
      text(
        "راسلنا من ",
        link("صفحة الاتصال", "/contact"),
        ": نجيب خلال ثلاثة أيام عمل. وإن لم نجد حلًا فلك اللجوء إلى مديرية التجارة في ولايتك أو جمعية حماية المستهلك. ويطبّق القانون الجزائري.",
      ),
      heading("9. المعطيات الشخصية"),
      text("تُعالج كما هو مبيّن في صفحة ", link("الخصوصية", "/privacy"), "."),
    ],
    en: [
      heading("1. The seller"),
      list(
        [bold("Name"), ": {shop}"],
        [bold("Address"), ": {address}"],
        [bold("Phone"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), ": ", link("{email}", "mailto:{email}")],
        [bold("Trade register"), ": {register}"],
        [bold("Tax number"), ": {tax}"],
      ),
      heading("2. Items and prices"),
      text(
        "Each page gives features, availability and the price in dinars, all taxes included. The price that holds is the one shown when you order. An offer holds until its date or while stock lasts.",
      ),
      heading("3. Ordering"),
      text(
        "You choose the item, fill in the form, check the total and send it. We call you to confirm: the contract is made by that call. An invoice comes with the parcel. Until it leaves you may cancel at no cost.",
      ),
      heading("4. Payment"),
      text("In cash on delivery, once you have checked."),
      heading("5. Delivery"),
      text(
        "Times and prices for each wilaya are on ",
        link("Delivery and returns", "/delivery-returns"),
        ". The delivery price is shown before you send the order; where it is missing we give it by phone, and the order leaves only if you agree.",
      ),
      heading("6. Return, exchange, refund"),
      text(
        "A faulty, wrong or late item is returned at our cost within four working days and refunded within fifteen days.",
      ),
      text("If you simply change your mind, you may exchange it within {exchangeDays} days."),
      heading("7. Warranty and service"),
      text(
        "New devices have a warranty of at least twelve months, parts and labour (law 09-03). Keep the invoice. Falls and water are not covered.",
      ),
      heading("8. Complaints"),
      text(
        "Write to us on the ",
        link("contact page", "/contact"),
        ": we answer within three working days. Without a solution you may turn to the trade office of your wilaya or to a consumers’ association. Algerian law applies.",
      ),
      heading("9. Personal data"),
      text("It is handled as the ", link("Privacy", "/privacy"), " page says."),
    ],
  },
}
