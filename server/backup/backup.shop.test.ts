import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { OrderResource } from "#api/orders/contract.ts"
import { openDatabase } from "#db/database.ts"
import { DatabaseError } from "#db/database-error.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "../testing.ts"
import { writeBackup } from "./backup-file.ts"
import { restoreBackup } from "./restore.ts"
import { command, everything, fillShelves, unitsLeft } from "./testing.ts"

const token = "a-token-for-the-tests"
const made: OwnDatabase[] = []
const running: Running[] = []
let own: OwnDatabase

const another = async (content: "nothing" | "sample" = "nothing") => {
  const database = await ownDatabase(content)
  made.push(database)
  return database
}

beforeEach(async () => {
  own = await another("sample")
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop("SIGKILL")))
  await Promise.all(made.splice(0).map((database) => database.remove()))
})

async function startShop({ env }: OwnDatabase) {
  const shop = await startProcess("api", { ...env, API_TOKEN: token, SAMPLE_DATA: "off" })
  running.push(shop)
  return shop
}

const order = {
  product: "Sac à main Casbah",
  slug: "sac-casbah",
  color: "Cognac",
  quantity: 1,
  amount: 18_900,
  wilaya: "Alger",
  commune: "Kouba",
  firstname: "Amina",
  lastname: "Bensalem",
  date: new Date(0).toISOString(),
}

async function placeOrder({ url }: Running, mobile: string) {
  const answer = await fetch(`${url}/api/orders`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: { ...order, mobile } }),
  })
  return { status: answer.status, body: (await answer.json()) as { data: OrderResource } }
}

const restoreOptions = { replace: true, now: new Date(), onProgress: () => undefined }

async function backUp(database: OwnDatabase) {
  const db = openDatabase(database.address)
  await writeBackup(db, fileIn(database), new Date(), restoreOptions.onProgress)
  await db.destroy()
}

const mobileOf = (n: number) => `0550${String(n).padStart(6, "0")}`
const fileIn = ({ address }: OwnDatabase, name = "shop.backup") => join(address.dataDir, name)

/** The name that the old database got, by what the command said. */
const oldName = (text: string) => /kept as (.+)/.exec(text)?.[1] ?? ""

test("a restored shop is the same in every row of every table, and goes on counting where it was", async () => {
  const shop = await startShop(own)
  for (let n = 0; n < 3; n++) expect((await placeOrder(shop, mobileOf(n))).status).toBe(201)
  await shop.stop()

  const saved = await command(own.env, "backup", fileIn(own))
  expect(saved).toMatchObject({ status: 0, text: expect.stringMatching(/Backed up \d+ rows/) })
  expect(statSync(fileIn(own)).mode & 0o777).toBe(0o600)

  const target = await another()
  const restored = await command(target.env, "restore", fileIn(own))
  expect(restored).toMatchObject({ status: 0, text: expect.stringMatching(/Restored \d+ rows .* into .*hanout/) })
  const before = await everything(own.address)
  expect(before.content.orders).toHaveLength(4)
  expect(await everything(target.address)).toEqual(before)

  const again = await startShop(target)
  const { body } = await placeOrder(again, mobileOf(9))
  expect(body.data.id).toBe(before.sequences.orders === undefined ? undefined : before.sequences.orders + 1)
})

test("a backup made while orders come in holds whole orders, every one from before it among them", {
  tags: ["@long"],
}, async () => {
  await fillShelves(own)
  const shop = await startShop(own)
  const acknowledged: string[] = []
  let going = true
  const buyer = async (from: number) => {
    for (let n = from; going; n += 2) {
      const { status, body } = await placeOrder(shop, mobileOf(n))
      if (status === 201) acknowledged.push(body.data.token)
      else going = false
    }
  }
  const buyers = [buyer(0), buyer(1)]
  await expect.poll(() => acknowledged.length).toBeGreaterThan(1)
  const certain = [...acknowledged]
  const saved = await command(own.env, "backup", fileIn(own))
  const wentOn = acknowledged.length > certain.length
  going = false
  await Promise.all(buyers)
  expect([saved.status, wentOn]).toEqual([0, true])

  const target = await another()
  await restoreBackup(fileIn(own), { ...restoreOptions, address: target.address })
  const db = openDatabase(target.address)
  const orders = await db.selectFrom("orders").select(["id", "token"]).execute()
  const lines = await db.selectFrom("order_line").select(["order_id", "quantity"]).execute()
  await db.destroy()
  const left = await unitsLeft(target.address)
  const leftNow = await unitsLeft(own.address)

  expect(orders.map((one) => one.token)).toEqual(expect.arrayContaining(certain))
  expect(lines.map((line) => line.order_id).sort()).toEqual(orders.map((one) => one.id).sort())
  // What is in the shelf and what was sold is one sum, in the backup as in the shop.
  expect(left + orders.length).toBe(leftNow + acknowledged.length)
})

