import { isRounded } from "../files/spreadsheet-rewriting.ts"

/** The carriers whose files the shop writes and reads. EcoTrack stands for the many couriers that use it. */
export const carriers = ["ecotrack", "yalidine", "noest", "zr"] as const

export type Carrier = (typeof carriers)[number]

/** Whether a spreadsheet took a tracking number for a number that it rounds, `9,87654E+17`: no carrier's has decimals. Digits alone are
 *  never read as a number: they stay as they are, however many, with their first zeros. */
export const isRoundedTracking = (tracking: string): boolean => isRounded(tracking) || /^\d+[.,]\d+$/.test(tracking)
