import { type Db, openDatabase } from "#db/database.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { sold, token } from "./order-client.ts"

/** A shop of several real processes over one database, which a trial may also look into. */
export type StressShop = {
  db: Db
  urls: string[]
  setStock: (quantity: number) => Promise<void>
  /** Makes the product's variants count their own units, by the codes of their colours; all others have none. */
  countApart: (units: Record<string, number>) => Promise<void>
  /** Makes the product's variants share its units again. */
  shareStock: () => Promise<void>
  /** What is left of each variant, and what is in orders that were not given back. */
  variantUnits: () => Promise<Record<string, { left: number; sold: number }>>
  stock: () => Promise<number>
  /** Units in orders that were not given back. */
  unitsSold: () => Promise<number>
  orders: () => Promise<number>
  close: () => Promise<void>
}

const productOf = (db: Db) =>
  db.selectFrom("product").select("id").where("slug", "=", sold.slug).executeTakeFirstOrThrow()

/** What a trial sets and counts in a shop's database. */
export function countRecords(db: Db) {
  return {
    setStock: async (quantity: number) => {
      await db.updateTable("product").set({ quantity, status: "in-stock" }).where("slug", "=", sold.slug).execute()
    },
    countApart: async (units: Record<string, number>) => {
      const { id } = await productOf(db)
      const quantity = Object.values(units).reduce((sum, each) => sum + each, 0)
      const change = { quantity, status: "in-stock", stock_by: "variant" } as const
      await db.updateTable("product").set(change).where("id", "=", id).execute()
      await db.updateTable("product_variant").set({ quantity: 0 }).where("product_id", "=", id).execute()
      for (const [color, own] of Object.entries(units)) {
        const variant = db.updateTable("product_variant").where("product_id", "=", id).where("color", "=", color)
        await variant.set({ quantity: own }).execute()
      }
    },
    shareStock: async () => {
      const { id } = await productOf(db)
      await db.updateTable("product").set({ stock_by: "product" }).where("id", "=", id).execute()
      await db.updateTable("product_variant").set({ quantity: 0 }).where("product_id", "=", id).execute()
    },
    variantUnits: async () => {
      const { id } = await productOf(db)
      const rows = await db
        .selectFrom("product_variant as v")
        .leftJoin("order_line as l", "l.variant_id", "v.id")
        .leftJoin("orders as o", (join) =>
          join.onRef("o.id", "=", "l.order_id").on("o.status", "not in", ["cancelled", "returned"]),
        )
        .select((e) => {
          const ordered = e.case().when("o.id", "is not", null).then(e.ref("l.quantity")).else(0).end()
          return ["v.color", "v.quantity as left", e.fn.sum<number>(ordered).as("sold")]
        })
        .where("v.product_id", "=", id)
        .groupBy(["v.id", "v.color", "v.quantity"])
        .execute()
      return Object.fromEntries(rows.map(({ color, left, sold: units }) => [color, { left, sold: Number(units) }]))
    },
    stock: async () => {
      const product = db.selectFrom("product").select("quantity").where("slug", "=", sold.slug)
      return (await product.executeTakeFirstOrThrow()).quantity
    },
    unitsSold: async () => {
      const { units } = await db
        .selectFrom("order_line")
        .innerJoin("orders", "orders.id", "order_line.order_id")
        .select((e) => e.fn.sum<number | null>("order_line.quantity").as("units"))
        .where("order_line.slug", "=", sold.slug)
        .where("orders.status", "not in", ["cancelled", "returned"])
        .executeTakeFirstOrThrow()
      return Number(units ?? 0)
    },
    orders: async () => {
      const all = db.selectFrom("orders").select((e) => e.fn.countAll<number>().as("orders"))
      return (await all.executeTakeFirstOrThrow()).orders
    },
  }
}

/** The settings of a process of a trial. */
export const processEnv = (env: Record<string, string>) => ({ ...env, API_TOKEN: token, LOG_LEVEL: "fatal" })

/** Starts the content API in several processes over the sample shop. */
export async function openStressShop(processes: number): Promise<StressShop> {
  const own = await ownDatabase("sample")
  const running: Running[] = []
  for (let index = 0; index < processes; index++) running.push(await startProcess("api", processEnv(own.env)))
  const db = openDatabase(own.address)
  return {
    ...countRecords(db),
    db,
    urls: running.map(({ url }) => url),
    close: async () => {
      await Promise.all(running.map(({ stop }) => stop("SIGKILL")))
      await db.destroy()
      await own.remove()
    },
  }
}
