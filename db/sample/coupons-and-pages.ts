import { fromDinars } from "#core/money.ts"
import type { SampleCoupon, SamplePage } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { storedBlocks } from "./blocks.ts"
import { inEachLocale } from "./in-each-locale.ts"
import { daysFrom } from "./product-parts.ts"

/** Stores the coupons. */
export async function storeCoupons(tx: Tx, coupons: SampleCoupon[], now: Date): Promise<void> {
  for (const { code, title, kind, value, productType, minimumAmount, startDays, endDays, ...uses } of coupons) {
    const { id } = await tx
      .insertInto("coupon")
      .values({
        code,
        kind,
        product_type: productType,
        minimum_amount: fromDinars(minimumAmount),
        document_id: toDocumentId(`coupon:${code}`),
        value: kind === "fixed" ? fromDinars(value) : value,
        max_uses: uses.maxUses ?? null,
        max_uses_per_phone: uses.maxUsesPerPhone ?? null,
        start_date: daysFrom(now, startDays),
        end_date: daysFrom(now, endDays),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await tx
      .insertInto("coupon_text")
      .values(inEachLocale((locale) => ({ coupon_id: id, title: title[locale] })))
      .execute()
  }
}

/** Stores the information pages. */
export async function storePages(tx: Tx, pages: SamplePage[], now: Date): Promise<void> {
  for (const { slug, title, description, content } of pages) {
    const { id } = await tx
      .insertInto("page")
      .values({ slug, document_id: toDocumentId(`page:${slug}`), updated_at: now.toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow()
    const texts = inEachLocale((locale) => ({
      page_id: id,
      title: title[locale],
      description: description[locale],
      content: JSON.stringify(storedBlocks(content[locale])),
    }))
    await tx.insertInto("page_text").values(texts).execute()
  }
}
