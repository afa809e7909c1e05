import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { PostedAnswer, PostedRequest, ThreadMessage } from "./order-worker.ts"
import { type TestShop, testSecret, testToken } from "./shop.ts"

export type RemoteShop = {
  /** Sends POST requests, all at once. One call after the other.
   *  @returns the answers, in the order of the requests */
  post: (requests: PostedRequest[]) => Promise<PostedAnswer[]>
  close: () => Promise<void>
}

/** Threads without a shop: to load the API takes longer than most tests. */
const idle: Worker[] = []

function startThread(): Worker {
  const thread = new Worker(new URL("./order-worker.ts", import.meta.url))
  thread.unref()
  return thread
}

async function tell(thread: Worker, message: ThreadMessage): Promise<PostedAnswer[]> {
  thread.postMessage(message)
  const [answers] = await once(thread, "message")
  // Sent by that thread.
  return answers as PostedAnswer[]
}

/** Another process over the same database: an event loop and connections that no other has.
 *  @param now the time that it believes it is, for ever */
export async function openRemoteShop(shop: TestShop, now?: Date): Promise<RemoteShop> {
  const thread = idle.pop() ?? startThread()
  const staff = { secret: testSecret, publicUrl: undefined }
  await tell(thread, { kind: "open", process: { address: shop.address, token: testToken, now, staff } })
  return {
    post: (requests) => tell(thread, { kind: "post", requests }),
    close: async () => {
      await tell(thread, { kind: "close" })
      idle.push(thread)
    },
  }
}
