import { recalculateRating } from "../catalogue/product-rating.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { inTransaction } from "../transaction.ts"

const atOnce = 200

/** Gives a product so many shown reviews more, a minute apart, the last one the newest: their stars go 1, 2, 3, 4, 5 and
 *  begin again, and their words are `Review 1`, `Review 2` and so on. */
export async function manyReviews(db: Db, slug: string, count: number): Promise<void> {
  const product = await db.selectFrom("product").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  const begin = Date.parse("2026-11-01T00:00:00.000Z")
  const row = (number: number) => {
    const date = new Date(begin + number * 60_000).toISOString()
    return {
      document_id: toDocumentId(`many:${slug}:${number}`),
      product_id: product.id,
      verified: 0 as const,
      date,
      status: "approved" as const,
      name: `Nour ${number}`,
      town: null,
      email: "",
      edited_at: date,
      rating: ((number - 1) % 5) + 1,
      review: `Review ${number}`,
      lang: "fr" as const,
    }
  }
  await inTransaction(db, async (tx) => {
    const rows = Array.from({ length: count }, (_, index) => row(index + 1))
    for (let at = 0; at < count; at += atOnce) {
      await tx
        .insertInto("review")
        .values(rows.slice(at, at + atOnce))
        .execute()
    }
    await recalculateRating(tx, product.id)
    await touchContent(tx, ["all"])
  })
}
