import { cutText } from "../cut-text.ts"
import { isRoundedTracking } from "../delivery/carrier.ts"
import { rejectRepeatedTitle } from "../files/table-read-error.ts"
import { foldText } from "../search/fold-text.ts"
import { toOrderKey } from "./order-number.ts"

/** A row of a file of tracking numbers; `row` counts from 1, `problem` is what the file alone tells. */
export type TrackingRow = { row: number; number: string; tracking: string; problem: "rounded" | "noTitle" | null }

/** Errors of a row of such a file. */
export const importProblems = [
  "noNumber",
  "noTracking",
  "unknownOrder",
  "notAllowed",
  "trackingTaken",
  "repeated",
  "rounded",
  "noTitle",
] as const

export type ImportProblem = (typeof importProblems)[number]

/** Headers of columns as carriers and our own files have them, folded, without signs. */
const numberHeaders = [
  "number",
  "numero",
  "reference",
  "reference commande",
  "order id",
  "id externe",
  "commande",
  "الرقم",
]
const trackingHeaders = [
  "tracking",
  "suivi",
  "numero de suivi",
  "code de suivi",
  "code suivi",
  "tracking number",
  "رقم التتبع",
]

/** Of a cell, in characters: no number is as long, and what is read is told again. */
const maxCellLength = 200

const cellOf = (row: readonly string[], at = -1) => cutText(row[at] ?? "", maxCellLength).trim()

const plain = (head: string) =>
  foldText(head)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** The rows of a carrier's list of parcels that it has paid: each names its order by its number, its tracking number or both. A
 *  file of one column without a head is taken too.
 *  @returns null for a file that has no such columns
 *  @throws TableReadError when one of their titles comes twice */
export function cashRows(cells: readonly (readonly string[])[]): TrackingRow[] | null {
  const headers = (cells[0] ?? []).map((head) => plain(head.slice(0, maxCellLength)))
  const numberAt = headers.findIndex((head) => numberHeaders.includes(head))
  const trackingAt = headers.findIndex((head) => trackingHeaders.includes(head))
  const isHeaded = numberAt >= 0 || trackingAt >= 0
  const first = cells[0]?.[0] ?? ""
  if (!isHeaded && (headers.length !== 1 || !/\p{N}/u.test(first))) return null
  if (isHeaded) rejectRepeatedTitle(headers, (head) => head === headers[numberAt] || head === headers[trackingAt])
  return cells
    .map((row, index): TrackingRow => {
      const only = isHeaded ? "" : cellOf(row, 0)
      const isNumber = toOrderKey(only) !== null
      const number = isHeaded ? cellOf(row, numberAt) : isNumber ? only : ""
      const tracking = isHeaded ? cellOf(row, trackingAt) : isNumber ? "" : only
      const problem = number === "" && isRoundedTracking(tracking) ? "rounded" : null
      return { row: index + 1, number, tracking, problem }
    })
    .slice(isHeaded ? 1 : 0)
    .filter(({ number, tracking }) => number !== "" || tracking !== "")
}

/** Finds the columns of order and tracking numbers by their headers; two columns without headers are taken in that order.
 *  Rows without anything in them are left out.
 *  @returns null for a file that has no such columns
 *  @throws TableReadError when one of their titles comes twice */
export function trackingRows(cells: readonly (readonly string[])[]): TrackingRow[] | null {
  const headers = (cells[0] ?? []).map((head) => plain(head.slice(0, maxCellLength)))
  const numberAt = headers.findIndex((head) => numberHeaders.includes(head))
  const trackingAt = headers.findIndex((head) => trackingHeaders.includes(head))
  const isHeaded = numberAt >= 0 && trackingAt >= 0
  if (!isHeaded && (headers.length !== 2 || toOrderKey(cells[0]?.[0] ?? "") === null)) return null
  const [first, second] = isHeaded ? [numberAt, trackingAt] : [0, 1]
  if (isHeaded) rejectRepeatedTitle(headers, (head) => head === headers[first] || head === headers[second])
  const width = headers.findLastIndex((head) => head !== "") + 1
  return cells
    .map((row, index): TrackingRow => {
      const tracking = cellOf(row, second)
      // A separator that is not quoted moves all cells behind it.
      const isMoved = row.slice(Math.max(width, second + 1)).some((cell) => cell.trim() !== "")
      const problem = isMoved ? "noTitle" : isRoundedTracking(tracking) ? "rounded" : null
      return { row: index + 1, number: cellOf(row, first), tracking, problem }
    })
    .slice(isHeaded ? 1 : 0)
    .filter(({ number, tracking }) => number !== "" || tracking !== "")
}
