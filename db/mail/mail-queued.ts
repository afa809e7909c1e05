import { createEmitter } from "../emitter.ts"

const emitter = createEmitter()

/** Says, after a transaction, that mail waits in the outbox. Other processes look for themselves. */
export const notifyMailQueued = emitter.emit

/** Calls a listener whenever this process has put mail into the outbox. */
export const onMailQueued = emitter.listen
