import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import type { MissingUnits } from "#api/orders/contract-status.ts"
import { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"

/** Names the units that an order lacks to take its stock again, by product. */
export function missingText(missing: readonly MissingUnits[], t: Say): string {
  const goods = missing.map(({ title, wanted, left }) => t("order.missingGoods", { title, wanted, n: left }))
  return t("order.missing", { goods: goods.join(" · ") })
}

/** The line whose variant has to be chosen before a rejected request; undefined where it was rejected for something else. */
export function openLineIn(error: unknown): number | undefined {
  if (!(error instanceof RejectedError) || !Array.isArray(error.details.open)) return undefined
  const [first] = error.details.open
  return typeof first?.id === "number" ? first.id : undefined
}

/** Returns the missing units of a rejected request; undefined where it was rejected for another reason. */
export function missingIn(error: unknown): MissingUnits[] | undefined {
  if (!(error instanceof RejectedError) || !Array.isArray(error.details.missing)) return undefined
  // Sent by the shop's own API, as its contract says.
  return error.details.missing as MissingUnits[]
}

type RejectedChange = Extract<BulkResult["data"][number], { ok: false }>

/** Why one of several orders stayed as it was. */
export function bulkProblemText({ problem, from, missing }: RejectedChange, t: Say): string {
  if (problem === "missing") return missingText(missing, t)
  return t(`orders.problem.${problem}`, { from: from ? t(`status.${from}`) : "" })
}
