import { noTexts, type Texts } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"
import { ownTexts } from "../../texts/borrowed-texts.ts"

/** The names of products in the languages that have one of their own.
 *  @param products their documentIds
 *  @returns the names by documentId; no names for a product that is gone */
export async function productTitles(db: Db, products: readonly string[]): Promise<(documentId: string) => Texts> {
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_text", "product_text.product_id", "product.id")
    .select(["product.document_id", "product_text.locale", "product_text.name", "product_text.borrowed"])
    .where("product.document_id", "in", ["", ...products])
    .execute()
  const texts = Map.groupBy(rows, (row) => row.document_id)
  return (documentId) => {
    const own = texts.get(documentId)
    return own ? ownTexts(own, "name") : noTexts
  }
}
