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
      heading("Une vraie équipe"),
      text(
        "{hours} Vous pouvez appeler le ",
        link("{phone}", "tel:{phoneInternational}"),
        " ou ",
        link("nous écrire", "/contact"),
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
      heading("فريق حقيقي"),
      text(
        "{hours} اتصل بنا على ",
        link("{phone}", "tel:{phoneInternational}"),
        " أو ",
        link("راسلنا", "/contact"),
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
      heading("Real people"),
      text("{hours} Call ", link("{phone}", "tel:{phoneInternational}"), " or ", link("write to us", "/contact"), "."),
      heading("Where we are"),
      text("{address}. Trade register {register}, tax number {tax}."),
    ],
  },
}
