import type { Ref } from "react"
import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { Options } from "../../ui/forms/select.tsx"
import { type LineVariant, variantText } from "./line-variants.ts"

type Props = {
  id?: string | undefined
  line: { title: string; color: string | null; size: string | null; isOpen: boolean; variants: LineVariant[] }
  /** documentId of the variant that is chosen; "" = none. */
  value: string
  required?: boolean
  describedBy?: string | undefined
  ref?: Ref<HTMLSelectElement>
  onChoose: (documentId: string) => void
}

/** Chooses among the sold variants of a line's product. What the line says stands first where it is none of them. */
export function VariantSelect({ id, line, value, required = false, describedBy, ref, onChoose }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { variants, isOpen, title } = line
  const known = variants.some(({ documentId }) => documentId === value)
  return (
    <select
      id={id}
      ref={ref}
      className={ordersChoices.cCount}
      aria-label={t("shell.named", { name: t("order.variant"), value: title })}
      aria-invalid={isOpen && !known ? true : undefined}
      aria-describedby={describedBy}
      required={required}
      value={known ? value : ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!known && <option value="">{(!isOpen && choiceText(line)) || t("order.choose")}</option>}
      <Options of={variants.map((variant) => [variant.documentId, variantText(variant, t, locale)])} />
    </select>
  )
}
