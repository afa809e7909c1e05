import type { Centimes } from "#core/money.ts"
import { type DeliveryKind, deliveryKinds } from "#core/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { Price } from "../ui/price.tsx"

type DeliveryChoiceProps = {
  chosen: DeliveryKind
  onChoose: (kind: DeliveryKind) => void
  priceOf: (kind: DeliveryKind) => Centimes | null
}

/** To the door or to the carrier's desk, each with its price in the chosen wilaya. */
export function DeliveryChoice({ chosen, onChoose, priceOf }: DeliveryChoiceProps) {
  const { t } = useI18n()
  return (
    <fieldset className="field full">
      <legend className="label">{t("orderForm.delivery")}</legend>
      <div className="ways">
        {deliveryKinds.map((kind) => (
          <label key={kind} className="way">
            <input
              type="radio"
              name="delivery"
              value={kind}
              defaultChecked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <Icon name={kind === "home" ? "house" : "store"} />
            <b>{t(`orderForm.${kind}`)}</b>
            <span>
              <DeliveryPrice price={priceOf(kind)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A delivery price in words: free, or given by phone, where it is no amount. */
export function DeliveryPrice({ price }: { price: Centimes | null }) {
  const { t } = useI18n()
  if (price === null) return t("orderForm.byPhone")
  return price === 0 ? t("orderForm.free") : <Price amount={price} />
}
