import type { ProductType } from "#core/catalogue/product-type.ts"
import type { ProductChoice } from "#core/content/sections/section.ts"
import { isTexts } from "#core/content/sections/section-texts.ts"
import { noTexts, type Texts } from "#core/i18n/texts.ts"

/** Values of a section or one of its entries, by field name (`sectionFields`). */
export type SectionValues = Readonly<Record<string, unknown>>

/** An entry of a list in a section, such as a slide. `key` names it in the browser alone. */
export type SectionItem = SectionValues & { readonly key: string }

const isRecord = (value: unknown): value is SectionValues =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export function textsIn(values: SectionValues, name: string): Texts {
  const value = values[name]
  return isRecord(value) && isTexts(value) ? value : noTexts
}

export function stringIn(values: SectionValues, name: string): string {
  const value = values[name]
  return typeof value === "string" ? value : ""
}

export function numberIn(values: SectionValues, name: string): number {
  const value = values[name]
  return typeof value === "number" ? value : 0
}

export function slugsIn(values: SectionValues, name: string): string[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}

function isItem(value: unknown): value is SectionItem {
  if (!isRecord(value)) return false
  const { key } = value
  return typeof key === "string"
}

export function itemsIn(values: SectionValues, name: string): SectionItem[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter(isItem) : []
}

export function productIn(values: SectionValues, name: string): ProductChoice | null {
  const value = values[name]
  if (!isRecord(value)) return null
  const { slug, color } = value
  return typeof slug === "string" ? { slug, color: typeof color === "string" ? color : null } : null
}

export function universeIn(values: SectionValues, name = "universe"): ProductType | null {
  const value = values[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** Gives every entry of the lists in a value a key of its own.
 *  @param before the same as it was: its keys stay, so that fields keep their focus */
export function withKeys(value: SectionValues, newKey: () => string, before?: SectionValues): SectionValues {
  const entries = Object.entries(value).map(([name, part]) => {
    if (!(Array.isArray(part) && part.every(isRecord))) return [name, part]
    const known = before ? itemsIn(before, name) : []
    return [name, part.map((one, at) => ({ ...one, key: known[at]?.key ?? newKey() }))]
  })
  return Object.fromEntries(entries)
}

/** Reverts `withKeys`. */
export function withoutKeys(value: SectionValues): SectionValues {
  const entries = Object.entries(value).map(([name, part]) => {
    if (!(Array.isArray(part) && part.every(isItem))) return [name, part]
    return [name, part.map(({ key: _, ...one }) => one)]
  })
  return Object.fromEntries(entries)
}
