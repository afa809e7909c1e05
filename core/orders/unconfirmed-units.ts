/** How much the orders of one network may hold before the shop has confirmed them. Nothing is paid before delivery, so without
 *  a bound a program empties the shop (docs/decisions/0014-order-limits.md). */
export const unconfirmedBounds = {
  /** Units of all products: as many as one order has at most. */
  maxUnits: 100,
  /** One unit in so many of a product, or of a variant that counts its own. */
  share: 4,
  /** Units of a product whatever its share is: the last ones of a product are sold as well. */
  fewUnits: 5,
  /** Units of all products within which `fewUnits` holds. */
  maxFewUnits: 20,
}

/** Units of one product or variant. */
export type ClaimedUnits = {
  /** In unconfirmed orders of the network. */
  held: number
  /** In the order that is placed. */
  units: number
  /** For sale, before that order takes any. */
  left: number
}

/** Whether an order takes its stock when it is placed; else it takes it when it is confirmed.
 *  @param held units of all products in unconfirmed orders of the network
 *  @param products of the order
 *  @param variants of the order, of those that count their own units */
export function mayHoldUnits(
  held: number,
  products: readonly ClaimedUnits[],
  variants: readonly ClaimedUnits[],
): boolean {
  const { maxUnits, share, fewUnits, maxFewUnits } = unconfirmedBounds
  const all = products.reduce((sum, { units }) => sum + units, held)
  const few = all <= maxFewUnits ? fewUnits : 0
  // Units that the network holds were for sale too: the share counts them, however many orders hold them.
  const isWithinShare = ({ held, units, left }: ClaimedUnits) =>
    held + units <= Math.max(few, Math.floor((held + left) / share))
  return all <= maxUnits && [...products, ...variants].every(isWithinShare)
}
