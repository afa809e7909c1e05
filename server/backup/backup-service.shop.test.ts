import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { endSilentBackupRuns, findLastBackupRun } from "#db/backup/backup-runs.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inherited } from "../testing.ts"
import { backupService } from "./backup-service.ts"

let own: OwnDatabase
let db: Db

/** The settings that the command inherits. */
function setCommand(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...inherited, ...env })) vi.stubEnv(name, value)
}

beforeEach(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  setCommand(own.env)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await db.destroy()
  await own.remove()
})

const service = () => backupService(db, join(own.address.dataDir, "backups"))
const runs = () => db.selectFrom("backup_run").selectAll().orderBy("id").execute()

test("a night whose backup failed has it tried again, not at once and not for ever", async () => {
  await db.updateTable("backup_schedule").set({ hour: 0 }).execute()
  const backups = service()
  // Within one day of Algeria's clock, whatever the time is.
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00.000Z`)
  const past = (n: number) => new Date(noon.getTime() + n * 60_000).toISOString()
  await db
    .insertInto("backup_run")
    .values({ slot: past(0).slice(0, 10), started_at: past(0), ended_at: past(1), error: "The disk is full." })
    .execute()
  await backups.runNightly(new Date(past(5)))
  expect(await runs()).toHaveLength(1)
  await backups.runNightly(new Date(past(12)))
  expect((await runs()).map(({ slot, error }) => [slot?.slice(10), error])).toEqual([
    ["", "The disk is full."],
    [" 2", null],
  ])
  expect(await backups.list()).toHaveLength(1)
  await backups.runNightly(new Date(past(600)))
  expect(await runs()).toHaveLength(2)
})

test("a run whose process is gone counts as failed after three hours", { tags: ["@long"] }, async () => {
  await db.updateTable("backup_schedule").set({ hour: 0 }).execute()
  const noon = `${new Date().toISOString().slice(0, 10)}T11:00:00.000Z`
  await db
    .insertInto("backup_run")
    .values({ slot: noon.slice(0, 10), started_at: noon })
    .execute()
  await service().runNightly(new Date(noon.replace("T11", "T14")))
  expect(await runs()).toHaveLength(1)
  await service().runNightly(new Date(noon.replace("T11", "T15")))
  expect(await runs()).toMatchObject([{ error: "It was interrupted." }, { error: null, bytes: expect.any(Number) }])
})

test("a run whose process says nothing for a minute has failed, and one that is being made has not", {
  tags: ["@long"],
}, async () => {
  const backups = service()
  const begun = await backups.begin("Rania")
  await expect.poll(runs, { interval: 5 }).toHaveLength(1)
  await endSilentBackupRuns(db, new Date(Date.now() + 50_000))
  expect(await runs()).toMatchObject([{ error: null }])
  await begun?.made
  // As a kill in the middle leaves it: begun and not ended.
  const startedAt = new Date(Date.now() - 61_000).toISOString()
  await db.insertInto("backup_run").values({ started_at: startedAt, touched_at: startedAt }).execute()
  await endSilentBackupRuns(db, new Date())
  expect(await runs()).toMatchObject([{ error: null, bytes: expect.any(Number) }, { error: "It was interrupted." }])
  expect(await findLastBackupRun(db)).toMatchObject({ startedAt, error: "It was interrupted." })
})

test("closing ends the command that is under way, notes that, and begins no other", async () => {
  const backups = service()
  const begun = await backups.begin("Rania")
  await expect.poll(runs, { interval: 5 }).toHaveLength(1)
  await backups.close()
  await begun?.made
  expect(await runs()).toMatchObject([{ name: null, error: expect.any(String), ended_at: expect.any(String) }])
  expect(await backups.list()).toEqual([])
  expect(await backups.begin("Rania")).toBeUndefined()
})
