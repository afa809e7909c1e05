import { changedByPercent, discountPercent } from "#core/catalogue/price-change.ts"
import { missingToPublish } from "#core/content/publishing.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { Tx } from "../../database.ts"
import { editConflict, FieldsRejectedError, nextVersion } from "../../staff/rejected.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { removeProduct } from "../removed/removed-products.ts"
import { tellLowestPrice } from "../variants/lowest-price.ts"
import { findAdminProduct, isOrdered, type ProductRecord } from "./product-detail.ts"
import { publishProblems } from "./product-input.ts"
import { lockProduct, stockAfter } from "./write-product.ts"

/** A change in a list; an absent field stays. Amounts in centimes. */
export type ProductChange = {
  price?: Centimes | undefined
  lastPrice?: Centimes | null | undefined
  featured?: boolean | undefined
  publishedAt?: string | null | undefined
}

/** Changes some fields of a product, and its stock by the difference to what was seen.
 *  @param updatedAt the version that was read; undefined where the stock alone is changed
 *  @returns false when there is none
 *  @throws FieldsRejectedError, StateRejectedError */
export async function patchProduct(
  tx: Tx,
  documentId: string,
  {
    updatedAt,
    stock,
    ...change
  }: ProductChange & { updatedAt?: string | undefined; stock?: { quantity: number; was: number } | undefined },
  now: Date,
): Promise<boolean> {
  const product = await lockProduct(tx, documentId)
  if (!product) return false
  if (updatedAt !== undefined && product.editedAt !== new Date(updatedAt).toISOString()) {
    throw editConflict(product.editedAt)
  }
  const after = stock && stockAfter(product, stock.quantity, stock.was)
  const isEdited = Object.values(change).some((value) => value !== undefined)
  if (isEdited) await storeChange(tx, documentId, change, nextVersion(product.editedAt, now))
  await tx
    .updateTable("product")
    .set({ ...after, updated_at: now.toISOString() })
    .where("id", "=", product.id)
    .execute()
  return true
}

/** A change of prices by percent, as `changedByPercent` takes it. */
type PercentChange = { percent: number; strike: boolean }

/** @param ofVariants what becomes of the prices that variants have of their own; undefined = they stay
 *  @throws FieldsRejectedError when the product as it would be cannot stand; nothing is stored then */
async function storeChange(
  tx: Tx,
  documentId: string,
  change: ProductChange,
  version: string,
  ofVariants?: PercentChange,
): Promise<void> {
  const product = await findAdminProduct(tx, documentId)
  if (!product) return
  const price = change.price ?? product.price
  const lastPrice = change.lastPrice === undefined ? product.lastPrice : change.lastPrice
  const publishedAt = change.publishedAt === undefined ? product.publishedAt : change.publishedAt
  const problems = publishProblems({ ...product, price, publishedAt }, await findMainLocale(tx))
  // A price that has come up to the struck one leaves nothing to strike.
  const struck = lastPrice !== null && lastPrice > price ? lastPrice : null
  // An offer that is over goes back to the struck price.
  const wasStruck = product.lastPrice !== null || change.lastPrice !== undefined
  if (product.offer && struck === null && wasStruck) {
    problems.push({ path: ["lastPrice"], code: "NEEDED", message: "An offer needs the price before and after it" })
  }
  const variants = ofVariants ? await changedVariants(tx, product.id, ofVariants) : []
  // A price of nothing, or no price to go back to at the end of the offer.
  const isLost = variants.some(
    ({ to, wasStruck }) => to.price === 0 || (product.offer && wasStruck && to.lastPrice === null),
  )
  if (isLost)
    problems.push({ path: ["lastPrice"], code: "NEEDED", message: "A variant needs the price before and after it" })
  if (problems.length > 0) throw new FieldsRejectedError(problems)
  const featured = change.featured ?? product.featured
  await tx
    .updateTable("product")
    .set({
      price,
      last_price: struck,
      discount: discountPercent(price, struck),
      published_at: publishedAt,
      featured: featured ? 1 : 0,
      edited_at: version,
    })
    .where("document_id", "=", documentId)
    .execute()
  for (const { id, to } of variants)
    await tx
      .updateTable("product_variant")
      .set({ price: to.price, last_price: to.lastPrice })
      .where("id", "=", id)
      .execute()
  await tellLowestPrice(tx, product.id)
}

