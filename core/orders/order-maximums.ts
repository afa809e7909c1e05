import type { OrderChange } from "./order-change.ts"

/** How much one order may hold; null = any number. */
export type OrderMaximums = {
  /** Units of one product, over all of its lines. */
  maxQuantity: number | null
  maxLines: number | null
  /** Units of all lines together. */
  maxUnits: number | null
}

/** The defaults (docs/decisions/0014-order-limits.md). */
export const defaultMaximums: OrderMaximums = { maxQuantity: 20, maxLines: 30, maxUnits: 100 }

/** Lines of any order, the staff's too: the contract takes no more. */
export const maxStoredLines = 50

/** Units of a line of any order, the staff's too: the contract takes no more. */
export const maxLineUnits = 999

/** For the staff, who take and edit orders by phone. */
export const noMaximums: OrderMaximums = { maxQuantity: null, maxLines: null, maxUnits: null }

/** Units of one product that an order of this product alone may hold; null = any number. */
export function maxUnitsOfProduct({ maxQuantity, maxUnits }: OrderMaximums): number | null {
  if (maxQuantity === null || maxUnits === null) return maxQuantity ?? maxUnits
  return Math.min(maxQuantity, maxUnits)
}

/** Says that an order is larger than the shop takes online; `new` is the maximum, `old` what was requested. */
export type MaximumChange = Extract<OrderChange, { kind: "maximum" | "maxLines" | "maxUnits" }>

export function isMaximumChange(change: OrderChange): change is MaximumChange {
  return change.kind === "maximum" || change.kind === "maxLines" || change.kind === "maxUnits"
}

/** Whether a change needs the shopper to order less, or to call: no other amount makes the same order possible. */
export function blocksOrder({ kind }: OrderChange): boolean {
  return kind === "notServed" || kind === "maxLines" || kind === "maxUnits"
}

/** Finds the errors in the size of a whole order.
 *  @param units of all lines together, none above the maximum of its product */
export function orderSizeChanges(lines: number, units: number, maximums: OrderMaximums): MaximumChange[] {
  const { maxLines, maxUnits } = maximums
  const changes: MaximumChange[] = []
  if (maxLines !== null && lines > maxLines) changes.push({ kind: "maxLines", old: lines, new: maxLines })
  if (maxUnits !== null && units > maxUnits) changes.push({ kind: "maxUnits", old: units, new: maxUnits })
  return changes
}
