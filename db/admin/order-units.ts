/** Units of each product in the lines of an order; a product that is not there any more counts for none. */
export function heldUnits(lines: readonly { productId: number | null; quantity: number }[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (productId !== null) units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}
