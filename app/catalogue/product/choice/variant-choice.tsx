import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import { colorStates, valueStates } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as marks from "../../../styles/marks.module.css"
import type { BlockProduct } from "../block-product.ts"
import { ColorChoice } from "./color-choice.tsx"
import { SizeChoice } from "./size-choice.tsx"
import { usePressedChoice } from "./use-pressed-choice.ts"

type VariantChoiceFieldsProps = {
  formId: string
  product: BlockProduct
  choice: VariantChoice
  sizeRequired: boolean
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
  const { formId, product, choice, sizeRequired, sizeGuide, pictures, onChoose, onConsider } = props
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
