import type { ComponentProps } from "react"
import { buyActionsId, ToForm } from "../../orders/order-form/buy-bar.tsx"
import { AddToCartButton } from "./add-to-cart-button.tsx"
import * as css from "./product.module.css"

type BuyActionsProps = {
  /** Id of the order form. */
  formId: string
  /** Props of the button that adds to the cart; null = without that button. */
  adding: ComponentProps<typeof AddToCartButton> | null
}

/** The two ways to buy, under the choices: to the order form, and into the cart. */
export function BuyActions({ formId, adding }: BuyActionsProps) {
  return (
    <div className={css.buyActions} id={buyActionsId(formId)}>
      <ToForm formId={formId} />
      {adding && <AddToCartButton {...adding} />}
    </div>
  )
}
