import { tableProblems } from "#core/files/table-limits.ts"
import { tableReadProblems } from "#core/files/table-read-error.ts"
import { RejectedError } from "../data/api-client.ts"
import type { Say } from "../i18n/texts.ts"

/** Returns the text of a file that cannot be read as a table, or exceeds a limit: the error, row and column.
 *  @returns undefined for any other error */
export function tableErrorText(problem: unknown, t: Say): string | undefined {
  if (!(problem instanceof RejectedError)) return undefined
  const { code, max, row, column, value } = problem.details
  const known = [...tableProblems, ...tableReadProblems].find((one) => one === code)
  if (!known) return undefined
  const text = t(`fileLimit.${known}`, {
    max: typeof max === "number" ? max : 0,
    value: typeof value === "string" ? value : "",
  })
  if (typeof row !== "number") return text
  return typeof column === "number" ? t("fileLimit.cell", { row, column, text }) : t("fileLimit.row", { row, text })
}
