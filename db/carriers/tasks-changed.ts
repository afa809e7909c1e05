import { createEmitter } from "../emitter.ts"

const emitter = createEmitter()

/** Says, after a transaction, that something is to be done for an account. Other processes look for themselves. */
export const notifyTasksChanged = emitter.emit

/** Calls a listener after every such change that this process makes. */
export const onTasksChanged = emitter.listen
