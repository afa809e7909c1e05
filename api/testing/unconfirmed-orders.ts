import { person } from "./examples/order-bodies.ts"
import type { TestShop } from "./shop.ts"

let networks = 0

/** The client of a network of which no other test of this run has sent anything. */
export const newNetwork = () => ({ address: `203.0.${++networks}.9` })

export type SoldProduct = { slug: string; name: string; price: number; quantity: number; status: string }

/** The published products that count their units themselves, by their French names. */
export const soldProducts = ({ db }: TestShop): Promise<SoldProduct[]> =>
  db
    .selectFrom("product")
    .innerJoin("product_text", "product_text.product_id", "product.id")
    .select(["slug", "name", "price", "quantity", "status"])
    .where("locale", "=", "fr")
    .where("stock_by", "=", "product")
    .where("published_at", "is not", null)
    .orderBy("product.id")
    .execute()

/** The body of an order of some units of products. */
export const orderOfUnits = (lines: { product: SoldProduct; units: number }[], client: object) => ({
  ...person(),
  client,
  lines: lines.map(({ product: { slug, price }, units }) => ({ slug, quantity: units, unitPrice: price / 100 })),
  amount: lines.reduce((sum, { product, units }) => sum + (product.price / 100) * units, 0),
})

/** Lists whether orders hold their units, and for whom; the newest first.
 *  @param mobiles of the orders; all when absent */
export const heldOrders = ({ db }: TestShop, mobiles?: string[]) =>
  db
    .selectFrom("orders")
    .select(["status", "stock_released_at as releasedAt", "unconfirmed_network as network", "risk"])
    .$if(mobiles !== undefined, (query) => query.where("mobile", "in", mobiles ?? []))
    .orderBy("id", "desc")
    .execute()
