import type { Product } from "#core/catalogue/product.ts"
import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { ValueState } from "#core/catalogue/variants/choose-variant.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { SizeGuideLink } from "../../size-guide/size-guide-link.tsx"
import * as css from "./choices.module.css"

type SizeChoiceProps = {
  formId: string
  option: NonNullable<Product["sizeOption"]>
  /** By the sizes' codes, beside the chosen colour. */
  states: Map<string, ValueState>
  /** The code of the chosen size; empty = none. */
  chosen: string
  /** Large tiles, as beside swatches with pictures. */
  tiles: boolean
  /** Says that one has to be chosen. */
  required: boolean
  /** The guide that the shop has for these sizes. */
  guide: SizeGuideRef | null
  onChoose: (code: string) => void
}

/** Sizes. None is chosen beforehand, so that nobody receives a size that they did not ask for. One that is sold out is
 *  struck through and can be chosen; one that is not made in the chosen colour cannot. */
export function SizeChoice({ formId, option, states, chosen, tiles, required, guide, onChoose }: SizeChoiceProps) {
  const { t } = useI18n()
  const { kind, values } = option
  const name = values.find(({ code }) => code === chosen)?.name
  const why = `${formId}-size-why`
  const firstMade = values.find(({ code }) => states.get(code) !== "notMade")
  return (
    <fieldset id={`${formId}-size`} aria-describedby={required ? why : undefined}>
      <legend className={fields.label}>
        {t(`product.size.${kind}`)}{" "}
        {name ? (
          <b>
            <bdi>{name}</bdi>
          </b>
        ) : (
          <span className="muted">{t("product.sizeChoose")}</span>
        )}
      </legend>
      <div className={tiles ? `${css.sizes} ${css.sizeTiles}` : css.sizes}>
        {values.map((value) => {
          const state = states.get(value.code)
          return (
            <label key={value.code} data-sold-out={state === "soldOut" || undefined}>
              <input
                type="radio"
                form={formId}
                name="size"
                value={value.code}
                aria-label={state === "soldOut" ? t("product.valueSoldOut", { name: value.name }) : undefined}
                checked={value.code === chosen}
                disabled={state === "notMade"}
                // biome-ignore lint/a11y/noAutofocus: what is missing, after a form that was sent without JavaScript.
                autoFocus={required && value === firstMade}
                onChange={() => onChoose(value.code)}
              />
              <bdi>{value.name}</bdi>
            </label>
          )
        })}
      </div>
      {guide && <SizeGuideLink guide={guide} />}
      {required && (
        <p className={fields.why} id={why} role="alert">
          <Icon name="circle-alert" />
          {t(`product.sizeMissing.${kind}`)}
        </p>
      )}
    </fieldset>
  )
}
