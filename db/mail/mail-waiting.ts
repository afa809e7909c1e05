import { createBell } from "../bell.ts"

const bell = createBell()

/** Says, after a transaction, that mail waits in the outbox. Other processes look for themselves. */
export const mailWaiting = bell.ring

/** Calls a listener whenever this process has put mail into the outbox. */
export const onMailWaiting = bell.listen
