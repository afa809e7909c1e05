// npm run bench -- orders: orders a second beside the floor, which is the same rows written by hand, on both databases.

import { createApi } from "#api/composition/api.ts"
import { makeSampleShop } from "#api/testing/sample-shop.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { startProcess, temporaryData } from "#server/testing.ts"
import { startPostgres } from "../../scripts/postgres.mjs"
import { type Driven, drive } from "./drive.ts"
import { type Floor, postgresFloor, sqliteFloor } from "./floor.ts"
import { httpClient } from "./http-client.ts"

const seconds = Number(process.env.SECONDS ?? 5)
const clientCounts = [1, 8, 32]
const token = "a-token-for-benches"
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }

let people = 0

/** An order for one unit of some product, each by another person in another network. */
function orderBody(products: { slug: string; price: number }[]): string {
  const { slug, price } = products[people % products.length] ?? { slug: "", price: 0 }
  people += 1
  const mobile = `05${String(10_000_000 + people)}`
  const line = { slug, product: slug, quantity: 1, amount: price / 100 }
  const person = { wilaya: "Oran", commune: "Oran", mobile, firstname: "Nadia", lastname: "Haddad" }
  const client = { address: `10.${(people >> 8) & 255}.${people & 255}.1` }
  return JSON.stringify({ data: { ...line, ...person, client, date: "2026-11-21T10:00:00.000Z" } })
}

async function sell(db: Db) {
  await db
    .updateTable("product")
    .set({ quantity: 1_000_000_000, status: "in-stock", offer_start: null, offer_end: null })
    .execute()
  return db.selectFrom("product").select(["id", "slug", "price"]).orderBy("id").execute()
}

function acknowledged({ status, text }: { status: number; text: string }) {
  if (status !== 201) throw new Error(`${status} ${text}`)
}

const table: Record<string, Record<string, string>> = {}

/** Shown as it comes, and all together at the end. */
function tell(engine: string, clients: number, way: string, driven: Driven, floor: Driven) {
  table[`${engine}, ${clients} clients, ${way}`] = {
    "orders/s": driven.perSecond.toFixed(0),
    "p50, ms": driven.p50.toFixed(2),
    "p99, ms": driven.p99.toFixed(2),
    "of the floor": (driven.perSecond / floor.perSecond).toFixed(2),
  }
  process.stderr.write(`${engine}, ${clients} clients, ${way}: ${driven.perSecond.toFixed(0)} orders/s\n`)
}

async function measure(
  engine: string,
  address: { url?: string; dataDir: string },
  floorOf: (db: Db, products: number[], clients: number) => Promise<Floor>,
) {
  await makeSampleShop(address)
  const db = openDatabase(address)
  const products = await sell(db)
  const api = createApi({ db, token })
  const inProcess = async () => {
    const body = orderBody(products)
    const answer = await api.fetch(new Request("http://shop.test/api/orders", { method: "POST", headers, body }))
    acknowledged({ status: answer.status, text: await answer.text() })
  }
  await inProcess()
  const env = { DATA_DIR: address.dataDir, ...(address.url ? { DATABASE_URL: address.url } : {}), API_TOKEN: token }
  const { url, stop } = await startProcess("api", env)
  const ids = products.map(({ id }) => id)
  for (const clients of clientCounts) {
    const floor = await floorOf(db, ids, clients)
    const byHand = await drive(clients, seconds, floor.place)
    await floor.close()
    tell(engine, clients, "floor", byHand, byHand)
    tell(engine, clients, "in process", await drive(clients, seconds, inProcess), byHand)
    const http = httpClient(`${url}/api/orders`, headers)
    const overHttp = async () => acknowledged(await http.post(orderBody(products)))
    tell(engine, clients, "over HTTP", await drive(clients, seconds, overHttp), byHand)
    http.close()
  }
  await stop()
  await db.destroy()
}

const data = temporaryData()
await measure("SQLite", { dataDir: data.dir }, (db, ids) => sqliteFloor(db, data.dir, ids))
data.remove()

const server = await startPostgres({ durable: true })
const beside = temporaryData()
await measure("PostgreSQL", { url: server.url, dataDir: beside.dir }, (db, ids, clients) =>
  postgresFloor(db, server.url, ids, Math.min(clients, 10)),
)
await server.end()
beside.remove()
console.table(table)
