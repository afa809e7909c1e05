import { createWriteStream } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { S3Client } from "@bradenmacdonald/s3-lite-client"
import { isBackupName } from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import type { S3Address, StorageTimes } from "../settings/s3-address.ts"
import { checkBackup } from "./backup-file.ts"
import { uploadFile } from "./s3-upload.ts"
import { readWithinLimit, type StorageLimit, usualTimes, withinLimit } from "./storage-limit.ts"
import { unfinishedName } from "./unfinished-files.ts"

/** Bytes of a part: the least that S3 takes, so that each gets through a slow line. A copy has 10 000 parts at most: 50 GB. */
const partSize = 5 * 2 ** 20

/** Copies of backups on another machine. All throw a BackupError that says what the storage or the network said; each of their
 *  requests has a limit of time (`storage-limit.ts`), and a signal ends them. */
export type BackupCopies = {
  /** Host and bucket, for people. */
  place: string
  copy: (name: string, file: string, signal?: AbortSignal) => Promise<void>
  /** The names of all copies, newest first. */
  list: (signal?: AbortSignal) => Promise<string[]>
  /** Deletes all but the newest. */
  prune: (keep: number, signal?: AbortSignal) => Promise<void>
  /** Brings a copy back. It gets its name, and takes the place of another file, once it is whole and was read to its end. */
  download: (name: string, file: string, signal?: AbortSignal) => Promise<void>
}

/** Describes a failure in few words: the code of the network or of the storage before a message that says little. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error.cause instanceof Error && !(error instanceof BackupError) ? reasonOf(error.cause) : ""
  const code = "code" in error && typeof error.code === "string" && error.code ? `${error.code}: ` : ""
  return inner || code + error.message
}

/** Copies in a bucket of S3-compatible storage.
 *  @param times for its requests; the usual ones where they are left out */
export function s3Copies({ prefix, ...address }: S3Address, times: Partial<StorageTimes> = {}): BackupCopies {
  const s3 = new S3Client(address)
  const place = `${s3.host}/${address.bucket}/${prefix}`.replace(/\/$/, "")
  const told = async <T>(signal: AbortSignal | undefined, work: (limit: StorageLimit) => Promise<T>): Promise<T> => {
    try {
      return await work({ ...usualTimes, ...times, signal: signal ?? new AbortController().signal })
    } catch (error) {
      // Not as the cause: an unreachable storage is no unreachable database.
      throw new BackupError(`${place}: ${reasonOf(error)}`)
    }
  }
  const list = async (limit: StorageLimit) => {
    const names: string[] = []
    const found = s3.listObjects({ prefix })
    for (;;) {
      const next = await withinLimit(found.next(), limit)
      if (next.done) break
      const name = next.value.key.slice(prefix.length)
      if (isBackupName(name)) names.push(name)
    }
    return names.toSorted().reverse()
  }
  const copy = async (name: string, file: string, limit: StorageLimit) => {
    const size = await uploadFile(s3, prefix + name, file, { partSize, ...limit })
    const stored = await withinLimit(s3.statObject(prefix + name), limit)
    if (stored.size !== size) throw new Error("the copy has another size than the file")
  }
  const prune = async (keep: number, limit: StorageLimit) => {
    for (const name of (await list(limit)).slice(keep)) await withinLimit(s3.deleteObject(prefix + name), limit)
  }
  const download = async (name: string, file: string, limit: StorageLimit) => {
    if (!(await withinLimit(s3.exists(prefix + name), limit))) throw new Error(`there is no copy ${name}`)
    const { size } = await withinLimit(s3.statObject(prefix + name), limit)
    const { body } = await withinLimit(s3.getObject(prefix + name), limit)
    if (!body) throw new Error(`the copy ${name} is empty`)
    const draft = unfinishedName(file)
    try {
      const parts = readWithinLimit(body, limit, size)
      await pipeline(parts, createWriteStream(draft, { mode: 0o600 }))
      const { size: got } = await stat(draft)
      if (got !== size) throw new Error(`the copy ${name} has ${size} bytes, and ${got} came`)
      await checkBackup(draft, limit.signal).catch((error: unknown) => {
        throw error instanceof BackupError ? new Error(`the copy ${name} cannot be used. ${error.message}`) : error
      })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    place,
    copy: (name, file, signal) => told(signal, (limit) => copy(name, file, limit)),
    list: (signal) => told(signal, list),
    prune: (keep, signal) => told(signal, (limit) => prune(keep, limit)),
    download: (name, file, signal) => told(signal, (limit) => download(name, file, limit)),
  }
}
