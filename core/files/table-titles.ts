import { TableReadError } from "./table-read-error.ts"

/** Checks that each known title of a table's first row stands there once.
 *  @param titles as they are compared
 *  @throws TableReadError TITLE_TWICE: nobody can tell which of the columns holds */
export function rejectRepeatedTitle(titles: readonly string[], isKnown: (title: string) => boolean): void {
  const value = titles.find((title, at) => isKnown(title) && titles.indexOf(title) !== at)
  if (value !== undefined) throw new TableReadError("TITLE_TWICE", { row: 1, value })
}
