import type { Locale } from "#core/i18n/locale.ts"
import type { Text } from "#sample/types.ts"

/** The pictures of a colour beside its main one, in the order that they are shown in. */
export const views = ["front", "side", "back", "detail", "open", "scale"] as const
export type View = (typeof views)[number]

const viewNames: Record<View, Text> = {
  front: { fr: "vue de face", ar: "من الأمام", en: "front view" },
  side: { fr: "vue de côté", ar: "من الجانب", en: "side view" },
  back: { fr: "vue de dos", ar: "من الخلف", en: "back view" },
  detail: { fr: "vue de détail", ar: "تفصيل", en: "detail" },
  open: { fr: "vue ouverte", ar: "مفتوح", en: "open" },
  scale: { fr: "en situation", ar: "أثناء الاستعمال", en: "in use" },
}

const comma: Text = { fr: ", ", ar: "، ", en: ", " }

/** Builds a picture's alternative text: "Casque sans fil Aura, noir, vue de face". */
export function alternativeText(title: Text, color: Text, view?: View): Text {
  const textIn = (locale: Locale) =>
    [title[locale], color[locale].toLowerCase(), ...(view ? [viewNames[view][locale]] : [])].join(comma[locale])
  return { fr: textIn("fr"), ar: textIn("ar"), en: textIn("en") }
}
