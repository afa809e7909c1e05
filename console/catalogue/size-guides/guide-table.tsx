import {
  addGuideColumn,
  addGuideRow,
  removeGuideColumn,
  removeGuideRow,
  sizeGuideLimits,
} from "#core/catalogue/size-guide.ts"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button, IconButton } from "../../ui/button.tsx"
import type { SizeGuideDraft } from "./size-guide-draft.ts"
import * as css from "./size-guides.module.css"

type Props = {
  locale: Locale
  draft: SizeGuideDraft
  set: (changes: Partial<SizeGuideDraft>) => void
  problemOf: (field: string) => string | undefined
}

/** The table of a size guide in one language. A cell that is empty shows what it has from the main language. */
export function GuideTable({ locale, draft, set, problemOf }: Props) {
  const t = useText()
  const main = useMainLocale()
  const { headings, cells } = draft
  const other = (text: Texts) => (locale === main ? "" : text[main])
  const shared = { lang: locale, dir: textDirection(locale), autoComplete: "off" }
  const setHeading = (column: number, text: string) =>
    set({ headings: headings.with(column, { ...(headings[column] ?? noText), [locale]: text }) })
  const setCell = (row: number, column: number, text: string) => {
    const own = cells[row] ?? []
    set({ cells: cells.with(row, own.with(column, { ...(own[column] ?? noText), [locale]: text })) })
  }
  return (
    <div className={css.guideEdit}>
      <div className={css.guideScroll}>
        <table aria-label={t("guide.table")} dir={shared.dir}>
          <thead>
            <tr>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                <th key={column} scope="col">
                  <input
                    {...shared}
                    name={`headings.${column}.${locale}`}
                    aria-label={t("guide.heading", { n: column + 1 })}
                    aria-invalid={Boolean(problemOf(`headings.${column}.${locale}`))}
                    value={heading[locale]}
                    placeholder={other(heading)}
                    maxLength={sizeGuideLimits.heading}
                    onChange={({ target }) => setHeading(column, target.value)}
                  />
                  {headings.length > 1 && (
                    <IconButton
                      icon="x"
                      label={t("guide.removeColumn", { n: column + 1 })}
                      onClick={() => set(removeGuideColumn(draft, column))}
                    />
                  )}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {cells.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column}>
                    <input
                      {...shared}
                      name={`cells.${index}.${column}.${locale}`}
                      aria-label={t("guide.cell", { row: index + 1, column: column + 1 })}
                      value={cell[locale]}
                      placeholder={other(cell)}
                      maxLength={sizeGuideLimits.cell}
                      onChange={({ target }) => setCell(index, column, target.value)}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="x"
                    label={t("guide.removeRow", { n: index + 1 })}
                    onClick={() => set(removeGuideRow(draft, index))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={parts.cActs}>
        <Button
          look="quiet"
          icon="plus"
          disabled={cells.length >= sizeGuideLimits.rows}
          onClick={() => set(addGuideRow(draft))}
        >
          {t("guide.addRow")}
        </Button>
        <Button
          look="quiet"
          icon="plus"
          disabled={headings.length >= sizeGuideLimits.columns}
          onClick={() => set(addGuideColumn(draft))}
        >
          {t("guide.addColumn")}
        </Button>
      </div>
    </div>
  )
}

const noText: Texts = { fr: "", ar: "", en: "" }
