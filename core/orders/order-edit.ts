import type { DeliveryKind } from "../delivery/wilaya.ts"

/** Editable fields of an order before it ships. Amounts in any unit, the same in both. */
export type EditedOrder = {
  firstname: string
  lastname: string
  mobile: string
  wilaya: string
  commune: string
  address: string | null
  note: string | null
  delivery: DeliveryKind
  /** The name of the desk that was chosen. */
  desk: string | null
  coupon: string | null
  discount: number
  deliveryPrice: number | null
  total: number
  lines: EditedLine[]
}

export type EditedLine = { id: number; title: string; color: string | null; size?: string; quantity: number }

const personal: readonly string[] = [
  "firstname",
  "lastname",
  "mobile",
  "wilaya",
  "commune",
  "desk",
  "address",
  "note",
  "tags",
]

/** Whether a field tells of the shopper: the append-only audit log names it without its value. */
export const isPersonal = (field: string): boolean => personal.includes(field)

/** One thing that was changed; `line` tells a line as it was and as it is, null where there is none. */
export type OrderDifference = { field: string; old: unknown; new: unknown }

const withoutId = ({ id: _id, ...line }: EditedLine) => line

/** Returns the changes of an order for its history: its fields in their order, then its lines. */
export function orderDifferences(before: EditedOrder, after: EditedOrder): OrderDifference[] {
  const { lines: oldLines, ...oldFields } = before
  const { lines: newLines, ...newFields } = after
  const fields = Object.entries(oldFields).flatMap(([field, old]) => {
    const now = Object.entries(newFields).find(([name]) => name === field)?.[1] ?? null
    return old === now ? [] : [{ field, old, new: now }]
  })
  const changed = oldLines.flatMap((old) => {
    const now = newLines.find(({ id }) => id === old.id)
    const same = now && now.quantity === old.quantity && now.color === old.color && now.size === old.size
    return same ? [] : [{ field: "line", old: withoutId(old), new: now ? withoutId(now) : null }]
  })
  const added = newLines.filter(({ id }) => !oldLines.some((old) => old.id === id))
  return [...fields, ...changed, ...added.map((line) => ({ field: "line", old: null, new: withoutId(line) }))]
}
