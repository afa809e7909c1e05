import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "#api/catalogue/contract-product-form.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Products of one request. */
const atOnce = 200

/** Restores deleted products, says how many came back, and why one did not. */
export function useRestore(): (documentIds: readonly string[]) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  return async (documentIds) => {
    const results: BulkResult[] = []
    try {
      for (let from = 0; from < documentIds.length; from += atOnce) {
        const body = { documentIds: documentIds.slice(from, from + atOnce) }
        results.push(...(await fetchJson<BulkResult[]>("POST", "/products/restore", body)))
      }
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
    const failed = results.find(({ problem }) => problem !== null)
    const n = results.filter(({ result }) => result === "done").length
    if (results.length > 0) notify(t("products.bulk.restored", { n }), { type: failed ? "warning" : "success" })
    if (failed?.problem) notify(t(`products.problem.${failed.problem}`), { type: "warning" })
    await queries.invalidateQueries({ queryKey: ["products"] })
  }
}
