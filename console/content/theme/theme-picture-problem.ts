import type { ThemePictureProblem } from "#core/content/theme/theme-picture.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { RejectedError } from "../../data/api-client.ts"
import type { Say, TextKey } from "../../i18n/texts.ts"
import { uploadProblemText } from "../../media/upload-problem.ts"

const words = {
  SVG_ACTIVE: "theme.svg.active",
  SVG_UNSUPPORTED: "theme.svg.unsupported",
  SVG_TOO_COMPLEX: "theme.svg.complex",
  SVG_TOO_LARGE: "theme.svg.large",
  SVG_NO_SIZE: "theme.svg.size",
  UNKNOWN_TYPE: "theme.picture.type",
  DAMAGED: "theme.picture.damaged",
  NOT_SQUARE: "theme.picture.square",
} satisfies Record<ThemePictureProblem, TextKey>

const isOwn = (code: unknown): code is ThemePictureProblem => typeof code === "string" && code in words

/** Why a logo or favicon was not taken, with the part of an SVG that is the reason. */
export function themePictureProblemText(problem: unknown, t: Say): string {
  const { code, part } = problem instanceof RejectedError ? problem.details : { code: problem, part: undefined }
  if (!isOwn(code)) return uploadProblemText(problem, t)
  return typeof part === "string" ? `${t(words[code])} ${isolate(`(${part})`)}` : t(words[code])
}
