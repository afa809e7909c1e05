import type { Texts } from "#core/i18n/texts.ts"

/** Departments, brands and categories that come with a file and that the shop does not have. */
export type NewNames = {
  departments: readonly { slug: string; name: Texts; hidden: boolean }[]
  /** `slug` "" = made of the name. */
  brands: readonly { slug: string; name: string }[]
  /** Brands that the shop has, by its slugs, under names that the file gives them. */
  renamed: readonly { slug: string; name: string }[]
  /** `parent` is a slug, of the shop or of one before it. */
  categories: readonly { slug: string; title: Texts; productType: string; parent: string | null }[]
}

export const noNames: NewNames = { departments: [], brands: [], renamed: [], categories: [] }

export const hasNames = ({ departments, brands, categories }: NewNames): boolean =>
  departments.length + brands.length + categories.length > 0

/** The key by which products are planned with a name that is not stored yet; that of no row. */
export const standInKey = (index: number): number => -2 - index
const isStandIn = (key: number) => key < -1

/** The keys that names got, by those that stood in for them. */
export type NameKeys = { brands: Record<number, number>; categories: Record<number, number> }

/** Those keys that are of rows of the shop. */
export const storedKeys = (keys: readonly number[]): number[] => keys.filter((key) => !isStandIn(key))
