import { useState } from "react"
import { featureIcons } from "#core/feature-icons.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { emptyTexts } from "../ui/local-texts.ts"
import { Sortable } from "../ui/sortable.tsx"
import { ThreeLanguages } from "../ui/three-languages.tsx"
import { Part, type PartProps } from "./part.tsx"
import { type DraftFeature, newKey } from "./product-draft.ts"
import { RowHead } from "./row-head.tsx"

/** Selling points, each with a drawing. */
export function FeaturePart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const [open, setOpen] = useState<string>()
  const { features } = draft
  const change = (key: string, changes: Partial<DraftFeature>) =>
    set({ features: features.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  function add() {
    const feature: DraftFeature = { key: newKey(), icon: "badge-check", title: emptyTexts, text: emptyTexts }
    set({ features: [...features, feature] })
    setOpen(feature.key)
  }
  const called = ({ title }: DraftFeature) => title[locale] || title.fr || t("product.featureUnnamed")
  return (
    <Part title={t("product.features")} hint={t("product.featuresHint")}>
      <Sortable
        items={features}
        idOf={({ key }) => key}
        nameOf={called}
        onChange={(sorted) => set({ features: sorted })}
        className="p-rows"
      >
        {(feature, handle, at) => {
          const problem = problemOf(`features.${at}.title.fr`)
          const isOpen = open === feature.key || problem !== undefined
          return (
            <div className="p-row">
              <RowHead
                handle={handle}
                name={called(feature)}
                isOpen={isOpen}
                onOpen={() => setOpen(isOpen ? undefined : feature.key)}
                onRemove={() => set({ features: features.filter(({ key }) => key !== feature.key) })}
              >
                <Icon name={feature.icon} />
              </RowHead>
              {isOpen && (
                <div className="p-row-body">
                  <fieldset className="p-icons">
                    <legend className="label">{t("product.icon")}</legend>
                    {featureIcons.map((icon) => (
                      <button
                        key={icon}
                        type="button"
                        aria-label={icon}
                        aria-pressed={icon === feature.icon}
                        onClick={() => change(feature.key, { icon })}
                      >
                        <Icon name={icon} />
                      </button>
                    ))}
                  </fieldset>
                  <ThreeLanguages
                    fields={[
                      {
                        ...{ name: `features.${at}.title`, label: t("product.featureTitle"), value: feature.title },
                        ...{ onChange: (title) => change(feature.key, { title }), required: true, maxLength: 120 },
                        ...(problem && { problems: { fr: problem } }),
                      },
                      {
                        ...{ name: `features.${at}.text`, label: t("product.featureText"), value: feature.text },
                        ...{ onChange: (text) => change(feature.key, { text }), rows: 3, maxLength: 400 },
                      },
                    ]}
                  />
                </div>
              )}
            </div>
          )
        }}
      </Sortable>
      <p>
        <button type="button" className="btn btn-quiet" onClick={add}>
          <Icon name="plus" />
          {t("product.addFeature")}
        </button>
      </p>
    </Part>
  )
}