/** The variants of a product that have prices of their own, with these as a change makes them. */
async function changedVariants(tx: Tx, productId: number, { percent, strike }: PercentChange) {
  const rows = await tx
    .selectFrom("product_variant")
    .select(["id", "price", "last_price as lastPrice"])
    .where("product_id", "=", productId)
    .where("price", "is not", null)
    .execute()
  return rows.flatMap(({ id, price, lastPrice }) =>
    price === null
      ? []
      : { id, wasStruck: lastPrice !== null, to: changedByPercent({ price, lastPrice }, percent, strike) },
  )
}

export type BulkChange =
  | { action: "publish" }
  | { action: "unpublish" }
  | { action: "delete" }
  | { action: "featured"; featured: boolean }
  | { action: "categories"; add: number[]; remove: number[] }
  | ({ action: "price" } & PercentChange)

export type BulkOutcome = {
  result: "done" | "same" | "problem"
  problem: "UNKNOWN" | "NEEDED" | "PRICE" | "ORDERED" | null
}

const done: BulkOutcome = { result: "done", problem: null }
const same: BulkOutcome = { result: "same", problem: null }
const rejected = (problem: BulkOutcome["problem"]): BulkOutcome => ({ result: "problem", problem })

/** One change of many, of one product. */
export async function changeInBulk(tx: Tx, documentId: string, change: BulkChange, now: Date): Promise<BulkOutcome> {
  const locked = await lockProduct(tx, documentId)
  const product = locked && (await findAdminProduct(tx, documentId))
  if (!locked || !product) return rejected("UNKNOWN")
  if (change.action === "delete") {
    if (await isOrdered(tx, product.id)) return rejected("ORDERED")
    await removeProduct(tx, { id: product.id, documentId }, now)
    return done
  }
  const version = nextVersion(locked.editedAt, now)
  if (change.action === "categories") return moveCategories(tx, product, change, version)
  const wanted = wantedChange(product, change, { now, main: await findMainLocale(tx) })
  if (wanted === "NEEDED" || wanted === "PRICE") return rejected(wanted)
  if (wanted === null) return same
  try {
    await storeChange(tx, documentId, wanted, version, change.action === "price" ? change : undefined)
  } catch (error) {
    if (!(error instanceof FieldsRejectedError)) throw error
    return rejected(error.problems.some(({ path }) => path[0] === "lastPrice") ? "PRICE" : "NEEDED")
  }
  return done
}

/** Returns the changed columns of a product's own row; null = none. */
function wantedChange(
  product: ProductRecord,
  change: Exclude<BulkChange, { action: "categories" | "delete" }>,
  { now, main }: { now: Date; main: Locale },
): ProductChange | "NEEDED" | "PRICE" | null {
  const { publishedAt } = product
  if (change.action === "publish") {
    if (publishedAt !== null && publishedAt <= now.toISOString()) return null
    return missingToPublish(product, main).length > 0 ? "NEEDED" : { publishedAt: now.toISOString() }
  }
  if (change.action === "unpublish") return publishedAt === null ? null : { publishedAt: null }
  if (change.action === "featured") {
    return product.featured === change.featured ? null : { featured: change.featured }
  }
  const prices = changedByPercent(product, change.percent, change.strike)
  if (prices.price === product.price && prices.lastPrice === product.lastPrice) return null
  // An offer goes back to the struck price when it ends, so it cannot do without one.
  return prices.price > 0 && !(product.offer && prices.lastPrice === null) ? prices : "PRICE"
}

type CategoryMove = Extract<BulkChange, { action: "categories" }>

async function moveCategories(tx: Tx, { id }: ProductRecord, { add, remove }: CategoryMove, version: string) {
  const rows = await tx
    .selectFrom("product_category")
    .select("category_id as key")
    .where("product_id", "=", id)
    .orderBy("position")
    .execute()
  const before = rows.map(({ key }) => key)
  const after = [...new Set([...before.filter((key) => !remove.includes(key)), ...add])]
  if (after.join() === before.join()) return same
  await tx.deleteFrom("product_category").where("product_id", "=", id).execute()
  const placed = after.map((category_id, position) => ({ product_id: id, category_id, position }))
  if (placed.length > 0) await tx.insertInto("product_category").values(placed).execute()
  await tx.updateTable("product").set({ edited_at: version }).where("id", "=", id).execute()
  return done
}
