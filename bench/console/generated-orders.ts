import { sql } from "kysely"
import { orderSearchText } from "#core/orders/order-search.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db, Tx } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { isPostgres } from "#db/engine.ts"
import { type Chance, chanceFrom } from "./chance.ts"

const batch = 300
const days = 180

const firstnames =
  "Amina,Karim,Lila,Sofiane,Nour,Walid,Meriem,Hichem,Imane,Yacine,Sarah,Réda,Samia,Nabil,أمينة,كريم".split(",")
const lastnames =
  "Bensalem,Haddad,Meziane,Brahimi,Saadi,Cherif,Touati,Amrani,Larbi,Zerrouki,Belaïd,Ould Ali,بن سالم".split(",")

/** The way of an order to each state. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  new: [],
  "to-call-again": ["to-call-again"],
  confirmed: ["confirmed"],
  preparing: ["confirmed", "preparing"],
  shipped: ["confirmed", "preparing", "shipped"],
  delivered: ["confirmed", "preparing", "shipped", "delivered"],
  returning: ["confirmed", "preparing", "shipped", "returning"],
  returned: ["confirmed", "preparing", "shipped", "returning", "returned"],
  cancelled: ["cancelled"],
}

/** Old orders have ended, those of the last days are under way. */
function statusOf(chance: Chance, age: number): OrderStatus {
  if (age < 1) return chance.of(["new", "new", "to-call-again", "confirmed"])
  if (age < 5) return chance.of(["confirmed", "preparing", "shipped", "shipped", "to-call-again", "cancelled"])
  if (age < 12) return chance.of(["shipped", "delivered", "delivered", "returning", "cancelled"])
  return chance.of(["delivered", "delivered", "delivered", "returned", "cancelled"])
}

type Place = { id: number; name: string; wilayaCode: number; wilaya: string; home: number | null }
type Product = { id: number; slug: string; sku: string; title: string; price: number; image: string | null }
type Surroundings = { places: Place[]; products: Product[]; chance: Chance; now: Date; count: number }

/** Adds so many orders with lines and history; an empty database gets keys from 1 on. */
export async function storeOrders(db: Db, count: number, now: Date): Promise<void> {
  const places = await db
    .selectFrom("commune")
    .innerJoin("wilaya", "wilaya.code", "commune.wilaya_code")
    .select(["commune.id", "commune.name", "wilaya.code as wilayaCode", "wilaya.name as wilaya", "wilaya.home"])
    .orderBy("commune.id")
    .execute()
  const products = await db
    .selectFrom("product")
    .innerJoin("product_text as t", "t.product_id", "product.id")
    .leftJoin("media", "media.id", "product.image_id")
    .select(["product.id", "slug", "sku", "t.name as title", "price", "media.url as image"])
    .where("t.locale", "=", "fr")
    .orderBy("product.id")
    .execute()
  const surroundings = { places, products, chance: chanceFrom(2), now, count }
  await db.transaction().execute(async (tx) => {
    for (let first = 1; first <= count; first += batch) {
      const ids = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => first + index)
      await storeBatch(
        tx,
        ids.map((id) => orderOf(id, surroundings)),
      )
    }
    if (isPostgres(tx)) await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${count})`.execute(tx)
  })
}

type Made = ReturnType<typeof orderOf>

async function storeBatch(tx: Tx, made: Made[]) {
  await tx
    .insertInto("orders")
    .values(made.map(({ order }) => order))
    .execute()
  await tx
    .insertInto("order_line")
    .values(made.flatMap(({ lines }) => lines))
    .execute()
  await tx
    .insertInto("order_event")
    .values(made.flatMap(({ events }) => events))
    .execute()
}

function orderOf(id: number, { places, products, chance, now, count }: Surroundings) {
  const age = (days * (count - id)) / count
  const created = now.getTime() - age * 24 * 3600 * 1000
  const created_at = new Date(created).toISOString()
  const status = statusOf(chance, age)
  const place = chance.of(places, 1.5)
  const lines = Array.from({ length: 1 + chance.below(3) }, (_, position) => {
    const { id: product_id, slug, sku, title, price, image } = chance.of(products, 3)
    const quantity = 1 + chance.below(2)
    const sums = { quantity, unit_price: price, line_total: price * quantity }
    return { order_id: id, product_id, position, slug, sku, title, color: null, image, ...sums }
  })
  const amount = lines.reduce((sum, { line_total }) => sum + line_total, 0)
  const person = {
    firstname: chance.of(firstnames),
    lastname: chance.of(lastnames),
    mobile: `0${chance.of(["5", "6", "7"])}${String(10_000_000 + chance.below(30_000)).padStart(8, "0")}`,
  }
  const isCalled = status !== "new"
  const isAgain = status === "to-call-again"
  const hasParcel = ["shipped", "delivered", "returning", "returned"].includes(status)
  const tracking = hasParcel ? `ECO${String(id).padStart(8, "0")}` : null
  const agent = isCalled ? chance.of(["Karima", "Rania"]) : null
  const order = {
    id,
    status,
    ...person,
    phone_key: person.mobile,
    created_at,
    client_date: created_at,
    amount,
    tracking,
    document_id: toDocumentId(`order:${id}`),
    token: toDocumentId(`token:${id}`).slice(0, 22),
    wilaya_code: place.wilayaCode,
    wilaya: place.wilaya,
    commune_id: place.id,
    commune: place.name,
    address: `${1 + chance.below(90)}, rue des Jasmins`,
    note: chance.isOne(0.1) ? "Appeler le soir" : null,
    delivery: chance.isOne(0.3) ? ("desk" as const) : ("home" as const),
    locale: "fr" as const,
    coupon_code: null,
    discount: 0,
    delivery_price: place.home,
    total: amount + (place.home ?? 0),
    risk: chance.isOne(0.08) ? '["many-from-phone"]' : "[]",
    call_outcome: isAgain ? ("no-answer-1" as const) : null,
    call_at: isAgain ? new Date(created + 3_600_000).toISOString() : null,
    tries: isAgain ? 1 : 0,
    agent_id: agent?.toLowerCase() ?? null,
    agent_name: agent,
    carrier: hasParcel ? "ecotrack" : null,
    search: orderSearchText({ ...person, tracking }),
  }
  const steps: OrderStatus[] = ["new", ...ways[status]]
  const events = steps.map((to_status, step) => ({
    order_id: id,
    at: new Date(created + step * 3_600_000).toISOString(),
    actor: step === 0 ? "shopper" : (agent ?? "shopper"),
    from_status: steps[step - 1] ?? null,
    to_status,
    reason: null,
    details: null,
  }))
  return { order, lines, events }
}
