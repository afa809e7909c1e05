import type { Locale } from "../i18n/locale.ts"
import { type Texts, textIn } from "../i18n/texts.ts"
import type { SizeKind } from "./variants/size-values.ts"

/** Kinds of sizes that have a guide; a capacity or another option has none. */
export const sizeGuideKinds = ["size", "shoe", "ring", "waist"] as const satisfies readonly SizeKind[]
export type SizeGuideKind = (typeof sizeGuideKinds)[number]

export const isSizeGuideKind = (value: unknown): value is SizeGuideKind => sizeGuideKinds.some((kind) => kind === value)

/** Most columns and rows of a guide, and most characters of its texts. */
export const sizeGuideLimits = { columns: 8, rows: 40, heading: 60, cell: 40, note: 1200 } as const

/** A guide as the merchant writes it: how to measure, and a table whose rows have a cell for each heading. What a language
 *  lacks is shown in the main one. */
export type SizeGuideTexts = { note: Texts; headings: Texts[]; cells: Texts[][] }

/** The brand that a guide belongs to. */
export type SizeGuideBrand = { slug: string; name: string }

/** A guide in one language; one without a brand is the general one. */
export type SizeGuide = {
  kind: SizeGuideKind
  brand: SizeGuideBrand | null
  note: string
  headings: string[]
  cells: string[][]
}

/** Which guide a link leads to. */
export type SizeGuideRef = Pick<SizeGuide, "kind" | "brand">

/** The guide of a kind for the products of a brand: the brand's own, else the general one.
 *  @param brand slug; "" = of no brand */
export function findSizeGuide<Guide extends SizeGuideRef>(
  guides: readonly Guide[],
  kind: string,
  brand: string,
): Guide | undefined {
  const ofKind = guides.filter((guide) => guide.kind === kind)
  return ofKind.find((guide) => guide.brand?.slug === brand) ?? ofKind.find((guide) => guide.brand === null)
}

/** Returns a guide in a language.
 *  @param main the shop's main language */
export const sizeGuideIn = (
  { note, headings, cells }: SizeGuideTexts,
  locale: Locale,
  main: Locale,
): Pick<SizeGuide, "note" | "headings" | "cells"> => ({
  note: textIn(note, locale, main),
  headings: headings.map((heading) => textIn(heading, locale, main)),
  cells: cells.map((row) => row.map((cell) => textIn(cell, locale, main))),
})

const empty = (): Texts => ({ fr: "", ar: "", en: "" })

/** A guide with one more row at the end; the same guide when it is full. */
export function addGuideRow<T extends SizeGuideTexts>(guide: T): T {
  if (guide.cells.length >= sizeGuideLimits.rows) return guide
  return { ...guide, cells: [...guide.cells, guide.headings.map(empty)] }
}

/** A guide with one more column at the end; the same guide when it is full. */
export function addGuideColumn<T extends SizeGuideTexts>(guide: T): T {
  if (guide.headings.length >= sizeGuideLimits.columns) return guide
  return {
    ...guide,
    headings: [...guide.headings, empty()],
    cells: guide.cells.map((row) => [...row, empty()]),
  }
}

/** A guide without one row. */
export const removeGuideRow = <T extends SizeGuideTexts>(guide: T, index: number): T => ({
  ...guide,
  cells: guide.cells.toSpliced(index, 1),
})

/** A guide without one column; the last one stays. */
export function removeGuideColumn<T extends SizeGuideTexts>(guide: T, index: number): T {
  if (guide.headings.length <= 1) return guide
  return {
    ...guide,
    headings: guide.headings.toSpliced(index, 1),
    cells: guide.cells.map((row) => row.toSpliced(index, 1)),
  }
}
