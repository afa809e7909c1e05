import { randomUUID } from "node:crypto"
import { orderBody, toOrder, tryOrder } from "../order-client.ts"

/** Clients that order without a pause, each order under a key of its own, and what became of every key. */
export type OrderLoad = {
  /** Orders that were answered with 201: their key and their token. */
  acknowledged: Map<string, string>
  /** Orders of which the client does not know what became of them. */
  unknown: Map<string, object>
  /** Answers that were neither a 201 nor a 503. */
  odd: string[]
  /** Orders from `clients` at once until `ended` is true or the connection breaks. */
  run: (url: string, clients: number, ended: () => boolean) => Promise<void>
  /** Sends every unknown order again under its key, until each is acknowledged.
   *  @throws when one is still not taken after a minute */
  settle: (url: string) => Promise<void>
}

export function orderLoad(): OrderLoad {
  const acknowledged = new Map<string, string>()
  const unknown = new Map<string, object>()
  const odd: string[] = []

  /** @returns whether the process answered at all */
  const send = async (url: string, key: string, body: object): Promise<boolean> => {
    unknown.set(key, body)
    const answer = await tryOrder(url, body, key).catch(() => null)
    if (answer === null) return false
    if (answer.status === 201) {
      acknowledged.set(key, toOrder(answer).token)
      unknown.delete(key)
    } else if (answer.status !== 503) odd.push(`${answer.status} ${answer.text}`)
    return true
  }

  return {
    acknowledged,
    unknown,
    odd,
    run: async (url, clients, ended) => {
      const client = async () => {
        while (!ended()) if (!(await send(url, randomUUID(), orderBody()))) return
      }
      await Promise.all(Array.from({ length: clients }, client))
    },
    settle: async (url) => {
      const until = Date.now() + 60_000
      while (unknown.size > 0) {
        if (Date.now() > until) throw new Error(`${unknown.size} orders are not taken after a minute`)
        for (const [key, body] of [...unknown]) await send(url, key, body)
      }
    },
  }
}
