import { bold, heading, link, list, saying, text } from "../blocks.ts"
import type { SamplePage } from "../types.ts"

export const about: SamplePage = {
  slug: "about",
  title: { fr: "Qui sommes-nous", ar: "من نحن", en: "About us" },
  description: {
    fr: "Une boutique algérienne : vous recevez, vous vérifiez, vous payez.",
    ar: "متجر جزائري: تستلم، تتأكد، ثم تدفع.",
    en: "An Algerian shop: you receive, you check, you pay.",
  },
  content: {
    fr: [
      text(
        "{shop} vend de l’électronique, de la mode, de la beauté et des bijoux dans {wilayas}. Nous choisissons peu d’articles, nous les essayons, et nous disons ce que nous en pensons.",
      ),
      heading("Comment nous choisissons"),
      list(
        [bold("Nous l’essayons."), " Une semaine d’usage avant de mettre un article en vente."],
        [bold("Nous le décrivons."), " Mesures, matières, et ce qui pourrait ne pas vous convenir."],
        [bold("Nous le suivons."), " Pièces, garantie, et une personne qui répond."],
      ),
      saying("Nous préférons une vente de moins à un colis qui revient."),
      heading("Notre local"),
      text(
        "Un dépôt et une table d’emballage, au rez-de-chaussée. Chaque article y est déballé, essayé et photographié avant d’être vendu ; chaque colis y est préparé le jour où vous le confirmez.",
      ),
      heading("Une vraie équipe"),
      list(
        [bold("Amina"), " choisit les articles et les essaie."],
        [bold("Yacine"), " vous appelle, confirme et répond aux questions."],
        [bold("Lydia"), " prépare les colis et suit les retours."],
      ),
      text(
        "{hours} Vous pouvez appeler le ",
        link("{phone}", "tel:{phoneInternational}"),
        " ou ",
        link("nous écrire", "/contact"),
        ".",
      ),
      heading("Nos transporteurs"),
      text(
        "Les colis partent avec des transporteurs algériens, à domicile ou jusqu’à leur bureau, dans {wilayas}. ",
        link("Prix et délais de chaque wilaya", "/delivery-returns#prices"),
        ".",
      ),
      heading("Nous trouver"),
      text("{address}. Registre du commerce {register}, NIF {tax}."),
    ],
    ar: [
      text(
        "{shop} متجر للإلكترونيات والأزياء والجمال والمجوهرات في {wilayas}. نختار منتجات قليلة ونجرّبها ونقول رأينا فيها.",
      ),
      heading("كيف نختار"),
      list(
        [bold("نجرّب."), " أسبوع من الاستعمال قبل عرض أي منتج."],
        [bold("نصف."), " المقاسات والمواد، وما قد لا يناسبك."],
        [bold("نتابع."), " القطع والضمان وشخص يجيبك."],
      ),
      saying("نفضّل بيعًا أقل على طرد يعود إلينا."),
      heading("محلّنا"),
      text(
        "مستودع وطاولة تغليف في الطابق الأرضي. هناك نفتح كل منتج ونجرّبه ونصوّره قبل بيعه، ونحضّر كل طرد يوم تأكيد طلبك.",
      ),
      heading("فريق حقيقي"),
      list(
        [bold("أمينة"), " تختار المنتجات وتجرّبها."],
        [bold("ياسين"), " يتصل بك ويؤكد طلبك ويجيب عن أسئلتك."],
        [bold("ليديا"), " تحضّر الطرود وتتابع المرتجعات."],
      ),
      text(
        "{hours} اتصل بنا على ",
        link("{phone}", "tel:{phoneInternational}"),
        " أو ",
        link("راسلنا", "/contact"),
        ".",
      ),
      heading("شركات التوصيل"),
      text(
        "تخرج الطرود مع شركات توصيل جزائرية، إلى البيت أو إلى مكتبها، في {wilayas}. ",
        link("الأسعار والآجال لكل ولاية", "/delivery-returns#prices"),
        ".",
      ),
      heading("عنواننا"),
      text("{address}. السجل التجاري {register}، رقم التعريف الجبائي {tax}."),
    ],
    en: [
      text(
        "{shop} sells electronics, fashion, beauty and jewelry in {wilayas}. We choose few things, try them, and say what we think of them.",
      ),
      heading("How we choose"),
      list(
        [bold("We try it."), " A week of use before anything goes on sale."],
        [bold("We describe it."), " Sizes, materials, and what might not suit you."],
        [bold("We stand by it."), " Parts, warranty, and a person who answers."],
      ),
      saying("We would rather sell one less than have a parcel come back."),
      heading("Our place"),
      text(
        "A stockroom and a packing table on the ground floor. Every item is unpacked, tried and photographed there before it is sold; every parcel is packed on the day you confirm it.",
      ),
      heading("Real people"),
      list(
        [bold("Amina"), " chooses the products and tries them."],
        [bold("Yacine"), " calls you, confirms, and answers questions."],
        [bold("Lydia"), " packs the parcels and follows returns."],
      ),
      text("{hours} Call ", link("{phone}", "tel:{phoneInternational}"), " or ", link("write to us", "/contact"), "."),
      heading("Our carriers"),
      text(
        "Parcels travel with Algerian carriers, to your door or to their desk, in {wilayas}. ",
        link("Prices and times of each wilaya", "/delivery-returns#prices"),
        ".",
      ),
      heading("Where we are"),
      text("{address}. Trade register {register}, tax number {tax}."),
    ],
  },
}
