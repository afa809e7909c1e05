import { type Locale, locales } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"

/** The texts of a product, and what of them is written in each language. */
type CompletenessFields = {
  name: Texts
  unit: Texts
  shortDescription: Texts
  description: Record<Locale, readonly unknown[]>
  additionalInformation: Record<Locale, readonly unknown[]>
  tags: Record<Locale, readonly unknown[]>
  colors: readonly { name: Texts }[]
  features: readonly { title: Texts; text: Texts }[]
}

const isWritten = (text: string | readonly unknown[]) => text.length > 0

/** How much of a product's texts is written in each language, 0 to 1: name, short description and description count
 *  always, the others where any language has them. */
export function productCompleteness(fields: CompletenessFields): Record<Locale, number> {
  const { name, unit, shortDescription, description, additionalInformation, tags, colors, features } = fields
  const maybe = [unit, additionalInformation, tags].filter((each) => locales.some((locale) => isWritten(each[locale])))
  const all: Record<Locale, string | readonly unknown[]>[] = [
    name,
    shortDescription,
    description,
    ...maybe,
    ...colors.map((color) => color.name),
    ...features.flatMap(({ title, text }) => [title, text]),
  ]
  const share = (locale: Locale) => all.filter((each) => isWritten(each[locale])).length / all.length
  return { fr: share("fr"), ar: share("ar"), en: share("en") }
}
