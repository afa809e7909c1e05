import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { type OrderWish, placeOrder } from "#db/place-order.ts"

/** What another process of the shop would do: opens the database on its own and places one order. */
export type OrderWork = { address: { url?: string; dataDir: string }; wish: OrderWish }

// Sent by the test that started this thread.
const { address, wish } = workerData as OrderWork
const db = openDatabase(address)
const placed = await placeOrder(db, wish, new Date())
await db.destroy()
parentPort?.postMessage("order" in placed ? "placed" : "reason" in placed ? placed.reason : placed.unknown)
