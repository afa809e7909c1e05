import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { useNotify } from "react-admin"
import { useNavigate } from "react-router"
import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { Problem } from "../auth/problem.tsx"
import { refusalText } from "../auth/refusal-text.ts"
import { askApi } from "../data/ask-api.ts"
import { useText } from "../i18n/use-text.ts"
import { Field } from "../ui/field.tsx"
import { ChangesList } from "./changes-list.tsx"
import { DraftSums } from "./draft-sums.tsx"
import { LinesEditor } from "./lines-editor.tsx"
import { emptyDraft, goodsOf, phoneOrderOf } from "./order-draft.ts"
import { PersonFields } from "./person-fields.tsx"
import { PlaceFields } from "./place-fields.tsx"
import { useDraft } from "./use-draft.ts"

/** An order that somebody gives by phone. */
export function PhoneOrderScreen() {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  // One key for this try to order: pressing twice on a bad network places one order.
  const key = useRef(crypto.randomUUID())
  const { draft, set, submit, busy, problem, problems, changes } = useDraft(emptyDraft, async (written) => {
    const placed = await askApi<OrderDetail>("POST", "/orders", phoneOrderOf(written, key.current))
    void queries.invalidateQueries({ queryKey: ["orders"] })
    notify(t("order.placed", { number: placed.number }))
    navigate(`/orders/${placed.documentId}`)
  })
  return (
    <div className="c-page c-narrow">
      <h1>{t("order.phoneTitle")}</h1>
      <p className="muted">{t("order.phoneText")}</p>
      <form className="c-form c-inner" onSubmit={submit}>
        {changes.length === 0 && <Problem text={refusalText(problem, t)} />}
        <ChangesList changes={changes} />
        <PersonFields draft={draft} set={set} problems={problems} />
        <PlaceFields draft={draft} set={set} problems={problems} />
        <LinesEditor lines={draft.lines} onChange={(lines) => set({ lines })} />
        <Field
          label={t("order.coupon")}
          value={draft.coupon}
          problem={problems.coupon}
          dir="ltr"
          onChange={({ target }) => set({ coupon: target.value })}
        />
        <DraftSums path="/orders/quote" body={draft.lines.length > 0 ? goodsOf(draft) : undefined} />
        <button type="submit" className="btn btn-order" disabled={busy || draft.lines.length === 0}>
          {draft.lines.length === 0 ? t("order.needsLines") : t("order.place")}
        </button>
      </form>
    </div>
  )
}
