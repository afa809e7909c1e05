import { bold, heading, link, list, saying, steps, text } from "../blocks.ts"
import type { SamplePost } from "../types.ts"
import { idir } from "./topics.ts"

export const orderingPosts: SamplePost[] = [
  {
    slug: "paiement-a-la-livraison",
    format: "standard",
    category: "acheter",
    tags: ["livraison", "budget"],
    author: idir,
    picture: "posts/paiement-a-la-livraison",
    daysAgo: 2,
    title: {
      fr: "Le paiement à la livraison, étape par étape",
      ar: "الدفع عند الاستلام خطوة بخطوة",
      en: "Cash on delivery, step by step",
    },
    excerpt: {
      fr: "De la commande au billet que vous tendez au livreur : ce qui se passe, qui vous appelle, et quand vous pouvez dire non.",
      ar: "من الطلب إلى المبلغ الذي تسلّمه لعامل التوصيل: ماذا يحدث، ومن يتصل بك، ومتى يمكنك الرفض.",
      en: "From the order to the notes you hand over: what happens, who calls you, and when you may say no.",
    },
    content: {
      fr: [
        text(
          "Pas de carte, pas de virement : vous payez quand le colis est dans vos mains. Voici comment cela se passe chez nous.",
        ),
        heading("De la commande à votre porte"),
        steps(
          [bold("Vous commandez"), " : nom, numéro, wilaya, commune. Aucun compte à créer."],
          [
            bold("Nous vous appelons"),
            " pour confirmer l’article, la couleur et l’adresse. Sans votre accord, rien ne part.",
          ],
          [bold("Le colis part"), " vers votre domicile ou vers le bureau de livraison de votre wilaya."],
          [bold("Le livreur vous appelle"), " avant de passer. Gardez votre téléphone allumé."],
          [bold("Vous vérifiez, puis vous payez"), " en dinars, le montant exact qui est écrit sur la confirmation."],
        ),
        heading("Combien vais-je payer ?"),
        text(
          "Le prix des articles plus la livraison, qui dépend de la wilaya et du mode choisi. Le total est affiché avant d’envoyer la commande. Si un montant différent vous est demandé, ne payez pas et appelez-nous.",
        ),
        heading("Et si je change d’avis ?"),
        list(
          "Avant l’envoi : dites-le pendant l’appel, ou écrivez-nous.",
          "À la porte : un colis abîmé ou une erreur d’article se refuse sans frais.",
          ["Après : l’échange est expliqué dans ", link("Livraison et retours", "/delivery-returns"), "."],
        ),
        saying("Préparez l’appoint : le livreur n’a pas toujours de monnaie."),
      ],
      ar: [
        text("لا بطاقة ولا تحويل: تدفع عندما يصبح الطرد بين يديك. هكذا تسير الأمور عندنا."),
        heading("من الطلب إلى بابك"),
        steps(
          [bold("تطلب"), ": الاسم والرقم والولاية والبلدية. دون إنشاء حساب."],
          [bold("نتصل بك"), " لتأكيد المنتج واللون والعنوان. لا يُرسل شيء دون موافقتك."],
          [bold("ينطلق الطرد"), " إلى بيتك أو إلى مكتب التوصيل في ولايتك."],
          [bold("يتصل بك عامل التوصيل"), " قبل أن يصل. اترك هاتفك مفتوحًا."],
          [bold("تتحقق ثم تدفع"), " بالدينار المبلغ نفسه المكتوب في التأكيد."],
        ),
        heading("كم سأدفع؟"),
        text(
          "سعر المنتجات زائد التوصيل الذي يختلف حسب الولاية وطريقة الاستلام. المجموع ظاهر قبل إرسال الطلب. وإن طُلب منك مبلغ مختلف فلا تدفع واتصل بنا.",
        ),
        heading("وإن غيّرت رأيي؟"),
        list(
          "قبل الإرسال: قل ذلك أثناء المكالمة أو راسلنا.",
          "عند الباب: الطرد المتضرر أو المنتج الخطأ يُرفض دون أي تكلفة.",
          ["بعد ذلك: الاستبدال مشروح في ", link("التوصيل والإرجاع", "/delivery-returns"), "."],
        ),
        saying("حضّر المبلغ مضبوطًا: ليس لدى عامل التوصيل صرف دائمًا."),
      ],
      en: [
        text("No card, no transfer: you pay when the parcel is in your hands. This is how it goes with us."),
        heading("From the order to your door"),
        steps(
          [bold("You order"), ": name, number, wilaya, commune. No account needed."],
          [bold("We call you"), " to confirm the item, the colour and the address. Nothing leaves without your word."],
          [bold("The parcel leaves"), " for your home or for the delivery desk of your wilaya."],
          [bold("The courier calls"), " before coming. Keep your phone on."],
          [bold("You check, then you pay"), " in dinars, exactly what the confirmation says."],
        ),
        heading("How much will I pay?"),
        text(
          "The price of the items plus delivery, which depends on the wilaya and the way you choose. The total is shown before you send the order. If you are asked for another amount, do not pay and call us.",
        ),
        heading("What if I change my mind?"),
        list(
          "Before it leaves: say so during the call, or write to us.",
          "At the door: a damaged parcel or a wrong item is refused at no cost.",
          ["Later: exchanges are explained in ", link("Delivery and returns", "/delivery-returns"), "."],
        ),
        saying("Have the exact amount ready: couriers do not always have change."),
      ],
    },
  },
]
