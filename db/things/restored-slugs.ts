import type { Tx } from "../database.ts"
import { toBatches } from "../store-rows.ts"

type Row = Record<string, unknown>

/** Slugs of one statement. */
const maxSlugs = 500

const slugsOf = (rows: readonly Row[]) => rows.map(({ slug }) => String(slug))

/** Takes the addresses of products that come back from those that had them meanwhile and gave them up. */
export async function releaseSlugs(tx: Tx, products: readonly Row[]): Promise<void> {
  for (const slugs of toBatches(slugsOf(products), maxSlugs)) {
    await tx.deleteFrom("product_slug").where("slug", "in", slugs).execute()
  }
}

/** The rows of `product_slug` that may come back: without the addresses that products have now. */
export async function withoutUsedSlugs(tx: Tx, former: readonly Row[]): Promise<Row[]> {
  const used = new Set<unknown>()
  for (const slugs of toBatches(slugsOf(former), maxSlugs)) {
    const rows = await tx.selectFrom("product").select("slug").where("slug", "in", slugs).execute()
    for (const { slug } of rows) used.add(slug)
  }
  return former.filter(({ slug }) => !used.has(slug))
}
