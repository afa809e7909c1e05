/** One try to order with one form. Its key makes the shop take it for the same order however often it is sent. */
export type OrderTry = {
  /** Names the form: a product's, or the checkout. */
  form: string
  key: string
  /** The goods that were ordered with it; null while no order is known to be placed. */
  placed: string | null
  /** When it was begun, or placed; milliseconds. */
  at: number
}

const minute = 60_000

/** The shop keeps keys for a day. */
const openFor = 24 * 60 * minute

/** Within this time the same phone and products are the same order, in milliseconds (decision "Double submit"). */
export const sameOrderFor = 10 * minute

/** The key to send a form with: that of the try that is still open, or that placed the same a moment ago.
 *  @param goods what is ordered, in one text
 *  @param newKey used where there is none
 *  @returns the tries to keep, without those that are over */
export function tryToOrder(
  tries: readonly OrderTry[],
  { form, goods, now, newKey }: { form: string; goods: string; now: number; newKey: string },
): { tries: OrderTry[]; key: string } {
  const current = tries.filter(({ placed, at }) => now - at < (placed === null ? openFor : sameOrderFor) && at <= now)
  const others = current.filter((each) => each.form !== form)
  const known = current.find((each) => each.form === form && (each.placed ?? goods) === goods)
  const mine = known ?? { form, key: newKey, placed: null, at: now }
  return { tries: [...others, mine], key: mine.key }
}

/** Notes that a try has placed its order. */
export function orderPlaced(tries: readonly OrderTry[], key: string, goods: string, now: number): OrderTry[] {
  return tries.map((each) => (each.key === key ? { ...each, placed: goods, at: now } : each))
}

/** Gives a key up: the next order of its form is another one. */
export function withoutTry(tries: readonly OrderTry[], key: string): OrderTry[] {
  return tries.filter((each) => each.key !== key)
}
