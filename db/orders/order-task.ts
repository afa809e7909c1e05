import type { Tx } from "../database.ts"
import type { OrderInput } from "./order-input.ts"
import type { StoredOrder } from "./orders.ts"

/** What else belongs into the transaction of a new order. */
export type Alongside = (tx: Tx, order: StoredOrder) => Promise<void>

/** An order that waits to be placed. */
export type OrderTask = { orderInput: OrderInput; now: Date; alongside: Alongside | undefined }