test("no running shop and no filled database is overwritten; the old one is kept", { tags: ["@long"] }, async () => {
  await backUp(own)
  const target = await another("sample")
  const shop = await startShop(target)
  expect((await placeOrder(shop, mobileOf(1))).status).toBe(201)
  const rejected = await command(target.env, "restore", "--replace", fileIn(own))
  expect(rejected).toMatchObject({ status: 1, text: expect.stringMatching(/Stop (it|the shop) first/) })
  expect((await placeOrder(shop, mobileOf(2))).status).toBe(201)
  await shop.stop()

  const before = await everything(target.address)
  expect(before.content.orders).toHaveLength(3)
  const unasked = await command(target.env, "restore", fileIn(own))
  expect(unasked).toMatchObject({ status: 1, text: expect.stringContaining("--replace") })
  expect(await everything(target.address)).toEqual(before)

  const done = await command(target.env, "restore", "--replace", fileIn(own))
  expect(done.status).toBe(0)
  expect(await everything(target.address)).toEqual(await everything(own.address))
  expect(await everything(await oldOne(target, oldName(done.text)))).toEqual(before)
  expect(readdirSync(target.address.dataDir).filter((name) => name.startsWith(".restoring"))).toEqual([])
})

/** The address of the database that was replaced. */
async function oldOne({ address }: OwnDatabase, oldName: string) {
  if (!address.url) {
    const { address: beside } = await another()
    writeFileSync(join(beside.dataDir, "hanout.db"), readFileSync(oldName))
    return { dataDir: beside.dataDir }
  }
  const url = new URL(address.url)
  url.searchParams.set("options", `-c search_path=${oldName}`)
  return { ...address, url: url.href }
}

describe("a file that cannot be restored", () => {
  const damaged: [string, RegExp, (whole: Buffer) => Buffer][] = [
    ["cut off", /not whole: its end is missing/, (whole) => whole.subarray(0, whole.length - 2000)],
    ["cut off at a line", /not whole: its end is missing/, (whole) => gzipSync(withoutLastLine(gunzipSync(whole)))],
    ["changed in one place", /checksum does not fit/, (whole) => gzipSync(changed(gunzipSync(whole)))],
    ["changed on the disk", /is damaged/, (whole) => flipped(whole)],
    [
      "longer than it was",
      /something follows its end|cannot be unpacked/,
      (whole) => gzipSync(longer(gunzipSync(whole))),
    ],
    ["something else", /no backup of Hanout/, () => Buffer.from("a holiday picture".repeat(50))],
    ["something else, compressed", /no backup of Hanout/, () => gzipSync('{"program":"shop"}\n')],
    ["empty", /empty|not whole/, () => Buffer.alloc(0)],
    [
      "in a newer format",
      /from a newer Hanout/,
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"format":1', '"format":2')),
    ],
  ]
  const withoutLastLine = (text: Buffer) => text.subarray(0, text.lastIndexOf("\n", text.length - 2) + 1)
  const changed = (text: Buffer) => Buffer.from(text.toString().replace("Casbah", "Kasbah"))
  const longer = (text: Buffer) => Buffer.concat([text, Buffer.from("[1]\n")])
  const flipped = (whole: Buffer) => {
    const copy = Buffer.from(whole)
    copy.fill(0x5a, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 64)
    return copy
  }

  const restored = (name: string) => restoreBackup(fileIn(own, name), { ...restoreOptions, address: own.address })

  test("is named as what it is, and leaves the shop as it was", { tags: ["@long"] }, async () => {
    await backUp(own)
    const whole = readFileSync(fileIn(own))
    const before = await everything(own.address)
    for (const [name, message, damage] of damaged) {
      writeFileSync(fileIn(own, "damaged"), damage(whole))
      await expect(restored("damaged"), name).rejects.toThrow(message)
      await expect(restored("damaged"), name).rejects.toThrow(DatabaseError)
    }
    await expect(restored("nothing")).rejects.toThrow("There is no file")
    const { status, text } = await command(own.env, "restore", "--replace", fileIn(own, "damaged"))
    expect([status, text]).toEqual([
      1,
      `${fileIn(own, "damaged")}: The backup is from a newer Hanout. Restore it with that version.\n`,
    ])
    expect(await everything(own.address)).toEqual(before)
    expect(readdirSync(own.address.dataDir).filter((name) => name.startsWith(".restoring"))).toEqual([])
  })
})

test("a backup never overwrites a file and leaves no half of one", { tags: ["@long"] }, async () => {
  writeFileSync(fileIn(own), "mine")
  const rejected = await command(own.env, "backup", fileIn(own))
  expect([rejected.status, rejected.text]).toEqual([1, expect.stringContaining("exists already")])
  expect(readFileSync(fileIn(own), "utf8")).toBe("mine")
  const { status, text } = await command(own.env, "backup")
  const [, written = ""] = /rows to (.+)/.exec(text) ?? []
  expect([status, existsSync(written)]).toEqual([0, true])
  expect(readdirSync(join(own.address.dataDir, "backups"))).toHaveLength(1)
})
