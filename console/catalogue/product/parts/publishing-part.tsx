import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { Check } from "../../../ui/forms/check.tsx"
import { MomentField } from "../../../ui/forms/moment-field.tsx"
import type { Publishing } from "../product-draft.ts"
import { Part, type PartProps } from "./part.tsx"

const choices: Publishing[] = ["draft", "now", "later"]

/** Whether shoppers see it: not yet, now, or from a moment on. */
export function PublishingPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  return (
    <Part title={t("product.publishing")}>
      <fieldset className={css.pChecks}>
        <legend className={fields.label}>{t("product.visible")}</legend>
        {choices.map((choice) => (
          <label key={choice} className={fields.check}>
            <input
              type="radio"
              name="publishing"
              checked={draft.publishing === choice}
              onChange={() => set({ publishing: choice })}
            />
            <span>{t(`product.publishing.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      {draft.publishing === "later" && (
        <MomentField
          label={t("product.publishAt")}
          name="publishedAt"
          value={draft.publishedAt}
          onChange={(publishedAt) => set({ publishedAt })}
          problem={problemOf("publishedAt")}
          defaultTime="08:00"
        />
      )}
      <Check
        label={t("product.featured")}
        checked={draft.featured}
        onChange={({ target }) => set({ featured: target.checked })}
      />
    </Part>
  )
}
