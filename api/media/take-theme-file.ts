import { createHash } from "node:crypto"
import {
  isSvg,
  type ThemePicture,
  type ThemePictureKind,
  type ThemePictureProblem,
} from "#core/content/theme/theme-picture.ts"
import { ApiError } from "../errors.ts"
import { pictureType } from "./pictures/picture-type.ts"
import type { PictureForm } from "./pictures/take-theme-picture.ts"
import { convertUpload } from "./take-file.ts"

/** A logo or favicon with its files, of which each name holds a hash of the content. */
export type TakenThemeFile = { picture: ThemePicture; files: { name: string; bytes: Uint8Array }[] }

/** Digits of the hash in a name. */
const hashLength = 16

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
  const hash = createHash("sha256").update(own.bytes).digest("hex").slice(0, hashLength)
  const files = [own, ...forms].map(({ suffix, bytes }) => ({ name: `${hash}${suffix}`, bytes }))
  const { width, height } = size
  return { picture: { url: `/media/theme/${hash}${own.suffix}`, width, height }, files }
}

async function takeSvg(file: Uint8Array, kind: ThemePictureKind): Promise<TakenThemeFile> {
  const { cleanSvg } = await import("./svg/clean-svg.ts")
  const { SvgRejectedError } = await import("./svg/svg-rejected-error.ts")
  try {
    const { bytes, ...size } = cleanSvg(file)
    if (kind === "favicon" && size.width !== size.height) throw rejected("NOT_SQUARE")
    return named(size, { suffix: ".svg", bytes }, [])
  } catch (error) {
    throw error instanceof SvgRejectedError ? rejected(error.problem, error.part) : error
  }
}

/** Takes a logo or favicon that a shop of this program has stored. One of pixels that is as the shop stored it stays so, that nothing is
 *  lost by converting it once more; its other forms are made anew.
 *  @param picture what the shop said of it
 *  @throws ApiError 400 or 415 as for an upload */
export async function takeStoredThemeFile(
  file: Uint8Array,
  picture: ThemePicture,
  kind: ThemePictureKind,
): Promise<TakenThemeFile> {
  const taken = await takeThemeFile(file, kind)
  const suffix = picture.url.slice(picture.url.lastIndexOf("."))
  const [, ...forms] = taken.files.map(({ name, bytes }) => ({
    suffix: name.slice(hashLength),
    bytes: Buffer.from(bytes),
  }))
  const stored = named(picture, { suffix, bytes: Buffer.from(file) }, forms)
  const { width, height } = taken.picture
  const isStored = stored.picture.url === picture.url && width === picture.width && height === picture.height
  return !isSvg(picture) && isStored && `.${pictureType(file)}` === suffix ? stored : taken
}

async function takePixels(file: Uint8Array, kind: ThemePictureKind): Promise<TakenThemeFile> {
  const taken = await convertUpload(file, async (bytes) => {
    const { takeThemePicture } = await import("./pictures/take-theme-picture.ts")
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
