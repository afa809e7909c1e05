import { useEffect, useRef, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import { colorStates, type ValueState, valueStates } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as fieldsCss from "../../../styles/fields.module.css"
import * as marks from "../../../styles/marks.module.css"
import { afterPaint } from "../../../ui/after-paint.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { Swatch } from "../../../ui/swatch.tsx"
import { SizeGuideLink } from "../../size-guide/size-guide-link.tsx"
import * as css from "./choices.module.css"

type Values = Partial<VariantChoice>

/** Shows what was pressed at once; what follows from it, such as prices, pictures and the address, comes behind the next frame.
 *  @param choice the choice that the screen shows
 *  @param onChoose changes it */
function usePressedChoice(choice: VariantChoice, onChoose: (values: Values) => void) {
  const [pressed, setPressed] = useState<{ on: VariantChoice; values: Values }>()
  const takeBack = useRef(() => {})
  useEffect(() => () => takeBack.current(), [])

  const waiting = pressed?.on === choice ? pressed.values : undefined
  const press = (values: Values) => {
    const all = { ...waiting, ...values }
    setPressed({ on: choice, values: all })
    takeBack.current()
    takeBack.current = afterPaint(() => onChoose(all))
  }
  return { shown: { ...choice, ...waiting }, press }
}

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
  /** Nothing above it is at fault. */
  isFirstFault: boolean
  /** The guide that the shop has for these sizes. */
  guide: SizeGuideRef | null
  onChoose: (code: string) => void
}

/** Sizes. None is chosen beforehand, so that nobody receives a size that they did not ask for. One that is sold out is
 *  struck through and can be chosen; one that is not made in the chosen colour cannot. */
export function SizeChoice(props: SizeChoiceProps) {
  const { formId, option, states, chosen, tiles, required, isFirstFault, guide, onChoose } = props
  const { t } = useI18n()
  const { kind, values } = option
  const name = values.find(({ code }) => code === chosen)?.name
  const why = `${formId}-size-why`
  const firstMade = values.find(({ code }) => states.get(code) !== "notMade")
  return (
    <fieldset id={`${formId}-size`} aria-describedby={required ? why : undefined}>
      <legend className={fieldsCss.label}>
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
                autoFocus={required && isFirstFault && value === firstMade}
                onChange={() => onChoose(value.code)}
              />
              <bdi>{value.name}</bdi>
            </label>
          )
        })}
      </div>
      {guide && <SizeGuideLink guide={guide} />}
      {required && (
        <p className={fieldsCss.why} id={why} role="alert">
          <Icon name="circle-alert" />
          {t(`product.sizeMissing.${kind}`)}
        </p>
      )}
    </fieldset>
  )
}

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
function ColorChoice({ formId, colors, states, chosen, pictures, onChoose, onConsider }: ColorChoiceProps) {
  const { t } = useI18n()
  const sold = colors.filter(({ code }) => states.get(code) !== "notMade")
  if (sold.length === 0) return null
  return (
    <fieldset id={`${formId}-color`}>
      <legend className={fieldsCss.label}>
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
            {pictures && image ? <Thumbnail picture={image} side={80} /> : <Swatch hex={hex} />}
            {pictures && <span aria-hidden="true">{name}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type VariantChoiceFieldsProps = {
  formId: string
  product: BlockProduct
  choice: VariantChoice
  sizeRequired: boolean
  /** Nothing else is at fault. */
  isFirstFault: boolean
  sizeGuide: SizeGuideRef | null
  /** Colours by their pictures, sizes on tiles. */
  pictures: boolean
  onChoose: (values: Partial<VariantChoice>) => void
  /** A colour may be chosen next. */
  onConsider: (color: string) => void
}

/** The colours and the sizes of a product, as fields of its order form. Without JavaScript they are chosen all the same,
 *  and a button brings the picture, price and stock of the choice. */
export function VariantChoiceFields(props: VariantChoiceFieldsProps) {
  const { formId, product, choice, sizeRequired, isFirstFault, sizeGuide, pictures, onChoose, onConsider } = props
  const { t } = useI18n()
  const { colors, sizeOption, variantCount } = product
  const { shown, press } = usePressedChoice(choice, onChoose)
  return (
    <>
      <ColorChoice
        formId={formId}
        colors={colors}
        pictures={pictures}
        onConsider={onConsider}
        states={colorStates(product, choice)}
        chosen={shown.color}
        onChoose={(color) => press({ color })}
      />
      {sizeOption && sizeOption.values.length > 0 && (
        <SizeChoice
          formId={formId}
          option={sizeOption}
          states={valueStates(product, "size", choice)}
          chosen={shown.size}
          tiles={pictures}
          required={sizeRequired}
          isFirstFault={isFirstFault}
          guide={sizeGuide}
          onChoose={(size) => press({ size })}
        />
      )}
      {variantCount > 1 && (
        <button
          type="submit"
          className={`${marks.noScriptOnly} ${buttons.link}`}
          form={formId}
          name="intent"
          value="color"
          formAction={`#${formId}-choice`}
        >
          {t("product.choiceShow")}
        </button>
      )}
    </>
  )
}
