import { fromShopClock, onShopClock } from "../i18n/shop-day.ts"
import type { CallOutcome } from "./order-status.ts"

const minute = 60 * 1000
const hour = 60 * minute

/** How long after a call that settled nothing the next one falls due, in milliseconds; `postponed` names its own time. */
const pauses: Record<Exclude<CallOutcome, "postponed">, number> = {
  busy: 10 * minute,
  "no-answer-1": 45 * minute,
  "no-answer-2": 3 * hour,
  "no-answer-3": 24 * hour,
}

/** Hours of Algeria's clock between which the shop calls by itself. */
const firstHour = 9
const lastHour = 20

/** When to call again after an outcome. A time outside the hours in which people are called is put off to the morning. */
export function retryAt(outcome: Exclude<CallOutcome, "postponed">, now: Date): Date {
  const shown = onShopClock(new Date(now.getTime() + pauses[outcome]))
  const shownHour = shown.getUTCHours()
  if (shownHour >= firstHour && shownHour < lastHour) return fromShopClock(shown)
  if (shownHour >= lastHour) shown.setUTCDate(shown.getUTCDate() + 1)
  shown.setUTCHours(firstHour, 0, 0, 0)
  return fromShopClock(shown)
}

/** The outcome of a call without an answer, by how many went without one before. */
export function noAnswerAfter(before: number): CallOutcome {
  return before <= 0 ? "no-answer-1" : before === 1 ? "no-answer-2" : "no-answer-3"
}

/** How long who takes an order from the queue has it, in milliseconds. */
export const leaseLength = 10 * minute

/** How late an order may be before somebody other than its own agent gets it, in milliseconds. */
export const agentsOwnFor = hour
