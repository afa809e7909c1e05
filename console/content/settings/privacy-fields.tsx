import { recommendedRetention, retentionChoices } from "#core/customers/retention.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Options, Select } from "../../ui/forms/select.tsx"
import type { ShopPart } from "./shop-draft.ts"

/** How long the shop keeps who ordered. */
export function PrivacyFields({ draft, set }: ShopPart) {
  const t = useText()
  return (
    <section className={parts.cPart}>
      <h2>{t("settings.privacy")}</h2>
      <p className="muted">{t("settings.retentionHint")}</p>
      <div className={forms.cGrid}>
        <Select
          label={t("settings.retention")}
          name="retentionMonths"
          value={draft.retentionMonths ?? ""}
          onChange={({ target }) => set({ retentionMonths: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{t("settings.retentionNever")}</option>
          <Options
            of={retentionChoices.map((n) => [
              n,
              `${t("settings.retentionMonths", { n })}${n === recommendedRetention && ` (${t("settings.retentionRecommended")})`}`,
            ])}
          />
        </Select>
      </div>
    </section>
  )
}
