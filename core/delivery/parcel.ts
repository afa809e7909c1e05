/** A line of an order as it is packed: what one unit weighs (grams) and measures (centimetres); null = not known. */
export type PackedLine = {
  quantity: number
  weight: number | null
  length: number | null
  width: number | null
  height: number | null
}

/** Sums the weight of an order's units, without their packing.
 *  @returns grams; null where the weight of a line is not known */
export function parcelWeight(lines: readonly Pick<PackedLine, "quantity" | "weight">[]): number | null {
  let sum = 0
  for (const { quantity, weight } of lines) {
    if (weight === null) return null
    sum += quantity * weight
  }
  return sum === 0 ? null : sum
}

/** The sides of a parcel whose units lie on each other.
 *  @returns centimetres; null where a side of a line is not known */
export function parcelSides(lines: readonly PackedLine[]): { length: number; width: number; height: number } | null {
  const sides = { length: 0, width: 0, height: 0 }
  for (const { quantity, length, width, height } of lines) {
    if (length === null || width === null || height === null) return null
    sides.length = Math.max(sides.length, length)
    sides.width = Math.max(sides.width, width)
    sides.height += quantity * height
  }
  return Math.min(sides.length, sides.width, sides.height) > 0 ? sides : null
}
