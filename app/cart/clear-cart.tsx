import { type RefObject, useId } from "react"
import { clear } from "#core/cart/cart.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as cartContents from "../lists/cart-contents.module.css"
import { changeCart } from "../lists/use-cart.ts"
import * as buttons from "../styles/buttons.module.css"
import * as panel from "../styles/panel.module.css"

type ClearCartProps = { dialog: RefObject<HTMLDialogElement | null>; cleared: () => void }

/** The question before the cart is emptied (specification, section 5). */
export function ClearCart({ dialog, cleared }: ClearCartProps) {
  const { t } = useI18n()
  const question = useId()
  const close = () => dialog.current?.close()
  function clearConfirmed() {
    changeCart(clear)
    close()
    cleared()
  }
  return (
    <dialog ref={dialog} className={cartContents.question} role="alertdialog" aria-labelledby={question}>
      <div className={cartContents.questionBox}>
        <h2 id={question}>{t("cart.clearQuestion")}</h2>
        <div className={panel.rowBtns}>
          <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={close}>
            {t("cart.keep")}
          </button>
          <button type="button" className={buttons.btn} onClick={clearConfirmed}>
            {t("cart.clear")}
          </button>
        </div>
      </div>
    </dialog>
  )
}
