import type { WriteOffReason } from "../catalogue/stock-movement.ts"

/** In which condition a parcel came back: the reason of "returned". Any other reason says that it can be sold again. */
export const returnConditions = ["parcel-good", "parcel-damaged", "parcel-missing"] as const

export type ReturnCondition = (typeof returnConditions)[number]

/** A line that came back in another condition than the rest of its parcel. */
export type ReturnedLine = { id: number; condition: ReturnCondition }

/** How a parcel came back: in one condition, but for these lines. */
export type ReturnedParcel = { condition: string | null; lines: readonly ReturnedLine[] }

/** Why units of a returned order are written off instead of sold again; null = they can be sold. */
export function writeOffReason(condition: string | null): WriteOffReason | null {
  if (condition === "parcel-damaged") return "returned-damaged"
  return condition === "parcel-missing" ? "returned-missing" : null
}

/** Groups the lines of a returned order by the reason of their write-off, null = for sale again. Write-offs come first.
 *  @param ids of all its lines */
export function sortReturned(
  ids: readonly number[],
  { condition, lines }: ReturnedParcel,
): [reason: WriteOffReason | null, ids: number[]][] {
  const conditionOf = (id: number) => lines.find((line) => line.id === id)?.condition ?? condition
  const sorted = [...Map.groupBy(ids, (id) => writeOffReason(conditionOf(id)))]
  return sorted.toSorted(([one], [other]) => Number(one === null) - Number(other === null))
}

/** The details of a change of status with other ids in their lines; a line that has none is left out. */
export function withLineIds(
  details: Record<string, unknown>,
  idOf: (id: number) => number | undefined,
): Record<string, unknown> {
  if (!Array.isArray(details.lines)) return details
  const lines = details.lines.flatMap((line: ReturnedLine) => {
    const id = idOf(line.id)
    return id === undefined ? [] : [{ ...line, id }]
  })
  return { ...details, lines }
}
