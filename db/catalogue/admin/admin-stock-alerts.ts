import { type SqlBool, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Db } from "../../database.ts"
import { ownTexts } from "../../texts/borrowed-texts.ts"
import { listVariantNames } from "../variants/variant-names.ts"

/** A stock alert as the console shows it. */
export type Waiting = {
  email: string
  locale: Locale
  createdAt: string
  product: { documentId: string; name: Texts }
  /** The variant that they wait for; null = the whole product. */
  variant: { sku: string; name: Texts } | null
}

/** `product` is a documentId. */
export type StockAlertFilter = { q?: string | undefined; product?: string | undefined }

const selectStockAlerts = (db: Db, { q = "", product }: StockAlertFilter) =>
  db
    .selectFrom("stock_alert as a")
    .innerJoin("product as p", "p.id", "a.product_id")
    .$if(q !== "", (query) =>
      query.where(sql<SqlBool>`(hanout_contains_fold(a.email, ${q}) or hanout_contains(p.search, ${foldText(q)}))`),
    )
    .$if(product !== undefined, (query) => query.where("p.document_id", "=", product ?? ""))

type Pages = { direction: "asc" | "desc"; page: number; pageSize: number }

/** A page of those who wait.
 *  @param page from 1 */
export async function listStockAlerts(db: Db, filter: StockAlertFilter, { direction, page, pageSize }: Pages) {
  const { total } = await selectStockAlerts(db, filter)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await selectStockAlerts(db, filter)
    .select(["a.email", "a.locale", "a.created_at as createdAt", "p.id as productId", "p.document_id as documentId"])
    .select("a.variant_id as variantId")
    .orderBy("a.created_at", direction)
    .orderBy("a.id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const ids = [...new Set(rows.map(({ productId }) => productId))]
  const texts = ids.length
    ? await db
        .selectFrom("product_text")
        .select(["product_id", "locale", "name", "borrowed"])
        .where("product_id", "in", ids)
        .execute()
    : []
  const names = Map.groupBy(texts, (row) => row.product_id)
  const variants = await listVariantNames(
    db,
    rows.flatMap(({ variantId }) => variantId ?? []),
  )
  const waiting = rows.map(({ productId, documentId, variantId, ...row }): Waiting => {
    const variant = variants.get(variantId ?? 0)
    return {
      ...row,
      product: { documentId, name: ownTexts(names.get(productId) ?? [], "name") },
      variant: variant ? { sku: variant.sku, name: variant.name } : null,
    }
  })
  return { total: Number(total), rows: waiting }
}
