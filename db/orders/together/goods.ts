import type { Locale } from "#core/i18n/locale.ts"
import {
  chosenVariants,
  readVariantOptions,
  toVariantOptions,
  variantOptionsQuery,
} from "../../catalogue/variants/line-variants.ts"
import type { Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { jsonKeys, toJson } from "../../json-rows.ts"
import { preparedQuery } from "../../prepared-query.ts"
import type { OrderInput } from "../order-input.ts"
import { type OrderProduct, selectProducts, toOrderProducts } from "../order-product.ts"
import { linesToRead, type ReadQuote } from "../order-quote.ts"

const lockProducts = preparedQuery((db, { json }: { json: string }) =>
  selectProducts(db)
    .where("product.id", "in", jsonKeys(db, json))
    .orderBy("product.id")
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate("product")),
)

const readTitles = preparedQuery((db, { json }: { json: string }) =>
  db
    .selectFrom("product_text")
    .select(["product_id as id", "locale", "name"])
    .where("product_id", "in", jsonKeys(db, json)),
)

/** Units that orders of the group have taken, by the keys of products and variants. */
export type TakenUnits = { products: Map<number, number>; variants: Map<number, number> }

export const addUnits = (taken: Map<number, number>, id: number, quantity: number): void =>
  void taken.set(id, (taken.get(id) ?? 0) + quantity)

/** The statements that lock the products of a group's orders, in the order of their keys, and read what they have to choose
 *  from; read by `toGoods`. */
export function goodsQueries(tx: Tx, ids: readonly number[]) {
  const json = toJson(ids)
  return {
    products: lockProducts.query(tx, { json }),
    titles: readTitles.query(tx, { json }),
    options: isPostgres(tx) ? variantOptionsQuery(tx, ids) : undefined,
  }
}

type GoodsRows = {
  products: Awaited<ReturnType<typeof lockProducts>>
  titles: Awaited<ReturnType<typeof readTitles>>
  options: Parameters<typeof toVariantOptions>[0]
}

export async function toGoods(tx: Tx, { products, titles, options }: GoodsRows) {
  const titleOf = new Map(titles.map(({ id, locale, name }) => [`${id} ${locale}`, name]))
  return {
    rows: new Map(products.map((row) => [row.id, row])),
    title: (id: number, locale: Locale) => titleOf.get(`${id} ${locale}`) ?? null,
    options: isPostgres(tx) ? toVariantOptions(options) : await readVariantOptions(tx, products),
  }
}

export type LockedGoods = Awaited<ReturnType<typeof toGoods>>

/** What one order's goods are once the orders before it have taken theirs. */
export function goodsLeft(
  { rows, title, options }: LockedGoods,
  { orderInput, ids, now }: { orderInput: OrderInput; ids: (number | null)[]; now: Date },
  taken: TakenUnits,
): { products: Map<number, OrderProduct>; variants: ReadQuote["variants"] } {
  const { locale } = orderInput
  const own = [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id ?? 0)
    if (!row) return []
    return [{ ...row, title: title(row.id, locale), quantity: row.quantity - (taken.products.get(row.id) ?? 0) }]
  })
  const products = toOrderProducts(own, now)
  const variants = chosenVariants(options, linesToRead(orderInput, ids, products), { locale, now }).map((variant) => {
    if (!variant || variant.isGone || variant.id === null || variant.available === null) return variant
    return { ...variant, available: variant.available - (taken.variants.get(variant.id) ?? 0) }
  })
  return { products, variants }
}
