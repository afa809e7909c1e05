import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { inOrderPlace } from "./order-places.ts"

let own: OwnDatabase
let db: Db
/** Of another process. */
let other: Db
/** Ends who holds the lock. */
let freed: PromiseWithResolvers<void>
beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  other = openDatabase(own.address)
  freed = Promise.withResolvers()
})
afterEach(async () => {
  vi.restoreAllMocks()
  freed.resolve()
  await Promise.all([db.destroy(), other.destroy()])
  await own.remove()
})

const lock = (handle: Db) => sql`select pg_advisory_xact_lock(1)`.execute(handle)

type Order = Parameters<typeof inOrderPlace>[1]

/** Waits for the lock in a place, with a connection. */
const waitForLock = (order: Order) => inOrderPlace(db, order, () => db.transaction().execute(lock))

/** Holds the lock until it is told to free it. */
async function holdLock(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const holder = other.transaction().execute(async (tx) => {
    await lock(tx)
    held.resolve()
    await freed.promise
  })
  await held.promise
  return () => {
    freed.resolve()
    return holder
  }
}

/** Connections that wait for the lock. */
const countWaiting = async () => {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(other)
  return rows.length
}

it.each([
  ["one network take one connection", (index: number): Order => ({ goods: `${index}`, network: "a" }), 1],
  ["the same goods take one connection", (index: number): Order => ({ goods: "same", network: `${index}` }), 1],
  [
    "many networks leave half of the pool to others",
    (index: number) => ({ goods: `${index}`, network: `${index}` }),
    5,
  ],
  ["no network leave half of the pool to others", (index: number) => ({ goods: `${index}`, network: null }), 5],
])("orders that wait for a lock: those of %s", async (_, orderOf, connections) => {
  const free = await holdLock()
  const done = Promise.all(Array.from({ length: 16 }, (_, index) => waitForLock(orderOf(index))))
  await expect.poll(countWaiting).toBe(connections)
  // A page is answered, and nobody else has begun meanwhile.
  await sql`select 1`.execute(db)
  expect(await countWaiting()).toBe(connections)
  await free()
  expect(await done).toHaveLength(16)
})

it("places the orders of other networks while those of one wait", async () => {
  const free = await holdLock()
  const waiting = Array.from({ length: 16 }, () => waitForLock({ goods: "cap", network: "a" }))
  await expect.poll(countWaiting).toBe(1)
  expect(await inOrderPlace(db, { goods: "bag", network: "b" }, async () => "placed")).toBe("placed")
  expect(await countWaiting()).toBe(1)
  await free()
  await Promise.all(waiting)
})

it("rejects who has waited for too long, and does the next", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0)
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = inOrderPlace(db, { goods: "cap", network: "a" }, () => {
    begun.resolve()
    return ended.promise
  })
  await begun.promise
  const late = inOrderPlace(db, { goods: "cap", network: "a" }, async () => "late")
  const rejected = expect(late).rejects.toMatchObject({ code: "55P03" })
  clock.mockReturnValue(8001)
  const next = inOrderPlace(db, { goods: "cap", network: "a" }, async () => "next")
  ended.resolve()
  await slow
  await rejected
  expect(await next).toBe("next")
})
