import { execFileSync } from "node:child_process"
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { OrderResource } from "#api/orders/contract.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { filledForm, orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess, temporaryData } from "./testing.ts"

const room = 24 * 1024 * 1024

/** A file system of own takes root's rights on Linux. Where they are missing this test shows as skipped, and
 *  api/orders/no-room.sqlite.test.ts stands alone: the same by SQLite's own limit. */
const mayMount = (() => {
  const tried = temporaryData()
  try {
    mount(tried.dir)
    execFileSync("umount", [tried.dir], { stdio: "ignore" })
    return true
  } catch {
    return false
  } finally {
    tried.remove()
  }
})()

function mount(folder: string) {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${room}`, "tmpfs", folder], { stdio: "ignore" })
}

let data: ReturnType<typeof temporaryData>
let shop: Running

beforeEach(async () => {
  if (!mayMount) return
  data = temporaryData()
  mount(data.dir)
  const sample = await ownDatabase("sample")
  cpSync(join(sample.address.dataDir, "hanout.db"), join(data.dir, "hanout.db"))
  await sample.remove()
  const database = new Sqlite(join(data.dir, "hanout.db"))
  database.exec("update product set quantity = 1000 where slug = 'sac-casbah'")
  database.close()
})
afterEach(async () => {
  if (!mayMount) return
  await shop.stop("SIGKILL")
  execFileSync("umount", ["--lazy", data.dir])
  data.remove()
})

/** Takes all the room that is left. */
function fill(file: string) {
  for (let size = room; size >= 4096; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size, 1), { flag: "a" })
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
    }
  }
}

test.runIf(mayMount)(
  "a disk that fills up during orders costs none, and the shop goes on when there is room",
  async () => {
    shop = await startProcess("all", { DATA_DIR: data.dir, API_TOKEN: testToken })
    const acknowledged: string[] = []
    const order = async () => {
      const answer = await fetch(`${shop.url}/api/orders`, orderRequest())
      const body = (await answer.json()) as { data: OrderResource | null }
      if (body.data) acknowledged.push(body.data.token)
      return { status: answer.status, name: "error" in body ? (body.error as { name: string }).name : "" }
    }
    const ballast = join(data.dir, "ballast")
    expect((await order()).status).toBe(201)
    const forms = []
    for (let count = 0; count < 5; count++) forms.push(await filledForm(shop.url, { firstname: "Ghania" }))

    fill(ballast)
    // What the database had reserved is used up first. A checkpoint frees its log once more, so it takes several refusals in
    // turn to know that nothing is left.
    let rejections = 0
    const nextRejection = async () => {
      fill(ballast)
      const { status, name } = await order()
      if (status !== 201) expect({ status, name }).toEqual({ status: 507, name: "InsufficientStorageError" })
      rejections = status === 507 ? rejections + 1 : 0
      return rejections
    }
    await expect.poll(nextRejection, { timeout: 60_000, interval: 10 }).toBeGreaterThan(5)

    // The same holds for forms: one may still have found room that a checkpoint has made.
    const send = (form: RequestInit) => fetch(`${shop.url}/product-details/sac-casbah`, form)
    let sent = 0
    let [form = {}] = forms
    let answer = await send(form)
    while (answer.status === 303 && sent < forms.length - 1) {
      fill(ballast)
      sent += 1
      form = forms[sent] ?? {}
      answer = await send(form)
    }
    expect(answer.status).toBe(503)
    const page = await answer.text()
    expect(page).toContain("La commande n’a pas pu être envoyée")
    expect(page).toContain('value="Ghania"')
    expect((await fetch(`${shop.url}/shop`)).status).toBe(200)

    rmSync(ballast)
    expect(existsSync(ballast)).toBe(false)
    expect((await order()).status).toBe(201)
    expect((await send(form)).status).toBe(303)
    await shop.stop("SIGKILL")

    const database = new Sqlite(join(data.dir, "hanout.db"))
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok")
    const stored = database.prepare("select token from orders").pluck().all() as string[]
    const left = database.prepare("select quantity from product where slug = 'sac-casbah'").pluck().get()
    database.close()
    expect(stored.filter((token) => acknowledged.includes(token)).toSorted()).toEqual(acknowledged.toSorted())
    // And the forms'.
    expect([stored.length, left]).toEqual([acknowledged.length + sent + 1, 1000 - stored.length])
  },
)
