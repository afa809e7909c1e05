import type { Db, Tx } from "../database.ts"

/** Where a part of another shop is stored: by `tx`, without which it is counted alone. `db` reads what the shop has. */
export type PartStep = { db: Db; tx: Tx | undefined; now: Date }

/** Counts of a part of another shop: made, changed in the shop, existing, or lost. */
export type PartCount = { made: number; changed: number; existing: number; lost: number }

export const noneOfPart: PartCount = { made: 0, changed: 0, existing: 0, lost: 0 }

export const addCounts = (a: PartCount, b: Partial<PartCount>): PartCount => ({
  made: a.made + (b.made ?? 0),
  changed: a.changed + (b.changed ?? 0),
  existing: a.existing + (b.existing ?? 0),
  lost: a.lost + (b.lost ?? 0),
})
