import { type NotNull, type SqlBool, sql } from "kysely"
import { pricedAt } from "#core/catalogue/offer.ts"
import { rowFields, stockFields, translatedFields } from "#core/catalogue/product-fields.ts"
import { type StoredSize, sizeName, sizeValues } from "#core/catalogue/variants/size-values.ts"
import { columnsOf, fromColumns, mapFields, onCards, onPageAlone, textsFromColumns } from "#core/fields/field-values.ts"
import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { type Condition, conditionSql, fieldsOfCondition, isPublished, type Value } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { inList, preparedQuery } from "../prepared-query.ts"
import { textLanguages } from "../texts/borrowed-texts.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import type { StoredBlock } from "../texts/stored-block.ts"
import { brandFields, productFilterFieldsAt, searchField, textFields } from "./product-filter-fields.ts"

/** Products with their brand and their text in one language, which every product has. */
function storedIn(db: Db, locale: Locale) {
  return db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .innerJoin("brand", "brand.id", "product.brand_id")
}

const storedFields = { ...rowFields, ...stockFields }
const [cardFields, cardTexts] = [onCards(storedFields), onCards(translatedFields)]
const [pageFields, pageTexts] = [onPageAlone(storedFields), onPageAlone(translatedFields)]

/** Those of a product's own table that its readers see. */
const columns = [
  ...columnsOf(storedFields).map((column) => `product.${column}` as const),
  ...(["product.id", "product.document_id", "product.status", "product.discount"] as const),
  ...(["product.image_id", "product.sizes", "product.size_kind", "product.variant_count"] as const),
  ...(["product.sell_count", "product.rating", "product.review_count"] as const),
  ...(["product.offer_start", "product.offer_end", "product.created_at", "product.updated_at"] as const),
]

function selectCards(db: Db, locale: Locale) {
  return storedIn(db, locale)
    .select(columns)
    .select(columnsOf(translatedFields).map((column) => `product_text.${column}` as const))
    .select(["product_text.tags", "product_text.locale", "product_text.borrowed"])
    .select(["brand.slug as brand_slug", "brand.name as brand_name"])
}

const selectStored = (db: Db, locale: Locale) =>
  selectCards(db, locale).select(["product_text.description", "product_text.additional_information"])

const selectProducts = (db: Db, locale: Locale, now: Date) =>
  selectStored(db, locale).where(isPublished("product", now)).$narrowType<{ published_at: NotNull }>()

const selectPublishedCards = (db: Db, locale: Locale, now: Date) =>
  selectCards(db, locale).where(isPublished("product", now)).$narrowType<{ published_at: NotNull }>()

type StoredCard = Awaited<ReturnType<ReturnType<typeof selectPublishedCards>["executeTakeFirstOrThrow"]>>
type StoredProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>["executeTakeFirstOrThrow"]>>

/** The main language, read where a product has sizes with names in several languages: one of them may be missing. */
const mainLocaleFor = async (db: Db, rows: readonly { sizes: string }[]): Promise<Locale> =>
  rows.some(({ sizes }) => sizes.includes("{")) ? findMainLocale(db) : defaultLocale

/** The texts that a page marks with their language, by their names on the wire. */
const borrowable = {
  ...mapFields(translatedFields, ({ column }) => column),
  description: "description",
  additionalInformation: "additional_information",
  tags: "tags",
}

function storedCard(row: StoredCard, main: Locale) {
  const { offer_start: startDate, offer_end: endDate, locale } = row
  // Written by this program alone.
  const sizes = sizeValues(JSON.parse(row.sizes) as StoredSize[]).map((size) => ({
    code: size.code,
    name: sizeName(size, locale, main),
  }))
  return {
    id: row.id,
    documentId: row.document_id,
    ...fromColumns(cardFields, row),
    ...textsFromColumns(cardTexts, row),
    ...textLanguages(row.borrowed, borrowable),
    status: row.status,
    discount: row.discount,
    brand: { slug: row.brand_slug, name: row.brand_name },
    // Written by this program alone.
    tags: JSON.parse(row.tags) as string[],
    sizes: sizes.map(({ name }) => name),
    sizeOption: sizes.length > 0 ? { kind: row.size_kind, values: sizes } : null,
    variantCount: row.variant_count,
    sellCount: row.sell_count,
    rating: row.rating,
    reviewCount: row.review_count,
    offerDate: startDate && endDate ? { startDate, endDate } : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    imageId: row.image_id,
  }
}

function storedProduct(row: StoredProduct, main: Locale) {
  return {
    ...storedCard(row, main),
    ...fromColumns(pageFields, row),
    ...textsFromColumns(pageTexts, row),
    // Written by this program alone.
    description: JSON.parse(row.description) as StoredBlock[],
    additionalInformation: JSON.parse(row.additional_information) as { key: string; value: string }[],
  }
}

/** A product without its relations and without what its own page alone shows. Prices in centimes. */
export type ProductCardRow = ReturnType<typeof storedCard>

/** A product without its relations, at the price of a moment. Prices in centimes. */
export type ProductRow = ReturnType<typeof storedProduct>

/** Unique columns of a product, by their names on the wire. */
const uniqueColumns = { id: "id", documentId: "document_id", slug: "slug" } as const

