import { toAddressSource } from "../content/redirect.ts"
import { readNumber } from "../text/parse-number.ts"
import type { MovingNotes } from "./moved-product.ts"

/** The highest amount that is one, in dinars. */
export const maxAmount = 1e9

/** An amount or a count of another shop's file, read as in every file of the shop.
 *  @returns null for an empty cell, and for one that is no number or could be two, which is noted */
export function readAmount(cell: string, line: number, notes: MovingNotes): number | null {
  if (cell === "") return null
  // Programs write a point and as many decimals as they compute with.
  const amount = readNumber(cell.replace(/^(\d+\.\d\d)0+$/, "$1"))
  if (amount !== undefined && Math.abs(amount) <= maxAmount) return amount
  notes.add("NOT_NUMBER", line, cell)
  return null
}

/** A measure, whose point or comma always stands before decimals: no parcel weighs thousands. */
function readMeasure(cell: string, line: number, notes: MovingNotes): number | null {
  if (cell === "") return null
  const amount = /^\d*[.,]?\d+$/.test(cell) ? Number(cell.replace(",", ".")) : readNumber(cell)
  if (amount === undefined) notes.add("NOT_NUMBER", line, cell)
  return amount ?? null
}

/** Units on a shelf; what was sold beyond them counts as none. */
export function readUnits(cell: string, line: number, notes: MovingNotes): number | null {
  const units = cell.startsWith("-") ? 0 : readAmount(cell, line, notes)
  return units === null ? null : Math.floor(units)
}

const gramsOf: Record<string, number> = {
  g: 1,
  gr: 1,
  kg: 1000,
  lbs: 453.592,
  lb: 453.592,
  oz: 28.3495,
  غ: 1,
  كغ: 1000,
  كجم: 1000,
}
const centimetresOf: Record<string, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44, سم: 1, مم: 0.1, م: 100 }

/** The unit in a title such as `Weight (kg)`. */
const unitOf = (title: string) => /\(([^)]*)\)/.exec(title)?.[1]?.trim().toLowerCase() ?? ""

function measure(amount: number | null, unit: string, units: Record<string, number>, line: number, notes: MovingNotes) {
  if (amount === null || amount === 0) return null
  const factor = units[unit]
  if (factor === undefined) notes.add("UNIT_UNKNOWN", line, unit)
  return factor === undefined ? null : Math.max(1, Math.round(amount * factor))
}

/** A weight in whole grams. */
export const readWeight = (cell: string, title: string, line: number, notes: MovingNotes): number | null =>
  measure(readMeasure(cell, line, notes), unitOf(title), gramsOf, line, notes)

/** A side of a parcel in whole centimetres. */
export const readSide = (cell: string, title: string, line: number, notes: MovingNotes): number | null =>
  measure(readMeasure(cell, line, notes), unitOf(title), centimetresOf, line, notes)

const yes = new Set(["1", "true", "yes", "active", "published", "visible", "oui", "vrai", "نعم"])

/** Whether a cell says yes; what is not there says what it says everywhere else. */
export const isYes = (cell: string, empty = false): boolean => (cell === "" ? empty : yes.has(cell.toLowerCase()))

/** The addresses of pictures in a cell, with commas, semicolons or spaces between them; what is no address is left out. */
export const pictureAddresses = (cell: string): string[] =>
  cell
    .split(/[\s,;|]+(?=https?:\/\/|\/\/)/i)
    .map((part) => part.trim().replace(/[,;|]+$/, ""))
    .filter((part) => /^(https?:)?\/\/\S+$/i.test(part))
    // The shop fetches nothing without encryption.
    .map((address) => address.replace(/^(http:)?\/\//i, "https://"))

/** The parts of a list of WooCommerce, in which a backslash stands before a comma of a name. */
export const commaParts = (cell: string): string[] =>
  cell
    .replace(/\\,/g, "\0")
    .split(",")
    .map((part) => part.replaceAll("\0", ",").trim())
    .filter(Boolean)

/** The last part of an address in another shop, decoded; "" for what is none. */
export const slugOfAddress = (address: string): string => toAddressSource(address)?.split("/").at(-1) ?? ""

/** The paths of addresses in another shop as redirects have them; one that no redirect can have is noted. */
export const oldPathsOf = (addresses: readonly string[], line: number, notes: MovingNotes): string[] =>
  addresses.flatMap((address) => {
    const path = toAddressSource(address)
    if (path === null) notes.add("ADDRESS_LOST", line, address)
    return path ?? []
  })
