import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isLiveParcel } from "#core/carriers/parcel-status.ts"
import { useOrderParcels } from "../../carriers/use-carriers.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { ChangesList } from "../order/changes-list.tsx"
import { DiscountFields } from "./discount-fields.tsx"
import { DraftTotals } from "./draft-sums.tsx"
import { fieldProblem } from "./field-problem.ts"
import { LinesEditor } from "./lines-editor.tsx"
import { canBeQuoted, toEditedGoods, toOrderDraft, toOrderEdit } from "./order-draft.ts"
import { PersonFields } from "./person-fields.tsx"
import { PlaceFields } from "./place-fields.tsx"
import { useDraft } from "./use-draft.ts"

/** An order's goods, person and place, as long as it has not shipped. What is typed outlives every change that others make
 *  to the order; it is stored over none of them. */
export function EditOrder({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const params = { documentId: order.documentId }
  const [version] = useState(order.version)
  const { data: parcels } = useOrderParcels(order.documentId)
  const { draft, set, submit, busy, problem, problems, changes, reason, isChanged } = useDraft(
    toOrderDraft(order),
    async (written) => {
      const saved = await fetchJson<OrderDetail>(
        "PATCH",
        apiPath("/orders/:documentId", { params }),
        toOrderEdit(written, version),
      )
      queries.setQueryData(["orders", "detail", order.documentId], saved)
      void queries.invalidateQueries({ queryKey: ["orders"] })
      notify(t("order.saved"))
      onDone()
    },
  )
  const isStale = reason === "version" || order.version !== version
  const conflicts: Record<string, string> = {
    discount: t("order.discountTooMuch"),
    open: t("orders.problem.open"),
  }
  const conflict = isStale ? t("order.changedMeanwhile") : conflicts[reason ?? ""]
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ["orders"] })
    onDone()
  }
  return (
    <SmallForm
      submit={t("order.save")}
      disabled={busy || draft.lines.length === 0}
      onSubmit={submit}
      buttons={
        <Button look="quiet" onClick={onDone}>
          {t("order.dropEdit")}
        </Button>
      }
    >
      {parcels?.some(isLiveParcel) && <p className="muted small">{t("parcel.editNotTold")}</p>}
      {changes.length === 0 && <Problem text={conflict || rejectionText(problem, t, { 409: t("call.stale") })} />}
      {isStale && (
        <Button look="quiet" onClick={reload}>
          {t("order.reload")}
        </Button>
      )}
      <ChangesList changes={changes} />
      <LinesEditor draft={draft} set={set} />
      <PersonFields draft={draft} set={set} problems={problems} />
      <PlaceFields draft={draft} set={set} problems={problems} desk={order.desk} />
      <Field
        label={t("order.deliveryPrice")}
        hint={t("order.deliveryByShop")}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        value={draft.deliveryPrice}
        problem={fieldProblem(problems, "deliveryPrice", t)}
        onChange={({ target }) => set({ deliveryPrice: target.value })}
      />
      <DiscountFields current={order.staffDiscount} draft={draft} set={set} />
      <DraftTotals
        path={apiPath("/orders/:documentId/quote", { params })}
        body={canBeQuoted(draft) && !isStale ? toEditedGoods(draft, version) : undefined}
        isHeld={busy}
        paid={order.paid}
      />
      {isChanged && <LeaveGuard />}
    </SmallForm>
  )
}
