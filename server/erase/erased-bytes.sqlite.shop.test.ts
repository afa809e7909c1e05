import { spawn } from "node:child_process"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { wordsInFiles } from "#db/testing/database-bytes.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { orderRequest, testToken } from "../testing/shopper.ts"
import { inherited, type Running, startProcess } from "../testing.ts"

// `npm run erase` while the shop runs, and the bytes of the database's files after it.
let own: OwnDatabase
let shop: Running
beforeAll(async () => {
  own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  await db.updateTable("product").set({ quantity: 100_000 }).execute()
  await db.destroy()
  shop = await startProcess("api", { ...own.env, API_TOKEN: testToken })
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

const mobile = "0661987654"
const person = { mobile, firstname: "Zoubida", lastname: "Benkhedda", email: "zoubida@example.dz" }
const words = ["Zoubida", "Benkhedda", mobile, "zoubida@example.dz", "rue des Oliviers", "Sonnez deux fois", "figuier"]

const statusOf = async (path: string, body: string) => {
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  return (await fetch(`${shop.url}${path}`, { method: "POST", headers, body })).status
}

/** Orders of one person among those of others, long enough to move rows from page to page. */
async function leaveTraces() {
  const note = "Sonnez deux fois. ".repeat(12)
  for (let index = 0; index < 6; index += 1) {
    const own = { ...person, address: `${index}, rue des Oliviers`, note: `${note}${index}` }
    expect((await fetch(`${shop.url}/api/orders`, orderRequest(own))).status).toBe(201)
    const others = Array.from({ length: 5 }, () =>
      fetch(`${shop.url}/api/orders`, orderRequest({ note: "Merci bien. ".repeat(18) })),
    )
    for (const { status } of await Promise.all(others)) expect(status).toBe(201)
  }
  const message = { name: "Zoubida", mobile, email: person.email, subject: "order", message: "Sous le figuier" }
  expect(await statusOf("/api/contact-messages", JSON.stringify({ data: message }))).toBeLessThan(300)
  const db = openDatabase(own.address)
  const orders = await db.selectFrom("orders").select("document_id").where("mobile", "=", mobile).execute()
  await db.destroy()
  expect(orders).toHaveLength(6)
  for (const { document_id } of orders) {
    const cancelled = JSON.stringify({ data: { to: "cancelled", actor: "Karima", reason: "Zoubida a changé" } })
    expect(await statusOf(`/api/orders/${document_id}/status`, cancelled)).toBe(200)
  }
}

function erase(): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), mobile], {
    env: { ...inherited, ...own.env },
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk))
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, text })))
}

test("says so when somebody keeps the log from being emptied, and empties it when run again", async () => {
  await leaveTraces()
  expect(new Set(wordsInFiles(own.address.dataDir, words).map((found) => found.split(": ")[1]))).toEqual(new Set(words))
  const reader = new Sqlite(join(own.address.dataDir, "hanout.db"), { readonly: true })
  reader.exec("begin")
  reader.prepare("select count(*) from orders").get()
  const first = await erase()
  expect([first.status, first.text]).toEqual([1, expect.stringContaining("Run this again")])
  expect(first.text).toContain(`Found and erased of the phone ${mobile}, in whatever spelling: 6 orders, `)
  reader.exec("rollback")
  reader.close()

  const second = await erase()
  expect(second.status, second.text).toBe(0)
  expect(second.text).toContain("in whatever spelling: 0 orders, 0 notes")
  expect(second.text).toContain("The shop holds nothing of who has this phone.")
  expect(wordsInFiles(own.address.dataDir, words)).toEqual([])
  expect((await fetch(`${shop.url}/api/orders`, orderRequest())).status).toBe(201)
})
