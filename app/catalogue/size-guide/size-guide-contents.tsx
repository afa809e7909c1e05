import type { SizeGuide } from "#core/catalogue/size-guide.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { sizeGuideTitle } from "./size-guide-path.ts"
import "./size-guide.css"
import * as css from "./size-guide.module.css"

type Props = {
  guide: SizeGuide
  /** The level below the guide's title. */
  heading: "h2" | "h3"
}

/** The table of a size guide, and how to measure. */
export function SizeGuideContents({ guide, heading: Heading }: Props) {
  const { t } = useI18n()
  const { note, headings, cells } = guide
  return (
    <div className={css.guide}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys too */}
      <section className={css.guideTable} tabIndex={0} aria-label={sizeGuideTitle(guide, t)}>
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
            {cells.map(([first, ...others], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={row}>
                <th scope="row">
                  <bdi>{first}</bdi>
                </th>
                {others.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && (
        <section className={css.guideNote}>
          <Heading>{t("product.guide.how")}</Heading>
          <p>{note}</p>
        </section>
      )}
    </div>
  )
}
