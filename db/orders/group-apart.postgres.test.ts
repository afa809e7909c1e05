import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { createGroupCommit } from "./group-commit.ts"

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

type Task = { rows: string; network: string | null; waits: boolean }

const lock = (handle: Db) => sql`select pg_advisory_xact_lock(1)`.execute(handle)

/** Tasks that are done by themselves; one that waits does so with a connection, for a lock. */
const alone = createGroupCommit<Task, string>({
  async work(tx, { rows, waits }) {
    if (waits) await lock(tx)
    return rows
  },
  onError: (_, __, error) => Promise.reject(error),
  lockedRows: ({ rows }) => rows,
  network: ({ network }) => network,
})

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

/** More than the pool has, each with rows of its own. */
const waitingTasks = (networkOf: (index: number) => string | null): Task[] =>
  Array.from({ length: 16 }, (_, index) => ({ rows: `${index}`, network: networkOf(index), waits: true }))

it.each([
  ["one network take one connection", () => "a", 1],
  ["many networks leave half of the pool to others", (index: number) => `${index}`, 5],
  ["no network leave half of the pool to others", () => null, 5],
])("tasks of different rows that wait for one lock: those of %s", async (_, networkOf, connections) => {
  const free = await holdLock()
  const done = Promise.all(waitingTasks(networkOf).map((task) => alone(db, task)))
  await expect.poll(countWaiting).toBe(connections)
  // A page is answered, and nobody else has begun meanwhile.
  await sql`select 1`.execute(db)
  expect(await countWaiting()).toBe(connections)
  await free()
  expect(await done).toHaveLength(16)
})

it("does the tasks of other networks while those of one wait, of the same rows too", async () => {
  const free = await holdLock()
  const ofRows = waitingTasks(() => "a").map((task) => alone(db, task))
  const ofSameRows = Array.from({ length: 8 }, () => alone(db, { rows: "shared", network: "a", waits: true }))
  const others = ["shared", "own"].map((rows) => alone(db, { rows, network: "b", waits: false }))
  expect(await Promise.all(others)).toEqual(["shared", "own"])
  expect(await countWaiting()).toBe(1)
  await free()
  await Promise.all([...ofRows, ...ofSameRows])
})

it("rejects who has waited for too long, and nobody for how long the task before took", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0)
  const later: Promise<string>[] = []
  const queued = createGroupCommit<string, string>({
    async work(_, name) {
      if (name === "slow") {
        later.push(queued(db, "early"))
        clock.mockReturnValue(9500)
        later.push(queued(db, "late"))
        // Taken together with these, so that they are in the queue by then.
        await queued(db, "of other rows")
      }
      return name
    },
    onError: (_, __, error) => Promise.reject(error),
    lockedRows: (name) => (name === "of other rows" ? "others" : ""),
  })
  await queued(db, "slow")
  expect(await Promise.allSettled(later)).toMatchObject([
    { status: "rejected", reason: { code: "55P03" } },
    { status: "fulfilled", value: "late" },
  ])
})

it.each(["weigh", "lockedRows", "network"] as const)(
  "rejects who waits when %s throws, and does the next",
  async (broken) => {
    const failing = (value: "" | 1) => (name: string) => {
      if (name === "broken") throw new Error("broken")
      return value
    }
    const functions = { weigh: failing(1), lockedRows: failing(""), network: failing("") }
    const inGroup = createGroupCommit<string, string>({
      work: async (_, name) => name,
      onError: (_, __, error) => Promise.reject(error),
      [broken]: functions[broken],
    })
    await expect(inGroup(db, "broken")).rejects.toThrow("broken")
    expect(await inGroup(db, "next")).toBe("next")
  },
)
