import { createEmitter } from "../emitter.ts"

const emitter = createEmitter()

/** Says, after a transaction, that a subscriber was changed, or that an event is to be sent again. Other processes look for themselves. */
export const notifySubscribersChanged = emitter.emit

/** Calls a listener after every such change that this process makes. */
export const onSubscribersChanged = emitter.listen
