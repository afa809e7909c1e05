import { Hono } from "hono"
import { defaultLocale, isLocale } from "#core/locale.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import { normalizePhone } from "#core/phone.ts"
import type { Db } from "#db/database.ts"
import { findOrder } from "#db/orders.ts"
import { type OrderRefusal, type OrderWish, placeOrder } from "#db/place-order.ts"
import { requireToken } from "./auth.ts"
import { type OrderConflict, type OrderRequest, orderRequest } from "./contract/order.ts"
import { type ApiError, conflict, notFound, validationError } from "./errors.ts"
import { orderResource } from "./order-resource.ts"
import { limitedBody, readBody } from "./read-body.ts"

const noStore = { "cache-control": "no-store" }

function wishOf({ amount, color, mobile, delivery, locale, ...data }: OrderRequest["data"]): OrderWish {
  return {
    ...data,
    amount: fromDinars(amount),
    color: color || null,
    mobile: normalizePhone(mobile),
    delivery: delivery ?? "home",
    locale: isLocale(locale) ? locale : defaultLocale,
  }
}

const conflictMessages: Record<OrderConflict["reason"], string> = {
  outOfStock: "The product is out of stock",
  notEnough: "There are fewer units in stock than ordered",
  priceChanged: "The price of the product has changed",
}

const unknownMessages = { product: "Product not found", wilaya: "Unknown wilaya", commune: "Unknown commune" }

function refusalError(refusal: OrderRefusal): ApiError {
  if ("unknown" in refusal) {
    const { unknown } = refusal
    return validationError([{ path: ["data", unknown], message: unknownMessages[unknown] }])
  }
  const details: OrderConflict =
    refusal.reason === "priceChanged"
      ? { reason: refusal.reason, price: toDinars(refusal.price), amount: toDinars(refusal.amount) }
      : refusal
  return conflict(conflictMessages[details.reason], details)
}

/** `POST /orders` (specification, section 7) and `GET /orders/:token`, for the storefront's server alone. */
export function orderRoutes(db: Db, token: string): Hono {
  const authorized = requireToken(token)
  return new Hono()
    .post("/", authorized, limitedBody, async (c) => {
      const placed = await placeOrder(db, wishOf(readBody(orderRequest, await c.req.text()).data), new Date())
      if (!("order" in placed)) throw refusalError(placed)
      return Response.json({ data: orderResource(placed.order), meta: {} }, { status: 201, headers: noStore })
    })
    .get("/:token", authorized, async (c) => {
      const given = c.req.param("token")
      const order = /^[\w-]{22}$/.test(given) ? await findOrder(db, given) : undefined
      if (!order) throw notFound()
      return Response.json({ data: orderResource(order), meta: {} }, { headers: noStore })
    })
}
