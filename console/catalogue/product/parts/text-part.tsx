import { textDirection } from "#core/i18n/locale.ts"
import { useText } from "../../../i18n/use-text.ts"
import { ChipsField } from "../../../ui/forms/chips-field.tsx"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { Part, type PartProps } from "./part.tsx"

/** Name, short description, unit and tags. */
export function TextPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const problems = (field: string) => {
    const [fr, ar, en] = [problemOf(`${field}.fr`), problemOf(`${field}.ar`), problemOf(`${field}.en`)]
    return { ...(fr && { fr }), ...(ar && { ar }), ...(en && { en }) }
  }
  return (
    <Part title={t("product.texts")} hint={t("product.textsHint")}>
      <ThreeLanguages
        fields={[
          {
            name: "name",
            label: t("product.name"),
            value: draft.name,
            required: true,
            maxLength: 200,
            onChange: (name) => set({ name }),
            problems: problems("name"),
          },
          {
            name: "shortDescription",
            label: t("product.short"),
            value: draft.shortDescription,
            required: true,
            onChange: (shortDescription) => set({ shortDescription }),
            problems: problems("shortDescription"),
            rows: 4,
            maxLength: 1000,
          },
          {
            name: "unit",
            label: t("product.unit"),
            value: draft.unit,
            maxLength: 60,
            onChange: (unit) => set({ unit }),
            problems: problems("unit"),
            hint: t("product.unitHint"),
          },
        ]}
      >
        {(locale) => (
          <ChipsField
            id={`tags-${locale}`}
            label={t("product.tags")}
            value={draft.tags[locale]}
            onChange={(tags) => set({ tags: { ...draft.tags, [locale]: tags } })}
            problem={problemOf(`tags-${locale}`)}
            lang={locale}
            dir={textDirection(locale)}
          />
        )}
      </ThreeLanguages>
    </Part>
  )
}
