import { blockTexts } from "#core/text/block.ts"
import { BlockEditor } from "../../../blocks/block-editor.tsx"
import { useText } from "../../../i18n/use-text.ts"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { Part, type PartProps } from "./part.tsx"

/** The long description, in blocks. */
export function DescriptionPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const { fr, ar, en } = draft.description
  const words = { fr: blockTexts(fr).join(" "), ar: blockTexts(ar).join(" "), en: blockTexts(en).join(" ") }
  return (
    <Part title={t("product.description")}>
      <ThreeLanguages tabs fields={[]} extra={[{ value: words, required: true }]}>
        {(locale) => (
          <BlockEditor
            id={`description-${locale}`}
            label={t("product.description")}
            locale={locale}
            value={draft.description[locale]}
            onChange={(blocks) => set({ description: { ...draft.description, [locale]: blocks } })}
            problem={problemOf(`description-${locale}`)}
          />
        )}
      </ThreeLanguages>
    </Part>
  )
}
