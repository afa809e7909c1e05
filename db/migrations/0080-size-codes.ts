import { sql } from "kysely"
import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import { freeSlug, toLatinSlug } from "#core/text/slug.ts"
import type { MigrationDb } from "./columns.ts"

const productsOfStep = 500
/** Their content is long. */
const removedOfStep = 50

/** Sizes whose names have no Latin letters had their place in their product's list as code (`option-1`), or the digits of their
 *  name; now their names in Latin letters. Codes of sizes are no column: their variants are named anew, those of products that can
 *  be restored too. Codes of colours are stored with them, and stay. */
export async function up(db: MigrationDb): Promise<void> {
  await renameSizes(db)
  await renameRemovedSizes(db)
}

async function renameSizes(db: MigrationDb): Promise<void> {
  for (let last = 0; ; ) {
    const products = await db
      .selectFrom("product")
      .select(["id", "sizes"])
      .where("id", ">", last)
      .where("sizes", "!=", "[]")
      .orderBy("id")
      .limit(productsOfStep)
      .execute()
    if (products.length === 0) return
    last = Number(products.at(-1)?.id)
    for (const { id, sizes } of products) {
      const codes = renamedCodes(String(sizes))
      const rename = (from: string, to: string) =>
        db
          .updateTable("product_variant")
          .set({ size: to })
          .where("product_id", "=", id)
          .where("size", "=", from)
          .execute()
      // In two steps: a code may be one that another size has until then.
      for (const [before, now] of codes) await rename(before, `~${now}`)
      for (const now of codes.values()) await rename(`~${now}`, now)
    }
  }
}

type Removed = { product?: { sizes: string }[]; product_variant?: { size: string }[] }

async function renameRemovedSizes(db: MigrationDb): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; content: string }>`select id, content from removed_product
      where id > ${last} order by id limit ${removedOfStep}`.execute(db)
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    for (const { id, content } of rows) {
      // Written by this program alone.
      const removed = JSON.parse(content) as Removed
      const codes = renamedCodes(removed.product?.[0]?.sizes ?? "[]")
      if (codes.size === 0 || !removed.product_variant) continue
      const renamed = removed.product_variant.map((row) => ({ ...row, size: codes.get(row.size) ?? row.size }))
      await db
        .updateTable("removed_product")
        .set({ content: JSON.stringify({ ...removed, product_variant: renamed }) })
        .where("id", "=", id)
        .execute()
    }
  }
}

/** The codes of sizes that are others now, by those of before. */
function renamedCodes(stored: string): Map<string, string> {
  // Written by this program alone.
  const sizes = JSON.parse(stored) as StoredSize[]
  const codes = sizeValues(sizes).map(({ code }) => code)
  return new Map(
    codesBefore(sizes).flatMap((before, at) => (before === codes[at] ? [] : [[before, codes[at] ?? before]])),
  )
}

/** The codes as the version before made them. */
function codesBefore(sizes: readonly StoredSize[]): string[] {
  const taken = new Set<string>()
  return sizes.map((size, place) => {
    const { fr, en } = typeof size === "string" ? { fr: size, en: size } : size
    const code = freeSlug(toLatinSlug(fr) || toLatinSlug(en) || `option-${place + 1}`, taken)
    taken.add(code)
    return code
  })
}
