import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { backupName } from "#core/backup/backup-schedule.ts"
import { readStorageSilence } from "#core/backup/storage-silence.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import { testFolder } from "#db/testing/test-folder.ts"
import { readS3Url } from "../settings/s3-address.ts"
import { s3Key, startS3 } from "../testing/s3-server.ts"
import { type SilentKind, startSilentServer } from "../testing/silent-servers.ts"
import { s3Copies } from "./s3-copies.ts"

const name = backupName(new Date())
const partSize = 5 * 2 ** 20
/** So that a test waits for a limit once. */
const times = { timeout: 200, slowest: 100_000 }

let folder: string
let servers: { close: () => Promise<void> }[]
beforeEach(() => {
  folder = mkdtempSync(join(testFolder, "hanout-silent-"))
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  rmSync(folder, { recursive: true, force: true })
})

const copiesAt = (place: string, limits = times) => {
  const address = readS3Url(`http://${s3Key}:secret@${place}/backups`)
  if (!address) throw new Error("No address")
  return s3Copies(address, limits)
}

async function silentCopies(kind: SilentKind, limits = times) {
  const server = await startSilentServer(kind)
  servers.push(server)
  return { copies: copiesAt(server.address, limits), server }
}

/** A file of so many bytes. */
function fileOf(bytes: number): string {
  const file = join(folder, "file")
  writeFileSync(file, Buffer.alloc(bytes, 7))
  return file
}

const works: [string, (copies: ReturnType<typeof s3Copies>) => Promise<unknown>][] = [
  ["a copy in one part", (copies) => copies.copy(name, fileOf(1000))],
  ["a copy in several parts", (copies) => copies.copy(name, fileOf(partSize + 1))],
  ["a list", (copies) => copies.list()],
  ["a prune", (copies) => copies.prune(2)],
  ["a download", (copies) => copies.download(name, join(folder, "back"))],
]

it.each(works)("%s ends when the storage accepts and says nothing", async (_what, work) => {
  const { copies } = await silentCopies("silent")
  const failure: unknown = await work(copies).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BackupError)
  expect(String(failure)).toMatch(/127\.0\.0\.1:\d+\/backups: no answer within 1 s$/)
  expect(readStorageSilence(String(failure))).toBe(1)
})

it.each(["a list", "a download"])("%s whose answer stops in the middle ends, and leaves nothing", async (what) => {
  const { copies } = await silentCopies("half")
  const work = what === "a list" ? copies.list() : copies.download(name, join(folder, "back"))
  await expect(work).rejects.toThrow(/no answer within 1 s$/)
  expect(readdirSync(folder)).toEqual([])
})

it("an upload that the storage stops reading ends", async () => {
  const { copies } = await silentCopies("deaf")
  await expect(copies.copy(name, fileOf(partSize))).rejects.toThrow(/no answer within 1 s$/)
})

it("a part that the storage stops reading is sent again, and the upload given up when it never reads", async () => {
  const storage = await startS3()
  servers.push(storage)
  let parts = 0
  storage.onPartBegun = () => {
    parts += 1
    return new Promise(() => undefined)
  }
  const address = readS3Url(storage.url)
  if (!address) throw new Error("No address")
  // Long enough for a busy machine to begin the upload.
  const copies = s3Copies(address, { ...times, timeout: 1500 })
  await expect(copies.copy(name, fileOf(partSize + 1))).rejects.toThrow(/no answer within \d s$/)
  expect([parts, storage.objects.size, storage.uploads.size]).toEqual([3, 0, 0])
})

it("a signal ends each at once, however long its limit is", async () => {
  for (const [, work] of works.slice(0, 3)) {
    const { copies, server } = await silentCopies("silent", { timeout: 600_000, slowest: 1 })
    const stopping = new AbortController()
    const stopped = {
      ...copies,
      copy: (of: string, file: string) => copies.copy(of, file, stopping.signal),
      list: () => copies.list(stopping.signal),
    }
    const working = work(stopped).catch((error: unknown) => String(error))
    await expect.poll(server.connections).toBe(1)
    stopping.abort(new BackupError("It was stopped."))
    expect(await working).toMatch(/: It was stopped\.$/)
  }
})
