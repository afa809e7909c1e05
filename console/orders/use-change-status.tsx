import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { type OrderStatus, undoOffer } from "#core/orders/order-status.ts"
import type { ReturnedLine } from "#core/orders/returned-parcel.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { dueText } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"
import { UndoNote } from "./calls/undo-note.tsx"
import { variantControlId } from "./edit/line-variants.ts"
import { missingIn, missingText, openLineIn } from "./order/missing-text.ts"

/** Where an order goes, and what the call came to. */
export type StatusChange = {
  to: OrderStatus
  reason?: string
  outcome?: "no-answer" | "busy" | "postponed"
  /** ISO 8601 */
  callAt?: string
  /** Of `returned`: lines in another condition than `reason` says. */
  lines?: ReturnedLine[]
}

type Moved = { documentId: string; number: string; status: OrderStatus }

/** Moves orders on, each once at a time, says so with a way back where there is one, and invalidates every list. */
export function useChangeStatus() {
  const t = useText()
  const locale = useConsoleLocale()
  const queries = useQueryClient()
  const notify = useNotify()
  // Each change of a board's card stands for itself, so they are told apart by order.
  const moving = useRef(new Set<string>())
  const [, redraw] = useState(0)

  /** @returns whether it was stored */
  async function change(order: Moved, body: StatusChange): Promise<boolean> {
    const { documentId, number, status: before } = order
    if (moving.current.has(documentId)) return false
    moving.current.add(documentId)
    redraw((n) => n + 1)
    try {
      const changed = await fetchJson<OrderDetail>(
        "POST",
        apiPath("/orders/:documentId/status", { params: { documentId } }),
        // Of two members at one order, the second sees first what the other one did.
        { from: before, ...body },
      )
      queries.setQueryData(["orders", "detail", documentId], changed)
      const { callAt } = changed
      const text =
        changed.status === "to-call-again" && callAt
          ? t("call.storedAgain", { number, n: changed.tries, time: dueText(callAt, new Date(), locale) })
          : t("call.stored", { number, status: t(`status.${changed.status}`) })
      const hasWayBack = changed.status !== before && changed.undo !== null
      const note = hasWayBack ? <UndoNote text={text} orders={[{ documentId, version: changed.version }]} /> : text
      notify(note, hasWayBack ? { autoHideDuration: undoOffer } : { type: "success" })
      return true
    } catch (error) {
      const missing = missingIn(error)
      const open = openLineIn(error)
      const stale = error instanceof RejectedError && error.status === 409
      if (missing) notify(missingText(missing, t), { type: "warning", autoHideDuration: 12_000 })
      else if (open !== undefined) {
        notify(t("orders.problem.open"), { type: "warning" })
        document.getElementById(variantControlId(open))?.focus()
      } else notify(stale ? t("call.stale") : rejectionText(error, t), { type: stale ? "warning" : "error" })
      return false
    } finally {
      moving.current.delete(documentId)
      redraw((n) => n + 1)
      void queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }

  return { change, isMoving: (documentId: string) => moving.current.has(documentId) }
}
