import * as buttons from "#app/styles/buttons.module.css"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { useMainLocale } from "../../../data/public-api.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { Field } from "../../../ui/forms/field.tsx"
import { Part, type PartProps } from "./part.tsx"

/** The address in the shop with those of before, and a film. */
export function AddressPart({ draft, set, problemOf, history }: PartProps & { history: string[] }) {
  const t = useText()
  const main = useMainLocale()
  const made = slugOfTexts(draft.name, main)
  const own = draft.slug.trim() || made
  return (
    <Part title={t("product.address")}>
      <Field
        label={t("product.slug")}
        name="slug"
        dir="ltr"
        maxLength={100}
        value={draft.slug}
        placeholder={made}
        problem={problemOf("slug")}
        onChange={({ target }) => set({ slug: target.value })}
      />
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
      <Field
        label={t("product.video")}
        name="videoId"
        dir="ltr"
        value={draft.videoId}
        hint={t("product.videoHint")}
        problem={problemOf("videoId")}
        onChange={({ target }) => set({ videoId: target.value })}
      />
    </Part>
  )
}