type UniqueField = keyof typeof uniqueColumns

/** One product by what no other product has. */
export type Named = { field: UniqueField; value: Value }

const isUnique = (field: string): field is UniqueField => Object.hasOwn(uniqueColumns, field)

/** The one product that a filter asks for, when that is all that it says. */
export function namedProduct(condition: Condition): Named | undefined {
  if ("all" in condition) {
    const parts = condition.all.filter((part) => !("all" in part) || part.all.length > 0)
    return parts.length === 1 && parts[0] ? namedProduct(parts[0]) : undefined
  }
  if (!("field" in condition) || condition.operator !== "$eq" || !isUnique(condition.field)) return undefined
  const [value] = condition.values
  return value === undefined ? undefined : { field: condition.field, value }
}

const findBy = (column: "id" | "document_id" | "slug") =>
  preparedQuery((db, { values, locale }: { values: Value[]; locale: Locale }) =>
    selectStored(db, locale)
      .where(sql<SqlBool>`${sql.ref(`product.${column}`)} in (${sql.join(values)})`)
      .where("product.published_at", "is not", null)
      .$narrowType<{ published_at: NotNull }>(),
  )
const finders = { id: findBy("id"), documentId: findBy("document_id"), slug: findBy("slug") }

/** Published products by what no two of them share, in any order, each at the price of its own moment.
 *  @returns one for each that is wanted, in their order; undefined where there is none */
export async function findNamedProducts(
  db: Db,
  field: UniqueField,
  { wanted, locale }: { wanted: readonly { value: Value; now: Date }[]; locale: Locale },
): Promise<(ProductRow | undefined)[]> {
  const values = inList([...new Set(wanted.map(({ value }) => value))])
  const rows = await finders[field](db, { values, locale })
  const main = await mainLocaleFor(db, rows)
  const byValue = new Map(rows.map((row) => [String(row[uniqueColumns[field]]), row]))
  return wanted.map(({ value, now }) => {
    const [row, moment] = [byValue.get(String(value)), now.toISOString()]
    return row && row.published_at <= moment ? pricedAt(storedProduct(row, main), moment) : undefined
  })
}

/** Products that a list may have, joined with what its filter and sorts read: each product has one row of texts in every
 *  language, and one brand. */
function matchingProducts(db: Db, { condition, sort, locale }: Listing, now: Date) {
  const used = [...fieldsOfCondition(condition), ...sort.map(({ field }) => field)]
  const products = db.selectFrom("product").where(isPublished("product", now))
  return products
    .$if(
      used.some((field) => field in textFields),
      (query) =>
        query.innerJoin("product_text", (join) =>
          join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
        ),
    )
    .$if(
      used.some((field) => field in brandFields),
      (query) => query.innerJoin("brand", "brand.id", "product.brand_id"),
    )
}

/** One page of the products that pass a filter, and how many pass it in all. */
export async function listProducts(db: Db, listing: Listing, now: Date): Promise<Page<ProductRow>> {
  const named = namedProduct(listing.condition)
  if (named) {
    const { field, value } = named
    const [row] = await findNamedProducts(db, field, { wanted: [{ value, now }], locale: listing.locale })
    return { rows: row && listing.start === 0 ? [row] : [], total: row ? 1 : 0 }
  }
  const fields = productFilterFieldsAt(now)
  const condition = conditionSql(db, { ...fields, ...searchField }, listing)
  const matching = matchingProducts(db, listing, now).where(condition)
  const { ids, total } = await findPage(db, matching, { fields, listing, key: "product.id" })
  const rows = ids.length ? await selectProducts(db, listing.locale, now).where("product.id", "in", ids).execute() : []
  const [at, main] = [now.toISOString(), await mainLocaleFor(db, rows)]
  return { rows: sortByIds(ids, rows, ({ id }) => id).map((row) => pricedAt(storedProduct(row, main), at)), total }
}

/** Published products by their keys, in any order, at the prices that they have while their offers run. */
export async function findProductCards(
  db: Db,
  ids: number[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<ProductCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectPublishedCards(db, locale, now).where("product.id", "in", ids).execute()
  const main = await mainLocaleFor(db, rows)
  return rows.map((row) => storedCard(row, main))
}

/** The keys of products by their slugs or documentIds. */
export function findProductIds(db: Db, by: "slug" | "document_id", values: string[]) {
  return db
    .selectFrom("product")
    .select(["id", `${by} as name`])
    .where(by, "in", values)
    .execute()
}

/** One product by its documentId. */
export async function findProduct(
  db: Db,
  documentId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ProductRow | undefined> {
  const [row] = await findNamedProducts(db, "documentId", { wanted: [{ value: documentId, now }], locale })
  return row
}

/** One product as it is stored, a draft too, as it would be sold at a moment. */
export async function findStoredProduct(
  db: Db,
  documentId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ProductRow | undefined> {
  const row = await selectStored(db, locale).where("product.document_id", "=", documentId).executeTakeFirst()
  const [at, main] = [now.toISOString(), await mainLocaleFor(db, row ? [row] : [])]
  return row && pricedAt(storedProduct({ ...row, published_at: row.published_at ?? at }, main), at)
}
