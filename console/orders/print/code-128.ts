import JsBarcode from "jsbarcode"

/** Encodes a text as Code 128 (ISO/IEC 15417), in the shortest mix of its code sets.
 *  @returns the modules from left to right, 1 = a bar, without quiet zones; null for a text that it cannot encode */
export function encodeCode128(text: string): string | null {
  const encoded: { encodings?: { data: string }[] } = {}
  let isValid = false
  JsBarcode(encoded, text, { format: "CODE128", valid: (valid) => (isValid = valid) })
  const modules = encoded.encodings?.map(({ data }) => data).join("") ?? ""
  return isValid && modules !== "" ? modules : null
}

/** Modules of white that a reader needs on each side. */
const quietZone = 10

/** Widths of a module in millimetres: 3 and 2 dots of a thermal printer of 203 dpi (8 dots a millimetre), and the narrowest that
 *  hand readers take. */
const moduleWidths = [0.375, 0.25, 0.19]

export type Bars = {
  /** Of the whole symbol with its quiet zones. */
  modules: number
  /** Of one module, in millimetres. */
  width: number
  /** Path of the bars in a box of `modules` × 1. */
  path: string
}

/** The bars of a text, as wide as there is room for.
 *  @param room millimetres
 *  @returns null where no reader could read it: a text that Code 128 has no characters for, or that is too long */
export function barsOf(text: string, room: number): Bars | null {
  const encoded = encodeCode128(text)
  if (!encoded) return null
  const modules = encoded.length + 2 * quietZone
  const width = moduleWidths.find((each) => each * modules <= room)
  if (width === undefined) return null
  const path = [...encoded.matchAll(/1+/g)].map(
    ({ index, 0: { length } }) => `M${quietZone + index} 0h${length}v1h-${length}z`,
  )
  return { modules, width, path: path.join("") }
}
