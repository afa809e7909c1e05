// The entry of the thread that does, from networks of its own, what shoppers and members do: its own event loop, so that
// sending an attack delays no measurement.
import { setTimeout as delay } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { type Answer, type Client, createClient } from "./http.ts"
import { owner, secondShopper } from "./shop.ts"

const { url, over } = workerData as { url: string; over: Int32Array }

/** Milliseconds between two requests of a kind, whether the shop keeps up or not. */
const interval = 500

let round = 0

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
  body: new URLSearchParams(fields).toString(),
})

const kinds: Record<string, { send: (client: Client) => Promise<Answer>; expected: number }> = {
  "cached page": { send: (client) => client.send("/shop"), expected: 200 },
  "rendered page": { send: (client) => client.send(`/shop?minPrice=${1000 + ++round}`), expected: 200 },
  "cart lines": { send: (client) => client.send("/cart-lines?slugs=casque-aura&locale=fr"), expected: 200 },
  "tracking form": {
    send: (client) => client.send("/order", form({ number: "H-1000001", mobile: "0551999901" })),
    expected: 404,
  },
  "shopper's sign-in": {
    send: (client) => client.send("/login", form({ login: secondShopper.email, password: secondShopper.password })),
    expected: 303,
  },
  "staff's sign-in": {
    send: (client) => client.sendJson("/api/admin/auth/sign-in/email", owner),
    expected: 200,
  },
}

/** Milliseconds of the answers of a kind, and the statuses that nobody expects. */
type Measured = { times: number[]; failures: Record<number, number> }
const measured = Object.fromEntries(
  Object.keys(kinds).map((name): [string, Measured] => [name, { times: [], failures: {} }]),
)

const start = performance.now()
const sent: Promise<void>[] = []
for (let index = 0; Atomics.load(over, 0) === 0; index++) {
  for (const [name, { send, expected }] of Object.entries(kinds)) {
    // Sign-ins take a fifth of a second of one thread each.
    if (name.endsWith("sign-in") && index % 4 !== 0) continue
    const client = createClient(url, `203.${index & 127}.${sent.length & 255}.5`, 1)
    const once = async () => {
      const { status, milliseconds } = await send(client)
      client.close()
      const { times, failures } = measured[name] ?? { times: [], failures: {} }
      times.push(milliseconds)
      if (status !== expected) failures[status] = (failures[status] ?? 0) + 1
    }
    sent.push(once())
  }
  await delay(Math.max(0, start + (index + 1) * interval - performance.now()))
}
await Promise.all(sent)
parentPort?.postMessage(measured)
