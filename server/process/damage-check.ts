import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { DatabaseError } from "#db/database-error.ts"
import type { DamageCheck } from "#db/sqlite.ts"
import { exitWithFailure } from "./failure.ts"

const program = new URL("./damage-worker.ts", import.meta.url)

const markOf = (dataDir: string) => join(dataDir, "hanout.db.damaged")

/** Which files are looked at before a start: after damage was found, all, so that no shop starts on a damaged file again. */
export const checkAtStart = (dataDir: string): DamageCheck => (existsSync(markOf(dataDir)) ? "all" : "small")

/** Forgets damage that was found: the file is another one, and was looked at. */
export const forgetDamage = (dataDir: string): void => rmSync(markOf(dataDir), { force: true })

/** Milliseconds after a start: the first pages come before. */
const usualDelay = 10_000

/** Looks in a thread for damage of a large SQLite file, which opening it has left out, and ends the process with what is
 *  wrong. Reading the whole file takes a second for some hundred megabytes: a shop does not wait for it.
 *  @param dataDir the folder of `hanout.db`
 *  @returns what leaves it out, when the process ends before */
export function checkForDamage(dataDir: string, delay = usualDelay): () => void {
  let worker: Worker | undefined
  const timer = setTimeout(() => {
    worker = new Worker(program, { workerData: dataDir, execArgv: [] })
    // Posted by damage-worker.ts alone.
    worker.once("message", (damage: string) => {
      writeFileSync(markOf(dataDir), damage)
      exitWithFailure(new DatabaseError(damage))
    })
    // A file that cannot be checked is used as it is.
    worker.on("error", () => undefined)
    worker.unref()
  }, delay)
  timer.unref()
  return () => {
    clearTimeout(timer)
    void worker?.terminate()
  }
}
