const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** Milliseconds from each failed try to the next one: two days in all. */
const pauses = [
  5 * seconds,
  30 * seconds,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  hours,
  3 * hours,
  6 * hours,
  12 * hours,
  24 * hours,
]

/** When an event is sent again.
 *  @param tries how often it was sent in vain
 *  @returns null = no more: it goes to the dead list, and the next one is sent */
export function nextDeliveryTry(tries: number, now: Date): Date | null {
  const pause = pauses[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** Why an event has not reached its subscriber. */
export const deliveryProblems = [
  "refused",
  "timeout",
  "unreachable",
  "forbidden-address",
  "redirect",
  "gone",
  "secret-lost",
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
