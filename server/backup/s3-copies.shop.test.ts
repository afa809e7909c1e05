import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { backupName } from "#core/backup/backup-schedule.ts"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { testFolder } from "#db/testing/test-folder.ts"
import { readS3Url } from "../settings/s3-address.ts"
import { s3Secret, startS3 } from "../testing/s3-server.ts"
import { startSilentServer } from "../testing/silent-servers.ts"
import { inherited } from "../testing.ts"
import { backupService, type OwnBackups } from "./backup-service.ts"
import { s3Copies } from "./s3-copies.ts"
import { command, spawnCommand } from "./testing.ts"

/** 5 MB, the smallest that S3 takes for a part which is not the last. */
const partSize = 5 * 2 ** 20

let folder: string
let storage: Awaited<ReturnType<typeof startS3>>
let setting: string
let own: OwnDatabase

beforeEach(async () => {
  folder = mkdtempSync(join(testFolder, "hanout-s3-"))
  storage = await startS3()
  setting = storage.url
  own = await ownDatabase("sample")
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await storage.close()
  await own.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** A port that nobody listens on. */
async function closedPort(): Promise<string> {
  const other = await startS3()
  await other.close()
  return other.address.split(":")[1] ?? ""
}

const copiesOf = (url: string) => {
  const address = readS3Url(url)
  if (!address) throw new Error("No address")
  return s3Copies(address)
}

test.each([
  ["in one part", 1000],
  ["in several parts", 2 * partSize + 1000],
])("a file is copied %s as it is", async (_how, size) => {
  const copies = copiesOf(setting)
  const file = join(folder, "file")
  const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251))
  writeFileSync(file, bytes)
  const name = backupName(new Date())
  await copies.copy(name, file)
  expect(await copies.list()).toEqual([name])
  expect([...storage.objects.keys(), storage.uploads.size]).toEqual([`shop/${name}`, 0])
  expect(storage.objects.get(`shop/${name}`)?.equals(bytes)).toBe(true)
})

/** Damages a copy in the storage, or a file's bytes: a changed byte in the middle. */
function damaged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const at = Math.floor(changed.length / 2)
  changed[at] = (changed[at] ?? 0) ^ 255
  return changed
}

test("a damaged copy never gets the name of a backup, and a damaged file gives way to a good copy", async () => {
  const env = { ...own.env, BACKUP_S3_URL: setting }
  const made = await command(env, "backup")
  const [name = ""] = /hanout-[\w-]+\.backup/.exec(made.text) ?? []
  const inFolder = join(own.address.dataDir, "backups")
  const file = join(inFolder, name)
  const whole = readFileSync(file)
  const restore = (of: string) => command(env, "restore", "--replace", of)

  rmSync(file)
  for (const copy of [damaged(whole), whole.subarray(0, whole.length - 2000), Buffer.alloc(0)]) {
    storage.objects.set(`shop/${name}`, copy)
    const { status, text } = await restore(name)
    expect([status, text]).toEqual([1, expect.stringContaining(`the copy ${name} `)])
    expect(readdirSync(inFolder)).toEqual([])
  }
  storage.objects.set(`shop/${name}`, whole)
  expect(await restore(name)).toMatchObject({ status: 0, text: expect.stringContaining(`Reading ${name} from`) })
  expect(readFileSync(file).equals(whole)).toBe(true)

  // By its name or by its path, as the console says it.
  for (const given of [name, file]) {
    writeFileSync(file, damaged(whole))
    const { status, text } = await restore(given)
    expect([status, text]).toEqual([0, expect.stringMatching(/\.backup: .+(damaged|not whole)[\s\S]+Reading /)])
    expect(readFileSync(file).equals(whole)).toBe(true)
  }
  writeFileSync(file, damaged(whole))
  storage.objects.clear()
  const none = await restore(name)
  expect([none.status, none.text]).toEqual([1, expect.stringContaining(`there is no copy ${name}`)])
  expect(none.text).toContain(`${file}: `)
})

