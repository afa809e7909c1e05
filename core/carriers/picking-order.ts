/** A line as it is taken from the shelf. */
export type PickedLine = { sku: string; color: string | null; size: string | null; quantity: number }

const lineKey = ({ sku, color, size, quantity }: PickedLine) =>
  [sku, color ?? "", size ?? "", String(quantity).padStart(4, "0")].join("\0")

/** The key by which orders are sorted for packing: orders of one article first, by the article, then those of several. */
export function pickingKey(lines: readonly PickedLine[]): string {
  const keys = lines.map(lineKey).sort()
  return [keys.length > 1 ? "1" : "0", ...keys].join("\u0001")
}
