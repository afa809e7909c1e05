import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"
import { bulkProblemText } from "./order/missing-text.ts"

type OrderVersion = { documentId: string; version: number }

/** Takes the last change of status of orders back, says whether that could be done, and invalidates every list. */
export function useUndo(): (orders: OrderVersion[]) => Promise<void> {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  return async (orders) => {
    try {
      const results = await fetchJson<BulkResult["data"]>("POST", "/orders/undo", { orders })
      const rejected = results.find((result) => !result.ok)
      if (rejected && !rejected.ok) notify(bulkProblemText(rejected, t), { type: "warning" })
      else notify(t("orders.undone"))
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
    await queries.invalidateQueries({ queryKey: ["orders"] })
  }
}
