import { type ReturnedLine, type ReturnedParcel, sortReturned } from "#core/orders/returned-parcel.ts"
import { giveBackStock, passStock } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { type MissingUnits, type ReleasedOrder, retakeStock } from "./released-stock.ts"

/** Reports a line that the order of a returned parcel does not have, by its index in the list. Rolls the transaction back. */
export class UnknownLineError extends Error {
  readonly index: number
  constructor(index: number) {
    super("The order has no such line")
    this.index = index
  }
}

type By = { at: Date; actor: string; actorId?: string | null | undefined }

const linesOfOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom("order_line")
    .select(["id", "title", "color", "size", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute()

/** Puts the units of a returned order back into stock, or writes them off, each line by its condition.
 *  @returns for the history: the lines in another condition than their parcel; null = none
 *  @throws UnknownLineError */
export async function returnStock(
  tx: Tx,
  orderId: number,
  parcel: ReturnedParcel,
  by: By,
): Promise<{ lines: object[] } | null> {
  const lines = await linesOfOrder(tx, orderId)
  const unknown = parcel.lines.findIndex(({ id }) => !lines.some((line) => line.id === id))
  if (unknown >= 0) throw new UnknownLineError(unknown)
  const ids = lines.map(({ id }) => id)
  for (const [reason, some] of sortReturned(ids, parcel)) {
    if (reason) await passStock(tx, orderId, ["returned", reason], by, some)
    else await giveBackStock(tx, orderId, { ...by, reason: "returned" }, some)
  }
  const apart = lines.flatMap((line) => {
    const condition = parcel.lines.find(({ id }) => id === line.id)?.condition
    return condition && condition !== parcel.condition ? [{ ...line, condition }] : []
  })
  return apart.length > 0 ? { lines: apart } : null
}

/** Reads how a parcel came back from the change of status that says it.
 *  @param details JSON of `returnStock` */
export function returnedParcelOf({ reason, details }: { reason: string | null; details: string | null }) {
  const stored = details === null ? null : (JSON.parse(details) as { lines?: ReturnedLine[] })
  return { condition: reason, lines: stored?.lines ?? [] } satisfies ReturnedParcel
}

/** Takes the units of a returned order again: units that are for sale from the stock, others from their write-off.
 *  @returns what is missing; empty when the order has its units again */
export async function retakeReturned(
  tx: Tx,
  order: ReleasedOrder,
  parcel: ReturnedParcel,
  { at, ...actor }: { at: Date; actor: string; actorId?: string | undefined },
): Promise<MissingUnits[]> {
  const ids = (await linesOfOrder(tx, order.id)).map(({ id }) => id)
  const sorted = sortReturned(ids, parcel)
  const good = sorted.find(([reason]) => reason === null)?.[1]
  if (good) {
    const missing = await retakeStock(tx, order, actor, at, good.length < ids.length ? good : undefined)
    if (missing.length > 0) return missing
  }
  for (const [reason, some] of sorted) {
    if (reason) await passStock(tx, order.id, [reason, "retaken"], { ...actor, at }, some)
  }
  return []
}
