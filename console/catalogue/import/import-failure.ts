import { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { tableErrorText } from "../../ui/table-error-text.ts"

const fileProblems = [
  "NO_SKU",
  "NO_ROWS",
  "NOT_ZIP",
  "NO_FORMAT",
  "BAD_WORKBOOK",
  "BAD_ARCHIVE",
  "TOO_MANY_FILES",
] as const
/** Failures of an accepted import. */
const failures = ["IMPORT_RUNNING", "UNFINISHED", "IMPORT_STOPPED"] as const

/** Returns the text of an import that was accepted and stored nothing. */
export function failureText(code: string, t: Say): string {
  if (code === "CHANGED_MEANWHILE" || code === "STOCK_BELOW_ZERO") return t("productFile.failed")
  const failure = failures.find((one) => one === code)
  return t(failure ? `productFile.${failure}` : "productFile.failedServer")
}

/** Returns the text of a rejected file. */
export function fileProblemText(problem: unknown, t: Say): string {
  const limit = tableErrorText(problem, t)
  if (limit !== undefined) return limit
  if (problem instanceof RejectedError && problem.details.code === "PART_TOO_LARGE") {
    const { name, max } = problem.details
    return t("productFile.PART_TOO_LARGE", { name: String(name), max: Number(max) })
  }
  const code = problem instanceof RejectedError ? fileProblems.find((one) => one === problem.details.code) : undefined
  return code ? t(`productFile.${code}`) : rejectionText(problem, t, { 413: t("productFile.tooLarge") })
}
