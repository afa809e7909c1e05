import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { S3Client } from "@bradenmacdonald/s3-lite-client"
import { isBackupName } from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import type { S3Address } from "./s3-address.ts"
import { uploadFile } from "./s3-upload.ts"
import { unfinishedName } from "./unfinished-files.ts"

/** Bytes of a part: the least that S3 takes, so that each gets through a slow line before the request counts as lost after
 *  five minutes. A copy has 10 000 parts at most: 50 GB. */
const partSize = 5 * 2 ** 20

/** Copies of backups on another machine. All throw a BackupError that says what the storage or the network said. */
export type BackupCopies = {
  /** Host and bucket, for people. */
  place: string
  /** @param signal ends it */
  copy: (name: string, file: string, signal?: AbortSignal) => Promise<void>
  /** The names of all copies, newest first. */
  list: () => Promise<string[]>
  /** Deletes all but the newest. */
  prune: (keep: number) => Promise<void>
  /** Brings a copy back. */
  download: (name: string, file: string) => Promise<void>
}

/** What failed, in few words: the code of the network or of the storage before a message that says little. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error.cause instanceof Error ? reasonOf(error.cause) : ""
  const code = "code" in error && error.code ? `${error.code}: ` : ""
  return inner || code + error.message
}

/** Copies in a bucket of S3-compatible storage. */
export function s3Copies({ prefix, ...address }: S3Address): BackupCopies {
  const s3 = new S3Client(address)
  const place = `${s3.host}/${address.bucket}/${prefix}`.replace(/\/$/, "")
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      // Not as the cause: an unreachable storage is no unreachable database.
      throw new BackupError(`${place}: ${reasonOf(error)}`)
    })
  const list = async () => {
    const names: string[] = []
    for await (const { key } of s3.listObjects({ prefix })) {
      const name = key.slice(prefix.length)
      if (isBackupName(name)) names.push(name)
    }
    return names.toSorted().reverse()
  }
  const copy = async (name: string, file: string, signal: AbortSignal) => {
    const size = await uploadFile(s3, prefix + name, file, { partSize, signal })
    if ((await s3.statObject(prefix + name)).size !== size) throw new Error("the copy has another size than the file")
  }
  const prune = async (keep: number) => {
    for (const name of (await list()).slice(keep)) await s3.deleteObject(prefix + name)
  }
  const download = async (name: string, file: string) => {
    if (!(await s3.exists(prefix + name))) throw new Error(`there is no copy ${name}`)
    const { body } = await s3.getObject(prefix + name)
    if (!body) throw new Error(`the copy ${name} is empty`)
    // Not under its name before all of it is there.
    const draft = unfinishedName(file)
    try {
      await pipeline(body, createWriteStream(draft))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    place,
    copy: (name, file, signal = new AbortController().signal) => told(copy(name, file, signal)),
    list: () => told(list()),
    prune: (keep) => told(prune(keep)),
    download: (name, file) => told(download(name, file)),
  }
}
