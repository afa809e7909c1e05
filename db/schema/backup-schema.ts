import type { Generated } from "kysely"
import type { Time } from "./column-types.ts"

/** One row: the hour of Algeria's clock at which a backup is made every night; null = never. */
type BackupScheduleTable = { id: 1; hour: number | null; keep_files: number }

type BackupRunTable = {
  id: Generated<number>
  /** The day of a scheduled backup, and which try if it is not the first; null = somebody asked for it. */
  slot: string | null
  staff_name: string | null
  started_at: Time
  /** null = under way, or its process has ended before it. */
  ended_at: Time | null
  /** Of the file; null = it failed. */
  name: string | null
  bytes: number | null
  error: string | null
  copied_at: Time | null
  /** Host and bucket. */
  copied_to: string | null
  copy_error: string | null
  /** When its process last said that it makes it; null = before that was noted. */
  touched_at: Time | null
}

export type BackupSchema = { backup_schedule: BackupScheduleTable; backup_run: BackupRunTable }
