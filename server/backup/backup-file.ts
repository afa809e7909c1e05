import { createReadStream, createWriteStream } from "node:fs"
import { link, mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { createInterface } from "node:readline"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { BackupError, type BackupHead, backupLines, readBackup } from "#db/backup/backup-lines.ts"
import type { TableRows } from "#db/backup/fill.ts"
import { readSnapshot } from "#db/backup/snapshot.ts"
import type { Db } from "#db/database.ts"
import { removeUnfinished, unfinishedName } from "./unfinished-files.ts"

export type Progress = (done: number, all: number) => void

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** The lines of a compressed file.
 *  @throws BackupError when it is not compressed or ends too early */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = createGunzip()
  source.on("error", (problem) => text.destroy(problem))
  source.pipe(text)
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  // readline does not pass on what goes wrong with its input.
  const failed = new Promise<never>((_resolve, reject) => text.on("error", reject))
  failed.catch(() => lines.close())
  try {
    const iterator = lines[Symbol.asyncIterator]()
    for (;;) {
      const next = await Promise.race([iterator.next(), failed])
      if (next.done) break
      yield next.value
    }
    // A file that was cut off ends its lines and its stream's error comes together with that.
    if (!text.readableEnded) await Promise.race([failed, new Promise((resolve) => text.on("end", resolve))])
  } catch (error) {
    throw explained(error)
  } finally {
    lines.close()
    source.destroy()
    text.destroy()
  }
}

function explained(problem: unknown): unknown {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined
  if (code === "Z_BUF_ERROR") return new BackupError("The file is not whole: its end is missing.", { cause: problem })
  if (code === "Z_DATA_ERROR") {
    const foreign = problem instanceof Error && problem.message === "incorrect header check"
    const message = foreign ? "The file is no backup of Hanout." : "The file is damaged: it cannot be unpacked."
    return new BackupError(message, { cause: problem })
  }
  return problem
}

/** Opens a backup for reading.
 *  @throws BackupError as `readBackup`; a missing file as the system says it */
export const openBackup = (file: string) => readBackup(linesOf(file))

/** Reads what a backup says of itself, and closes it.
 *  @throws BackupError when its beginning cannot be read */
export async function readBackupHead(file: string): Promise<BackupHead> {
  const { head, close } = await openBackup(file)
  await close()
  return head
}

/** Reads a backup to its end and keeps nothing of it.
 *  @throws BackupError when it cannot be restored; the signal's reason when that says so */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<BackupHead> {
  const { head, rows } = await openBackup(file)
  for await (const _part of rows satisfies AsyncIterable<TableRows>) signal?.throwIfAborted()
  return head
}

/** Puts a file on the disk and not only into the system's memory. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+")
  await handle.sync()
  await handle.close()
}

/** Gives a finished file its name, unless the name is taken by then. */
async function nameFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
    await rm(from)
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") throw error
    // Some file systems have no links.
    await rename(from, to)
  }
}

/** Writes a backup of a database that others go on using. It has its name only once it is whole, on the disk, and was
 *  read back; its owner alone can read it, for it holds every order. Removes what dead processes left in its folder.
 *  @param signal stops it
 *  @throws when the file exists or cannot be written, or it was stopped; nothing is left behind then */
export async function writeBackup(
  db: Db,
  file: string,
  now: Date,
  onProgress: Progress,
  signal?: AbortSignal,
): Promise<BackupHead> {
  if (await exists(file)) throw new BackupError(`${file} exists already. Choose another name.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await removeUnfinished(dirname(file), now)
  const unfinished = unfinishedName(file)
  try {
    await readSnapshot(db, async (snapshot) => {
      signal?.throwIfAborted()
      const lines = backupLines(snapshot, now.toISOString(), onProgress)
      const written = createWriteStream(unfinished, { flags: "wx", mode: 0o600 })
      await pipeline(lines, createGzip({ level: 6 }), written, { ...(signal && { signal }) })
    })
    await flush(unfinished)
    const head = await checkBackup(unfinished, signal)
    await nameFile(unfinished, file)
    return head
  } catch (error) {
    await rm(unfinished, { force: true })
    throw signal?.aborted ? new BackupError("It was stopped before it was whole.", { cause: error }) : error
  }
}
