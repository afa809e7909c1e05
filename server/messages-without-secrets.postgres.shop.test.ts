import { spawn } from "node:child_process"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type PostgresServer, startPostgres } from "../scripts/postgres.mjs"
import { inherited, type Running, startProcess, temporaryData } from "./testing.ts"

// Every program of the shop with addresses of the database that do not work, and all that it writes.
const password = "figs%&melons/of+the?garden#"
const encoded = encodeURIComponent(password)
const role = "hanout_merchant"

let postgres: PostgresServer
let data: ReturnType<typeof temporaryData>
let good: string
let backup: string

const root = join(import.meta.dirname, "..")

function run(program: string, args: string[], env: Record<string, string>): Promise<{ status: number; text: string }> {
  const child = spawn(process.execPath, [join(root, program), ...args], { env: { ...inherited, ...env } })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk))
  return new Promise((resolve) => child.on("close", (status) => resolve({ status: status ?? -1, text })))
}

/** Makes the server ask this role, and no other, for its password. */
async function askForPassword(client: pg.Client) {
  await client.query(`create role ${role} login superuser password '${password}'`)
  const { rows } = await client.query<{ file: string }>("select current_setting('hba_file') as file")
  const line = (who: string, method: string) => `('host all ${who} all ${method}')`
  await client.query(
    `copy (values ${line(role, "scram-sha-256")}, ${line("all", "trust")}) to '${String(rows[0]?.file)}'`,
  )
  await client.query("select pg_reload_conf()")
}

beforeAll(async () => {
  postgres = await startPostgres()
  data = temporaryData()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await askForPassword(client)
  await client.end()
  good = Object.assign(new URL(postgres.url), { username: role, password: encoded }).href
  const shop = await startProcess("api", { DATA_DIR: data.dir, DATABASE_URL: good, SAMPLE_DATA: "off" })
  await shop.stop()
  backup = join(data.dir, "test.backup")
  const made = await run("server/backup/main.ts", ["backup", backup], { DATA_DIR: data.dir, DATABASE_URL: good })
  expect(made.text).toContain("Backed up")
})
afterAll(async () => {
  await postgres.end()
  data.remove()
})

type Wrong = [string, () => string]
const wrong: Wrong[] = [
  ["another password", () => good.replace(encoded, `${encoded}x`)],
  ["a server that is not there", () => good.replace(/127\.0\.0\.1:\d+/, "127.0.0.1:1")],
  ["a password that is not encoded", () => good.replace(encoded, password)],
]
const wrongForTheShop: Wrong[] = [
  ["a host that has no address", () => good.replace(/127\.0\.0\.1:\d+/, "db.invalid:5432")],
  ["another database", () => good.replace(/postgres$/, "hanout_elsewhere")],
  ["another kind of server", () => good.replace("postgres:", "mysql:")],
  ["no address at all", () => good.replace("postgres://", "")],
]

const programs: [string, string, () => string[]][] = [
  ["the shop", "server/main.ts", () => ["api"]],
  ["npm run backup", "server/backup/main.ts", () => ["backup"]],
  ["npm run restore", "server/backup/main.ts", () => ["restore", backup]],
  ["npm run erase", "server/erase/main.ts", () => ["0550112233"]],
  ["npm run owner-link", "server/staff/main.ts", () => ["owner@hanout.test"]],
  ["npm run generate", "bench/console/generate.ts", () => ["1", "1"]],
]

describe.each(programs)("%s", (program, file, args) => {
  test.each(program === "the shop" ? [...wrong, ...wrongForTheShop] : wrong)(
    "writes nothing of DATABASE_URL with %s",
    async (_what, address) => {
      const { status, text } = await run(file, args(), { DATA_DIR: data.dir, DATABASE_URL: address(), PORT: "0" })
      expect(status, text).toBe(1)
      expect(text).not.toBe("")
      for (const secret of [password, encoded, "figs", "melons", "garden", role, address()]) {
        expect(text).not.toContain(secret)
      }
    },
  )
})

describe("a shop whose database goes away", () => {
  let shop: Running
  const token = "the-token-of-the-api-for-this-test"
  const secret = "the-secret-of-the-sessions-for-this-test"

  test("writes neither its password nor another secret into the log, and answers none", async () => {
    const settings = { DATA_DIR: data.dir, DATABASE_URL: good, API_TOKEN: token, AUTH_SECRET: secret }
    shop = await startProcess("all", { ...settings, SAMPLE_DATA: "off", LOG_LEVEL: "debug" })
    await postgres.kill()
    const answers = await Promise.all(
      ["/readyz", "/api/products", "/api/admin/me", "/"].map(async (path) => (await fetch(shop.url + path)).text()),
    )
    expect(answers[0]).toBe('{"status":"unavailable","reason":"database"}')
    await expect.poll(() => shop.printed()).toContain("The content API failed")
    await shop.stop()
    for (const text of [...answers, shop.printed()]) {
      for (const hidden of [password, encoded, "melons", role, good, token, secret]) expect(text).not.toContain(hidden)
    }
    await postgres.start()
  })
})
