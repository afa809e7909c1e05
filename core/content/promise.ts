/** The payer of an exchanged article's return. */
export const returnPayers = ["shopper", "shop"] as const
export type ReturnPayer = (typeof returnPayers)[number]

/** Promises in the settings; false and 0 = not promised. */
export type PromiseFacts = {
  promisesCash: boolean
  promisesOpening: boolean
  promisesCall: boolean
  exchangeDays: number
  returnPayer: ReturnPayer
  warrantyMonths: number
}

export type ShopPromise =
  | { kind: "cash" | "opening" | "call" }
  | { kind: "exchange"; days: number; payer: ReturnPayer }
  | { kind: "warranty"; months: number }

/** Returns the shop's promises in the order of forms, pages and slips. */
export const promisesOf = (facts: PromiseFacts): ShopPromise[] => [
  ...(facts.promisesCash ? [{ kind: "cash" as const }] : []),
  ...(facts.promisesOpening ? [{ kind: "opening" as const }] : []),
  ...(facts.exchangeDays > 0
    ? [{ kind: "exchange" as const, days: facts.exchangeDays, payer: facts.returnPayer }]
    : []),
  ...(facts.warrantyMonths > 0 ? [{ kind: "warranty" as const, months: facts.warrantyMonths }] : []),
  ...(facts.promisesCall ? [{ kind: "call" as const }] : []),
]

export type PromiseMessage = "cash" | "opening" | "call" | "exchangeByShop" | "exchangeByShopper" | "warranty"

/** The message that says a promise, and what it is filled with. */
export function promiseMessage(promise: ShopPromise): { name: PromiseMessage; n: number } {
  if (promise.kind === "exchange") {
    return { name: promise.payer === "shop" ? "exchangeByShop" : "exchangeByShopper", n: promise.days }
  }
  return { name: promise.kind, n: promise.kind === "warranty" ? promise.months : 0 }
}
