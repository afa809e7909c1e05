import type { Texts } from "../../i18n/texts.ts"
import { freeSlug } from "../../text/slug.ts"
import { codeOf } from "./size-values.ts"

/** The codes of a product's colours: those that they have, and one made of the French name for the others. */
export function colorCodes(colors: readonly { name: Texts; code?: string | undefined }[]): string[] {
  const taken = new Set(colors.flatMap(({ code }) => code ?? []))
  const used = new Set<string>()
  return colors.map(({ name, code }, place) => {
    const own =
      code !== undefined && !used.has(code) ? code : freeSlug(codeOf(name, place), new Set([...taken, ...used]))
    used.add(own)
    return own
  })
}
