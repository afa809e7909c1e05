/** Why a table cannot be read: a quotation mark stands where none may, a title comes twice, or the text is in no known encoding. */
export const tableReadProblems = ["BAD_QUOTES", "TITLE_TWICE", "NOT_UTF8"] as const
export type TableReadProblem = (typeof tableReadProblems)[number]

const sentences: Record<TableReadProblem, string> = {
  BAD_QUOTES: "A quotation mark is missing or is not doubled",
  TITLE_TWICE: "A title stands twice in the first row",
  NOT_UTF8: "The file is not UTF-8: save it as “CSV UTF-8”",
}

/** A file is no table that can be read without a guess; `row` counts from 1, null where it is the whole file. */
export class TableReadError extends Error {
  override name = "TableReadError"
  readonly code: TableReadProblem
  readonly row: number | null
  /** The text at that place. */
  readonly value: string | null

  constructor(code: TableReadProblem, place: { row?: number; value?: string } = {}, options?: ErrorOptions) {
    const { row = null, value = null } = place
    const where = [row !== null && `row ${row}`, value].filter(Boolean).join(": ")
    super(sentences[code] + (where && ` (${where})`), options)
    this.code = code
    this.row = row
    this.value = value
  }
}

/** Checks that each known title of a table's first row stands there once.
 *  @param titles as they are compared
 *  @throws TableReadError TITLE_TWICE: nobody can tell which of the columns holds */
export function rejectRepeatedTitle(titles: readonly string[], isKnown: (title: string) => boolean): void {
  const value = titles.find((title, at) => isKnown(title) && titles.indexOf(title) !== at)
  if (value !== undefined) throw new TableReadError("TITLE_TWICE", { row: 1, value })
}
