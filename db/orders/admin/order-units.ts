/** The most units of a product that an order can have.
 *  @param own whether it holds the units of its lines, or has released them
 *  @param units of its lines
 *  @param stock units that the shop sells */
export const availableUnits = (own: "held" | "released", units: number, stock: number): number =>
  own === "held" ? units + stock : Math.max(units, stock)

/** Units of each product in the lines of an order; a product that is not there any more counts for none. */
export function heldUnits(lines: readonly { productId: number | null; quantity: number }[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (productId !== null) units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}
