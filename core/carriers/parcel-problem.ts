import { maySendParcel, type OrderStatus } from "../orders/order-status.ts"

/** Why an order is not sent to a carrier, told before anything is sent. */
export const parcelProblems = [
  "unknown-order",
  "not-confirmed",
  "has-parcel",
  "no-price",
  "amount",
  "phone",
  "wilaya",
  "commune",
  "no-desk",
] as const
export type ParcelProblem = (typeof parcelProblems)[number]

/** Whether a problem is the account's: another carrier may go there. */
export const isPlaceProblem = (problem: ParcelProblem): boolean =>
  problem === "wilaya" || problem === "commune" || problem === "no-desk"

/** The most that a carrier collects, in dinars. */
export const maxParcelAmount = 150_000

type Place = { isDelivered: boolean; hasDesk: boolean }

export type CheckedOrder = {
  status: OrderStatus
  hasParcel: boolean
  hasDeliveryPrice: boolean
  /** The amount that the carrier collects, in whole dinars. */
  toCollect: number
  mobile: string
  delivery: "home" | "desk"
}

/** The place of an order in an account's list of places; `none` = the list was not read yet. */
export type PlaceMatch = { kind: "none" } | { kind: "wilaya" } | { kind: "commune" } | { kind: "found"; place: Place }

/** Finds the first problem that hinders an order from being sent; null = none. */
export function parcelProblem(order: CheckedOrder, match: PlaceMatch): ParcelProblem | null {
  if (order.hasParcel) return "has-parcel"
  if (!maySendParcel(order.status)) return "not-confirmed"
  if (!order.hasDeliveryPrice) return "no-price"
  if (order.toCollect > maxParcelAmount) return "amount"
  if (!/^0\d{8,9}$/.test(order.mobile)) return "phone"
  if (match.kind === "wilaya" || match.kind === "commune") return match.kind
  if (match.kind === "found" && order.delivery === "home" && !match.place.isDelivered) return "commune"
  if (match.kind === "found" && order.delivery === "desk" && !match.place.hasDesk) return "no-desk"
  return null
}
