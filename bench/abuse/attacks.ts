import { attackImport } from "./attack-import.ts"
import { attackLimits } from "./attack-limits.ts"
import { attackQueries } from "./attack-queries.ts"
import { attackSignIn } from "./attack-sign-in.ts"
import { attackStock } from "./attack-stock.ts"
import type { Outcome } from "./outcome.ts"

export type Attack = {
  name: string
  title: string
  /** Runs the whole attack against the shop at `url`. */
  run: (url: string) => Promise<Outcome>
  /** The highest p99 of a page during the attack, in milliseconds.
   *  @param idle the p99 of the same page before it */
  maxPage: (idle: number) => number
}

/** A page may take twice as long as when the shop is idle, and in any case as long as nobody notices. */
const twiceIdle = (idle: number) => Math.max(2 * idle, 50)
/** A request during an import (issue "no request waits more than 100 ms"), beyond what the page takes by itself. */
const idleAnd100 = (idle: number) => idle + 100

export const attacks: readonly Attack[] = [
  { name: "queries", title: "Expensive filters on the public API", run: attackQueries, maxPage: twiceIdle },
  { name: "sign-in", title: "200 parallel wrong sign-ins from 200 networks", run: attackSignIn, maxPage: twiceIdle },
  { name: "stock", title: "Orders that empty the shop", run: attackStock, maxPage: twiceIdle },
  { name: "limits", title: "Spending the budgets of a victim", run: attackLimits, maxPage: twiceIdle },
  { name: "import", title: "The largest import of products", run: attackImport, maxPage: idleAnd100 },
]
