import { Link } from "react-router"
import type { Analytics } from "#api/analytics/contract-admin.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as css from "./analytics.module.css"
import { MetricsTable } from "./chart-card.tsx"
import { numberText } from "./metric-text.ts"

/** The products that brought most. */
export function ProductRanking({ products }: { products: Analytics["products"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const rows = products.map(({ slug, title, orders, units, amount }) => ({
    key: slug,
    cells: [
      <Link key={slug} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ product: slug }))}`}>
        {title}
      </Link>,
      numberText(orders, locale),
      numberText(units, locale),
      formatMoney(fromDinars(amount), locale, 0),
    ],
  }))
  const columns = [t("numbers.product"), t("numbers.orders"), t("numbers.units"), t("numbers.amount")]
  return (
    <section className={css.chart}>
      <h2>{t("numbers.byProduct")}</h2>
      {rows.length === 0 ? (
        <p className="muted">{t("numbers.none")}</p>
      ) : (
        <MetricsTable columns={columns} rows={rows} label={t("numbers.byProduct")} />
      )}
    </section>
  )
}
