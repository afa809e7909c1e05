import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { useCloseNotification, useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { bulkProblemText } from "../order/missing-text.ts"

/** Says what was stored, with a button that takes it back where the table of statuses allows it. */
export function UndoNote({ text, orders }: { text: string; orders: { documentId: string; version: number }[] }) {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const close = useCloseNotification()
  async function undo() {
    close()
    try {
      const results = await fetchJson<BulkResult["data"]>("POST", "/orders/undo", { orders })
      const rejected = results.find((result) => !result.ok)
      if (rejected && !rejected.ok) notify(bulkProblemText(rejected, t), { type: "warning" })
      else notify(t("orders.undone"))
    } catch (problem) {
      notify(rejectionText(problem, t), { type: "error" })
    }
    await queries.invalidateQueries({ queryKey: ["orders"] })
  }
  return (
    <>
      <span>{text}</span>
      <button type="button" className={parts.noteAct} onClick={undo}>
        {t("orders.undo")}
      </button>
    </>
  )
}
