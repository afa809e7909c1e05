import * as css from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import * as parts from "./order-parts.module.css"

type BuyButtonProps = {
  busy: boolean
  /** The shop does not deliver as it is chosen: the form says so, and cannot be sent. Without JavaScript it can: no other
   *  choice would switch the button on again, and the answer tells what is left. */
  unserved: boolean
  /** The form stands in a preview, which takes no orders: it says so, and cannot be sent. */
  isPreview?: boolean
  id?: string
}

/** The button that orders; a spinner stands in its place while the order is on its way. */
export function BuyButton({ busy, unserved, isPreview = false, id }: BuyButtonProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  if (busy) {
    return (
      <p className={`${buttons.btn} ${buttons.btnOrder} ${buttons.btnWide} ${css.busy}`} id={id} role="status">
        <span className={css.spinner} aria-hidden="true" />
        {t("orderForm.sending")}
      </p>
    )
  }
  return (
    <>
      {isPreview && (
        <p className={parts.noOrders}>
          <Icon name="circle-alert" />
          {t("orderForm.preview")}
        </p>
      )}
      <button
        type="submit"
        id={id}
        className={`${buttons.btn} ${buttons.btnOrder} ${buttons.btnWide}`}
        name="intent"
        value="order"
        disabled={isPreview || (hydrated && unserved)}
      >
        {t("orderForm.submit")}
      </button>
    </>
  )
}
