import { type Context, Hono } from "hono"
import type { Db } from "#db/database.ts"
import { findOrder } from "#db/orders/orders.ts"
import { placeOrder } from "#db/orders/place-order.ts"
import { requireToken, sessionHeader } from "../auth.ts"
import { notFound, validationError } from "../errors.ts"
import { noteSender } from "../limit-request.ts"
import { offeredPayments } from "../payments/payment-method.ts"
import { type Payments, startPayment } from "../payments/start-payment.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { idempotencyKey, orderRequest } from "./contract.ts"
import type { OpenedReceipt } from "./contract-receipt.ts"
import { rejectionError } from "./order-errors.ts"
import { toOrderInput } from "./order-input.ts"
import { orderReceipt } from "./order-receipt.ts"
import { orderResource } from "./order-resource.ts"
import { changeStatus } from "./public-status-routes.ts"
import { isReceiptToken, newReceiptToken } from "./receipt-token.ts"

const noStore = { "cache-control": "no-store" }
/** Nothing was stored: the order is there already. */
const replayed = { ...noStore, "idempotent-replayed": "true" }

/** The key of a request, from its header or its body.
 *  @throws ApiError 400 when it has two, or the header's is none */
function keyOf(c: Context, inBody: string | undefined): string | null {
  const header = c.req.header("idempotency-key")
  if (header === undefined) return inBody ?? null
  const parsed = idempotencyKey.safeParse(header)
  if (!parsed.success) {
    throw validationError([{ path: ["Idempotency-Key"], message: "must be 1 to 255 visible ASCII characters" }])
  }
  if (inBody !== undefined && inBody !== header) {
    throw validationError([{ path: ["data", "idempotencyKey"], message: "differs from the header Idempotency-Key" }])
  }
  return header
}

/** `POST /orders` (specification, section 7), `GET /orders/:token`, which also takes a documentId, `POST /orders/:token/payments` and
 *  `POST /orders/:documentId/status`, for the storefront's server and the merchant's side alone.
 *  @param token the bearer; also what the traces of clients are made with
 *  @param findShopperOfSession the shopper of a session; null = signed out */
export function orderRoutes(
  db: Db,
  token: string,
  clock: () => Date,
  findShopperOfSession: (session: string) => Promise<string | null>,
  payments: Payments,
): Hono {
  const authorized = requireToken(token)
  const limits = { db, clock, secret: token }
  return new Hono()
    .post("/", authorized, limitedBody, async (c) => {
      const { data } = await readBody(orderRequest, c.req)
      const orderInput = toOrderInput(data, keyOf(c, data.idempotencyKey), token)
      const session = c.req.header(sessionHeader)
      const shopperId = session ? await findShopperOfSession(session) : null
      await noteSender(db, data.client?.address, clock())
      const placed = await placeOrder(db, { ...orderInput, shopperId }, clock())
      if (placed.kind === "repeated") {
        const receipt = orderReceipt(data, newReceiptToken(token, clock()))
        return Response.json({ data: receipt, meta: {} }, { status: 201, headers: replayed })
      }
      if (placed.kind !== "placed") throw rejectionError(placed)
      const headers = placed.replayed ? replayed : noStore
      return Response.json({ data: orderResource(placed.order), meta: {} }, { status: 201, headers })
    })
    .get("/:token", authorized, async (c) => {
      const given = c.req.param("token")
      if (isReceiptToken(given, token, clock())) {
        const data: OpenedReceipt = { token: given, status: "received" }
        return Response.json({ data, meta: {} }, { headers: noStore })
      }
      const by = /^[\w-]{22}$/.test(given) ? "token" : /^[a-z0-9]{24}$/.test(given) ? "document_id" : undefined
      const order = by && (await findOrder(db, given, by))
      if (!order) throw notFound()
      const offered = by === "token" ? offeredPayments(payments.methods, order) : []
      const data = { ...orderResource(order), ...(offered.length > 0 && { payments: offered }) }
      return Response.json({ data, meta: {} }, { headers: noStore })
    })
    .post("/:token/payments", authorized, limitedBody, async (c) =>
      Response.json({ data: await startPayment(limits, payments, c), meta: {} }, { headers: noStore }),
    )
    .post("/:documentId/status", authorized, limitedBody, async (c) => {
      const order = await changeStatus(db, c.req.param("documentId"), c.req, clock())
      return Response.json({ data: orderResource(order), meta: {} }, { headers: noStore })
    })
}
