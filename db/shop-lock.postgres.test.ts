import { hostname } from "node:os"
import pg from "pg"
import { afterEach, beforeEach, expect, it } from "vitest"
import { DatabaseError } from "./database-error.ts"
import { holdShopLock, takeRestoreLock } from "./shop-lock.ts"
import { type OwnDatabase, ownDatabase } from "./testing/own-database.ts"

let own: OwnDatabase
let url: string
let admin: pg.Client
const held: (() => Promise<void>)[] = []
beforeEach(async () => {
  own = await ownDatabase("nothing")
  url = own.address.url ?? ""
  admin = new pg.Client({ connectionString: url })
  await admin.connect()
})
afterEach(async () => {
  await Promise.all(held.splice(0).map((release) => release()))
  await admin.end()
  await own.remove()
})

async function hold() {
  const release = await holdShopLock(url)
  held.push(release)
  return release
}

const me = { pid: process.pid, machine: hostname() }

async function holders() {
  const taken = await takeRestoreLock(url, "hanout-restore")
  if ("holders" in taken) return taken.holders
  await taken.release()
  return []
}

it("names each process that works on the database, and lets a restore begin once they have ended", async () => {
  expect(await holders()).toEqual([])
  const [one, other] = [await hold(), await hold()]
  expect(await holders()).toEqual([me, me])
  await one()
  expect(await holders()).toEqual([me])
  await other()
  expect(await holders()).toEqual([])
})

it("lets no shop start while a restore runs, and another restore neither", async () => {
  const restore = await takeRestoreLock(url, "hanout-restore")
  if (!("release" in restore)) throw new Error("The lock was not free")
  await expect(holdShopLock(url)).rejects.toThrow(DatabaseError)
  expect(await takeRestoreLock(url, "hanout-restore")).toEqual({ holders: [expect.anything()] })
  await restore.release()
  await hold()
  expect(await holders()).toEqual([me])
})

it("takes the lock again when its connection is lost", async () => {
  await hold()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hanout shop %' and datname = current_database()",
  )
  await expect.poll(holders, { timeout: 30_000 }).toEqual([me])
})
