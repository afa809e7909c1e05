import type { MouseEvent } from "react"
import * as css from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"
import { PhoneSentence } from "./phone-sentence.tsx"

type QuantityStepperProps = {
  /** The form it belongs to: the stepper stands outside of it. */
  formId: string
  quantity: number
  /** Units in stock: more can be asked for, and the shopper is told. */
  stock: number
  /** The most units that an order may hold; null = any number. */
  maxUnits: number | null
  onStep: (step: 1 | -1) => void
}

/** The quantity of the order form: read-only, changed by its two buttons, never below 1 (specification, section 5). At an
 *  end a button stays focusable and does nothing. Without JavaScript the buttons send the form, which comes back with the new
 *  quantity. */
export function QuantityStepper({ formId, quantity, stock, maxUnits, onStep }: QuantityStepperProps) {
  const { t } = useI18n()
  const button = (step: 1 | -1, isOver: boolean) => ({
    type: isOver ? ("button" as const) : ("submit" as const),
    "aria-disabled": isOver,
    form: formId,
    name: "intent",
    value: step === 1 ? "more" : "less",
    formAction: isOver ? undefined : `#${formId}-quantity`,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (!isOver) onStep(step)
    },
  })
  return (
    <div id={`${formId}-quantity`}>
      <p className={fields.label} id={`${formId}-quantity-label`}>
        <b>{t("product.quantity")}</b>
      </p>
      <fieldset className={fields.stepper} aria-labelledby={`${formId}-quantity-label`}>
        <button {...button(-1, quantity <= 1)} aria-label={t("product.quantityLess")}>
          <Icon name="minus" />
        </button>
        <input
          form={formId}
          name="quantity"
          value={quantity}
          readOnly
          inputMode="none"
          aria-label={t("product.quantity")}
        />
        <button {...button(1, maxUnits !== null && quantity >= maxUnits)} aria-label={t("product.quantityMore")}>
          <Icon name="plus" />
        </button>
      </fieldset>
      {quantity > stock ? (
        <p className={css.hint} role="status">
          {t("product.left", { n: stock })}
        </p>
      ) : (
        quantity === maxUnits && (
          <p className={css.hint} role="status">
            {t("orderForm.most", { n: maxUnits })}.{" "}
            <PhoneSentence message="orderForm.maximumCall" withoutPhone="orderForm.maximumCallNoPhone" />
          </p>
        )
      )}
    </div>
  )
}
