/** What becomes of a part of another shop: it is made, changes what the shop has, is there already, or is left behind. */
export type PartCount = { made: number; changed: number; existing: number; lost: number }

export const noneOfPart: PartCount = { made: 0, changed: 0, existing: 0, lost: 0 }

export const addCounts = (a: PartCount, b: Partial<PartCount>): PartCount => ({
  made: a.made + (b.made ?? 0),
  changed: a.changed + (b.changed ?? 0),
  existing: a.existing + (b.existing ?? 0),
  lost: a.lost + (b.lost ?? 0),
})
