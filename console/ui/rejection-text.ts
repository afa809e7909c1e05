import { RejectedError } from "../data/api-client.ts"
import type { Say, TextKey } from "../i18n/texts.ts"

/** What a status means where a screen does not say it better. The API's own messages are for programmers. */
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

/** What to say about a refused request; nothing when there is none.
 *  @param own says it better for a status that means something here */
export function rejectionText(problem: unknown, t: Say, own: Partial<Record<number, string>> = {}): string {
  if (problem === undefined) return ""
  if (problem instanceof RejectedError && problem.details.code === "IMPORT_RUNNING")
    return t("productFile.IMPORT_RUNNING")
  const status = problem instanceof RejectedError ? problem.status : -1
  return own[status] ?? t(texts[status] ?? "shell.failed")
}
