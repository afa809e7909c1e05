import type { AccountProblem } from "./platform.ts"

const seconds = 1000
const minutes = 60 * seconds

/** Milliseconds from each failed try of an account's task to the next one; the last one holds on. */
const pauses = [15 * seconds, minutes, 5 * minutes, 15 * minutes, 60 * minutes]

/** When a task of an account is tried again.
 *  @param tries how often it failed, 1 or more
 *  @param asked milliseconds that the carrier asked for; null = none */
export function nextTaskTry(tries: number, asked: number | null, now: Date): Date {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? minutes
  return new Date(now.getTime() + Math.max(pause, Math.min(asked ?? 0, 24 * 60 * minutes)))
}

/** How often a task has failed in a row, counting a turn that has just failed. A carrier whose limit of requests ended a turn in which it
 *  did some of the work has failed once: an account with much to do reaches that limit every minute.
 *  @param tries how often it had failed before */
export const failedTries = (
  tries: number,
  { problem, hasProgress }: { problem: AccountProblem; hasProgress: boolean },
): number => (hasProgress && problem === "rate-limited" ? 1 : tries + 1)
