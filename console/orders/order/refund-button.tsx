import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { decimalText, readNumber } from "#core/text/parse-number.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"

/** A button that records a refund of an order's payments, of at most the amount that is to be refunded. */
export function RefundButton({ order }: { order: OrderDetail }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={parts.cActs}>
        <Button look="quiet" icon="undo-2" onClick={() => setOpen(true)}>
          {t("refund.open")}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={t("refund.title")} onClose={() => setOpen(false)}>
          <RefundForm order={order} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function RefundForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  // Typed text is stored over nobody's change: after one it takes a second press.
  const [{ documentId, version, toGiveBack: max }, setRead] = useState(order)
  const [typed, setTyped] = useState({ amount: decimalText(max), reason: "" })
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const amount = readNumber(typed.amount)
  const isAmount = amount !== undefined && amount > 0 && amount <= max
  const reason = typed.reason.trim()
  const params = { documentId }
  const storeInCache = (stored: OrderDetail) => queries.setQueryData(["orders", "detail", documentId], stored)
  async function readAgain() {
    const now = await fetchJson<OrderDetail>("GET", apiPath("/orders/:documentId", { params }))
    setRead(now)
    // Nothing is left to be given back: its screen has no such form any more.
    if (now.toGiveBack === 0) {
      notify(t("order.changedMeanwhile"), { type: "error" })
      onClose()
    }
    storeInCache(now)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || !isAmount || reason === "") return
    setBusy(true)
    setFailure(undefined)
    try {
      const path = apiPath("/orders/:documentId/refund", { params })
      storeInCache(await fetchJson<OrderDetail>("POST", path, { version, amount, reason }))
      notify(t("refund.done"), { type: "success" })
      onClose()
    } catch (error) {
      setFailure(error)
      if (error instanceof RejectedError && error.status === 409) await readAgain().catch(setFailure)
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }
  return (
    <SmallForm submit={t("refund.store")} disabled={busy} onClose={onClose} onSubmit={submit} noValidate>
      <p className="muted small">{t("refund.hint")}</p>
      <Problem text={rejectionText(failure, t, { 409: t("order.changedMeanwhile") })} />
      <Field
        label={t("refund.amount")}
        problem={isTried && !isAmount ? t("refund.wrongAmount", { max: decimalText(max) }) : undefined}
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        value={typed.amount}
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
      />
      <Field
        label={t("refund.reason")}
        problem={isTried && reason === "" ? t("refund.noReason") : undefined}
        maxLength={200}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
    </SmallForm>
  )
}
