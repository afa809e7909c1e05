/** Whom the orders of one visitor are counted by. A network is a block of internet addresses. */
export type LimitedBy = "phone" | "session" | "network"

/** What is counted: orders that were placed, and tries that were refused. */
export type Counted = "orders" | "tries"

export type Limit = { by: LimitedBy; counted: Counted; seconds: number; most: number }

const hour = 3600
const day = 24 * hour

/** How many orders, and how many refused tries, are taken within a span of time. Far above what people do; thousands of
 *  mobile users share one address in Algeria, so that of a network is there for machines alone. */
export const orderLimits: readonly Limit[] = [
  { by: "phone", counted: "orders", seconds: hour, most: 10 },
  { by: "phone", counted: "orders", seconds: day, most: 30 },
  { by: "session", counted: "orders", seconds: hour, most: 20 },
  { by: "network", counted: "orders", seconds: hour, most: 600 },
  { by: "phone", counted: "tries", seconds: hour, most: 60 },
  { by: "session", counted: "tries", seconds: hour, most: 120 },
  { by: "network", counted: "tries", seconds: hour, most: 3000 },
]

/** When the span of time that holds a moment began, and how many seconds of it are left. */
export function windowAt(now: Date, seconds: number): { start: Date; left: number } {
  const span = seconds * 1000
  const start = Math.floor(now.getTime() / span) * span
  return { start: new Date(start), left: Math.ceil((start + span - now.getTime()) / 1000) }
}
