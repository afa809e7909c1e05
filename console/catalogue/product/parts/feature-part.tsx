import * as fieldsCss from "#app/styles/fields.module.css"
import { featureIcons } from "#core/catalogue/feature-icons.ts"
import { useMainLocale } from "../../../data/public-api.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { emptyTexts } from "../../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { type DraftFeature, newKey } from "../product-draft.ts"
import type { PartProps } from "./part.tsx"
import { RowsPart } from "./rows-part.tsx"

/** Selling points, each with a drawing. */
export function FeaturePart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  return (
    <RowsPart<DraftFeature>
      title={t("product.features")}
      hint={t("product.featuresHint")}
      add={t("product.addFeature")}
      rows={draft.features}
      onChange={(features) => set({ features })}
      make={() => ({ key: newKey(), icon: "badge-check", title: emptyTexts, text: emptyTexts })}
      nameOf={({ title }) => titleIn(title, locale) || t("product.featureUnnamed")}
      isWrong={(at) => problemOf(`features.${at}.title.${main}`) !== undefined}
      mark={({ icon }) => <Icon name={icon} />}
    >
      {(feature, change, at) => {
        const problem = problemOf(`features.${at}.title.${main}`)
        return (
          <>
            <fieldset className={css.pIcons}>
              <legend className={fieldsCss.label}>{t("product.icon")}</legend>
              {featureIcons.map((icon) => (
                <button
                  key={icon}
                  type="button"
                  aria-label={icon}
                  aria-pressed={icon === feature.icon}
                  onClick={() => change({ icon })}
                >
                  <Icon name={icon} />
                </button>
              ))}
            </fieldset>
            <ThreeLanguages
              fields={[
                {
                  name: `features.${at}.title`,
                  label: t("product.featureTitle"),
                  value: feature.title,
                  onChange: (title) => change({ title }),
                  required: true,
                  maxLength: 120,
                  ...(problem && { problems: { [main]: problem } }),
                },
                {
                  name: `features.${at}.text`,
                  label: t("product.featureText"),
                  value: feature.text,
                  onChange: (text) => change({ text }),
                  rows: 3,
                  maxLength: 400,
                },
              ]}
            />
          </>
        )
      }}
    </RowsPart>
  )
}
