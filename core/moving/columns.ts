import { foldText } from "../search/fold-text.ts"

/** The results for a column of another shop's file: unchanged, written otherwise, or left behind. */
export const columnFates = ["kept", "changed", "lost"] as const
export type ColumnFate = (typeof columnFates)[number]

/** A column of a format. In `titles` `#` stands for a number and `*` for anything; the first is the format's own, the others are those
 *  of translated shops. Without a `field` nothing reads it. */
export type FormatColumn = { titles: readonly string[]; fate: ColumnFate; field?: string }

/** A title as it is compared: without case, accents, and the differences between signs of quotation. */
export const titleKey = (title: string): string => foldText(title).replace(/[’ʼ`]/g, "'").replace(/\s+/g, " ").trim()

const patternOf = (title: string) =>
  new RegExp(
    `^${titleKey(title)
      .replace(/[.+?^${}()|[\]\\/]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace("#", "(\\d{1,3})")}$`,
  )

/** Finds the column of a title.
 *  @returns it with the number that stands in the title; undefined for a title that the format does not have */
export function columnFinder(columns: readonly FormatColumn[]) {
  const plain = new Map<string, FormatColumn>()
  const patterns: { pattern: RegExp; column: FormatColumn }[] = []
  for (const column of columns) {
    for (const title of column.titles) {
      if (/[#*]/.test(title)) patterns.push({ pattern: patternOf(title), column })
      else plain.set(titleKey(title), column)
    }
  }
  return (title: string): { column: FormatColumn; number: string } | undefined => {
    const key = titleKey(title)
    const column = plain.get(key)
    if (column) return { column, number: "" }
    for (const one of patterns) {
      const match = one.pattern.exec(key)
      if (match) return { column: one.column, number: match[1] ?? "" }
    }
    return undefined
  }
}
