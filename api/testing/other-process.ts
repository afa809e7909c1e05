import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { OtherProcess, PostedAnswer, PostedRequest } from "./order-worker.ts"
import { type TestShop, testSecret, testToken } from "./shop.ts"

export type RemoteShop = {
  /** Sends POST requests, all at once. One call after the other.
   *  @returns the answers, in the order of the requests */
  post: (requests: PostedRequest[]) => Promise<PostedAnswer[]>
  close: () => Promise<void>
}

/** Another process over the same database: an event loop and connections that no other has.
 *  @param now the time that it believes it is, for ever */
export async function openRemoteShop(shop: TestShop, now?: Date): Promise<RemoteShop> {
  const workerData: OtherProcess = {
    address: shop.address,
    token: testToken,
    now,
    staff: { secret: testSecret, publicUrl: undefined },
  }
  const worker = new Worker(new URL("./order-worker.ts", import.meta.url), { workerData })
  await once(worker, "message")
  return {
    post: async (requests) => {
      worker.postMessage(requests)
      const [answers] = await once(worker, "message")
      // Sent by that worker.
      return answers as PostedAnswer[]
    },
    close: async () => {
      worker.postMessage([])
      await once(worker, "exit")
    },
  }
}
