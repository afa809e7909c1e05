import { tableProblems } from "#core/table-limits.ts"
import type { Say } from "../i18n/texts.ts"
import { RejectedError } from "./api-client.ts"

/** What to say of a file that holds more than the shop reads: the limit, and the row and column where it was reached.
 *  @returns undefined for any other problem */
export function tableLimitText(problem: unknown, t: Say): string | undefined {
  if (!(problem instanceof RejectedError)) return undefined
  const { code, max, row, column } = problem.details
  const known = tableProblems.find((one) => one === code)
  if (!known) return undefined
  const limit = t(`fileLimit.${known}`, { max: typeof max === "number" ? max : 0 })
  if (typeof row !== "number") return limit
  const place = typeof column === "number" ? t("fileLimit.cell", { row, column }) : t("fileLimit.row", { row })
  return `${limit} ${place}`
}
