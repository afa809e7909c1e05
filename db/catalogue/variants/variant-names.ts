import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { type StoredSize, sizeName, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"
import { findMainLocale } from "../../texts/main-locale.ts"

/** A variant as a mail and a list name it: `Noir · 42` in each language, the main language where one has no name. */
export type NamedVariant = { sku: string; choice: VariantChoice; name: Texts }

/** Reads the names of variants; two statements.
 *  @param ids their keys
 *  @returns by key */
export async function listVariantNames(db: Db, ids: readonly number[]): Promise<Map<number, NamedVariant>> {
  if (ids.length === 0) return new Map()
  const variants = await db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select(["v.id", "v.product_id as productId", "v.sku", "v.color", "v.size", "p.sizes"])
    .where("v.id", "in", ids)
    .execute()
  const colors = await db
    .selectFrom("product_color as c")
    .innerJoin("product_color_text as t", "t.color_id", "c.id")
    .select(["c.product_id as productId", "c.code", "t.locale", "t.name"])
    .where(
      "c.product_id",
      "in",
      variants.map(({ productId }) => productId),
    )
    .execute()
  const main = await findMainLocale(db)
  return new Map(
    variants.map(({ id, productId, sku, color, size, sizes }) => {
      const ofColor = colors.filter((row) => row.productId === productId && row.code === color)
      // Written by this program alone.
      const value = sizeValues(JSON.parse(sizes) as StoredSize[]).find(({ code }) => code === size)
      const nameIn = (locale: Locale) =>
        choiceText({
          color: ofColor.find((row) => row.locale === locale)?.name ?? color,
          size: value ? sizeName(value, locale, main) : size,
        })
      const name = { fr: nameIn("fr"), ar: nameIn("ar"), en: nameIn("en") }
      return [id, { sku, choice: { color, size }, name }]
    }),
  )
}
