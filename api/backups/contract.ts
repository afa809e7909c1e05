import { z } from "zod"
import { maxBackups } from "#core/backup/backup-schedule.ts"
import { proof } from "../staff/contract.ts"

/** `PUT backups/schedule` */
export const scheduleForm = z.strictObject({
  hour: z.int().min(0).max(23).nullable().meta({ description: "Of Algeria's clock; null = not by itself" }),
  keep: z.int().min(1).max(maxBackups),
})

/** `POST backups/:name/download` and `POST backups/:name/restore` ask for the password, and a code where a second factor is on. */
export const backupProof = z.strictObject(proof)

export type BackupFile = { name: string; bytes: number; madeAt: string }

/** The backup that ended last, at `at`, well or not (`error`). Its file is named by `startedAt`. */
export type LastBackup = {
  startedAt: string
  at: string
  seconds: number
  bytes: number | null
  error: string | null
  by: string | null
}

/** `GET backups` */
export type BackupState = {
  files: BackupFile[]
  /** Rows of the backup that is under way; `all` is 0 until they are counted. */
  running: { done: number; all: number } | null
  last: LastBackup | null
  schedule: z.infer<typeof scheduleForm>
  /** Copies on another machine: where, when the last was made, why a newer one was not; null = there are none. */
  copies: { place: string; at: string | null; error: string | null } | null
  /** Where the files are. */
  folder: string
  late: LateBackup
}

/** The backup or copy that is older than two days; null = neither. */
export type LateBackup = "backup" | "copy" | null

/** `GET backups/warning` */
export type BackupWarning = { late: LateBackup }

/** Answer of `POST backups/:name/restore`. Once the file `safety` is in the list the shop can be stopped for the
 *  command. */
export type PreparedRestore = {
  command: string
  madeAt: string
  rows: number
  /** The backup of the present state, which has begun. */
  safety: string
}
