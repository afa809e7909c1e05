import type { Db } from "./database.ts"

/** Tells those who listen in this process that something in a database is new. */
export function createEmitter() {
  const listeners = new WeakMap<Db, Set<() => void>>()
  return {
    /** To be rung after the transaction. */
    emit: (db: Db): void => {
      for (const listener of listeners.get(db) ?? []) listener()
    },
    /** @returns ends that */
    listen: (db: Db, listener: () => void): (() => void) => {
      const known = listeners.get(db) ?? new Set()
      listeners.set(db, known.add(listener))
      return () => void known.delete(listener)
    },
  }
}
