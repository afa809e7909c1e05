import type { Adapter, Connection } from "#carriers/adapter.ts"
import type { Account } from "#db/carriers/accounts.ts"
import type { TakenTask } from "#db/carriers/tasks.ts"
import type { Db } from "#db/database.ts"

/** One turn of a task that this process has to itself. */
export type TaskTurn = {
  db: Db
  account: Account
  adapter: Adapter
  connection: Connection
  task: TakenTask
  clock: () => Date
  /** Keeps the task for longer; false = nothing more may be sent. */
  mayGoOn: () => Promise<boolean>
  /** Whether the carrier did some of the task's work in this turn. */
  hasProgress: boolean
}
