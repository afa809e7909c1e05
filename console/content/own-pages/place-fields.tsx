import { ownPageLimits } from "#core/content/own-page.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Check } from "../../ui/forms/check.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { AddressField } from "../added-pages/address-field.tsx"

type Place = { slug: string; hidden: boolean }

type Props = { value: Place; problem: string | undefined; onChange: (changes: Partial<Place>) => void }

/** Where a page that the merchant added is, and whether it is seen. */
export function PlaceFields({ value, problem, onChange }: Props) {
  const t = useText()
  return (
    <section className={parts.cPart}>
      <div className={`${forms.cGrid} ${forms.cWide}`}>
        <AddressField
          maxLength={ownPageLimits.slug}
          value={value.slug}
          hint={t("own.slugHint")}
          problem={problem}
          onChange={(slug) => onChange({ slug })}
        />
        <Check
          label={t("own.shown")}
          className={forms.cAlone}
          checked={!value.hidden}
          onChange={({ target }) => onChange({ hidden: !target.checked })}
        />
      </div>
    </section>
  )
}
