import type { Measured } from "./probe/probe.ts"

/** Whether visitors of a kind were kept waiting, or failed.
 *  @param max the highest p99 during the attack, in milliseconds, by that of the idle shop */
export const isSlow = ({ idle, during }: Measured, max: (idle: number) => number): boolean =>
  during.failed > 0 || during.p99 > max(idle.p99)

/** A kind of visit as the table has it: what is not as it should be stands out. */
export function toCell(measured: Measured | undefined, max: (idle: number) => number): string {
  if (!measured) return "–"
  const { idle, during } = measured
  const times = `${idle.p99.toFixed(0)} → ${during.p99.toFixed(0)}`
  const failed = during.failed > 0 ? `, ${during.failed} of ${during.count} failed` : ""
  const already = idle.failed > 0 ? `, ${idle.failed} of ${idle.count} before` : ""
  return isSlow(measured, max) ? `**${times}${failed}**${already}` : times + already
}
