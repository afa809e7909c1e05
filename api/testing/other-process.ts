import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { OrderOutcome, OrderWork } from "./order-worker.ts"
import { type TestShop, testToken } from "./shop.ts"

/** Sends requests to the shop through a process of their own: an event loop and connections that no other has.
 *  @returns the answers, in the order of the requests */
export async function answersElsewhere(shop: TestShop, requests: OrderWork["requests"]): Promise<OrderOutcome[]> {
  const workerData: OrderWork = { address: shop.address, token: testToken, requests }
  const worker = new Worker(new URL("./order-worker.ts", import.meta.url), { workerData })
  const [outcomes] = await once(worker, "message")
  // Sent by that worker.
  return outcomes as OrderOutcome[]
}
