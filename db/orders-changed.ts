import { createBell } from "./bell.ts"

const bell = createBell()

/** Says, after a transaction, that an order is new or another one: to who listens in this process. Other processes see it
 *  in the history. */
export const ordersChanged = bell.ring

/** Calls a listener after every change of an order that this process makes. */
export const onOrdersChanged = bell.listen
