import { z } from "zod"
import { optionalText, shortText } from "#api/common/contract-texts.ts"
import { documentId, documentIds, inputAmount } from "#api/orders/contract-fields.ts"
import { missingUnits } from "#api/orders/contract-status.ts"
import { isRoundedTracking } from "#core/delivery/carrier.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { maxLineUnits, maxStoredLines } from "#core/orders/order-maximums.ts"
import { moveProblems, orderStatuses } from "#core/orders/order-status.ts"
import { maxTagLength, toTagName } from "#core/orders/order-tag.ts"

// Bodies of the writes on orders: bare objects. What is not allowed any more is a 409 with `details`.

/** `POST orders/undo`: takes each order's last change of status back that stands, and reopens by that what was cancelled or has
 *  come back (it takes stock and coupon again, `missing` if it cannot). Only while the order has the version in which it was read:
 *  `notAllowed` after anything else, for an order that another one has taken in, one without its person, and a cashed one. */
export const undoBody = z.strictObject({
  orders: z
    .array(z.strictObject({ documentId, version: z.int() }))
    .min(1)
    .max(200),
})

/** `POST orders/cashed`: the shop has the money of these orders, or not yet after all. Only a delivered order can be cashed:
 *  `notAllowed` for any other, `paidBefore` for one that is paid online already, and `nothingToCollect` for one that costs nothing. Takes
 *  filters in the address as `POST orders/status`. */
export const cashedBody = z.strictObject({ documentIds, cashed: z.boolean() })

/** `POST orders/:documentId/refund` → the order: the shop has given this amount of its payments back, in dinars. 409
 *  `{ reason: "refund", max }` where less of it is to be given back, `{ reason: "version", version }`. */
export const refundBody = z.strictObject({
  version: z.int(),
  amount: inputAmount.refine((amount) => amount > 0, { message: "is nothing" }),
  reason: shortText(200),
})

/** Results of `POST orders/status`, `undo`, `cashed`, `agent` and `tags`. */
export const bulkResult = z.object({
  data: z.array(
    z.discriminatedUnion("ok", [
      z.object({
        ok: z.literal(true),
        documentId: z.string(),
        number: z.string(),
        from: z.enum(orderStatuses),
        to: z.enum(orderStatuses),
        mayUndo: z.boolean(),
        version: z.int().meta({ description: "Names the change when it is undone" }),
      }),
      z.object({
        ok: z.literal(false),
        documentId: z.string(),
        number: z.string().nullable(),
        problem: z.enum(moveProblems),
        from: z.enum(orderStatuses).nullable(),
        allowed: z.array(z.enum(orderStatuses)),
        missing: z
          .array(missingUnits)
          .meta({ description: "What is not left of an order that has released its stock, where it is `missing`" }),
      }),
    ]),
  ),
})

export type BulkResult = z.infer<typeof bulkResult>

/** Tags of one change. */
const maxChanged = 20

const tag = shortText(maxTagLength).transform(toTagName)
const tags = z.array(tag).max(maxChanged).default([])

/** `POST orders/tags` → a result for each order. An order takes no part in it that the list named by the address's filters does
 *  not have (`notListed`), or that would have too many tags (`tooManyTags`); a tag that nobody has used yet is made. */
export const bulkTagBody = z
  .strictObject({ documentIds, add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ["add"], error: "No tag is added or removed" })

/** `POST orders/agent` → a result for each order, with filters in the address as of `POST orders/tags`; null = nobody. */
export const bulkAgentBody = z.strictObject({ documentIds, agentId: z.string().min(1).max(64).nullable() })

/** `POST orders/:documentId/notes` → 201, the order. */
export const noteBody = z.strictObject({ text: shortText(1000) })

const readVersion = z.int().optional().meta({ description: "Of what was read; another one is a 409" })

/** `PUT orders/:documentId/agent` → the order; null = nobody. `GET orders/agents` lists who it may be. */
export const agentBody = z.strictObject({ agentId: z.string().min(1).max(64).nullable(), version: readVersion })

/** `PUT orders/:documentId/tracking` → the order; both null = none. */
export const trackingBody = z.strictObject({
  carrier: optionalText(40),
  tracking: optionalText(60).refine((tracking) => !isRoundedTracking(tracking ?? ""), {
    error: "A spreadsheet has rounded the number",
  }),
  version: readVersion,
})

const quantity = z.int().min(1).max(maxLineUnits)

/** A variant by its SKU or documentId, else by the names or codes of colour and size. */
const choice = { color: optionalText(80), size: optionalText(80), variant: optionalText(120) }

/** A line of an order: `id` is that of a line it has, which keeps its price; without it the current price of the product. */
/** A discount on the goods by a member of the staff, with its reason. */
const staffDiscount = z.strictObject({ amount: inputAmount, reason: shortText(200) })

