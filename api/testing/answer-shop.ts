import type { AnswerCacheOptions } from "../answers/answer-cache.ts"
import { createApi } from "../composition/api.ts"
import { openTestShop, type TestShop, testToken } from "./shop.ts"

export type AnswerShop = {
  shop: TestShop
  /** The moment at which everything happens; a test may move it. */
  now: Date
  /** @param path under `/api` */
  send: (path: string, init?: RequestInit) => Promise<Response>
  /** The JSON of a 200. */
  read: (path: string) => Promise<{ text: string; isHit: boolean }>
  /** The same, read from the database whatever is in memory. */
  readAnew: (path: string) => Promise<string>
}

/** The sample shop behind an API of its own whose answers are counted.
 *  @param db what the API reads, when it is not the shop's own handle */
export async function openAnswerShop(
  options: AnswerCacheOptions = {},
  handle: (shop: TestShop) => TestShop["db"] = ({ db }) => db,
): Promise<AnswerShop> {
  const shop = await openTestShop(testToken, () => used.now)
  let hits = 0
  const api = createApi({
    db: handle(shop),
    token: testToken,
    clock: () => used.now,
    answers: {
      ...options,
      onLookup: (hit) => {
        if (hit) hits += 1
      },
    },
  })
  const send = (path: string, init?: RequestInit) =>
    api.fetch(new Request(new URL(path, "http://shop.test/api/"), init))
  const textOf = async (answer: Response) => {
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
    return answer.text()
  }
  const used: AnswerShop = {
    shop,
    now: new Date(),
    send,
    read: async (path) => {
      const before = hits
      const text = await textOf(await send(path))
      return { text, isHit: hits > before }
    },
    readAnew: async (path) => textOf(await send(path, { headers: { authorization: "Bearer of-nobody" } })),
  }
  return used
}
