import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { BackupState, PreparedRestore } from "#api/backups/contract.ts"
import { backupMoment } from "#core/backup/backup-schedule.ts"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { firstOwner, ownersPassword as password } from "../testing/first-owner.ts"
import { type Running, startProcess } from "../testing.ts"
import { command } from "./testing.ts"

const running: Running[] = []
let own: OwnDatabase

beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop("SIGKILL")))
  await own.remove()
})

async function start() {
  const shop = await startProcess("api", { ...own.env, API_TOKEN: "a-token-for-the-tests", SAMPLE_DATA: "off" })
  running.push(shop)
  return shop
}

type Send = Awaited<ReturnType<typeof firstOwner>>

const load = async (send: Send): Promise<BackupState> => (await (await send("GET", "/backups")).json()).data

async function backedUp(send: Send): Promise<BackupState> {
  expect((await send("POST", "/backups")).status).toBe(202)
  await ended(send)
  return load(send)
}

const ended = (send: Send) => expect.poll(async () => (await load(send)).running, { timeout: 120_000 }).toBeNull()

test("an owner backs up, downloads and prepares a restore, which the command then does", async () => {
  const shop = await start()
  const send = await firstOwner(shop)
  expect(await load(send)).toMatchObject({ files: [], running: null, last: null, schedule: { hour: null, keep: 14 } })
  const { files, last, folder } = await backedUp(send)
  const [file] = files
  expect(files).toHaveLength(1)
  expect(last).toMatchObject({ error: null, by: "Rania", bytes: file?.bytes })

  const path = `/backups/${file?.name}/download`
  expect((await send("POST", path, { password: "another one of them" })).status).toBe(400)
  const download = await send("POST", path, { password })
  expect(download.headers.get("content-disposition")).toBe(`attachment; filename="${file?.name}"`)
  expect(Buffer.from(await download.arrayBuffer())).toEqual(readFileSync(join(folder, file?.name ?? "")))
  for (const name of [
    "..%2Fauth-secret",
    "..%2F..%2Fetc%2Fpasswd",
    "auth-secret",
    "hanout-2020-01-01T00-00-00-000Z.backup",
  ]) {
    expect([name, (await send("POST", `/backups/${name}/download`, { password })).status]).toEqual([name, 404])
  }

  const answer = await send("POST", `/backups/${file?.name}/restore`, { password })
  const prepared: PreparedRestore = (await answer.json()).data
  expect(answer.status).toBe(202)
  await ended(send)
  expect(prepared.safety).not.toBe(file?.name)
  expect((await load(send)).files.map(({ name }) => name)).toEqual([prepared.safety, file?.name])
  await shop.stop()
  const [, restored = ""] = /"(.+)"$/.exec(prepared.command) ?? []
  const { status, text } = await command(own.env, "restore", "--replace", restored)
  expect(text).toContain(`Restored ${prepared.rows} rows`)
  expect(status).toBe(0)
})

test("refuses a second backup meanwhile, and says why one failed", async () => {
  const shop = await start()
  const send = await firstOwner(shop)
  const [one, other] = await Promise.all([send("POST", "/backups"), send("POST", "/backups")])
  expect([one.status, other.status].sort()).toEqual([202, 409])
  await expect.poll(async () => (await load(send)).running, { timeout: 120_000 }).toBeNull()
  const { folder, files } = await load(send)
  writeFileSync(join(folder, files[0]?.name ?? ""), "no backup at all")
  const damaged = await send("POST", `/backups/${files[0]?.name}/restore`, { password })
  expect([damaged.status, (await damaged.json()).error.details.code]).toEqual([409, "BACKUP_DAMAGED"])

  const { files: backups } = await backedUp(send)
  const db = openDatabase(own.address)
  // Bytes are what a backup cannot hold.
  const bytes = own.address.url ? sql`select 'odd'::bytea as data` : sql`select x'00' as data`
  await sql`create table odd as ${bytes}`.execute(db)
  await db.destroy()
  const answer = await send("POST", `/backups/${backups[0]?.name}/restore`, { password })
  expect(answer.status).toBe(202)
  const { safety }: PreparedRestore = (await answer.json()).data
  await ended(send)
  const { last, files: after } = await load(send)
  expect(last).toMatchObject({
    startedAt: backupMoment(safety),
    error: expect.stringContaining("Column data of table odd"),
  })
  expect(after).toEqual(backups)
})

test("warns an owner whose shop has no recent backup, and not one who makes them with the command", async () => {
  const db = openDatabase(own.address)
  const shop = await start()
  const send = await firstOwner(shop)
  await db.updateTable("staff_user").set({ created_at: "2026-01-01T00:00:00.000Z" }).execute()
  await db.destroy()
  const warnings = async () => [
    (await load(send)).late,
    (await (await send("GET", "/backups/warning")).json()).data.late,
  ]
  expect(await warnings()).toEqual(["backup", "backup"])
  expect((await command(own.env, "backup")).status).toBe(0)
  expect(await warnings()).toEqual([null, null])
})

test("one of two processes makes the nightly backup, and keeps as many files as wanted", async () => {
  const db = openDatabase(own.address)
  await db.updateTable("backup_schedule").set({ hour: 0, keep_files: 2 }).execute()
  const folder = join(own.address.dataDir, "backups")
  mkdirSync(folder, { recursive: true })
  const older = ["hanout-2020-01-01T00-00-00-000Z.backup", "hanout-2020-01-02T00-00-00-000Z.backup"]
  for (const name of [...older, "mine.backup"]) writeFileSync(join(folder, name), "")
  await Promise.all([start(), start()])
  const runs = () => db.selectFrom("backup_run").selectAll().execute()
  await expect
    .poll(async () => (await runs()).filter((run) => run.ended_at !== null).length, { timeout: 120_000 })
    .toBe(1)
  await expect.poll(() => readdirSync(folder).includes(older[0] ?? ""), { timeout: 60_000 }).toBe(false)
  expect(await runs()).toMatchObject([{ error: null, slot: expect.stringMatching(/^\d{4}-/) }])
  expect(readdirSync(folder)).toContain("mine.backup")
  expect(readdirSync(folder).filter((name) => name.startsWith("hanout-"))).toHaveLength(2)
  await db.destroy()
})
