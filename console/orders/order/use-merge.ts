import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import type { Say } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { missingIn, missingText } from "./missing-text.ts"

/** An order as the screen shows it. */
export type ExpectedOrder = { documentId: string; version: number; number: string }

/** Terms of the merged order that need a confirmation: its cost, in dinars, and whether it goes to a desk instead of the door. */
export type MergeTerms = { together: number; total: number; toDesk: boolean }

/** The order `from` becomes a part of `into`, or is the same one. */
export type Merge = { from: ExpectedOrder; into: ExpectedOrder; as: "more" | "same"; terms?: MergeTerms }

function mergeTerms(error: unknown): MergeTerms | null {
  if (!(error instanceof RejectedError)) return null
  const { reason, together, total } = error.details
  if (reason !== "dearer" && reason !== "desk") return null
  return typeof together === "number" && typeof total === "number"
    ? { together, total, toDesk: reason === "desk" }
    : null
}

/** Why two orders were not merged, where it is not that somebody changed one meanwhile. */
function mergeProblem(error: unknown, t: Say): string | undefined {
  if (!(error instanceof RejectedError)) return undefined
  const { reason } = error.details
  if (reason === "parcel") return t("order.mergeParcel")
  if (reason === "lines") return t("order.mergeLines")
  if (reason === "open") return t("orders.problem.open")
  return reason === "noDesk" ? t("order.mergeNoDesk") : undefined
}

/** Merges two orders, shows the result at once, and refetches every list. */
export function useMerge() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  /** @returns the terms of the merged order where nobody has agreed to them */
  async function merge({ from, into: target, as, terms }: Merge): Promise<"merged" | "rejected" | MergeTerms> {
    const into = { documentId: target.documentId, version: target.version }
    const body = { version: from.version, into, as, ...(terms && { total: terms.total }) }
    setBusy(true)
    try {
      const path = apiPath("/orders/:documentId/merge", { params: { documentId: from.documentId } })
      const merged = await fetchJson<OrderDetail>("POST", path, body)
      queries.setQueryData(["orders", "detail", target.documentId], merged)
      const numbers = { gone: from.number, remaining: target.number }
      notify(t(as === "same" ? "order.sameDone" : "order.merged", numbers), { type: "success" })
      return "merged"
    } catch (error) {
      const unseen = mergeTerms(error)
      if (unseen) return unseen
      const missing = missingIn(error)
      const stale = mergeProblem(error, t) ?? t("call.stale")
      const text = missing ? missingText(missing, t) : rejectionText(error, t, { 409: stale })
      notify(text, { type: "error" })
      return "rejected"
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }

  return { merge, busy }
}
