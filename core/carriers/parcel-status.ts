import type { OrderStatus } from "../orders/order-status.ts"

/** The statuses of a parcel, the same for every carrier. `paid`: the carrier paid the merchant. */
export const parcelStatuses = [
  "created",
  "cancelled",
  "hold",
  "shipped",
  "at-desk",
  "out-for-delivery",
  "failed-attempt",
  "returning",
  "returned",
  "delivered",
  "paid",
  "lost",
] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

/** How far a parcel is in the shop's own eyes. `claimed`: a request for it may have reached the carrier. `unknown`: whether the carrier
 *  has it must be looked up by hand. */
export const parcelStates = ["waiting", "claimed", "created", "rejected", "unknown", "cancelled"] as const
export type ParcelState = (typeof parcelStates)[number]

/** Parcels that hold their order: it gets no other one. */
export const liveParcelStates = ["waiting", "claimed", "created", "unknown"] as const satisfies readonly ParcelState[]

/** Whether a carrier has a parcel, or gets it. */
export const isLiveParcel = ({ state }: { state: ParcelState }): boolean =>
  liveParcelStates.some((live) => live === state)

const finals: readonly ParcelStatus[] = ["cancelled", "returned", "paid", "lost"]

/** Whether nothing more happens to a parcel. One that is delivered is followed until it is paid, or for `maxFollowed`. */
export const isFinalStatus = (status: ParcelStatus): boolean => finals.includes(status)

/** The states through which an order goes when its parcel gets a status, the last one being the goal; [] = the order stays. */
const goals: Partial<Record<ParcelStatus, readonly OrderStatus[]>> = {
  created: ["preparing"],
  shipped: ["preparing", "shipped"],
  "at-desk": ["preparing", "shipped"],
  "out-for-delivery": ["preparing", "shipped"],
  "failed-attempt": ["preparing", "shipped"],
  delivered: ["preparing", "shipped", "delivered"],
  paid: ["preparing", "shipped", "delivered"],
  returning: ["preparing", "shipped", "returning"],
  // In which condition it is, and so what becomes of its stock, somebody of the shop says.
  returned: ["preparing", "shipped", "returning"],
}

export const orderStepsOf = (status: ParcelStatus): readonly OrderStatus[] => goals[status] ?? []

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds for which a parcel is followed after its last event. */
const maxFollowed = 45 * day

/** When a carrier is asked about a parcel again: soon while a driver has it, seldom while it travels, ever less when nothing happens.
 *  @param since when its last event was, or when it was made
 *  @returns null = no more */
export function nextPoll(status: ParcelStatus | null, since: Date, now: Date): Date | null {
  if (status !== null && isFinalStatus(status)) return null
  const age = now.getTime() - since.getTime()
  if (age > maxFollowed) return null
  const isNear = status === "out-for-delivery" || status === "failed-attempt" || status === "at-desk"
  const pause = status === "delivered" ? 12 * hour : isNear ? 20 * minute : hour
  return new Date(now.getTime() + Math.max(pause, Math.min(age / 8, 12 * hour)))
}

/** Days without an event after which a parcel is listed. */
export const silentAfterDays = 4

/** Lists of parcels, as the console shows them. */
export const parcelViews = ["problem", "failed", "waiting", "silent", "under-way", "ended"] as const
export type ParcelView = (typeof parcelViews)[number]

/** Orders that one request sends. */
export const maxSentOrders = 200

/** Orders whose labels are printed together. */
export const maxPrintedLabels = 100
