import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import type { LineNames } from "#core/orders/line-names.ts"
import { listVariantNames } from "../catalogue/variants/variant-names.ts"
import type { Db } from "../database.ts"
import { toBatches } from "../store-rows.ts"
import { ownTexts } from "../texts/borrowed-texts.ts"

/** A line with what it is of, and the language in which its order recorded its names. */
type NamedLine = {
  productId: number | null
  variantId: number | null
  color: string | null
  size: string | null
  locale: Locale
}

/** Keys of one statement. */
const maxKeys = 500

async function findProductNames(db: Db, ids: readonly number[]) {
  const rows: { product_id: number; locale: Locale; name: string; borrowed: string }[] = []
  for (const some of toBatches(ids, maxKeys)) {
    const found = db.selectFrom("product_text").select(["product_id", "locale", "name", "borrowed"])
    rows.push(...(await found.where("product_id", "in", some).execute()))
  }
  const byProduct = Map.groupBy(rows, ({ product_id: id }) => id)
  return new Map([...byProduct].map(([id, texts]) => [id, ownTexts(texts, "name")]))
}

/** Finds the present names of the lines' products and variants in the other languages, where they are written in
 *  them. In the language of its order a line has the name that was ordered.
 *  @returns one entry a line; empty where its product is gone */
export async function findLineNames(db: Db, lines: readonly NamedLine[]): Promise<LineNames[]> {
  const products = await findProductNames(db, [...new Set(lines.flatMap(({ productId }) => productId ?? []))])
  const variants = await listVariantNames(db, [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))])
  return lines.map((line) => {
    const titles = products.get(line.productId ?? 0)
    const choices = variants.get(line.variantId ?? 0)?.name
    if (!titles) return {}
    const named = locales.flatMap((locale) => {
      if (locale === line.locale || titles[locale] === "") return []
      return [[locale, { title: titles[locale], choice: choices?.[locale] ?? choiceText(line) }] as const]
    })
    return Object.fromEntries(named)
  })
}
