// npm run bench -- answers (Linux): answers a second to `GET /api/products` by slug over HTTP, from memory and read again, beside a bare
// server that sends the same bytes; PRODUCTS (10 000), SECONDS (5) a figure, 8 clients, on both databases.
import { openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { startProcess, temporaryData } from "#server/testing.ts"
import { startPostgres } from "../../scripts/postgres.mjs"
import { storeProducts } from "../console/generated-products.ts"
import { startBareServer } from "./bare-server.ts"
import { processorTime } from "./processor-ticks.ts"
import { createReader, type Reader } from "./reader.ts"

const products = Number(process.env.PRODUCTS ?? 10_000)
const seconds = Number(process.env.SECONDS ?? 5)
const clients = 8

const pathOf = (slug: string) => `/api/products?filters[slug][$eq]=${slug}&populate=*`

/** `processor`: milliseconds of the server's processor time an answer. */
type Read = { perSecond: number; p50: number; p99: number; processor: number }

type Server = { reader: Reader; pid: number | undefined }

/** Lets all clients read without a pause until there is no path left, or the time is over. */
async function read({ reader, pid }: Server, nextPath: () => string | undefined): Promise<Read> {
  const times: number[] = []
  const processorBefore = processorTime(pid)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let path = nextPath(); path !== undefined; path = nextPath()) {
        const from = performance.now()
        const { status } = await reader.get(path)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        times.push(performance.now() - from)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - began) / 1000)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  const processor = (processorTime(pid) - processorBefore) / times.length
  return { perSecond, p50: at(0.5), p99: at(0.99), processor }
}

/** One path again and again until the time is over. */
function repeated(path: string): () => string | undefined {
  const until = performance.now() + seconds * 1000
  return () => (performance.now() < until ? path : undefined)
}

/** Every path once. */
function each(paths: readonly string[]): () => string | undefined {
  let next = 0
  return () => paths[next++]
}

const table: Record<string, Record<string, string>> = {}

function tell(name: string, measured: Read, bare: Read) {
  table[name] = {
    "answers/s": measured.perSecond.toFixed(0),
    "p50, ms": measured.p50.toFixed(2),
    "p99, ms": measured.p99.toFixed(2),
    "processor, ms": measured.processor.toFixed(2),
    "of the bare server": (measured.perSecond / bare.perSecond).toFixed(2),
  }
  console.error(`${name}: ${measured.perSecond.toFixed(0)} answers/s`)
}

async function measure(engine: string, address: { url?: string; dataDir: string }) {
  const db = openDatabase(address)
  await migrate(db)
  await fillEmptyShop(db, new Date())
  await storeProducts(db, products)
  const rows = await db.selectFrom("product").select("slug").where("published_at", "is not", null).execute()
  await db.destroy()
  const [first = "", ...others] = rows.map(({ slug }) => pathOf(slug))
  const env = { DATA_DIR: address.dataDir, ...(address.url && { DATABASE_URL: address.url }) }
  const shop = await startProcess("api", { ...env, API_TOKEN: "a-token-for-benches" })
  const reader = createReader(shop.url, clients)
  const { body } = await reader.get(first)
  const bareServer = await startBareServer(body)
  const bareReader = createReader(bareServer.url, clients)
  const context = { reader, pid: shop.child.pid }
  const beside = { reader: bareReader, pid: bareServer.pid }
  try {
    await read(beside, repeated(first))
    const bare = await read(beside, repeated(first))
    tell(`${engine}, bare server, ${body.byteLength} bytes`, bare, bare)
    await read(context, each(others.slice(0, 500)))
    tell(`${engine}, ${others.length - 500} different products`, await read(context, each(others.slice(500))), bare)
    await read(context, repeated(first))
    tell(`${engine}, one product`, await read(context, repeated(first)), bare)
  } finally {
    reader.close()
    bareReader.close()
    bareServer.stop()
    await shop.stop()
  }
}

const data = temporaryData()
await measure("SQLite", { dataDir: data.dir })
data.remove()

const server = await startPostgres()
const beside = temporaryData()
await measure("PostgreSQL", { url: server.url, dataDir: beside.dir })
await server.end()
beside.remove()
console.table(table)