test("the command ends when the storage says nothing, and at once when it is asked to end", async () => {
  const server = await startSilentServer("silent")
  const env = { ...own.env, BACKUP_S3_URL: `http://a:b@${server.address}/backups`, BACKUP_S3_TIMEOUT: "200" }
  const silent = await command(env, "backup")
  expect([silent.status, silent.text]).toEqual([1, expect.stringMatching(/\/backups: no answer within \d+ s\n$/)])
  const child = spawnCommand({ ...env, BACKUP_S3_TIMEOUT: "600000" }, "backup")
  const seen = server.connections()
  await expect.poll(server.connections).toBeGreaterThan(seen)
  child.stop("SIGINT")
  const stopped = await child.ended
  expect([stopped.status, stopped.text]).toEqual([1, expect.stringMatching(/: It was stopped\.\n$/)])
  await server.close()
})

test("only backups are listed and pruned, the oldest first", async () => {
  const copies = copiesOf(setting)
  const file = join(folder, "file")
  writeFileSync(file, "a backup")
  const names = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 10, day))))
  for (const name of [...names, "mine.txt"]) await copies.copy(name, file)
  await copies.prune(2)
  expect(await copies.list()).toEqual([names[2], names[1]])
  await expect(copies.download(names[0] ?? "", join(folder, "none"))).rejects.toThrow("there is no copy")
})

test("a wrong key is told, without the key", async () => {
  const copies = copiesOf(setting.replace(encodeURIComponent(s3Secret), "another-secret"))
  writeFileSync(join(folder, "file"), "a backup")
  const failure = copies.copy(backupName(new Date()), join(folder, "file"))
  await expect(failure).rejects.toThrow(/^127\.0\.0\.1:\d+\/backups\/shop: SignatureDoesNotMatch/)
  await expect(failure).rejects.not.toThrow(/another-secret/)
})

test("every backup of the console is copied; one that cannot be stays, and says why", async () => {
  // The command inherits them.
  for (const [name, value] of Object.entries({ ...inherited, ...own.env })) vi.stubEnv(name, value)
  const db = openDatabase(own.address)
  const inFolder = join(own.address.dataDir, "backups")
  const make = async (service: OwnBackups) => {
    await (await service.begin("Rania"))?.made
    const newest = () => db.selectFrom("backup_run").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
    const hasEnded = ({ copied_at: at, copy_error: error }: Awaited<ReturnType<typeof newest>>) =>
      at !== null || error !== null
    await expect.poll(async () => hasEnded(await newest()), { timeout: 60_000 }).toBe(true)
    return newest()
  }
  const copies = copiesOf(setting)
  const copied = await make(backupService(db, inFolder, copies))
  expect(copied).toMatchObject({
    error: null,
    copy_error: null,
    copied_at: expect.any(String),
    copied_to: copies.place,
  })
  expect(await copies.list()).toEqual([copied.name])
  const closed = await closedPort()
  const away = await make(backupService(db, inFolder, copiesOf(`http://a:b@127.0.0.1:${closed}/backups`)))
  expect(away).toMatchObject({ error: null, name: expect.any(String), copied_at: null })
  expect(away.copy_error).toMatch(/^127\.0\.0\.1:\d+\/backups: .*ECONNREFUSED/)
  await db.destroy()
})

test("an upload that fails in the middle, or that a stop ends, leaves no parts and says why", async () => {
  const copies = copiesOf(setting)
  const file = join(folder, "file")
  writeFileSync(file, Buffer.alloc(2 * partSize + 1000))
  const name = backupName(new Date())
  const stopping = new AbortController()
  storage.onPart = () => stopping.abort(new Error("The shop was stopped."))
  await expect(copies.copy(name, file, stopping.signal)).rejects.toThrow(/: The shop was stopped\.$/)
  expect([storage.objects.size, storage.uploads.size]).toEqual([0, 0])
})

test("the command copies, lists and restores from the copies on a machine that has none", async () => {
  const env = { ...own.env, BACKUP_S3_URL: setting }
  const made = await command(env, "backup")
  expect(made.text).toContain("Copied it to 127.0.0.1")
  const [name = ""] = /hanout-[\w-]+\.backup/.exec(made.text) ?? []
  rmSync(join(own.address.dataDir, "backups"), { recursive: true })
  const list = await command(env, "backup", "--list")
  expect(list.text).toContain(name)
  const restored = await command(env, "restore", "--replace", name)
  const none = await command(env, "restore", "hanout-2020-01-01T00-00-00-000Z.backup")
  expect(none.text).toMatch(/there is no copy hanout-2020-01-01T00-00-00-000Z\.backup\n$/)
  expect([restored.status, restored.text]).toEqual([0, expect.stringContaining("Restored")])
  expect(restored.text).toContain(`Reading ${name} from`)
})
