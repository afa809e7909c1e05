import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import type { Say } from "../../i18n/texts.ts"
import { missingText } from "../order/missing-text.ts"

type RejectedChange = Extract<BulkResult["data"][number], { ok: false }>

/** Why one of several orders stayed as it was. */
export function bulkProblemText({ problem, from, missing }: RejectedChange, t: Say): string {
  if (problem === "missing") return missingText(missing, t)
  return t(`orders.problem.${problem}`, { from: from ? t(`status.${from}`) : "" })
}
