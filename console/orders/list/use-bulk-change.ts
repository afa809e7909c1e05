import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import { apiPath } from "../../data/api-path.ts"
import { listQuery } from "../../data/list-query.ts"
import { type SentParts, sendInParts } from "../../data/send-in-parts.ts"
import { useText } from "../../i18n/use-text.ts"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Orders of one request: an answer of each shows how far the change is. */
export const ordersAtOnce = 50

type Result = BulkResult["data"][number]
export type SentOrders = SentParts<string, Result> & {
  /** Result of the changed orders in words; absent = their new status says it. */
  said?: string | undefined
}

type Path = "/orders/status" | "/orders/cashed" | "/orders/agent" | "/orders/tags"

/** Changes the selected orders of the list, a part after the other. The API leaves out what the list's filter does not pass. */
export function useBulkChange() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { selectedIds, onSelect, filterValues } = useListContext()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [sent, setSent] = useState<SentOrders>()
  async function change(path: Path, body: object, said?: string) {
    const of = selectedIds.length
    setProgress({ done: 0, of })
    const toBody = (documentIds: readonly string[]) => ({ ...body, documentIds })
    const onProgress = (done: number) => setProgress({ done, of })
    const parts = { items: selectedIds, atOnce: ordersAtOnce, toBody, onProgress }
    const address = apiPath(path, { query: listQuery({ filter: filterValues }) })
    const outcome = await sendInParts<string, Result>(address, parts)
    onSelect(outcome.unsent)
    if (outcome.problem === undefined || outcome.results.length + outcome.unknown.length > 0) {
      setSent({ ...outcome, said })
    }
    if (outcome.problem !== undefined) notify(rejectionText(outcome.problem, t), { type: "error" })
    setProgress(undefined)
    void queries.invalidateQueries({ queryKey: ["orders"] })
  }
  return { change, progress, sent, close: () => setSent(undefined) }
}
