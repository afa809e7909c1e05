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

/** @throws the thread's error, or when it has ended */
async function tell(thread: Worker, message: ThreadMessage): Promise<PostedAnswer[]> {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(thread, "exit", { signal }).then(() => {
    throw new Error("The other process has ended")
  })
  thread.postMessage(message)
  try {
    const [answers] = await Promise.race([once(thread, "message", { signal }), ended])
    // Sent by that thread.
    return answers as PostedAnswer[]
  } finally {
    waiting.abort()
  }
}

/** Another process over the same database: an event loop and connections that no other has.
 *  @param now the time that it believes it is, for ever */
export async function openRemoteShop(shop: TestShop, now?: Date): Promise<RemoteShop> {
  const thread = idle.pop() ?? startThread()
  const staff = { secret: testSecret, publicUrl: undefined }
  /** Whether it has answered all that it was told. */
  let isSettled = true
  const settled = async (message: ThreadMessage) => {
    isSettled = false
    const answers = await tell(thread, message)
    isSettled = true
    return answers
  }
  await settled({ kind: "open", process: { address: shop.address, token: testToken, now, staff } })
  return {
    post: (requests) => settled({ kind: "post", requests }),
    close: async () => {
      // After a failure, or in the middle of an answer: nobody uses it again.
      if (!isSettled) return void (await thread.terminate())
      await settled({ kind: "close" })
      idle.push(thread)
    },
  }
}
