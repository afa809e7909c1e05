import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { useNavigate } from "react-router"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { randomId } from "#core/random-id.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { ChangesList } from "../order/changes-list.tsx"
import { DiscountFields } from "./discount-fields.tsx"
import { DraftTotals } from "./draft-sums.tsx"
import { fieldProblem } from "./field-problem.ts"
import { LinesEditor } from "./lines-editor.tsx"
import { canBeQuoted, emptyDraft, toOrderGoods, toPhoneOrder } from "./order-draft.ts"
import { PersonFields } from "./person-fields.tsx"
import { PlaceFields } from "./place-fields.tsx"
import { useDraft } from "./use-draft.ts"

/** Whether a rejection means that nothing was stored under a key: 422 says that something else was. */
const isNotStored = (status: number) => status >= 400 && status < 500 && status !== 422

/** An order that somebody gives by phone. */
export function PhoneOrderScreen() {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  // One key for this try to order: pressing twice on a bad network places one order.
  const key = useRef("")
  key.current ||= randomId()
  const { draft, set, submit, busy, problem, problems, changes, reason, isChanged } = useDraft(
    emptyDraft,
    async (written) => {
      const body = toPhoneOrder(written, key.current)
      const placed = await fetchJson<OrderDetail>("POST", "/orders", body).catch((rejected: unknown) => {
        // Nothing was stored, so what is sent next is another try. After silence nobody knows: the key stays.
        if (rejected instanceof RejectedError && isNotStored(rejected.status)) key.current = ""
        throw rejected
      })
      void queries.invalidateQueries({ queryKey: ["orders"] })
      notify(t("order.placed", { number: placed.number }))
      navigate(`/orders/${placed.documentId}`)
    },
  )
  const why =
    reason === "discount" ? t("order.discountTooMuch") : rejectionText(problem, t, { 422: t("order.isPlaced") })
  // The key belongs to another order: the one that was sent before it was changed here.
  const isPlaced = problem instanceof RejectedError && problem.status === 422
  return (
    <div className={`${parts.cPage} ${parts.cNarrow}`}>
      <h1>{t("order.phoneTitle")}</h1>
      <p className="muted">{t("order.phoneText")}</p>
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={submit}>
        {changes.length === 0 && <Problem text={why} />}
        {isPlaced && (
          <ButtonLink look="quiet" to="/orders">
            {t("shell.toOrders")}
          </ButtonLink>
        )}
        <ChangesList changes={changes} />
        <PersonFields draft={draft} set={set} problems={problems} />
        <PlaceFields draft={draft} set={set} problems={problems} />
        <h2>{t("order.lines")}</h2>
        <LinesEditor draft={draft} set={set} />
        <Field
          label={t("order.coupon")}
          value={draft.coupon}
          problem={fieldProblem(problems, "coupon", t)}
          dir="ltr"
          onChange={({ target }) => set({ coupon: target.value })}
        />
        <DiscountFields draft={draft} set={set} />
        <DraftTotals path="/orders/quote" body={canBeQuoted(draft) ? toOrderGoods(draft) : undefined} isHeld={busy} />
        <button
          type="submit"
          className={`${buttons.btn} ${buttons.btnOrder}`}
          disabled={busy || draft.lines.length === 0}
        >
          {draft.lines.length === 0 ? t("order.needsLines") : t("order.place")}
        </button>
        {isChanged && !isPlaced && <LeaveGuard />}
      </form>
    </div>
  )
}
