import { createReadStream, createWriteStream } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { S3Client } from "@bradenmacdonald/s3-lite-client"
import { isBackupName } from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import type { S3Address } from "./s3-address.ts"

/** Bytes of a part, of which four are in memory at a time. A copy has 10 000 parts at most: 80 GB. */
const usualPartSize = 8 * 2 ** 20

/** Copies of backups on another machine. */
export type BackupCopies = {
  /** Host and bucket, for people. */
  place: string
  /** @throws what the storage or the network says */
  copy: (name: string, file: string) => Promise<void>
  /** The names of all copies, newest first. */
  list: () => Promise<string[]>
  /** Deletes all but the newest. */
  prune: (keep: number) => Promise<void>
  /** Brings a copy back.
   *  @throws BackupError when there is none of that name */
  download: (name: string, file: string) => Promise<void>
}

/** Copies in a bucket of S3-compatible storage.
 *  @param partSize bytes, 5 MB at least: a rule of S3 */
export function s3Copies({ prefix, ...address }: S3Address, partSize = usualPartSize): BackupCopies {
  const s3 = new S3Client(address)
  const place = `${s3.host}/${address.bucket}/${prefix}`.replace(/\/$/, "")
  const list = async () => {
    const names: string[] = []
    for await (const { key } of s3.listObjects({ prefix })) names.push(key.slice(prefix.length))
    return names.filter(isBackupName).toSorted().reverse()
  }
  return {
    place,
    async copy(name, file) {
      const { size } = await stat(file)
      const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
      await s3.putObject(prefix + name, bytes, { size, partSize })
      const copied = await s3.statObject(prefix + name)
      if (copied.size !== size) throw new BackupError("The copy has another size than the file.")
    },
    list,
    async prune(keep) {
      for (const name of (await list()).slice(keep)) await s3.deleteObject(prefix + name)
    },
    async download(name, file) {
      if (!(await s3.exists(prefix + name))) throw new BackupError(`There is no copy ${name} in ${place}.`)
      const { body } = await s3.getObject(prefix + name)
      if (!body) throw new BackupError(`The copy ${name} is empty.`)
      // Not under its name before all of it is there.
      const draft = `${file}.part`
      try {
        await pipeline(body, createWriteStream(draft))
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}
