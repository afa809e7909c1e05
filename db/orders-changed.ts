import { createEmitter } from "./emitter.ts"

const bell = createEmitter()

/** Says, after a transaction, that an order is new or another one: to who listens in this process. Other processes see it
 *  in the history. */
export const ordersChanged = bell.emit

/** Calls a listener after every change of an order that this process makes. */
export const onOrdersChanged = bell.listen
