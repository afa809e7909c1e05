import { type DeliveryProfile, deliveryProfiles } from "#core/catalogue/product-delivery.ts"
import { productFields } from "#core/catalogue/product-fields.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Part, type PartProps } from "./part.tsx"

const profileOf = (text: string) => deliveryProfiles.find((one) => one === text) ?? "standard"

/** Those that add an amount. */
const hasSurcharge: readonly DeliveryProfile[] = ["surcharge", "heavy"]

/** Weight, size and delivery of one packed unit. */
export function ParcelPart(part: PartProps) {
  const { line } = useFieldInputs(productFields, part, { dir: "ltr" })
  const t = useText()
  return (
    <Part title={t("product.parcel")}>
      <div className={css.pTwo}>
        {line("weight")}
        {line("parcelLength")}
        {line("parcelWidth")}
        {line("parcelHeight")}
      </div>
      <p className="small muted">{t("product.parcelHint")}</p>
      <Select
        label={t("product.deliveryProfile")}
        name="deliveryProfile"
        value={part.draft.deliveryProfile}
        onChange={({ target }) => part.set({ deliveryProfile: profileOf(target.value) })}
      >
        <Options of={deliveryProfiles.map((profile) => [profile, t(`product.delivery.${profile}`)])} />
      </Select>
      {hasSurcharge.includes(part.draft.deliveryProfile) && line("deliverySurcharge")}
    </Part>
  )
}
