import { type Db, openDatabase } from "#db/database.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { sold, token } from "./order-client.ts"

/** A shop of several real processes over one database, which a trial may also look into. */
export type TriedShop = {
  db: Db
  urls: string[]
  setStock: (quantity: number) => Promise<void>
  stock: () => Promise<number>
  /** Units in orders that were not given back. */
  unitsSold: () => Promise<number>
  orders: () => Promise<number>
  close: () => Promise<void>
}

/** What a trial counts in a shop's database. */
export function countsOf(db: Db) {
  return {
    setStock: async (quantity: number) => {
      await db.updateTable("product").set({ quantity, status: "in-stock" }).where("slug", "=", sold.slug).execute()
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
export async function openTriedShop(processes: number): Promise<TriedShop> {
  const own = await ownDatabase("sample")
  const running: Running[] = []
  for (let index = 0; index < processes; index++) running.push(await startProcess("api", processEnv(own.env)))
  const db = openDatabase(own.address)
  return {
    ...countsOf(db),
    db,
    urls: running.map(({ url }) => url),
    close: async () => {
      await Promise.all(running.map(({ stop }) => stop("SIGKILL")))
      await db.destroy()
      await own.remove()
    },
  }
}
