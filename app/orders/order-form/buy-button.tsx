import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { useHydrated } from "../../ui/use-hydrated.ts"
import * as css from "./order-form.module.css"

type BuyButtonProps = {
  busy: boolean
  /** The shop does not deliver as it is chosen: the form says so, and cannot be sent. Without JavaScript it can: no other
   *  choice would switch the button on again, and the answer tells what is left. */
  unserved: boolean
  id?: string
}

/** The button that orders; a spinner stands in its place while the order is on its way. */
export function BuyButton({ busy, unserved, id }: BuyButtonProps) {
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
    <button
      type="submit"
      id={id}
      className={`${buttons.btn} ${buttons.btnOrder} ${buttons.btnWide}`}
      name="intent"
      value="order"
      disabled={hydrated && unserved}
    >
      {t("orderForm.submit")}
    </button>
  )
}
