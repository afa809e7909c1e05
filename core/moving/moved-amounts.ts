import type { MovedProduct, MovedVariant, MovingNotes } from "./moved-product.ts"

type Prices = Pick<MovedVariant, "price" | "lastPrice" | "line">

/** The two prices of a row; an earlier price that is not above the present one is none. */
function prices({ price, lastPrice, line }: Prices, notes: MovingNotes) {
  if (!lastPrice || price === null || lastPrice > price) return { price, lastPrice: lastPrice || null }
  if (lastPrice < price) notes.add("LAST_PRICE_LOST", line, String(lastPrice))
  return { price, lastPrice: null }
}

/** The prices of a product: its cheapest variant's, else those of its own row; 0 = not known. */
export function productPrices(product: MovedProduct, notes: MovingNotes): { price: number; lastPrice: number | null } {
  const sold = product.variants.filter(({ isSold, price }) => isSold && price !== null)
  const cheapest = sold.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  const own = prices(cheapest ?? product, notes)
  if (!own.price) notes.add("NO_PRICE", product.line, product.name)
  return { price: own.price ?? 0, lastPrice: own.price ? own.lastPrice : null }
}

/** A variant's own prices; empty where they are its product's. */
export function variantPrices(
  variant: MovedVariant,
  product: { price: number; lastPrice: number | null },
  notes: MovingNotes,
): { price: number | null; lastPrice: number | null } {
  const own = prices(variant, notes)
  const isSame = own.price === null || (own.price === product.price && own.lastPrice === product.lastPrice)
  return isSame ? { price: null, lastPrice: null } : own
}

/** Units of a product and of its variants.
 *  @param units of whatever the other shop sells without counting
 *  @returns null for a variant that shares its product's units, and for a product whose variants count their own */
export function productUnits(product: MovedProduct, units: number, notes: MovingNotes) {
  const { variants } = product
  const uncounted = (line: number, inStock: boolean, name: string) => {
    notes.add("STOCK_UNKNOWN", line, name)
    return inStock ? units : 0
  }
  if (variants.some(({ quantity }) => quantity !== null)) {
    const counts = variants.map((one) => one.quantity ?? uncounted(one.line, one.inStock, one.sku || product.name))
    return { own: null, ofVariants: counts }
  }
  const inStock = variants.length > 0 ? variants.some((one) => one.inStock) : product.inStock
  return {
    own: product.quantity ?? uncounted(product.line, inStock, product.name),
    ofVariants: variants.map(() => null),
  }
}
