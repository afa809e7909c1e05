import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as fields from "#app/styles/fields.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMay } from "../../data/use-me.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { Button } from "../../ui/button.tsx"
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Writes a note for the team; it stands in the history. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const t = useText()
  const id = useId()
  const queries = useQueryClient()
  const mayWrite = useMay("orders.write")
  const [text, setText] = useState("")
  const { run, busy, problem } = useTask()
  if (!mayWrite) return null
  async function add(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    await run(async () => {
      const noted = await fetchJson<OrderDetail>(
        "POST",
        apiPath("/orders/:documentId/notes", { params: { documentId: order.documentId } }),
        { text },
      )
      queries.setQueryData(["orders", "detail", order.documentId], noted)
      setText((now) => (now === text ? "" : now))
    })
  }
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={add}>
      <Problem text={rejectionText(problem, t)} />
      <div className={fields.field}>
        <label htmlFor={id}>{t("order.newNote")}</label>
        <textarea id={id} rows={2} maxLength={1000} required value={text} onChange={(e) => setText(e.target.value)} />
      </div>
      {text.trim() && (
        <Button look="soft" type="submit" disabled={busy}>
          {t("order.addNote")}
        </Button>
      )}
      {text.trim() && <LeaveGuard />}
    </form>
  )
}
