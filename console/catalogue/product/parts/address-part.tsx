import * as buttons from "#app/styles/buttons.module.css"
import { productFields } from "#core/catalogue/product-fields.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { useMainLocale } from "../../../data/public-api.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Part, type PartProps } from "./part.tsx"

/** The address in the shop with those of before, and a film. */
export function AddressPart({ history, ...part }: PartProps & { history: string[] }) {
  const { draft } = part
  const { line } = useFieldInputs(productFields, part, { dir: "ltr" })
  const t = useText()
  const main = useMainLocale()
  const made = slugOfTexts(draft.name, main)
  const own = draft.slug.trim() || made
  return (
    <Part title={t("product.address")}>
      {line("slug", { placeholder: made })}
      <p className="small muted">
        {t("product.slugHint")} <bdi dir="ltr">/product-details/{own || "…"}</bdi>
      </p>
      {history.length > 0 && (
        <details>
          <summary className={buttons.link}>{t("product.slugHistory", { n: history.length })}</summary>
          <ul className={css.pHistory}>
            {history.map((slug) => (
              <li key={slug}>
                <bdi dir="ltr">{slug}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {line("videoId", { hint: t("product.videoHint") })}
    </Part>
  )
}
