import { useState } from "react"
import { type SizeGuideTexts, sizeGuideIn } from "#core/catalogue/size-guide.ts"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { useMainLocale, useOffered } from "../../data/public-api.ts"
import { languages } from "../../i18n/languages.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import { FilterChips } from "../../ui/lists/filter-chips.tsx"
import * as css from "./size-guides.module.css"

/** A size guide as the storefront shows it, in one of its languages. */
export function GuidePreview({ guide }: { guide: SizeGuideTexts }) {
  const t = useText()
  const [locale, setLocale] = useState<Locale>(useConsoleLocale())
  const offered = useOffered()
  const main = useMainLocale()
  const { note, headings, cells } = sizeGuideIn(guide, locale, main)
  return (
    <section className={parts.cPart} aria-labelledby="guide-preview">
      <h2 id="guide-preview">{t("guide.preview")}</h2>
      <div className={ordersHead.cFilters}>
        <FilterChips
          values={offered}
          chosen={locale}
          nameOf={(one) => languages.find((language) => language.locale === one)?.name ?? one}
          onChoose={setLocale}
        />
      </div>
      <div className={css.guidePreview} lang={locale} dir={textDirection(locale)}>
        <div>
          <table>
            <thead>
              <tr>
                {headings.map((heading, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                  <th key={column} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
                <tr key={index}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column}>
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {note && <p>{note}</p>}
      </div>
    </section>
  )
}
