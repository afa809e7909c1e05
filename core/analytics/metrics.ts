/** Counts of the orders of a span of time by outcome. */
export type OrderTally = {
  /** All that came in. */
  placed: number
  /** Those that a call has settled: neither new nor waiting for another call. */
  settled: number
  /** Those of the settled that were confirmed, whatever came later. */
  confirmed: number
  delivered: number
  /** Those that come or came back, delivered first or not. */
  sentBack: number
  /** All but the cancelled. */
  uncancelled: number
  /** Goods of the uncancelled orders, less discounts, without delivery. */
  goods: number
}

const nothing: OrderTally = {
  placed: 0,
  settled: 0,
  confirmed: 0,
  delivered: 0,
  sentBack: 0,
  uncancelled: 0,
  goods: 0,
}

/** Several tallies as one. */
export const sumTallies = (tallies: readonly OrderTally[]): OrderTally =>
  tallies.reduce(
    (sum, one) => ({
      placed: sum.placed + one.placed,
      settled: sum.settled + one.settled,
      confirmed: sum.confirmed + one.confirmed,
      delivered: sum.delivered + one.delivered,
      sentBack: sum.sentBack + one.sentBack,
      uncancelled: sum.uncancelled + one.uncancelled,
      goods: sum.goods + one.goods,
    }),
    nothing,
  )

/** Shares from 0 to 1; null where nothing is there to take a share of. */
export type OrderRates = {
  confirmation: number | null
  delivery: number | null
  returns: number | null
  /** Mean goods of an order that was not cancelled, in the unit of `goods`. */
  basket: number | null
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The rates that a cash-on-delivery shop is run by. Confirmation is of the orders that a call has settled: one that
 *  nobody has called yet is no refusal. Delivery and returns are of the parcels whose way has ended or turned. */
export function orderRates(tally: OrderTally): OrderRates {
  const arrived = tally.delivered + tally.sentBack
  return {
    confirmation: share(tally.confirmed, tally.settled),
    delivery: share(tally.delivered, arrived),
    returns: share(tally.sentBack, arrived),
    basket: share(tally.goods, tally.uncancelled),
  }
}

/** The same number of days right before a period; days as `2026-11-21`, both ends included. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const day = 24 * 3600 * 1000
  const length = Date.parse(to) - Date.parse(from) + day
  const back = (date: string) => new Date(Date.parse(date) - length).toISOString().slice(0, 10)
  return { from: back(from), to: back(to) }
}
