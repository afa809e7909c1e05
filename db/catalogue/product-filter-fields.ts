import { type RawBuilder, type SqlBool, sql } from "kysely"
import { rowFields, stockFields, translatedFields } from "#core/catalogue/product-fields.ts"
import type { PlainKind } from "#core/fields/field.ts"
import { mapFields } from "#core/fields/field-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Field, FieldKind, FieldTable } from "../lists/condition.ts"

const field = (kind: FieldKind, column: string): Field => ({ kind, value: sql.ref(column) })

// Relations with many follow the language that is asked for.

const inCategories = (test: RawBuilder<SqlBool>, locale: Locale) => sql<SqlBool>`product.id in (
  select product_category.product_id from category
  join category_text on category_text.category_id = category.id and category_text.locale = ${locale}
  join product_category on product_category.category_id = category.id
  where ${test})`

const inColors = (test: RawBuilder<SqlBool>, locale: Locale) => sql<SqlBool>`product.id in (
  select product_color.product_id from product_color_text
  join product_color on product_color.id = product_color_text.color_id
  where product_color_text.locale = ${locale} and ${test})`

const hadSlug = (test: RawBuilder<SqlBool>) => sql<SqlBool>`product.id in (
  select product_slug.product_id from product_slug where ${test})`

/** Fields of a product's texts in the language that is asked for. */
export const textFields = {
  ...mapFields(translatedFields, ({ column }) => field("text", `product_text.${column}`)),
  // Under Strapi's name for it, the words that a search looks in.
  _q: field("text", "product_text.search"),
} satisfies FieldTable

/** Fields of a product's brand. */
export const brandFields = {
  "brand.slug": { ...field("text", "brand.slug"), cost: 1 },
  "brand.name": { ...field("text", "brand.name"), cost: 1 },
} satisfies FieldTable

const filterKinds: Record<PlainKind, FieldKind> = {
  text: "text",
  choice: "text",
  amount: "centimes",
  whole: "whole",
  flag: "flag",
  moment: "time",
}

/** Fields by which products are filtered and, but for relations with many, sorted. */
export const productFilterFields = {
  ...mapFields({ ...rowFields, ...stockFields }, ({ kind, column }) => field(filterKinds[kind], `product.${column}`)),
  ...mapFields(translatedFields, (_, name) => textFields[name]),
  id: { ...field("whole", "product.id"), isUnique: true },
  documentId: { ...field("text", "product.document_id"), isUnique: true },
  slug: { ...field("text", "product.slug"), isUnique: true },
  formerSlugs: { ...field("text", "product_slug.slug"), any: hadSlug, cost: 5 },
  status: field("text", "product.status"),
  discount: field("whole", "product.discount"),
  sellCount: field("whole", "product.sell_count"),
  rating: field("decimal", "product.rating"),
  reviewCount: field("whole", "product.review_count"),
  createdAt: field("time", "product.created_at"),
  updatedAt: field("time", "product.updated_at"),
  "offerDate.startDate": field("time", "product.offer_start"),
  "offerDate.endDate": field("time", "product.offer_end"),
  ...brandFields,
  "categories.documentId": { ...field("text", "category.document_id"), any: inCategories, cost: 12 },
  "categories.slug": { ...field("text", "category.slug"), any: inCategories, cost: 12 },
  "categories.title": { ...field("text", "category_text.title"), any: inCategories, cost: 12 },
  "colors.name": { ...field("text", "product_color_text.name"), any: inColors, cost: 20 },
  "colors.hex": { ...field("text", "product_color.hex"), any: inColors, cost: 20 },
} satisfies FieldTable

/** The columns of a price as it holds at a moment: the reduced price of an offer while the offer runs, the earlier one
 *  before and after (the rule is `pricedAt` in core/catalogue/offer.ts). */
function pricesAt(now: Date) {
  const moment = now.toISOString()
  const normal = sql<SqlBool>`(product.last_price is not null and product.offer_start is not null
    and product.offer_end is not null and not (product.offer_start <= ${moment} and product.offer_end > ${moment}))`
  return {
    price: sql`case when ${normal} then product.last_price else product.price end`,
    lastPrice: sql`case when ${normal} then null else product.last_price end`,
    discount: sql`case when ${normal} then 0 else product.discount end`,
  }
}

/** The fields with the prices of a moment. */
export function productFilterFieldsAt(now: Date): FieldTable {
  const { price, lastPrice, discount } = pricesAt(now)
  return {
    ...productFilterFields,
    price: { ...productFilterFields.price, value: price },
    lastPrice: { ...productFilterFields.lastPrice, value: lastPrice },
    discount: { ...productFilterFields.discount, value: discount },
  }
}

/** The field of `_q`. */
export const searchField = { _q: textFields._q } satisfies FieldTable
