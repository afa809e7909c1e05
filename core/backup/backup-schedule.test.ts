import { expect, it } from "vitest"
import { backupMoment, backupName, dueBackup, isBackupLate, isBackupName } from "./backup-schedule.ts"

it("is due from its hour on, by Algeria's clock", () => {
  const schedule = { hour: 3, keep: 14 }
  expect(dueBackup(schedule, new Date("2026-11-21T01:59:00Z"))).toBeUndefined()
  expect(dueBackup(schedule, new Date("2026-11-21T02:00:00Z"))).toBe("2026-11-21")
  expect(dueBackup(schedule, new Date("2026-11-21T22:30:00Z"))).toBe("2026-11-21")
  expect(dueBackup({ hour: 0, keep: 14 }, new Date("2026-11-21T23:30:00Z"))).toBe("2026-11-22")
  expect(dueBackup({ hour: null, keep: 14 }, new Date("2026-11-21T22:30:00Z"))).toBeUndefined()
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
