import { isServed } from "#core/delivery/delivery.ts"
import { type DeliveryKind, deliveryKinds, type Wilaya } from "#core/delivery/wilaya.ts"
import type { Centimes } from "#core/money.ts"
import * as css from "../../../forms/order-form.module.css"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Price } from "../../../ui/price.tsx"
import { useDeliveryDays } from "./delivery-words.ts"

type DeliveryChoiceProps = {
  /** Where to; undefined while no wilaya is chosen. */
  wilaya: Wilaya | undefined
  chosen: DeliveryKind
  onChoose: (kind: DeliveryKind) => void
  priceOf: (kind: DeliveryKind) => Centimes | null
  /** Whether a price is the lowest of several, since no commune is chosen. */
  isLowest?: (kind: DeliveryKind) => boolean
}

/** To the door or to the carrier's desk, each with its price in the chosen wilaya, and how long it takes. */
export function DeliveryChoice({ wilaya, chosen, onChoose, priceOf, isLowest }: DeliveryChoiceProps) {
  const { t } = useI18n()
  const days = useDeliveryDays(wilaya)
  const served = (kind: DeliveryKind) => !wilaya || isServed(wilaya, kind)
  const hasServedWay = deliveryKinds.some(served)
  return (
    <fieldset className={`${fields.field} ${css.full}`}>
      <legend className={fields.label}>{t("orderForm.delivery")}</legend>
      <div className={css.ways}>
        {deliveryKinds.map((kind) => (
          <label key={kind} className={css.way} data-unserved={!served(kind) || undefined}>
            <input
              // Again if another way of delivery has been chosen for the shopper.
              key={`${served("home")} ${served("desk")}`}
              type="radio"
              name="delivery"
              value={kind}
              defaultChecked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <Icon name={kind === "home" ? "house" : "store"} />
            <b>{t(`orderForm.${kind}`)}</b>
            <span>
              {served(kind) ? (
                <KindPrice price={priceOf(kind)} isLowest={isLowest?.(kind)} />
              ) : (
                t("orderForm.notServed")
              )}
            </span>
          </label>
        ))}
      </div>
      {wilaya && !served(chosen) && (
        <p className={fields.why} role="status">
          <Icon name="circle-alert" />
          {t(hasServedWay ? `orderForm.change.notServed.${chosen}` : "orderForm.change.notServed.none")}
        </p>
      )}
      {days && hasServedWay && (
        <p className={css.hint}>
          {t("orderForm.daysLabel")} <span>{days}</span>
        </p>
      )}
    </fieldset>
  )
}

/** The price of one way; nothing while it is given by phone, which the sums say once. */
function KindPrice({ price, isLowest }: ShownPrice) {
  return price === null ? null : <DeliveryPrice price={price} isLowest={isLowest} />
}

type ShownPrice = { price: Centimes | null; isLowest?: boolean | undefined }

/** A delivery price in words: free, or given by phone, where it is no amount. */
export function DeliveryPrice({ price, isLowest = false }: ShownPrice) {
  const { t } = useI18n()
  if (price === null) return t("orderForm.byPhone")
  if (price === 0) return t("orderForm.free")
  if (!isLowest) return <Price amount={price} />
  return (
    <>
      {t("orderForm.from")} <Price amount={price} />
    </>
  )
}
