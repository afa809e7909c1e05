import type { Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"

type ColorChoiceProps = {
  formId: string
  colors: Product["colors"]
  chosen: string
  onChoose: (name: string) => void
}

/** Colour swatches. Choosing sets the colour and the main picture; without JavaScript the colour is chosen all the
 *  same, and a button brings its picture. */
export function ColorChoice({ formId, colors, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useI18n()
  if (colors.length === 0) return null
  return (
    <fieldset id={`${formId}-color`}>
      <legend className="label">
        {t("product.color")} <b>{chosen}</b>
      </legend>
      <div className="swatches">
        {colors.map(({ name, hex }) => (
          <label key={name} title={name}>
            <input
              type="radio"
              form={formId}
              name="color"
              value={name}
              aria-label={name}
              defaultChecked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <i style={{ "--c": hex }} />
          </label>
        ))}
      </div>
      {colors.length > 1 && (
        <button
          type="submit"
          className="no-script-only link"
          form={formId}
          name="intent"
          value="color"
          formAction={`#${formId}-color`}
        >
          {t("product.colorShow")}
        </button>
      )}
    </fieldset>
  )
}
