import { onShopClock } from "../i18n/shop-day.ts"

/** `hour` of Algeria's clock; null = no backup is made by itself. `keep`: the newest files that stay. */
export type BackupSchedule = { hour: number | null; keep: number }

export const maxBackups = 60

/** A backup that is older, in milliseconds, is not recent. */
const recent = 2 * 86_400_000

/** The day whose nightly backup is due: from its hour on, until midnight.
 *  @returns undefined while none is */
export function dueBackup({ hour }: BackupSchedule, now: Date): string | undefined {
  if (hour === null) return undefined
  const shown = onShopClock(now)
  return shown.getUTCHours() >= hour ? shown.toISOString().slice(0, 10) : undefined
}

/** A night's backup that fails is tried again, so many times in all. */
const maxTries = 3
/** Milliseconds between the end of a try and the next. */
const tryPause = 10 * 60_000
/** Milliseconds after which a try that has not ended counts as failed: its process is gone. */
const tooLong = 3 * 3_600_000

/** One try of a night's backup; `endedAt` null = under way, or its process ended before it. */
export type BackupTry = { slot: string; startedAt: string; endedAt: string | null; isMade: boolean }

/** The slots of a night's tries. Each can be taken once: of several processes one makes the try.
 *  @param day as of `dueBackup` */
export const backupSlots = (day: string): string[] =>
  Array.from({ length: maxTries }, (_, index) => (index === 0 ? day : `${day} ${index + 1}`))

/** Whether a try will not end any more. */
export const isBackupLost = ({ startedAt, endedAt }: Pick<BackupTry, "startedAt" | "endedAt">, now: Date): boolean =>
  endedAt === null && now.getTime() - Date.parse(startedAt) > tooLong

/** Milliseconds between two words of the process that makes a backup, and after which one that says nothing is gone. */
export const heartbeatInterval = 10_000
export const maxSilence = 60_000

/** The slot of the try that is due now.
 *  @param tries those of that day so far
 *  @returns undefined when the backup is made or under way, one has just failed, or all have */
export function nextBackupTry(day: string, tries: readonly BackupTry[], now: Date): string | undefined {
  const isUnderWay = (one: BackupTry) => one.endedAt === null && !isBackupLost(one, now)
  if (tries.some((one) => one.isMade || isUnderWay(one))) return undefined
  const isFresh = (one: BackupTry) => now.getTime() - Date.parse(one.endedAt ?? one.startedAt) < tryPause
  if (tries.some(isFresh)) return undefined
  return backupSlots(day).find((slot) => !tries.some((one) => one.slot === slot))
}

/** Whether the console warns that there is no recent backup; not in a shop whose first member joined within the same time.
 *  @param facts moments in ISO 8601; null = there was none */
export function isBackupLate(facts: { lastAt: string | null; firstMemberAt: string | null }, now: Date): boolean {
  const isOld = (at: string) => now.getTime() - new Date(at).getTime() > recent
  if (facts.firstMemberAt === null || !isOld(facts.firstMemberAt)) return false
  return facts.lastAt === null || isOld(facts.lastAt)
}

/** The name of a backup's file: it holds its moment, so names sort as backups were made. */
export const backupName = (now: Date): string => `hanout-${now.toISOString().replace(/[:.]/g, "-")}.backup`

/** Names of backups that the console lists; any other file of the folder is none of its business. */
export const isBackupName = (name: string): boolean =>
  /^hanout-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/.test(name)

/** Returns the moment of a backup by its name. */
export const backupMoment = (name: string): string =>
  name.replace(/^hanout-(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.backup$/, "$1T$2:$3:$4.$5Z")
