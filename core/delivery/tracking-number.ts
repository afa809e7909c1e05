import { isRounded } from "../files/spreadsheet-rewriting.ts"

/** Whether a spreadsheet took a tracking number for a number that it rounds, `9,87654E+17`: no carrier's has decimals. Digits alone are
 *  never read as a number: they stay as they are, however many, with their first zeros. */
export const isRoundedTracking = (tracking: string): boolean => isRounded(tracking) || /^\d+[.,]\d+$/.test(tracking)
