import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "#api/catalogue/contract-product-form.ts"
import { restoreOffer } from "#core/catalogue/removed-product.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { useCloseNotification, useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Products of one request. */
const atOnce = 200

/** Restores deleted products, says how many came back, and why one did not. Where the shop does not answer, those that are left
 *  can be tried again. */
export function useRestore(): (documentIds: readonly string[]) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  return async (documentIds) => {
    const results: BulkResult[] = []
    let failure: { reason: unknown } | undefined
    try {
      for (let from = 0; from < documentIds.length; from += atOnce) {
        const body = { documentIds: documentIds.slice(from, from + atOnce) }
        results.push(...(await fetchJson<BulkResult[]>("POST", "/products/restore", body)))
      }
    } catch (reason) {
      failure = { reason }
    }
    const rejected = results.find(({ problem }) => problem !== null)
    const n = results.filter(({ result }) => result === "done").length
    if (results.length > 0) notify(t("products.bulk.restored", { n }), { type: rejected ? "warning" : "success" })
    if (rejected?.problem) notify(t(`products.problem.${rejected.problem}`), { type: "warning" })
    if (failure) {
      const left = documentIds.slice(results.length)
      const offline = t("products.bulk.offline")
      const text = rejectionText(failure.reason, t, { 0: offline, 503: offline })
      const note = <RestoreNote text={text} documentIds={left} />
      notify(note, { type: "error", autoHideDuration: restoreOffer })
    }
    await queries.invalidateQueries({ queryKey: ["products"] })
  }
}

type Props = {
  documentIds: readonly string[]
  /** Why they were not restored; without it they have just been deleted. */
  text?: string
}

/** Says that products were deleted, with a button that restores them. */
export function RestoreNote({ documentIds, text }: Props) {
  const t = useText()
  const close = useCloseNotification()
  const restore = useRestore()
  function undo() {
    close()
    void restore(documentIds)
  }
  return (
    <>
      <span>{text ?? t("products.bulk.deleted", { n: documentIds.length })}</span>
      <button type="button" className={parts.noteAct} onClick={undo}>
        {text === undefined ? t("orders.undo") : t("products.bulk.restore")}
      </button>
    </>
  )
}
