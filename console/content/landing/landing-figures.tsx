import type { LandingCountsResource } from "#api/content/landing/contract-admin-landing.ts"
import { numberText, percentText } from "../../analytics/metric-text.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "./landing.module.css"

/** Visits and orders of a landing page.
 *  @param counts undefined = none */
export function LandingFigures({ counts }: { counts: LandingCountsResource | undefined }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { visits = 0, orders = 0, delivered = 0, conversion = null } = counts ?? {}
  const figures = [
    ["visits", numberText(visits, locale)],
    ["orders", numberText(orders, locale)],
    ["delivered", numberText(delivered, locale)],
    ["conversion", conversion === null ? "–" : percentText(conversion, locale)],
  ] as const
  return (
    <dl className={css.lFigures}>
      {figures.map(([name, figure]) => (
        <div key={name} data-figure={name}>
          <dt>{t(`landing.${name}`)}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
