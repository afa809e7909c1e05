import type { SlipFormat } from "#core/orders/printed-orders.ts"
import * as css from "./print.module.css"

type SlipPaper = {
  className: string | undefined
  /** Millimetres between its margins. */
  room: number
  /** Millimetres of its length and pixels of its text; null = a roll, which is as long as the slip. */
  sheet: { length: number; text: number; minText: number } | null
  /** Lines of goods, where a slip cannot go on to another sheet. */
  maxLines: number
}

const any = Number.POSITIVE_INFINITY

/** The papers of slips (their sizes are in print.module.css too). */
export const slipPapers: Record<SlipFormat, SlipPaper> = {
  a6: { className: css.paperA6, room: 93, sheet: { length: 148, text: 13, minText: 10 }, maxLines: any },
  "10x15": { className: css.paperLabel, room: 90, sheet: { length: 150, text: 13, minText: 10 }, maxLines: any },
  "80mm": { className: css.paperRoll, room: 72, sheet: null, maxLines: any },
  // A quarter is never shorter than its 148 mm.
  a4x4: { className: css.paperQuarter, room: 93, sheet: { length: 149, text: 12, minText: 7 }, maxLines: 8 },
}
