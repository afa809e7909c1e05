import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { missingIn, missingText } from "./missing-text.ts"

/** An order as the screen shows it. */
export type ExpectedOrder = { documentId: string; version: number; number: string }

/** Costs of two orders apart and merged, in dinars, where the merged one costs more. */
export type PriceIncrease = { together: number; total: number }

/** The order `from` becomes a part of `into`, or is the same one. */
export type Merge = { from: ExpectedOrder; into: ExpectedOrder; as: "more" | "same"; dearer?: PriceIncrease }

function priceIncrease(error: unknown): PriceIncrease | null {
  if (!(error instanceof RejectedError) || error.details.reason !== "dearer") return null
  const { together, total } = error.details
  return typeof together === "number" && typeof total === "number" ? { together, total } : null
}

/** Merges two orders, shows the result at once, and refetches every list. */
export function useMerge() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  /** @returns `dearer` where the merged order costs more than both and nobody has agreed to that */
  async function merge({ from, into: target, as, dearer }: Merge): Promise<"merged" | "rejected" | PriceIncrease> {
    const into = { documentId: target.documentId, version: target.version }
    const body = { version: from.version, into, as, ...(dearer && { total: dearer.total }) }
    setBusy(true)
    try {
      const path = apiPath("/orders/:documentId/merge", { params: { documentId: from.documentId } })
      const merged = await fetchJson<OrderDetail>("POST", path, body)
      queries.setQueryData(["orders", "detail", target.documentId], merged)
      const numbers = { gone: from.number, remaining: target.number }
      notify(t(as === "same" ? "order.sameDone" : "order.merged", numbers), { type: "success" })
      return "merged"
    } catch (error) {
      const more = priceIncrease(error)
      if (more) return more
      const missing = missingIn(error)
      const text = missing ? missingText(missing, t) : rejectionText(error, t, { 409: t("call.stale") })
      notify(text, { type: "error" })
      return "rejected"
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }

  return { merge, busy }
}
