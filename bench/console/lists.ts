// npm run bench:console: how long what the console asks for takes over the generated shop, at the server's 99th percentile,
// and how much memory an export of all orders takes.

import { hashPassword } from "#api/admin/password-hash.ts"
import { createApi } from "#api/api.ts"
import { storeStaff } from "#db/admin/staff.ts"
import { openDatabase } from "#db/database.ts"
import { documentIdOf } from "#db/document-id.ts"
import { generatedAddress } from "./generated-address.ts"

const rounds = Number(process.env.ROUNDS ?? 200)
const goal = 100
/** What reads every row of a period or of the log. */
const whole = new Set(["numbers of a month", "audit of a word"])
const wholeGoal = 500

const db = openDatabase(generatedAddress)
const { orders } = await db
  .selectFrom("orders")
  .select((e) => e.fn.countAll<number>().as("orders"))
  .executeTakeFirstOrThrow()

const lists: [string, (round: number) => string][] = [
  ["newest", (round) => `orders?page=${1 + (round % 5)}`],
  ["a deep page", (round) => `orders?page=${1900 + (round % 50)}`],
  ["one status", (round) => `orders?status=${["new", "delivered", "cancelled"][round % 3]}`],
  ["two statuses, a wilaya", (round) => `orders?status=confirmed,delivered&wilaya=${1 + (round % 58)}`],
  ["a name", (round) => `orders?q=${["bensalem", "amina", "lar"][round % 3]}`],
  ["a phone", (round) => `orders?q=05510000${String(round % 100).padStart(2, "0")}`],
  ["a number", (round) => `orders?q=HN-26-${String(1 + round * 97).padStart(6, "0")}`],
  ["a day", (round) => `orders?from=2026-10-${String(1 + (round % 28)).padStart(2, "0")}&to=2026-10-29`],
  ["a product", (round) => `orders?product=casque-aura${round % 2 ? "" : "-0"}`],
  ["an agent, a risk", () => "orders?agent=karima&risk=1"],
  ["by total", (round) => `orders?sort=total:${round % 2 ? "asc" : "desc"}`],
  ["by time of call", () => "orders?sort=callAt:asc"],
  ["counts", () => "orders/counts"],
  ["counts of a name", () => "orders/counts?q=ben"],
  ["one order", (round) => `orders/${documentIdOf(`order:${1 + ((round * 241) % orders)}`)}`],
  [
    "numbers of a month",
    (round) => `numbers?from=2026-${["08", "09", "10"][round % 3]}-01&to=2026-${["08", "09", "10"][round % 3]}-30`,
  ],
  ["audit", (round) => `audit?page=${1 + (round % 40)}`],
  ["audit of a word", (round) => `audit?q=${["karima", "cancel", "192.0.2.7"][round % 3]}`],
  ["audit of an order", (round) => `audit?document=${documentIdOf(`order:${1 + round}`)}`],
]

const secret = "a-secret-of-32-characters-or-more-for-benches"
const api = createApi({ db, token: "none", staff: { secret, publicUrl: undefined } })

const password = "trois-figues-et-un-melon"
const email = "bench@hanout.test"
const owner = { name: "Bench", email, role: "owner", locale: "fr", passwordHash: await hashPassword(password) } as const
await storeStaff(db, owner, new Date())
const ask = (path: string, cookie = "", init: RequestInit = {}) =>
  api.fetch(new Request(`http://shop.test/api/admin/${path}`, { headers: { cookie }, ...init }))
const session = await ask("auth/sign-in/email", "", { method: "POST", body: JSON.stringify({ email, password }) })
const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? ""

async function milliseconds(path: string, init?: RequestInit): Promise<number> {
  const began = performance.now()
  const answer = await ask(path, cookie, init)
  answered = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - began
}
let answered = ""

/** Each time another order than the last one, as when calls are put off. */
async function nextCall(): Promise<number> {
  const [, last] = /"documentId":"([a-z0-9]{24})"/.exec(answered) ?? []
  return milliseconds("call-queue/next", { method: "POST", body: JSON.stringify({ skip: last ? [last] : [] }) })
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

let isFast = true
console.log("asked for                  p50 ms   p99 ms")
const asked: [string, (round: number) => Promise<number>][] = [
  ...lists.map(([name, path]): [string, (round: number) => Promise<number>] => [
    name,
    (round) => milliseconds(path(round)),
  ]),
  ["the next call", nextCall],
]
for (const [name, measured] of asked) {
  for (let round = 0; round < 5; round++) await measured(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await measured(round))
  times.sort((a, b) => a - b)
  const [middle, most] = [at(times, 0.5), at(times, 0.99)]
  if (most >= (whole.has(name) ? wholeGoal : goal)) isFast = false
  console.log(`${name.padEnd(24)} ${middle.toFixed(1).padStart(8)} ${most.toFixed(1).padStart(8)}`)
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
for (const format of ["csv", "xlsx", "ecotrack"]) {
  const idle = process.memoryUsage().rss
  let highest = idle
  const began = performance.now()
  const answer = await ask(`orders/export?format=${format}&unpriced=leave-out`, cookie)
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const more = megabytes(highest - idle)
  if (more >= goal) isFast = false
  const rows = answer.headers.get("x-total-rows")
  console.log(
    `${format}: ${rows} orders, ${megabytes(size)} MB in ${seconds} s, ${more} MB above idle (${megabytes(idle)} MB)`,
  )
}
await db.destroy()
process.exitCode = isFast ? 0 : 1
