import type { OwnArchive } from "../own-archive.ts"

/** The SKUs of the products and variants that come with an archive. */
export async function comingSkus({ rows }: Pick<OwnArchive, "rows">): Promise<Set<string>> {
  const skus = new Set<string>()
  for await (const some of rows("products.csv")) for (const { sku } of some) if (sku) skus.add(sku)
  return skus
}
