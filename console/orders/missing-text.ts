import type { MissingUnits } from "#api/contract/order-status.ts"
import { Refusal } from "../data/ask-api.ts"
import type { Say } from "../i18n/texts.ts"

/** What is missing for an order to take its stock again, by product. */
export function missingText(missing: readonly MissingUnits[], t: Say): string {
  const goods = missing.map(({ title, wanted, left }) => t("order.missingGoods", { title, wanted, n: left }))
  return t("order.missing", { goods: goods.join(" · ") })
}

/** What a refused request says is missing; undefined where it was refused for something else. */
export function missingIn(error: unknown): MissingUnits[] | undefined {
  if (!(error instanceof Refusal) || !Array.isArray(error.details.missing)) return undefined
  // Sent by the shop's own API, as its contract says.
  return error.details.missing as MissingUnits[]
}
