import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useRef, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { Button } from "../../ui/button.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { OpenMark } from "../status-mark.tsx"
import { variantControlId } from "./line-variants.ts"
import { toDraftLine } from "./order-draft.ts"
import { VariantSelect } from "./variant-select.tsx"

type Props = { order: OrderDetail; line: OrderDetail["lines"][number] }

/** Chooses a line's variant where the order is looked at, as on the phone. Nothing is stored before the button is pressed:
 *  arrow keys on a select go through all variants. */
export function LineChoice({ order, line }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const markId = useId()
  const [chosen, setChosen] = useState("")
  const [busy, setBusy] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const { documentId, version } = order
  const isOther = chosen !== "" && chosen !== line.variant

  async function store(event: FormEvent) {
    event.preventDefault()
    if (busy || !isOther) return
    setBusy(true)
    try {
      const lines = order.lines.map((each) => toDraftLine(each, each.id === line.id ? chosen : ""))
      const path = apiPath("/orders/:documentId", { params: { documentId } })
      const saved = await fetchJson<OrderDetail>("PATCH", path, { version, lines })
      queries.setQueryData(["orders", "detail", documentId], saved)
      setChosen("")
      // The button goes with what was chosen.
      select.current?.focus()
    } catch (error) {
      const isGoods = error instanceof RejectedError && error.details.reason === "goods"
      notify(isGoods ? t("order.variantGone") : rejectionText(error, t, { 409: t("call.stale") }), { type: "warning" })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }

  return (
    <form className={ordersChoices.lineChoice} onSubmit={store}>
      {line.isOpen && <OpenMark id={markId} />}
      <VariantSelect
        id={variantControlId(line.id)}
        ref={select}
        line={line}
        value={chosen || (line.variant ?? "")}
        describedBy={line.isOpen ? markId : undefined}
        onChoose={setChosen}
      />
      {isOther && (
        <Button look="quiet" type="submit" disabled={busy}>
          {t("order.chooseVariant")}
        </Button>
      )}
    </form>
  )
}
