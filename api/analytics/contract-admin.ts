import { z } from "zod"
import { weekStarts } from "#core/i18n/shop-day.ts"

/** A day of Algeria's clock. */
const day = z.iso.date()

/** `GET numbers`: the days from `from` to `to`, both included, 400 at most. */
export const analyticsQuery = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "to must not be before from" })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 400 * 24 * 3600 * 1000, {
    path: ["from"],
    message: "A period has 400 days at most",
  })

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: "From 0 to 1; null = nothing to take a share of" })

/** Of one period. Amounts are dinars of goods less discounts, without delivery. */
const metrics = z.object({
  orders: z.int(),
  settled: z.int().meta({ description: "Those of them that a call has settled" }),
  turnover: z.number().meta({ description: "Goods of orders delivered in the period, and not sent back" }),
  cashed: z.number().meta({ description: "The part of it whose money the shop has" }),
  confirmationRate: share,
  deliveryRate: share,
  returnRate: share,
  averageBasket: z.number().nullable(),
  visitors: z.int().meta({ description: "New visitors of the shop" }),
  conversion: share.meta({ description: "Orders a new visitor" }),
})

/** Results of a member's calls; `delivered` are orders that they confirmed. */
const callResults = z.object({ calls: z.int(), confirmed: z.int(), cancelled: z.int(), delivered: z.int() })

/** The spans of own results, which end today. */
export const ownSpans = ["today", "days7", "days30"] as const

/** The answer of `GET numbers/own`: the calls of who asks. */
export const ownResults = z.record(z.enum(ownSpans), callResults)

/** The answer of `GET numbers`. Rates and breakdowns are of the orders that were placed in the period. */
export const numbers = z.object({
  period: z.object({ from: day, to: day }),
  before: z.object({ from: day, to: day }),
  now: metrics,
  earlier: metrics,
  days: z.array(z.object({ day, orders: z.int(), turnover: z.number() })),
  hours: z.array(z.int()).length(24).meta({ description: "Orders by hour of Algeria's clock" }),
  wilayas: z.array(
    z.object({ code: z.int(), orders: z.int(), confirmed: z.int(), delivered: z.int(), sentBack: z.int() }),
  ),
  products: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      orders: z.int(),
      units: z.int(),
      amount: z.number(),
      settled: z.int().meta({ description: "Orders with it that a call has settled" }),
      confirmed: z.int().meta({ description: "Those of them that were confirmed, whatever came later" }),
      delivered: z.int(),
      sentBack: z.int(),
    }),
  ),
  agents: z.array(callResults.extend({ id: z.string().nullable(), name: z.string() })),
})

/** The answer of `GET numbers/week`. */
export const weekAnswer = z.object({ startsOn: z.enum(weekStarts) })

export type CallResults = z.infer<typeof callResults>
export type OwnResults = z.infer<typeof ownResults>
export type Week = z.infer<typeof weekAnswer>
export type Metrics = z.infer<typeof metrics>
export type Analytics = z.infer<typeof numbers>
