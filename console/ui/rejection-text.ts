import { RejectedError } from "../data/api-client.ts"
import type { Say, TextKey } from "../i18n/texts.ts"

/** Texts of statuses, for screens without a better one. The API's own messages are for programmers. */
const texts: Partial<Record<number, TextKey>> = {
  0: "shell.offline",
  400: "shell.invalid",
  401: "shell.signedOut",
  403: "shell.denied",
  404: "shell.gone",
  409: "shell.conflict",
  422: "shell.invalid",
  429: "auth.tooMany",
  503: "shell.offline",
}

/** Returns the text of a rejected request; nothing when there is none.
 *  @param own texts of this screen by status, used first */
export function rejectionText(problem: unknown, t: Say, own: Partial<Record<number, string>> = {}): string {
  if (problem === undefined) return ""
  if (problem instanceof RejectedError && problem.details.code === "IMPORT_RUNNING")
    return t("productFile.IMPORT_RUNNING")
  const status = problem instanceof RejectedError ? problem.status : -1
  return own[status] ?? t(texts[status] ?? "shell.failed")
}
