import { bold, heading, link, list, text } from "../blocks.ts"
import type { SamplePage } from "../types.ts"

/** "About" of a shop that has not written its own: what its settings say. */
export const starterAbout: SamplePage = {
  slug: "about",
  title: { fr: "Qui sommes-nous", ar: "من نحن", en: "About us" },
  description: {
    fr: "Qui est {shop}, et comment nous joindre.",
    ar: "من هو {shop} وكيف تتصل بنا.",
    en: "Who {shop} is, and how to reach us.",
  },
  content: {
    fr: [
      text("{about}"),
      heading("Nous joindre"),
      text("{hours} Vous pouvez aussi ", link("nous écrire", "/contact"), "."),
      heading("Nous trouver"),
      list(
        [bold("Adresse"), " : {address}"],
        [bold("Téléphone"), " : ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), " : ", link("{email}", "mailto:{email}")],
        [bold("Registre du commerce"), " : {register}"],
        [bold("Numéro d’identification fiscale"), " : {tax}"],
      ),
    ],
    ar: [
      text("{about}"),
      heading("اتصل بنا"),
      text("{hours} يمكنك أيضًا أن ", link("تراسلنا", "/contact"), "."),
      heading("عنواننا"),
      list(
        [bold("العنوان"), ": {address}"],
        [bold("الهاتف"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("البريد الإلكتروني"), ": ", link("{email}", "mailto:{email}")],
        [bold("السجل التجاري"), ": {register}"],
        [bold("رقم التعريف الجبائي"), ": {tax}"],
      ),
    ],
    en: [
      text("{about}"),
      heading("Reach us"),
      text("{hours} You may also ", link("write to us", "/contact"), "."),
      heading("Where we are"),
      list(
        [bold("Address"), ": {address}"],
        [bold("Phone"), ": ", link("{phone}", "tel:{phoneInternational}")],
        [bold("E-mail"), ": ", link("{email}", "mailto:{email}")],
        [bold("Trade register"), ": {register}"],
        [bold("Tax number"), ": {tax}"],
      ),
    ],
  },
}
