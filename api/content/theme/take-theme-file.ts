import { createHash } from "node:crypto"
import type { ThemePicture, ThemePictureKind, ThemePictureProblem } from "#core/content/theme/theme-picture.ts"
import { ApiError } from "../../errors.ts"
import type { PictureForm } from "../../media/pictures/take-theme-picture.ts"
import { convertUpload } from "../../media/take-file.ts"

/** A logo or favicon with its files, of which each name holds a hash of the content. */
type TakenThemeFile = { picture: ThemePicture; files: { name: string; bytes: Uint8Array }[] }

const messages: Record<ThemePictureProblem, string> = {
  SVG_ACTIVE: "The SVG runs something or leads out of itself",
  SVG_UNSUPPORTED: "The SVG has something that a logo cannot have here",
  SVG_TOO_COMPLEX: "The SVG has too many elements",
  SVG_TOO_LARGE: "The SVG is too large",
  SVG_NO_SIZE: "The SVG does not say how wide and high it is, or is a line",
  DAMAGED: "The picture cannot be read to its end",
  UNKNOWN_TYPE: "Only JPEG, PNG, WebP, AVIF and SVG are taken, by what the file holds",
  NOT_SQUARE: "A favicon must be square",
}

function rejected(code: ThemePictureProblem, part?: string): ApiError {
  const details = { code, ...(part !== undefined && { part }) }
  const [status, name] = code === "UNKNOWN_TYPE" ? [415, "UnsupportedMediaTypeError"] : [400, "ValidationError"]
  return new ApiError(Number(status), String(name), messages[code], { details })
}

function named(size: { width: number; height: number }, own: PictureForm, forms: PictureForm[]): TakenThemeFile {
  const hash = createHash("sha256").update(own.bytes).digest("hex").slice(0, 16)
  const files = [own, ...forms].map(({ suffix, bytes }) => ({ name: `${hash}${suffix}`, bytes }))
  const { width, height } = size
  return { picture: { url: `/media/theme/${hash}${own.suffix}`, width, height }, files }
}

async function takeSvg(file: Uint8Array, kind: ThemePictureKind): Promise<TakenThemeFile> {
  const { cleanSvg } = await import("../../media/svg/clean-svg.ts")
  const { SvgRejectedError } = await import("../../media/svg/svg-rejected-error.ts")
  try {
    const { bytes, ...size } = cleanSvg(file)
    if (kind === "favicon" && size.width !== size.height) throw rejected("NOT_SQUARE")
    return named(size, { suffix: ".svg", bytes }, [])
  } catch (error) {
    throw error instanceof SvgRejectedError ? rejected(error.problem, error.part) : error
  }
}

async function takePixels(file: Uint8Array, kind: ThemePictureKind): Promise<TakenThemeFile> {
  const taken = await convertUpload(file, async (bytes) => {
    const { takeThemePicture } = await import("../../media/pictures/take-theme-picture.ts")
    return takeThemePicture(bytes, kind)
  })
  if (!taken) throw rejected("NOT_SQUARE")
  return named(taken, taken.own, taken.forms)
}

/** Whether a file may be an SVG: text that begins with an angle bracket. */
function looksLikeSvg(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 512)).toString("utf8")
  return /^\uFEFF?\s*</.test(start)
}

/** Turns an upload into a logo or favicon: an SVG written anew, or pixels in the sizes in which they are shown.
 *  @throws ApiError 400 or 415 for what cannot be one; `details` say why */
export const takeThemeFile = (file: Uint8Array, kind: ThemePictureKind): Promise<TakenThemeFile> =>
  looksLikeSvg(file) ? takeSvg(file, kind) : takePixels(file, kind)
