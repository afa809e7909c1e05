import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type Db, openDatabase, type Tx } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { watchCommits } from "../testing/wal-commits.ts"
import { RetryTransaction } from "../transaction.ts"
import { createGroupCommit } from "./group-commit.ts"

type Result = string | number
type GroupTask<T extends Result> = { work: (tx: Tx) => Promise<T>; onError: (db: Db, error: unknown) => Promise<T> }

const inGroupCommit = createGroupCommit<GroupTask<Result>, Result>({
  work: (tx, task) => task.work(tx),
  onError: (handle, task, error) => task.onError(handle, error),
})

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  // A clock that stands still: how fast the machine is does not decide which tasks share a group.
  vi.spyOn(performance, "now").mockReturnValue(0)
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  await sql`create table task (name text primary key)`.execute(db)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.destroy()
  await own.remove()
})

const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from task order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const insert = (handle: Db, name: string) => sql`insert into task values (${name})`.execute(handle)

/** A task that stores a name, and what happens then. */
const storing = (name: string, then?: () => Promise<void>): GroupTask<string> => ({
  async work(tx) {
    await insert(tx, name)
    await then?.()
    return name
  },
  onError: (_, error) => Promise.reject(error),
})

/** Stores so many names at the same time.
 *  @param then what happens after each
 *  @returns in how many transactions */
async function storeTogether(count: number, then?: () => Promise<void>): Promise<number> {
  const commits = await watchCommits(db, own.address.dataDir)
  const wanted = Array.from({ length: count }, (_, index) => `task-${100 + index}`)
  expect(await Promise.all(wanted.map((name) => inGroupCommit(db, storing(name, then))))).toEqual(wanted)
  expect(await names()).toEqual(wanted)
  return commits()
}

it("commits tasks that wait at the same time together, 32 at most", async () => {
  expect(await storeTogether(32)).toBe(1)
  await sql`delete from task`.execute(db)
  expect(await storeTogether(33)).toBe(2)
})

it("gives everybody else a turn between two groups, however many tasks wait", async () => {
  let turns = 0
  let ends = false
  const turn = async (): Promise<void> => {
    while (!ends) {
      await setImmediate()
      turns += 1
    }
  }
  const turning = turn()
  const turnsAt: number[] = []
  const tasks = Array.from({ length: 96 }, (_, index) => {
    const task = storing(`waiting-${index}`)
    const work: typeof task.work = (trx) => {
      turnsAt.push(turns)
      return task.work(trx)
    }
    return inGroupCommit(db, { ...task, work })
  })
  await Promise.all(tasks)
  ends = true
  await turning
  expect(turnsAt[32]).toBeGreaterThan(turnsAt[31] ?? Number.NaN)
  expect(turnsAt[64]).toBeGreaterThan(turnsAt[63] ?? Number.NaN)
})

it("takes no further task once a group has had its time", async () => {
  let now = 0
  vi.spyOn(performance, "now").mockImplementation(() => now)
  const takeTime = async () => {
    now += 15
  }
  // After the second task 30 ms have passed.
  expect(await storeTogether(6, takeTime)).toBe(3)
})

it("gives a task no answer while the transaction of its group is open", async () => {
  const answered: Result[] = []
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const begun = new Promise<void>((resolve) => {
    const held = storing("held", () => {
      resolve()
      return gate
    })
    for (const task of [storing("first"), held]) void inGroupCommit(db, task).then((name) => answered.push(name))
  })
  await begun
  const other = openDatabase(own.address)
  const seen = await sql`select name from task`.execute(other)
  await other.destroy()
  expect([answered, seen.rows]).toEqual([[], []])
  open()
  await expect.poll(() => answered).toEqual(["first", "held"])
  expect(await names()).toEqual(["first", "held"])
})

it("rolls back a task that throws, alone", async () => {
  const failing = storing("failing", () => Promise.reject(new Error("no")))
  const ended = await Promise.allSettled([storing("a"), failing, storing("b")].map((task) => inGroupCommit(db, task)))
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(await names()).toEqual(["a", "b"])
})

it("commits what is written in the place of a task that threw", async () => {
  const replaced: GroupTask<string> = {
    ...storing("failing", () => Promise.reject(new Error("no"))),
    async onError(handle) {
      await insert(handle, "instead")
      return "instead"
    },
  }
  expect(await inGroupCommit(db, replaced)).toBe("instead")
  expect(await names()).toEqual(["instead"])
})

it("shows a task what those before it did, and runs it again when it asks for that", async () => {
  let runs = 0
  const counting: GroupTask<number> = {
    async work(tx) {
      runs += 1
      const { rows } = await sql`select name from task`.execute(tx)
      if (runs === 1) throw new RetryTransaction("once more")
      return rows.length
    },
    onError: (_, error) => Promise.reject(error),
  }
  const [, seen] = await Promise.all([inGroupCommit(db, storing("before")), inGroupCommit(db, counting)])
  expect([seen, runs]).toEqual([1, 2])
})

it("fails every task of a group whose COMMIT fails, stores nothing, and goes on", async () => {
  await sql`create table follower (id integer references orders (id) deferrable initially deferred)`.execute(db)
  const orphan: GroupTask<string> = {
    ...storing("orphan"),
    // Nobody's order: SQLite finds that out at COMMIT alone.
    work: async (tx) => String((await sql`insert into follower values (-1)`.execute(tx)).rows.length),
  }
  // The work of others gives up, as a client does that is not patient: no retry hides what became of its group.
  const once = (name: string): GroupTask<string> => {
    let runs = 0
    return storing(name, async () => {
      runs += 1
      if (runs > 1) throw new Error("gave up")
    })
  }
  const ended = await Promise.allSettled([once("a"), orphan, once("b")].map((task) => inGroupCommit(db, task)))
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
  expect(await names()).toEqual([])
  expect(await inGroupCommit(db, storing("next"))).toBe("next")
  expect(await names()).toEqual(["next"])
})

it("fails every task of a group that SQLite rolls back as a whole, and goes on", async () => {
  const lost: GroupTask<string> = {
    ...storing("lost"),
    work: async (tx) => {
      await sql`create table if not exists lost (id integer)`.execute(tx)
      await sql`rollback`.execute(tx)
      throw new Error("the disk is full")
    },
  }
  const ended = await Promise.allSettled([storing("a"), lost, storing("b")].map((task) => inGroupCommit(db, task)))
  expect(ended.slice(0, 2).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(ended[2]?.status).toBe("fulfilled")
  expect(await names()).toEqual(["b"])
})
