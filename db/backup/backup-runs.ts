import type { BackupSchedule } from "#core/backup/backup-schedule.ts"
import { isBackupLate } from "#core/backup/backup-schedule.ts"
import type { Db } from "../database.ts"

/** Runs that are kept, for the console to tell what became of them. */
const maxRuns = 60

export async function findBackupSchedule(db: Db): Promise<BackupSchedule> {
  const row = await db.selectFrom("backup_schedule").select(["hour", "keep_files as keep"]).executeTakeFirst()
  return row ?? { hour: null, keep: 14 }
}

export async function updateBackupSchedule(db: Db, { hour, keep }: BackupSchedule): Promise<void> {
  await db.updateTable("backup_schedule").set({ hour, keep_files: keep }).execute()
}

/** Notes that a backup begins.
 *  @param slot the day of a scheduled one
 *  @returns its key; undefined when another process has begun the one of that day */
export async function beginBackupRun(
  db: Db,
  { slot, staffName, now }: { slot: string | null; staffName: string | null; now: Date },
): Promise<number | undefined> {
  const row = { slot, staff_name: staffName, started_at: now.toISOString() }
  const begun = await db
    .insertInto("backup_run")
    .values(row)
    .onConflict((c) => c.column("slot").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!begun) return undefined
  await db
    .deleteFrom("backup_run")
    .where("id", "<=", begun.id - maxRuns)
    .execute()
  return begun.id
}

/** Whether the backup of a day has begun, in any process. */
export async function hasBackupRun(db: Db, slot: string): Promise<boolean> {
  return (await db.selectFrom("backup_run").select("id").where("slot", "=", slot).executeTakeFirst()) !== undefined
}

type Ended = { name: string; bytes: number } | { error: string }

export async function endBackupRun(db: Db, id: number, ended: Ended, now: Date): Promise<void> {
  await db
    .updateTable("backup_run")
    .set({ ...ended, ended_at: now.toISOString() })
    .where("id", "=", id)
    .execute()
}

/** The last backup that has ended, well or not. */
export async function findLastBackupRun(db: Db) {
  return db
    .selectFrom("backup_run")
    .select(["started_at as startedAt", "name", "bytes", "error", "staff_name as by", "slot"])
    .select("ended_at as endedAt")
    .where("ended_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
}

/** Whether the owner should be warned: the shop is older than a new one, and has no recent backup. */
export async function isBackupMissing(db: Db, now: Date): Promise<boolean> {
  const made = await db
    .selectFrom("backup_run")
    .select((e) => e.fn.max("ended_at").as("at"))
    .where("name", "is not", null)
    .executeTakeFirst()
  const first = await db
    .selectFrom("staff_user")
    .select((e) => e.fn.min("created_at").as("at"))
    .executeTakeFirst()
  return isBackupLate({ lastAt: made?.at ?? null, firstMemberAt: first?.at ?? null }, now)
}
