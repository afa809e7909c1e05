import type { Product } from "#core/catalogue/product.ts"
import type { ValueState } from "#core/catalogue/variants/choose-variant.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import { Thumbnail } from "../../../ui/picture.tsx"
import * as css from "./choices.module.css"

type ColorChoiceProps = {
  formId: string
  colors: Product["colors"]
  /** By the colours' codes. */
  states: Map<string, ValueState>
  /** The code of the chosen colour. */
  chosen: string
  /** The swatches show the product in each colour. */
  pictures: boolean
  onChoose: (code: string) => void
  /** A colour is under the pointer or in focus: it may be chosen next. */
  onConsider: (code: string) => void
}

/** Colour swatches. Choosing sets the colour and the main picture. One that is sold out is struck through and can be
 *  chosen; one that is not sold at all is left out. */
export function ColorChoice({ formId, colors, states, chosen, pictures, onChoose, onConsider }: ColorChoiceProps) {
  const { t } = useI18n()
  const sold = colors.filter(({ code }) => states.get(code) !== "notMade")
  if (sold.length === 0) return null
  return (
    <fieldset id={`${formId}-color`}>
      <legend className={fields.label}>
        {t("product.color")} <b>{sold.find(({ code }) => code === chosen)?.name}</b>
      </legend>
      <div className={pictures ? `${css.swatches} ${css.pictureSwatches}` : css.swatches}>
        {sold.map(({ code, name, hex, image }) => (
          <label
            key={code}
            title={name}
            data-sold-out={states.get(code) === "soldOut" || undefined}
            onPointerEnter={() => onConsider(code)}
            onFocus={() => onConsider(code)}
          >
            <input
              type="radio"
              form={formId}
              name="color"
              value={code}
              aria-label={states.get(code) === "soldOut" ? t("product.valueSoldOut", { name }) : name}
              checked={code === chosen}
              onChange={() => onChoose(code)}
            />
            {pictures && image ? <Thumbnail picture={image} side={80} /> : <i style={{ "--c": hex }} />}
            {pictures && <span aria-hidden="true">{name}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
