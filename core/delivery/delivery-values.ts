import type { Wilaya } from "./wilaya.ts"

/** Delivery to one wilaya, as the merchant edits it. Prices in dinars; null = not known. */
export type DeliveryValues = Pick<Wilaya, "desk" | "home" | "deskServed" | "homeServed" | "daysMin" | "daysMax">

export type DeliveryField = keyof DeliveryValues

/** The fields in the order in which they are shown, copied and written to files. */
export const deliveryFields = [
  "desk",
  "home",
  "deskServed",
  "homeServed",
  "daysMin",
  "daysMax",
] as const satisfies readonly DeliveryField[]

/** The highest price of a delivery, in dinars, and the most days that one takes. */
export const maxDelivery = 100_000
export const maxDeliveryDays = 90

/** The highest amount that free delivery may begin at, in dinars. */
export const maxThreshold = 10_000_000

/** Error of a field: no price from 0 to the highest with two decimals at most, no whole number of days in range, or a
 *  maximum of days below the minimum. */
export type DeliveryProblem = "price" | "days" | "daysOrder"

/** Whether a number is an amount of dinars that can be stored exactly in centimes. */
export const isDinars = (value: number, max: number): boolean =>
  value >= 0 && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const isDays = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= maxDeliveryDays

/** Everything that is wrong with what is said about a wilaya, by field. */
export function deliveryProblems(values: DeliveryValues): { field: DeliveryField; problem: DeliveryProblem }[] {
  const { daysMin, daysMax } = values
  const prices = (["desk", "home"] as const).filter((field) => {
    const price = values[field]
    return price !== null && !isDinars(price, maxDelivery)
  })
  const days = (["daysMin", "daysMax"] as const).filter((field) => {
    const value = values[field]
    return value !== null && !isDays(value)
  })
  const reversed = days.length === 0 && daysMin !== null && daysMax !== null && daysMax < daysMin
  return [
    ...prices.map((field) => ({ field, problem: "price" as const })),
    ...days.map((field) => ({ field, problem: "days" as const })),
    ...(reversed ? [{ field: "daysMax" as const, problem: "daysOrder" as const }] : []),
  ]
}
