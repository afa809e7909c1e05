import { createReadStream } from "node:fs"
import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import type { BackupService } from "#api/backups/backup-service.ts"
import type { BackupFile } from "#api/backups/contract.ts"
import {
  backupMoment,
  backupName,
  dueBackup,
  heartbeatInterval,
  isBackupName,
  maxBackups,
} from "#core/backup/backup-schedule.ts"
import { BackupError } from "#db/backup/backup-lines.ts"
import {
  beginBackupRun,
  endBackupRun,
  findBackupSchedule,
  nextBackupSlot,
  noteBackupCopy,
  touchBackupRun,
} from "#db/backup/backup-runs.ts"
import type { Db } from "#db/database.ts"
import { migrations } from "#db/migrations/migrations.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import { withoutSecrets } from "../settings/secrets.ts"
import { maxError, type Running, startBackupCommand } from "./backup-command.ts"
import { openBackup, readBackupHead } from "./backup-file.ts"
import type { BackupCopies } from "./s3-copies.ts"
import { removeUnfinished } from "./unfinished-files.ts"

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT"

/** Bytes of a file; undefined when there is none. */
const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    },
  )

/** An error's words, for the console. */
const messageOf = (error: unknown) =>
  withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, maxError)

export type OwnBackups = BackupService & { runNightly: (now: Date) => Promise<void>; close: () => Promise<void> }

/** Backups of the shop in a folder.
 *  @param copies where each is copied to
 *  @param onCopyFailed told why one was not
 *  @returns the service of the API, the job that makes the nightly one, and what ends the one under way and begins no other */
export function backupService(
  db: Db,
  folder: string,
  copies?: BackupCopies,
  onCopyFailed: (error: unknown) => void = () => undefined,
): OwnBackups {
  let running: Running | null = null
  let command: ReturnType<typeof startBackupCommand> | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  /** The copies that are under way or wait. */
  let copying: Promise<unknown> = Promise.resolve()
  const closing = new AbortController()

  const list = async (): Promise<BackupFile[]> => {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const newest = names.filter(isBackupName).toSorted().reverse().slice(0, maxBackups)
    const found = newest.map(async (name): Promise<BackupFile[]> => {
      // Another process may remove it meanwhile.
      const bytes = await sizeOf(join(folder, name))
      return bytes === undefined ? [] : [{ name, bytes, madeAt: backupMoment(name) }]
    })
    return (await Promise.all(found)).flat()
  }
  /** The path of a file that is there: the name comes from the list of the folder, not from who asks. */
  const pathOf = async (name: string): Promise<string | undefined> => {
    const found = (await list()).find((file) => file.name === name)
    return found && join(folder, found.name)
  }
  /** @returns whether it was made: not when another process makes that of the slot */
  const make = async (
    now: Date,
    slot: string | null,
    staffName: string | null,
    onBegun = () => {},
  ): Promise<boolean> => {
    const run = await beginBackupRun(db, { slot, staffName, now })
    if (run === undefined) return false
    onBegun()
    const name = backupName(now)
    // A word that is lost is made up for by the next one.
    const heartbeat = setInterval(() => touchBackupRun(db, run, new Date()).catch(() => undefined), heartbeatInterval)
    try {
      const file = join(folder, name)
      if (closing.signal.aborted) throw new BackupError("The shop was stopped.")
      command = startBackupCommand(file, (progress) => {
        running = progress
      })
      await command.done
      await endBackupRun(db, run, { name, bytes: (await stat(file)).size }, new Date())
      copyLater(run, name, file)
      return true
    } catch (error) {
      await endBackupRun(db, run, { error: messageOf(error) }, new Date())
      throw error
    } finally {
      clearInterval(heartbeat)
    }
  }
  /** Copies follow one another, beside the next backup. One that fails leaves the backup as it is. */
  const copyLater = (run: number, name: string, file: string) => {
    if (!copies) return
    const copy = async () => {
      try {
        await copies.copy(name, file, closing.signal)
        await noteBackupCopy(db, run, { at: new Date(), place: copies.place })
      } catch (error) {
        onCopyFailed(error)
        await noteBackupCopy(db, run, { error: messageOf(error) })
      }
    }
    copying = copying.then(copy).catch(() => undefined)
  }
  const pruneCopies = (keep: number) => {
    if (!copies) return
    // Copies that are too many do no harm, and the next night tries again.
    copying = copying.then(() => copies.prune(keep, closing.signal)).catch(onCopyFailed)
  }
  /** One at a time in a process. */
  const exclusively = <T>(work: () => Promise<T>): Promise<T> | undefined => {
    if (running || closing.signal.aborted) return undefined
    running = { done: 0, all: 0 }
    const working = work().finally(() => {
      running = null
      command = undefined
    })
    underWay = working.catch(() => undefined)
    return working
  }
  const prune = async (keep: number) => {
    await removeUnfinished(folder, new Date())
    for (const { name } of (await list()).slice(keep)) await rm(join(folder, name), { force: true })
    pruneCopies(keep)
  }
  return {
    folder,
    copies: copies?.place ?? null,
    list,
    running: () => running,
    begin: async (staffName) => {
      const now = new Date()
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      const made = exclusively(() => make(now, null, staffName, resolve))
      if (!made) return undefined
      // From its row on, what becomes of it is told by the list.
      await Promise.race([begun, made])
      return {
        name: backupName(now),
        made: made.then((isMade) => (isMade ? null : "Another process makes one."), messageOf),
      }
    },
    find: async (name) => {
      const file = await pathOf(name)
      if (!file) return undefined
      const bytes = await sizeOf(file)
      if (bytes === undefined) return undefined
      return { bytes, read: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array> }
    },
    head: async (name) => {
      const file = await pathOf(name)
      if (!file) return undefined
      const { madeAt, rows } = await readBackupHead(file)
      return { madeAt, rows }
    },
    rows: async (name) => {
      const file = await pathOf(name)
      if (!file) return undefined
      const { head, rows, close } = await openBackup(file)
      if (head.migrations.at(-1) === Object.keys(migrations).at(-1)) return rows
      await close()
      throw new StateRejectedError("BACKUP_VERSION", "The backup is from another version of the shop")
    },
    restoreCommand: (name) => `npm run restore -- --replace "${join(folder, name)}"`,
    async runNightly(now) {
      const schedule = await findBackupSchedule(db)
      const day = dueBackup(schedule, now)
      const slot = day && (await nextBackupSlot(db, day, now))
      if (!slot) return
      const made = await exclusively(() => make(new Date(), slot, null))
      if (made) await prune(schedule.keep)
    },
    close: async () => {
      closing.abort(new BackupError("The shop was stopped."))
      command?.stop()
      await underWay
      await copying
    },
  }
}
