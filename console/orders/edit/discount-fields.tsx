import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { useDiscountLimits } from "../orders-api.ts"
import type { OrderDraft } from "./order-draft.ts"

type Props = { order: OrderDetail; draft: OrderDraft; set: (changes: Partial<OrderDraft>) => void }

/** Discount of an order's goods and its reason; hidden from members who may give none. */
export function DiscountFields({ order, draft, set }: Props) {
  const t = useText()
  const percent = useDiscountLimits()?.own ?? 0
  if (percent === 0 && order.staffDiscount === 0) return null
  return (
    <>
      <Field
        label={t("order.discount")}
        hint={t("order.discountLimit", { percent })}
        name="staffDiscount"
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        placeholder={String(order.staffDiscount)}
        value={draft.staffDiscount}
        onChange={({ target }) => set({ staffDiscount: target.value })}
      />
      {draft.staffDiscount.trim() !== "" && (
        <Field
          label={t("order.discountReason")}
          name="discountReason"
          required
          maxLength={200}
          value={draft.discountReason}
          onChange={({ target }) => set({ discountReason: target.value })}
        />
      )}
    </>
  )
}
