import "#server/process/own-process.ts"
import { setTimeout as delay } from "node:timers/promises"
import { openDatabase } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"

/** What a trial starts this process with. */
export type EventChangerEnv = { EVENT_DATA_DIR: string; EVENT_DATABASE_URL: string }

// A process that changes the prices of four products in turn, in two tasks at once, and says so after each commit. One change in five is
// rolled back.
const { EVENT_DATA_DIR = "", EVENT_DATABASE_URL } = process.env
const db = openDatabase({ url: EVENT_DATABASE_URL || undefined, dataDir: EVENT_DATA_DIR })
const products = await db.selectFrom("product").select("id").orderBy("id").limit(4).execute()
let count = 0

async function change(): Promise<void> {
  for (;;) {
    count += 1
    const id = products[count % products.length]?.id ?? 0
    const isTakenBack = count % 5 === 0
    const done = await inTransaction(db, async (tx) => {
      await tx
        .updateTable("product")
        .set((e) => ({ price: e("price", "+", 100) }))
        .where("id", "=", id)
        .execute()
      if (isTakenBack) throw new Error("taken back")
    }).then(
      () => true,
      () => false,
    )
    if (done) process.stdout.write("committed\n")
    await delay(5)
  }
}

process.stdout.write("ready\n")
await Promise.all([change(), change()])
