import { randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { type Db, migrate, openDatabase } from "#db/database.ts"
import { loadSample } from "#db/load-sample.ts"
import { createApi } from "../api.ts"

export const testToken = "a-token-for-tests"
export const loadedAt = new Date("2026-11-21T09:00:00.000Z")

/** The pictures that the sample shop of the tests has: path in the picture folder, width and height. */
const pictures: [string, number, number][] = [
  ["casque-aura/noir.webp", 1000, 1000],
  ["casque-aura/noir-front.webp", 800, 600],
  ["casque-aura/noir-detail.webp", 640, 480],
  ["casque-aura/sable.webp", 1000, 1000],
  ["nova-12/sauge.webp", 1000, 1000],
]

/** The index of the pictures: all that the loader reads. */
function writePictureIndex(folder: string) {
  const facts = { hash: "0123456789ab", dominantColor: "#e8e6e2", placeholder: "data:image/webp;base64,UklGRg==" }
  const index = pictures.map(([path, width, height]) => [path, { width, height, ...facts }])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "index.json"), JSON.stringify(Object.fromEntries(index)))
}

/** A PostgreSQL database of its own when TEST_DATABASE_URL names a server; nothing otherwise. */
async function ownPostgres() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { url: undefined, drop: async () => undefined }
  const name = `hanout_test_${randomBytes(6).toString("hex")}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

export type TestShop = {
  db: Db
  /** Where the database is, for another process. */
  address: { url?: string; dataDir: string }
  /** Sends a request to the API; a path such as `/api/products`. */
  send: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a GET and reads the JSON of its answer. */
  get: (path: string) => Promise<{ status: number; headers: Headers; body: unknown }>
  /** Places an order with the test's token. */
  order: (data: object) => Promise<{ status: number; headers: Headers; body: unknown }>
  /** What the API logged. */
  logged: object[]
  close: () => Promise<void>
}

const answerOf = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: JSON.parse((await response.text()) || "null") as unknown,
})

/** The sample shop in a new database, SQLite in a file unless TEST_DATABASE_URL says otherwise, behind the real API. */
export async function openTestShop(token = testToken): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "hanout-api-"))
  const folder = join(dataDir, "pictures")
  writePictureIndex(folder)
  const { url, drop } = await ownPostgres()
  const address = { url, dataDir }
  const db = openDatabase(address)
  await migrate(db)
  await loadSample(db, loadedAt, folder)
  const logged: object[] = []
  const api = createApi({ db, token, log: { error: (details) => logged.push(details) } })
  const send = (path: string, init?: RequestInit) => api.fetch(new Request(`http://shop.test${path}`, init))
  return {
    ...{ db, address, send, logged },
    get: async (path) => answerOf(await send(path)),
    order: async (data) =>
      answerOf(
        await send("/api/orders", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ data }),
        }),
      ),
    close: async () => {
      await db.destroy()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