const editedLine = z.strictObject({
  id: z.int().optional(),
  slug: shortText(200),
  ...choice,
  quantity,
})

const deskId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

const person = {
  firstname: shortText(80),
  lastname: shortText(80),
  mobile: shortText(40),
  wilaya: shortText(80).meta({ description: "Its name in French or Arabic" }),
  commune: shortText(120),
  delivery: z.enum(deliveryKinds),
}

/** `PATCH orders/:documentId` → the order; before it ships. What is left out stays; what it costs follows from goods, place and kind of
 *  delivery where those are other ones, and stays where they are sent as they were. 409 `{ reason: "version", version }` when the order
 *  is another one meanwhile, `{ reason: "shipped", status }`, or the quote's changes (`stock`, `gone`, `notServed`), `{ reason:
 *  "discount", max }` for more discount than the role may give, or `{ reason: "open" }` for a line without a chosen variant in a
 *  confirmed order. An invalid coupon is released. `POST orders/:documentId/quote` changes nothing: `{ data: OrderQuote }` */
export const editBody = z.strictObject({
  version: z.int(),
  firstname: person.firstname.optional(),
  lastname: person.lastname.optional(),
  mobile: person.mobile.optional(),
  wilaya: person.wilaya.optional(),
  commune: person.commune.optional(),
  delivery: person.delivery.optional(),
  desk: deskId.nullable().optional().meta({
    description:
      "The carrier's desk, of `GET /api/desks`; null = none. Left out = it stays, but for another place or kind of delivery",
  }),
  address: optionalText(300),
  note: optionalText(500),
  lines: z.array(editedLine).min(1).max(maxStoredLines).optional(),
  staffDiscount: staffDiscount
    .optional()
    .meta({ description: "In dinars, off the goods; left out = it stays, or its share of goods that are worth less" }),
  deliveryPrice: inputAmount
    .nullable()
    .optional()
    .meta({
      description:
        "As agreed by phone; left out = it stays, by the shop's prices where place or kind of delivery are other ones " +
        "or other goods begin or end to be delivered freely",
    }),
})

/** `POST orders/:documentId/merge` → the order `into`, which has all lines and its own coupon now; the other one is cancelled with the
 *  reason `merged`, and its coupon given back; no number counts it. As `same` its stock is returned, no line is added, and the other
 *  order may have shipped. 409 `{ reason: "shipped", documentId, status }`, `{ reason: "same" }`, `{ reason: "version", documentId,
 *  version }` when one of them is another one meanwhile, `{ reason: "parcel", documentId }` when a carrier has a parcel of one of them
 *  (as `same`: of the one that goes), `{ reason: "lines" }` for more lines than an order may have, `{ reason: "open" }` for a line
 *  without a chosen variant in a confirmed order, `{ reason: "stock", missing }` when one of them has released its stock and not all of
 *  it is left, `{ reason: "dearer", together, total }` when it would cost more than both did and `total` does not say so, `{ reason:
 *  "desk", together, total }` when goods that go to a desk only come to an order that goes to the door and `total` does not say that this
 *  was seen, or `{ reason: "noDesk" }` where the shop delivers to no desk. */
export const mergeBody = z.strictObject({
  version: z.int().meta({ description: "Of the order that goes" }),
  into: z.strictObject({ documentId, version: z.int() }),
  total: inputAmount.optional().meta({ description: "What the merged order was said to cost" }),
  as: z.enum(["more", "same"]).default("more").meta({
    description:
      "`more`: its lines are added to the other order. `same`: it is the other order sent twice, which stays as it is",
  }),
})

const phoneOrderGoods = {
  lines: z
    .array(z.strictObject({ slug: shortText(200), ...choice, quantity }))
    .min(1)
    .max(maxStoredLines),
  coupon: optionalText(40),
  staffDiscount: staffDiscount.optional().meta({ description: "In dinars, off the goods" }),
  delivery: person.delivery,
  locale: z.enum(["fr", "ar", "en"]).default("fr").meta({ description: "Language of the shopper" }),
}

/** `POST orders` → 201, the order: one placed by hand. 409 with the quote when stock or coupon do not allow it. */
export const phoneOrderBody = z.strictObject({
  ...person,
  ...phoneOrderGoods,
  desk: deskId.optional().meta({ description: "The carrier's desk, of `GET /api/desks`" }),
  address: optionalText(300),
  note: optionalText(500),
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{1,200}$/, "must be 1 to 200 visible ASCII characters"),
})

/** `POST orders/quote` → `{ data: OrderQuote }`: what such an order would cost. */
export const phoneQuoteBody = z.strictObject({
  ...phoneOrderGoods,
  wilaya: person.wilaya.optional(),
  commune: person.commune.optional(),
  mobile: person.mobile.optional(),
})
