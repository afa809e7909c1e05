import { type Locale, locales } from "../../i18n/locale.ts"
import { type Texts, textIn } from "../../i18n/texts.ts"
import type { Section } from "./section.ts"

/** A section as it is stored: texts in three languages, pictures by their addresses. */
export type StoredSection = Section<Texts, string>

/** Whether a part of a section is a text in three languages. */
export const isTexts = (value: object): value is Texts => locales.every((locale) => locale in value)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

type Change<P> = { text: (texts: Texts, name: string) => unknown; picture: (picture: P) => unknown }

/** Goes through the content of a section: every text in three languages and every picture is replaced. */
function mapContent<P>(value: unknown, change: Change<P>, name = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => mapContent(one, change))
  if (!isRecord(value)) return value
  if (isTexts(value)) return change.text(value, name)
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === "picture" && part !== null ? change.picture(part as P) : mapContent(part, change, key),
  ])
  return Object.fromEntries(entries)
}

/** A section with every picture turned into another form of it. */
export function mapPictures<P, Q>({ kind, content }: Section<string, P>, picture: (picture: P) => Q | null) {
  return { kind, content: mapContent<P>(content, { text: (texts) => texts, picture }) } as Section<string, Q>
}

/** The addresses of the pictures of sections. */
export function sectionPictures(sections: readonly StoredSection[]): string[] {
  const urls: string[] = []
  const picture = (url: string) => urls.push(url)
  for (const { content } of sections) mapContent<string>(content, { text: () => "", picture })
  return urls
}

/** A section in one language, in the main one where that has no text, then in any. A button without a text of the language has
 *  none: the page has its own words for it. Beside a text and a picture an empty one means that there is no button, so it falls
 *  back too.
 *  @param picture what stands for an address; null where it is gone */
export function sectionIn<P>(
  section: StoredSection,
  { locale, main }: { locale: Locale; main: Locale },
  picture: (url: string) => P | null,
) {
  const hasOwnWords = (name: string) => name === "button" && section.kind !== "text-picture"
  const text = (texts: Texts, name: string) => (hasOwnWords(name) ? texts[locale] : textIn(texts, locale, main))
  return { kind: section.kind, content: mapContent(section.content, { text, picture }) } as Section<string, P>
}

/** The slugs of the products that sections name, each once. */
export function namedProducts(sections: readonly { content: unknown }[]): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (!isRecord(value)) return
    if (Array.isArray(value)) for (const one of value) visit(one)
    for (const [key, part] of Object.entries(value)) {
      if (key === "slug" && typeof part === "string") found.add(part)
      else if (key === "slugs" && Array.isArray(part)) for (const slug of part) found.add(String(slug))
      else visit(part)
    }
  }
  for (const { content } of sections) visit(content)
  return [...found]
}
