import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { recordChanges } from "#db/changes/content-changes.ts"
import { inTransaction } from "#db/transaction.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { type Changes, createChangeLog } from "./change-log.ts"

let shop: TestShop
let time = new Date("2026-11-22T09:00:00.000Z")
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  shop = await openTestShop(testToken, () => time)
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

async function readChanges(after?: string): Promise<Changes> {
  const headers = { authorization: `Bearer ${testToken}` }
  // The database is read at most every tenth of a second: what was written before is in the next reading after that.
  vi.advanceTimersByTime(120)
  const answer = await shop.send(`/api/changes${after ? `?after=${after}` : ""}`, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  return ((await answer.json()) as { data: Changes }).data
}

it("answers with the bearer alone", async () => {
  expect((await shop.send("/api/changes")).status).toBe(403)
})

it("tells what has changed since an answer, as often as it is asked", async () => {
  const first = await readChanges()
  expect(first).toMatchObject({ tags: [], reset: false })
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["posts", "coupons", "posts"]))
  for (const _reader of [1, 2]) {
    const { tags, reset } = await readChanges(first.cursor)
    expect({ tags: tags.toSorted(), reset }).toEqual({ tags: ["coupons", "posts"], reset: false })
  }
  const { cursor } = await readChanges(first.cursor)
  expect((await readChanges(cursor)).tags).toEqual([])
})

it("knows at once what this process has changed", async () => {
  const log = createChangeLog(shop.db)
  await log.catchUp()
  for (const tag of ["posts", "pages"] as const) {
    const position = log.position()
    await inTransaction(shop.db, (tx) => recordChanges(tx, [tag]))
    expect(log.isCurrent()).toBe(false)
    await log.catchUp()
    expect(log.hasChanged([tag], position)).toBe(true)
  }
})

it("loses no change when something fails after it was read", async () => {
  let failures = 1
  const log = createChangeLog(shop.db, {
    onChange: () => {
      if (failures-- > 0) throw new Error("not now")
    },
  })
  await log.catchUp()
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["posts"]))
  await expect(log.catchUp()).rejects.toThrow("not now")
  expect(log.isCurrent()).toBe(false)
  await log.catchUp()
  expect(log.hasChanged(["posts"], 0)).toBe(true)
})

it("takes menus for changed while what they show is not known, and compares them once it is", async () => {
  const clock = () => new Date(moment)
  let moment = time.getTime()
  let state: string | undefined
  let starts = 0
  const onStart = async () => void starts++
  const log = createChangeLog(shop.db, { clock, onStart, menuState: async () => state })
  await log.catchUp()
  const hasChangedAfter = async (tag: "shelf" | "posts", shown: string | undefined) => {
    const position = log.position()
    state = shown
    moment += 2000
    await inTransaction(shop.db, (tx) => recordChanges(tx, [tag]))
    await log.catchUp()
    return log.hasChanged(["menu"], position)
  }
  expect(await hasChangedAfter("posts", undefined)).toBe(false)
  expect(await hasChangedAfter("shelf", undefined)).toBe(true)
  expect(await hasChangedAfter("posts", "a")).toBe(false)
  expect(await hasChangedAfter("shelf", "a")).toBe(false)
  expect(await hasChangedAfter("shelf", "b")).toBe(true)
  expect(starts).toBe(1)
})

it("has a reader with the cursor of another process start again", async () => {
  for (const cursor of ["another-3", "x", "another"]) expect((await readChanges(cursor)).reset).toBe(true)
  const { cursor } = await readChanges()
  expect((await readChanges(cursor.replace(/\d+$/, "999999"))).reset).toBe(true)
})

it("tells when an offer begins and ends, which changes nothing in the database", async () => {
  const { id } = await shop.db
    .selectFrom("product")
    .select("id")
    .where("slug", "=", "sac-casbah")
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable("product")
    .set({ offer_start: "2026-11-22T10:00:00.000Z", offer_end: "2026-11-22T11:00:00.000Z" })
    .where("id", "=", id)
    .execute()
  let { cursor } = await readChanges((await readChanges()).cursor)
  for (const moment of ["2026-11-22T10:00:00.000Z", "2026-11-22T11:00:00.000Z"]) {
    expect((await readChanges(cursor)).tags).toEqual([])
    time = new Date(moment)
    const changes = await readChanges(cursor)
    expect(changes.tags).toEqual(expect.arrayContaining([`product:${id}`, `card:${id}`, "listing"]))
    cursor = changes.cursor
  }
})

it("invalidates menus when the products of a category change, and not for another price", async () => {
  const { cursor } = await readChanges()
  const product = () => shop.db.updateTable("product").where("slug", "=", "sac-casbah")
  await product().set({ edited_at: time.toISOString(), price: 1_234_500 }).execute()
  time = new Date(time.getTime() + 2000)
  const priced = await readChanges(cursor)
  expect(priced.tags).toContain("listing")
  expect(priced.tags).not.toContain("menu")
  await product().set({ published_at: null }).execute()
  time = new Date(time.getTime() + 2000)
  expect((await readChanges(priced.cursor)).tags).toContain("menu")
})
