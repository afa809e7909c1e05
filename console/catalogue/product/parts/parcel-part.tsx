import { productFields } from "#core/catalogue/product-fields.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Part, type PartProps } from "./part.tsx"

/** What one packed unit weighs and measures. */
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
    </Part>
  )
}
