import { useMainLocale } from "../../../data/public-api.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { emptyTexts } from "../../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { type DraftLine, newKey } from "../product-draft.ts"
import type { PartProps } from "./part.tsx"
import { RowsPart } from "./rows-part.tsx"

/** Facts as a table of two columns: `Matière : cuir`. */
export function InfoPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  const called = (line: DraftLine) => {
    const [name, value] = [titleIn(line.name, locale), titleIn(line.value, locale)]
    return name || value ? `${name || "…"} · ${value || "…"}` : t("product.lineUnnamed")
  }
  return (
    <RowsPart<DraftLine>
      title={t("product.info")}
      hint={t("product.infoHint")}
      id="info"
      add={t("product.addLine")}
      rows={draft.lines}
      onChange={(lines) => set({ lines })}
      make={() => ({ key: newKey(), name: emptyTexts, value: emptyTexts })}
      nameOf={called}
      isWrong={(at) => [`info.${at}.name.${main}`, `info.${at}.value.${main}`].some(problemOf)}
    >
      {(line, change, at) => {
        const [name, value] = [problemOf(`info.${at}.name.${main}`), problemOf(`info.${at}.value.${main}`)]
        return (
          <ThreeLanguages
            fields={[
              {
                name: `info.${at}.name`,
                label: t("product.lineName"),
                value: line.name,
                onChange: (texts) => change({ name: texts }),
                required: true,
                maxLength: 100,
                ...(name && { problems: { [main]: name } }),
              },
              {
                name: `info.${at}.value`,
                label: t("product.lineValue"),
                value: line.value,
                onChange: (texts) => change({ value: texts }),
                required: true,
                maxLength: 500,
                ...(value && { problems: { [main]: value } }),
              },
            ]}
          />
        )
      }}
    </RowsPart>
  )
}
