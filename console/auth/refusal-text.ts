import { Refusal } from "../data/ask-api.ts"
import type { Say } from "../i18n/texts.ts"

/** What to say about a refused request; nothing when there is none.
 *  @param own says it better for a status that means something here */
export function refusalText(problem: unknown, t: Say, own: Partial<Record<number, string>> = {}): string {
  if (problem === undefined) return ""
  if (!(problem instanceof Refusal)) return t("shell.failed")
  const { status, message } = problem
  if (status === 0 || status === 503) return t("shell.offline")
  const known = own[status]
  if (known) return known
  if (status === 429) return t("auth.tooMany")
  if (status === 403) return t("shell.denied")
  return status < 500 && message ? message : t("shell.failed")
}
