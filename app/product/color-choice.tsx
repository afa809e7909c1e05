import type { Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Thumbnail } from "../ui/picture.tsx"

type ColorChoiceProps = {
  formId: string
  colors: Product["colors"]
  chosen: string
  /** The swatches show the product in each colour. */
  pictures: boolean
  onChoose: (name: string) => void
  /** A colour is under the pointer or in focus: it may be chosen next. */
  onConsider: (name: string) => void
}

/** Colour swatches. Choosing sets the colour and the main picture; without JavaScript the colour is chosen all the
 *  same, and a button brings its picture. */
export function ColorChoice({ formId, colors, chosen, pictures, onChoose, onConsider }: ColorChoiceProps) {
  const { t } = useI18n()
  if (colors.length === 0) return null
  return (
    <fieldset id={`${formId}-color`}>
      <legend className="label">
        {t("product.color")} <b>{chosen}</b>
      </legend>
      <div className={pictures ? "swatches picture-swatches" : "swatches"}>
        {colors.map(({ name, hex, image }) => (
          <label key={name} title={name} onPointerEnter={() => onConsider(name)} onFocus={() => onConsider(name)}>
            <input
              type="radio"
              form={formId}
              name="color"
              value={name}
              aria-label={name}
              defaultChecked={name === chosen}
              onChange={() => onChoose(name)}
            />
            {pictures && image ? <Thumbnail picture={image} side={80} /> : <i style={{ "--c": hex }} />}
            {pictures && <span aria-hidden="true">{name}</span>}
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
