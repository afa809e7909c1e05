import { z } from "zod"
import { type OrderDetail, orderDetail } from "../orders/contract-admin-detail.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

const oneOrder = z.object({ data: orderDetail })

/** Requests of a staff member about orders. */
export function orderAdmin({ send }: Pick<TestStaff, "send">) {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, `/api/admin${path}`, body)
    const json = (await answer.json()) as { data: unknown; error?: { details: Record<string, unknown> } }
    return { status: answer.status, json }
  }
  const order = async (method: string, path: string, body?: unknown): Promise<OrderDetail> => {
    const { status, json } = await ask(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`)
    return oneOrder.parse(json).data
  }
  const move = (documentId: string, to: string, more: object = {}) =>
    order("POST", `/orders/${documentId}/status`, { to, ...more })
  return {
    ask,
    order,
    /** One order with everything. */
    one: (documentId: string) => order("GET", `/orders/${documentId}`),
    /** Moves an order on, through several states. */
    move: async (documentId: string, ...states: string[]) => {
      let moved: OrderDetail | undefined
      for (const to of states) moved = await move(documentId, to)
      return moved
    },
    call: (documentId: string, outcome: string, more: object = {}) =>
      move(documentId, "to-call-again", { outcome, ...more }),
  }
}

/** Units of a product in the shop and in orders that hold them: a sum that no order changes. */
export async function countUnits(shop: TestShop, slug: string) {
  const { quantity: stock } = await shop.db
    .selectFrom("product")
    .select("quantity")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
  const { units } = await shop.db
    .selectFrom("order_line")
    .innerJoin("orders", "orders.id", "order_line.order_id")
    .select((e) => e.fn.sum<number | null>("quantity").as("units"))
    .where("slug", "=", slug)
    .where("status", "not in", ["cancelled", "returned"])
    .where("stock_released_at", "is", null)
    .executeTakeFirstOrThrow()
  return { stock, ordered: Number(units ?? 0), all: stock + Number(units ?? 0) }
}

export const setStock = (shop: TestShop, slug: string, quantity: number) =>
  shop.db.updateTable("product").set({ quantity, status: "in-stock" }).where("slug", "=", slug).execute()

/** @param dinars the price from now on */
export const setPrice = (shop: TestShop, slug: string, dinars: number) =>
  shop.db
    .updateTable("product")
    .set({ price: dinars * 100 })
    .where("slug", "=", slug)
    .execute()
