import { Link } from "react-router"
import type { Analytics } from "#api/analytics/contract-admin.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { MetricsTable } from "./chart-card.tsx"
import * as css from "./charts.module.css"
import { numberText, twoShares } from "./metric-text.ts"

/** The products that brought most, with what became of their orders. */
export function ProductRanking({ products }: { products: Analytics["products"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const rows = products.map(({ slug, title, orders, units, amount, settled, confirmed, delivered, sentBack }) => ({
    key: slug,
    cells: [
      <Link key={slug} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ product: slug }))}`}>
        {title}
      </Link>,
      numberText(orders, locale),
      numberText(units, locale),
      formatMoney(fromDinars(amount), locale, 0),
      twoShares([confirmed, settled - confirmed], locale)[0],
      ...twoShares([delivered, sentBack], locale),
    ],
  }))
  const rates = [t("numbers.confirmationRate"), t("numbers.deliveryRate"), t("numbers.returnRate")]
  const columns = [t("numbers.product"), t("numbers.orders"), t("numbers.units"), t("numbers.amount"), ...rates]
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
