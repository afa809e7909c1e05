import type { BackupSchedule } from "#core/backup/backup-schedule.ts"
import { backupSlots, isBackupLate, isBackupLost, maxSilence, nextBackupTry } from "#core/backup/backup-schedule.ts"
import type { Db } from "../database.ts"

const interrupted = "It was interrupted."

/** Runs that are stored, for the console to tell what became of them. */
const maxRuns = 60

export async function findBackupSchedule(db: Db): Promise<BackupSchedule> {
  const row = await db.selectFrom("backup_schedule").select(["hour", "keep_files as keep"]).executeTakeFirst()
  return row ?? { hour: null, keep: 14 }
}

export async function updateBackupSchedule(db: Db, { hour, keep }: BackupSchedule): Promise<void> {
  await db.updateTable("backup_schedule").set({ hour, keep_files: keep }).execute()
}

/** Notes that a backup begins.
 *  @param slot of a scheduled one, by `nextBackupSlot`
 *  @returns its key; undefined when another process has taken the slot */
export async function beginBackupRun(
  db: Db,
  { slot, staffName, now }: { slot: string | null; staffName: string | null; now: Date },
): Promise<number | undefined> {
  const row = { slot, staff_name: staffName, started_at: now.toISOString(), touched_at: now.toISOString() }
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

/** The slot of the scheduled backup that is to be made now. Notes of runs whose process is gone that they failed.
 *  @param day whose backup is due
 *  @returns undefined when it is made or under way in any process, or is not tried again yet */
export async function nextBackupSlot(db: Db, day: string, now: Date): Promise<string | undefined> {
  await endSilentBackupRuns(db, now)
  const runs = await db
    .selectFrom("backup_run")
    .select(["id", "slot", "name", "started_at as startedAt", "ended_at as endedAt"])
    .where("slot", "in", backupSlots(day))
    .execute()
  for (const run of runs) {
    if (!isBackupLost(run, now)) continue
    const lost = { error: interrupted, ended_at: now.toISOString() }
    await db.updateTable("backup_run").set(lost).where("id", "=", run.id).where("ended_at", "is", null).execute()
  }
  const tries = runs.map(({ slot, name, ...times }) => ({ slot: slot ?? "", isMade: name !== null, ...times }))
  return nextBackupTry(day, tries, now)
}

/** Notes that the process of a run still makes it. */
export async function touchBackupRun(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("backup_run").set({ touched_at: now.toISOString() }).where("id", "=", id).execute()
}

/** Notes of runs whose process says nothing any more that they failed: it was killed. */
export async function endSilentBackupRuns(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("backup_run")
    .set({ error: interrupted, ended_at: now.toISOString() })
    .where("ended_at", "is", null)
    .where("touched_at", "<", new Date(now.getTime() - maxSilence).toISOString())
    .execute()
}

type Ended = { name: string; bytes: number } | { error: string }

export async function endBackupRun(db: Db, id: number, ended: Ended, now: Date): Promise<void> {
  await db
    .updateTable("backup_run")
    .set({ error: null, ...ended, ended_at: now.toISOString() })
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

/** Stores the outcome of a copy: its time and place, or its error. */
export async function noteBackupCopy(
  db: Db,
  id: number,
  copy: { at: Date; place: string } | { error: string },
): Promise<void> {
  const noted = "at" in copy ? { copied_at: copy.at.toISOString(), copied_to: copy.place } : { copy_error: copy.error }
  await db.updateTable("backup_run").set(noted).where("id", "=", id).execute()
}

const findCopiedAt = async (db: Db, place: string): Promise<string | null> => {
  const made = await db
    .selectFrom("backup_run")
    .select((e) => e.fn.max("copied_at").as("at"))
    .where("copied_to", "=", place)
    .executeTakeFirst()
  return made?.at ?? null
}

/** When a backup was last copied to a place, and why the last copy was not made. */
export async function findBackupCopies(db: Db, place: string): Promise<{ at: string | null; error: string | null }> {
  const last = await db
    .selectFrom("backup_run")
    .select("copy_error as error")
    .where((e) => e.or([e("copied_at", "is not", null), e("copy_error", "is not", null)]))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return { at: await findCopiedAt(db, place), error: last?.error ?? null }
}

const findFirstMemberAt = async (db: Db): Promise<string | null> => {
  const first = await db
    .selectFrom("staff_user")
    .select((e) => e.fn.min("created_at").as("at"))
    .executeTakeFirst()
  return first?.at ?? null
}

/** Whether the owner should be warned: the shop is older than a new one, and has no recent backup.
 *  @param newestAt when the newest file of the folder was made: the command writes no run; undefined = there is none */
export async function isBackupMissing(db: Db, newestAt: string | undefined, now: Date): Promise<boolean> {
  const made = await db
    .selectFrom("backup_run")
    .select((e) => e.fn.max("ended_at").as("at"))
    .where("name", "is not", null)
    .executeTakeFirst()
  // A file that is named after a later moment says nothing.
  const fileAt = newestAt && newestAt <= now.toISOString() ? newestAt : ""
  const lastAt = [made?.at ?? "", fileAt].toSorted().at(-1) || null
  return isBackupLate({ lastAt, firstMemberAt: await findFirstMemberAt(db) }, now)
}

/** The same of copies at a place. */
export async function isCopyMissing(db: Db, place: string, now: Date): Promise<boolean> {
  return isBackupLate({ lastAt: await findCopiedAt(db, place), firstMemberAt: await findFirstMemberAt(db) }, now)
}
