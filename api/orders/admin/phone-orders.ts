import { couponCode } from "#core/coupons/coupon.ts"
import { normalizePhone } from "#core/customers/phone.ts"
import { fromDinars } from "#core/money.ts"
import { maxStaffDiscount, withStaffDiscount } from "#core/orders/staff-discount.ts"
import { discountPlaced } from "#db/orders/admin/edit-order.ts"
import type { GoodsInput } from "#db/orders/order-input.ts"
import { findQuote } from "#db/orders/order-quote.ts"
import { placeOrder } from "#db/orders/place-order.ts"
import { auditOrder } from "#db/staff/by-staff.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readBody } from "../../read-body.ts"
import { phoneOrderBody, phoneQuoteBody } from "../contract-admin-changes.ts"
import { rejectionError } from "../order-errors.ts"
import { orderQuoteResource } from "../order-quote-resource.ts"
import { type ChoiceInput, lineChoice } from "./line-choice.ts"
import { byStaff, orderAnswer } from "./order-answer.ts"
import { ownDiscountPercent, rejectEdit, tooMuchDiscount } from "./order-edits.ts"

type Goods = Pick<GoodsInput, "delivery" | "locale"> & {
  lines: ({ slug: string; quantity: number } & ChoiceInput)[]
  coupon?: string | null
}

/** Nothing is compared: who takes the order reads the shop's own prices aloud. */
function goodsOf({ lines, coupon, delivery, locale }: Goods): GoodsInput {
  const inputLines = lines.map(({ slug, quantity, ...choice }) => ({
    slug,
    name: null,
    quantity,
    ...lineChoice(choice),
    shownPrice: null,
  }))
  return { lines: inputLines, shown: {}, coupon: coupon ? couponCode(coupon) : null, delivery, locale }
}

/** Phone orders taken by the staff, placed by the same function as every other order. A discount is given in the same
 *  transaction, as a change of the order. */
export function phoneOrderRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("POST /orders", async (c) => {
    const body = await readBody(phoneOrderBody, c.req)
    const by = byStaff(c, deps)
    const { wilaya, commune, firstname, lastname, address, note, desk, staffDiscount, idempotencyKey } = body
    const percent = await ownDiscountPercent(c, db)
    const orderInput = {
      ...goodsOf(body),
      wilaya,
      commune,
      firstname,
      lastname,
      mobile: normalizePhone(body.mobile),
      address: address || null,
      note: note || null,
      ...(desk !== undefined && body.delivery === "desk" && { desk }),
      date: by.now.toISOString(),
      takenBy: by.staff,
      key: `staff:${by.staff.id}:${idempotencyKey}`,
      email: null,
      client: { counts: {}, seconds: null, honeypot: false },
    }
    const placed = await placeOrder(db, orderInput, by.now, async (tx, { documentId, number, total }) => {
      await auditOrder(tx, by, { action: "place", documentId, before: null, after: { number, total: total / 100 } })
      if (!staffDiscount) return
      const discount = { ...staffDiscount, amount: fromDinars(staffDiscount.amount) }
      rejectEdit(await discountPlaced(tx, documentId, discount, { by, discountPercent: percent }))
    })
    if (placed.kind === "repeated") throw new Error("An order with a key is never a keyless repeat")
    if (placed.kind !== "placed") throw rejectionError(placed)
    return orderAnswer(deps, placed.order.documentId, 201)
  })

  route("POST /orders/quote", async (c) => {
    const body = await readBody(phoneQuoteBody, c.req)
    const mobile = body.mobile ? normalizePhone(body.mobile) : null
    const quote = await findQuote(
      db,
      { ...goodsOf(body), wilaya: body.wilaya ?? null, commune: body.commune ?? null, mobile, anyQuantity: true },
      clock(),
    )
    if (!quote) throw rejectionError({ kind: "unknown", field: "wilaya" })
    const discount = fromDinars(body.staffDiscount?.amount ?? 0)
    const max = maxStaffDiscount(quote.amount, await ownDiscountPercent(c, db))
    if (discount > max) throw tooMuchDiscount(max)
    return Response.json({ data: orderQuoteResource(withStaffDiscount(quote, discount)) })
  })
}
