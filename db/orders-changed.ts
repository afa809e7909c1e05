import type { Db } from "./database.ts"

const listeners = new WeakMap<Db, Set<() => void>>()

/** Says, after a transaction, that an order is new or another one: to who listens in this process. Other processes see it
 *  in the history. */
export function ordersChanged(db: Db): void {
  for (const listener of listeners.get(db) ?? []) listener()
}

/** Calls `listener` after every change of an order that this process makes through `db`.
 *  @returns ends that */
export function onOrdersChanged(db: Db, listener: () => void): () => void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
  return () => void known.delete(listener)
}
