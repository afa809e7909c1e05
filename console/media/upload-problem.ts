import { type UploadProblem, uploadProblems } from "#core/media/upload.ts"
import { RejectedError } from "../data/api-client.ts"
import type { Say, TextKey } from "../i18n/texts.ts"
import { rejectionText } from "../ui/rejection-text.ts"

const words: Record<UploadProblem, TextKey> = {
  EMPTY: "media.problem.empty",
  TOO_LARGE: "media.problem.tooLarge",
  UNKNOWN_TYPE: "media.problem.type",
  HEIC: "media.problem.heic",
  TOO_MANY_PIXELS: "media.problem.pixels",
  ANIMATED: "media.problem.animated",
  DAMAGED: "media.problem.damaged",
  TOO_SLOW: "media.problem.slow",
}

/** Why a file was not taken, for who chose it. */
export function uploadProblemText(problem: unknown, t: Say): string {
  const code = problem instanceof RejectedError ? problem.details.code : problem
  const known = uploadProblems.find((one) => one === code)
  if (known) return t(words[known])
  return rejectionText(problem, t, { 413: t("media.problem.tooLarge") })
}

/** Whether the same file may be taken at another time. */
export const mayTryAgain = (problem: unknown): boolean =>
  problem instanceof RejectedError && ([0, 401, 429].includes(problem.status) || problem.status >= 500)
