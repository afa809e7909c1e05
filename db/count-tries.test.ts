import { afterAll, beforeAll, expect, it } from "vitest"
import { countTry } from "./count-tries.ts"
import { type Db, openDatabase } from "./database.ts"
import { migrate } from "./migrations/migrate.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await migrate(db)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

const limits = [
  { by: "network", seconds: 900, max: 3 },
  { by: "process", seconds: 60, max: 5 },
] as const
const now = new Date("2026-11-21T10:31:00.000Z")

it("takes a try that succeeded back from what a process counts: one network's successes shut out no other one", async () => {
  const attempt = (network: string) =>
    countTry(db, { kind: "taken back", limits, tried: { process: "", network } }, now)
  for (let times = 0; times < 20; times++) {
    const { retryAfter, undo } = await attempt("a")
    expect(retryAfter).toBeNull()
    await undo()
  }
  expect((await attempt("b")).retryAfter).toBeNull()
})

it("counts failures of a process, of networks that may still try", async () => {
  const attempt = (network: string) => countTry(db, { kind: "failed", limits, tried: { process: "", network } }, now)
  for (let n = 0; n < 5; n++) expect((await attempt(`n${n}`)).retryAfter).toBeNull()
  expect(await attempt("n6")).toMatchObject({ retryAfter: 60, rejectedBy: "process" })
})
