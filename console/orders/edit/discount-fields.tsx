import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { useDiscountLimits } from "../orders-api.ts"
import type { OrderDraft } from "./order-draft.ts"

type Props = {
  /** The discount that the order has, in dinars. */
  current?: number
  draft: OrderDraft
  set: (changes: Partial<OrderDraft>) => void
}

/** Discount of an order's goods and its reason; hidden from members who may give none. */
export function DiscountFields({ current = 0, draft, set }: Props) {
  const t = useText()
  const percent = useDiscountLimits()?.own ?? 0
  if (percent === 0 && current === 0) return null
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
        placeholder={String(current)}
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
