import type { Db, Tx } from "../database.ts"

/** What is done for each of some tasks, which can share a transaction. */
export type GroupWork<In, Out> = {
  /** One task. Must change nothing but the database. */
  work: (tx: Tx, task: In) => Promise<Out>
  /** Runs after `work` threw and its changes were rolled back; what it writes is committed. Throws on what it cannot handle. */
  onError: (db: Db, task: In, error: unknown) => Promise<Out>
  /** Does several tasks at once.
   *  @param how patient = waits for a locked row as long as one task by itself does; else for a moment
   *  @returns in their order; undefined for a task that is left to `work`, of which nothing is changed
   *  @throws to leave all of them to `work` */
  together?: (tx: Tx, tasks: readonly In[], how: { isPatient: boolean }) => Promise<(Out | undefined)[]>
  /** Names the rows that a task locks and others lock, too: tasks of one name wait for each other anyway. All are of one name when
   *  left out. */
  lockedRows?: (task: In) => string
  /** The network for which a task locks others out, after its rows: tasks of one network wait for each other there. Null, or left
   *  out = none. */
  network?: (task: In) => string | null
  /** How much of a group a task is; 1 when left out. */
  weigh?: (task: In) => number
}

/** A task and who waits for it. */
export type Waiting<In, Out> = {
  task: In
  /** When it came, of `performance.now()`. */
  since: number
  resolve: (value: Out) => void
  reject: (error: unknown) => void
}
