import type { OrderStatus } from "../orders/order-status.ts"

/** What the sample shop is made of, in the order in which clearing removes it: whatever refers to a thing goes before it. */
export const sampleKinds = [
  "order",
  "product",
  "review",
  "post",
  "coupon",
  "section",
  "category",
  "brand",
  "post-category",
  "post-tag",
  "picture",
] as const
export type SampleKind = (typeof sampleKinds)[number]

/** Why a thing of the sample stays: somebody changed it; it was ordered or used by an order that is no trial; a shopper
 *  reviewed it; something that stays needs it. */
export const stayReasons = ["changed", "ordered", "reviewed", "needed"] as const
export type StayReason = (typeof stayReasons)[number]

/** Days for which clearing can be undone. */
export const clearingUndoDays = 30

/** Names of things that a list shows; more are counted. */
export const maxSampleNames = 60

/** Orders of one product above which it is taken to be sold. */
export const maxTrialOrders = 20

const trialStatuses: readonly OrderStatus[] = ["new", "to-call-again", "confirmed", "cancelled"]

/** What tells a trial from an order of a shopper. */
export type TrialFacts = {
  status: OrderStatus
  carrier: string | null
  tracking: string | null
  exportedAt: string | null
  shopperId: string | null
}

/** Whether an order can be a trial: nobody has packed it, handed it to a carrier, or keeps it in an account. It is one if all
 *  its lines are of products that the sample brought and that go with it. */
export const canBeTrial = ({ status, carrier, tracking, exportedAt, shopperId }: TrialFacts): boolean =>
  trialStatuses.includes(status) && !carrier && !tracking && exportedAt === null && shopperId === null
