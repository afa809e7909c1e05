import { expect, it } from "vitest"
import {
  backupMoment,
  backupName,
  backupSlots,
  dueBackup,
  isBackupLate,
  isBackupName,
  nextBackupTry,
} from "./backup-schedule.ts"

it("is due from its hour on, by Algeria's clock", () => {
  const schedule = { hour: 3, keep: 14 }
  expect(dueBackup(schedule, new Date("2026-11-21T01:59:00Z"))).toBeUndefined()
  expect(dueBackup(schedule, new Date("2026-11-21T02:00:00Z"))).toBe("2026-11-21")
  expect(dueBackup(schedule, new Date("2026-11-21T22:30:00Z"))).toBe("2026-11-21")
  expect(dueBackup({ hour: 0, keep: 14 }, new Date("2026-11-21T23:30:00Z"))).toBe("2026-11-22")
  expect(dueBackup({ hour: null, keep: 14 }, new Date("2026-11-21T22:30:00Z"))).toBeUndefined()
})

it("is tried again after a failure, three times a night and ten minutes apart", () => {
  const day = "2026-11-21"
  const [first = "", second = "", third = ""] = backupSlots(day)
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)
  const one = (slot: string, startedAt: string, endedAt: string | null, isMade = false) => {
    const ended = endedAt && at(endedAt).toISOString()
    return { slot, startedAt: at(startedAt).toISOString(), endedAt: ended, isMade }
  }
  expect(backupSlots(day)).toHaveLength(3)
  expect(nextBackupTry(day, [], at("02:00:00"))).toBe(first)
  const failed = one(first, "02:00:00", "02:01:00")
  expect(nextBackupTry(day, [failed], at("02:10:59"))).toBeUndefined()
  expect(nextBackupTry(day, [failed], at("02:11:00"))).toBe(second)
  const again = one(second, "02:11:00", "02:12:00")
  expect(nextBackupTry(day, [failed, again], at("02:22:00"))).toBe(third)
  expect(nextBackupTry(day, [failed, again, one(third, "02:22:00", "02:23:00")], at("09:00:00"))).toBeUndefined()
  expect(nextBackupTry(day, [failed, one(second, "02:11:00", "02:12:00", true)], at("09:00:00"))).toBeUndefined()
})

it("is tried again when a process ended before its backup, after three hours", () => {
  const lost = { slot: "2026-11-21", startedAt: "2026-11-21T02:00:00.000Z", endedAt: null, isMade: false }
  expect(nextBackupTry("2026-11-21", [lost], new Date("2026-11-21T05:00:00Z"))).toBeUndefined()
  expect(nextBackupTry("2026-11-21", [lost], new Date("2026-11-21T05:00:01Z"))).toBe("2026-11-21 2")
})

it("warns after two days without one, but not in a new shop", () => {
  const now = new Date("2026-11-21T12:00:00Z")
  const old = "2026-10-01T00:00:00.000Z"
  expect(isBackupLate({ lastAt: null, firstMemberAt: old }, now)).toBe(true)
  expect(isBackupLate({ lastAt: null, firstMemberAt: "2026-11-20T00:00:00.000Z" }, now)).toBe(false)
  expect(isBackupLate({ lastAt: null, firstMemberAt: null }, now)).toBe(false)
  expect(isBackupLate({ lastAt: "2026-11-20T00:00:00.000Z", firstMemberAt: old }, now)).toBe(false)
  expect(isBackupLate({ lastAt: "2026-11-19T00:00:00.000Z", firstMemberAt: old }, now)).toBe(true)
})

it("names a file by its moment, and knows no other file", () => {
  const now = new Date("2026-11-21T12:00:00.123Z")
  expect(isBackupName(backupName(now))).toBe(true)
  expect(backupMoment(backupName(now))).toBe(now.toISOString())
  for (const name of ["../hanout.db", "hanout.db", `${backupName(now)}.unfinished-12`, `x/${backupName(now)}`]) {
    expect(isBackupName(name)).toBe(false)
  }
})
