import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { backupLines } from "#db/backup/backup-lines.ts"
import { ownTables, readSnapshot } from "#db/backup/snapshot.ts"
import { openDatabase } from "#db/database.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inTransaction } from "#db/transaction.ts"
import { type Running, startProcess } from "../testing.ts"
import { command } from "./testing.ts"

const token = "a-token-for-the-tests"
const secret = "a-secret-of-32-characters-or-more-for-tests"
const password = "trois-figues-et-un-melon"
const email = "rania@hanout.test"
const mobile = "0661223344"

let own: OwnDatabase
let shop: Running
const start = async () => {
  shop = await startProcess("api", { ...own.env, API_TOKEN: token, AUTH_SECRET: secret, SAMPLE_DATA: "off" })
}
beforeEach(async () => {
  own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  const passwordHash = await hashPassword(password)
  const member = { name: "Rania", email, role: "owner", locale: "fr", passwordHash } as const
  await inTransaction(db, (tx) => storeStaff(tx, member, new Date()))
  await db.destroy()
  await start()
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await own.remove()
})

const bearer = { authorization: `Bearer ${token}`, "content-type": "application/json" }
const names = { firstname: "Amina", lastname: "Bensalem", locale: "fr" }

const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${shop.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })

async function signInShopper(path: "register" | "sign-in"): Promise<string> {
  const data = { login: mobile, password, ...(path === "register" && names) }
  const answer = await post(`/api/shopper/${path}`, { data }, bearer)
  return ((await answer.json()) as { data: { session: string } }).data.session
}

async function signInStaff(): Promise<string> {
  const answer = await post(
    "/api/admin/auth/sign-in/email",
    { email, password },
    { "content-type": "application/json" },
  )
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

const shopperMe = async (session: string) =>
  (await fetch(`${shop.url}/api/shopper/me`, { headers: { ...bearer, "x-shopper-session": session } })).status
const staffMe = async (cookie: string) => (await fetch(`${shop.url}/api/admin/me`, { headers: { cookie } })).status

/** Files of a folder, and of those in it, with a text. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesWith(path, text)
    const bytes = readFileSync(path)
    const content = name.endsWith(".backup") ? gunzipSync(bytes) : bytes
    return content.includes(text) ? [path] : []
  })
}

/** Adds the rows of sessions to a backup, as older versions wrote them. */
async function withSessions(file: string) {
  // SQLite has one connection a handle, which the snapshot holds.
  const [db, read] = [openDatabase(own.address), openDatabase(own.address)]
  try {
    const text = await readSnapshot(read, async (snapshot) => {
      const tables = (await ownTables(db)).filter(({ name }) => /_(session|verification)$/.test(name))
      const left = await Promise.all(
        tables.map(async ({ name, columns }) => {
          const { rows } = await sql<Record<string, string>>`select * from ${sql.table(name)}`.execute(db)
          return { name, columns, cells: rows.map((row) => columns.map((column) => row[column] ?? null)) }
        }),
      )
      const all = {
        ...snapshot,
        tables: [
          ...snapshot.tables,
          ...left.map(({ name, columns, cells }) => ({ name, columns, rows: cells.length })),
        ],
        rows: (table: (typeof snapshot.tables)[number]) => {
          const found = left.find(({ name }) => name === table.name)
          return found ? rowsOf(found.cells) : snapshot.rows(table)
        },
      }
      let lines = ""
      for await (const part of backupLines(all, new Date().toISOString(), () => undefined)) lines += part
      return lines
    })
    expect(text).toContain("shopper_session")
    writeFileSync(file, gzipSync(text))
  } finally {
    await Promise.all([db.destroy(), read.destroy()])
  }
}

async function* rowsOf<T>(rows: T[]) {
  if (rows.length > 0) yield rows
}

test.each(["now", "by an older version"])("a restore of a backup made %s has nobody signed in", async (made) => {
  const [ended, open] = [await signInShopper("register"), await signInShopper("sign-in")]
  const [endedCookie, openCookie] = [await signInStaff(), await signInStaff()]
  for (const session of [ended, open]) expect(await shopperMe(session)).toBe(200)
  for (const cookie of [endedCookie, openCookie]) expect(await staffMe(cookie)).toBe(200)
  const file = join(own.address.dataDir, "shop.backup")
  if (made === "now") expect((await command(own.env, "backup", file)).status).toBe(0)
  else await withSessions(file)

  expect((await post("/api/shopper/sign-out", {}, { ...bearer, "x-shopper-session": ended })).status).toBe(200)
  const signedOut = { "content-type": "application/json", cookie: endedCookie, origin: shop.url }
  expect((await post("/api/admin/auth/sign-out", {}, signedOut)).status).toBe(200)
  for (const cookie of [ended, open, endedCookie, openCookie]) {
    const value =
      decodeURIComponent(cookie)
        .replace(/^[^=]*=/, "")
        .split(".")[0] ?? ""
    expect(value).toMatch(/^[\w-]{20,}$/)
    expect(filesWith(own.address.dataDir, value)).toEqual([])
  }

  await shop.stop()
  const restored = await command(own.env, "restore", "--replace", file)
  expect(restored.status, restored.text).toBe(0)
  await start()
  for (const session of [ended, open]) expect(await shopperMe(session)).toBe(401)
  for (const cookie of [endedCookie, openCookie]) expect(await staffMe(cookie)).toBe(401)
  // The accounts are there.
  expect(await shopperMe(await signInShopper("sign-in"))).toBe(200)
  expect(await staffMe(await signInStaff())).toBe(200)
})
