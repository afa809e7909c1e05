import type { ProductDetail } from "#core/catalogue/product.ts"

type Choice = Pick<ProductDetail, "colors" | "sizeOption">

const uncached = { "cache-control": "private, no-cache" }

/** Headers of a page whose address names a colour or a size that its product does not have, so that it is not cached: anybody can
 *  write any number of such addresses. */
export function unknownChoiceHeaders({ searchParams }: URL, { colors, sizeOption }: Choice): HeadersInit | undefined {
  const isUnknown = (name: string, codes: { code: string }[]) => {
    const chosen = searchParams.get(name)
    return chosen !== null && !codes.some(({ code }) => code === chosen)
  }
  return isUnknown("color", colors) || isUnknown("size", sizeOption?.values ?? []) ? uncached : undefined
}
