import { settingFields } from "#core/content/settings-fields.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useFieldInputs } from "../../ui/forms/use-field-inputs.tsx"
import type { ShopPart } from "./shop-draft.ts"

/** Name and descriptions of the shop, in each language. */
export function ShopTexts(part: ShopPart) {
  const t = useText()
  const { three } = useFieldInputs(settingFields, part)
  return (
    <section className={parts.cPart}>
      <h2>{t("settings.texts")}</h2>
      <p className="muted">{t("settings.textsHint")}</p>
      <ThreeLanguages
        fields={[
          three("shopName", { required: true }),
          three("tagline"),
          three("address", { required: true, rows: 2 }),
          three("hours", { rows: 3 }),
          three("about", { rows: 4 }),
          three("searchHint", { hint: t("settings.searchHintHint") }),
        ]}
      />
    </section>
  )
}
