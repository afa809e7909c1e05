import { useId } from "react"
import { placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as orderForm from "../orders/order-form/order-form.module.css"
import * as fields from "../styles/fields.module.css"
import { Icon } from "../ui/icon.tsx"

type WilayaChoiceProps = { wilayas: Wilaya[]; chosen: string; onChoose: (name: string) => void }

/** Where to, for an estimate. */
export function WilayaChoice({ wilayas, chosen, onChoose }: WilayaChoiceProps) {
  const { locale, t } = useI18n()
  const id = useId()
  return (
    <div className={`${fields.field} ${orderForm.full}`}>
      <label htmlFor={id}>{t("cart.wilaya")}</label>
      <div className={fields.pick}>
        <select
          id={id}
          value={chosen}
          autoComplete="address-level1"
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {wilayas.map((wilaya) => (
            <option key={wilaya.code} value={wilaya.name}>
              {`${String(wilaya.code).padStart(2, "0")} · ${placeName(wilaya, locale)}`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  )
}
