import { SvgRejectedError } from "./svg-rejected-error.ts"

/** A drawing's longer side in pixels, where only its proportions matter. */
const longerSide = 512
/** The longer side may be so many times the shorter one. */
const maxRatio = 20

const number = /^\+?(\d+(?:\.\d*)?|\.\d+)(?:px)?$/

function readLength(value: string | undefined): number | undefined {
  const [, digits] = number.exec(value?.trim() ?? "") ?? []
  return digits === undefined ? undefined : Number(digits)
}

function readViewBox(value: string | undefined): number[] | undefined {
  const numbers = (value ?? "").trim().split(/[\s,]+/)
  const read = numbers.map(Number)
  return numbers.length === 4 && numbers.every(Boolean) && read.every(Number.isFinite) ? read : undefined
}

/** The part of the plane that a drawing shows, and its size in whole pixels.
 *  @throws SvgRejectedError when it says neither, or is a line */
export function readSvgSize(attributes: ReadonlyMap<string, string>) {
  const named = [readLength(attributes.get("width")), readLength(attributes.get("height"))]
  const viewBox = readViewBox(attributes.get("viewBox")) ?? [0, 0, named[0] ?? 0, named[1] ?? 0]
  const [, , width = 0, height = 0] = viewBox
  const longer = Math.max(width, height)
  const shorter = Math.min(width, height)
  if (!(shorter > 0) || longer / shorter > maxRatio) throw new SvgRejectedError("SVG_NO_SIZE")
  const pixels = (side: number) => Math.max(1, Math.round((side * longerSide) / longer))
  return { viewBox: viewBox.join(" "), width: pixels(width), height: pixels(height) }
}
