import { tableProblems } from "#core/files/table-limits.ts"
import { tableReadProblems } from "#core/files/table-read-error.ts"
import { RejectedError } from "../data/api-client.ts"
import type { Say } from "../i18n/texts.ts"

/** What to say of a file that is no table that can be read, or holds more than the shop reads: what is wrong or the limit, and the
 *  row and column where it is.
 *  @returns undefined for any other problem */
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
