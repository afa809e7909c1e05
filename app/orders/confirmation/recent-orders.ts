import { readStoredList, storedFields, storedInteger } from "#core/cart/stored-list.ts"
import { storedText } from "../../browser/stored-text.ts"

/** An order that was placed on this device; its token is the key to its page. */
export type RecentOrder = { token: string; number: string; at: number }

/** As long as the shop takes the same phone and products for the same order (decision "Double submit"). */
const maxAge = 10 * 60_000
const maxOrders = 5

const storage = () => storedText("recent_orders", () => localStorage, window)

function readOrder(value: unknown): RecentOrder | undefined {
  const fields = storedFields(value)
  const at = storedInteger(fields?.at, 0)
  if (typeof fields?.token !== "string" || typeof fields.number !== "string" || at === undefined) return undefined
  return { token: fields.token, number: fields.number, at }
}

/** The orders of the last ten minutes on this device, the newest first. */
export function recentOrders(now = Date.now()): RecentOrder[] {
  return readStoredList(storage().read(), readOrder).filter(({ at }) => at <= now && now - at < maxAge)
}

/** Forgets them: their tokens open pages with a name, a phone and a place. */
export function clearRecentOrders(): void {
  storage().write("[]")
}

/** Keeps an order whose confirmation is shown. A later look at it does not make it newer. */
export function saveRecentOrder(order: { token: string; number: string; createdAt: string }): void {
  const { token, number, createdAt } = order
  const others = recentOrders().filter((other) => other.token !== token)
  // By the clock of this device, should it be slow.
  const at = Math.min(Date.parse(createdAt), Date.now())
  storage().write(JSON.stringify([{ token, number, at }, ...others].slice(0, maxOrders)))
}
