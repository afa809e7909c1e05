import { createEmitter } from "../emitter.ts"

const emitter = createEmitter()

/** Says, after a transaction, that an order is new or another one: to who listens in this process. Other processes see it
 *  in the history. */
export const ordersChanged = emitter.emit

/** Calls a listener after every change of an order that this process makes. */
export const onOrdersChanged = emitter.listen
