import { isServed } from "#core/delivery/delivery.ts"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "../order-parts.module.css"
import type { OrderChoice } from "../use-order-choice.ts"
import { DeliveryPrice } from "./delivery-choice.tsx"
import { useDeliveryDays, useDeliveryLine } from "./delivery-words.ts"

/** Where to, for how much and how soon, beside the price of a product: the total is known at first sight.
 *  Nothing while no wilaya is chosen or where the shop does not deliver. */
export function DeliveryLine({ choice }: { choice: Pick<OrderChoice, "chosen" | "delivery" | "priceOf"> }) {
  const { chosen, delivery, priceOf } = choice
  const line = useDeliveryLine(choice)
  const days = useDeliveryDays(chosen)
  const price = priceOf(delivery)
  if (!chosen || !isServed(chosen, delivery)) return null
  return (
    <p className={css.deliveryLine}>
      <Icon name="truck" />
      <span>
        {line}
        {price !== null && (
          <b>
            <DeliveryPrice price={price} />
          </b>
        )}
        {days && <span>{days}</span>}
      </span>
    </p>
  )
}
