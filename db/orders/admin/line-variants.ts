import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { type StoredSize, sizeName, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { orderProducts } from "../../catalogue/order-product.ts"
import { ownPrice } from "../../catalogue/variants/line-variants.ts"
import { soldVariants } from "../../catalogue/variants/read-variants.ts"
import type { Db } from "../../database.ts"
import { findMainLocale } from "../../texts/main-locale.ts"

/** A sold variant of a line's product, with names in the order's language, and what is chosen with it in all. Price in
 *  centimes. */
export type SoldVariant = {
  documentId: string
  color: string | null
  size: string | null
  choices: Texts
  /** Units that the shop sells now. */
  left: number
  /** Its own; null = the product's. */
  price: number | null
  productPrice: number
}

/** The sold variants of products, by the products' keys. */
export async function variantsOfProducts(
  db: Db,
  productIds: number[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<Map<number, SoldVariant[]>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const products = await orderProducts(db, ids, { locale, now, lock: false })
  const variants = Map.groupBy(await soldVariants(db, ids), ({ productId }) => productId)
  const colors = await colorNames(db, ids)
  const main = await findMainLocale(db)
  return new Map(
    [...products].map(([id, product]) => {
      // Written by this program alone.
      const sizes = sizeValues(JSON.parse(product.sizes) as StoredSize[])
      const sold = (variants.get(id) ?? []).map(({ documentId, color, size, quantity, ...variant }) => {
        const known = sizes.find(({ code }) => code === size)
        const namesIn = (language: Locale) => ({
          color: colors.get(`${id} ${color} ${language}`) ?? null,
          size: known ? sizeName(known, language, main) : null,
        })
        const choiceIn = (language: Locale) => choiceText(namesIn(language))
        return {
          documentId,
          ...namesIn(locale),
          choices: { fr: choiceIn("fr"), ar: choiceIn("ar"), en: choiceIn("en") },
          left: product.stockBy === "variant" ? quantity : product.available,
          price: ownPrice(product, variant, now)?.now ?? null,
          productPrice: product.price,
        }
      })
      return [id, sold]
    }),
  )
}

/** Names of the colours of products, by product, code and language. */
async function colorNames(db: Db, productIds: number[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("product_color as c")
    .innerJoin("product_color_text as t", "t.color_id", "c.id")
    .select(["c.product_id as productId", "c.code", "t.locale", "t.name"])
    .where("c.product_id", "in", productIds)
    .execute()
  return new Map(rows.map(({ productId, code, locale, name }) => [`${productId} ${code} ${locale}`, name]))
}
