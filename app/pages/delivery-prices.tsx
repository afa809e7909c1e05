import { formatMoney } from "#core/money.ts"
import type { Wilaya } from "#core/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"

/** What delivery costs in each wilaya, as the order form computes it. */
export function DeliveryPrices({ wilayas }: { wilayas: Wilaya[] }) {
  const { locale, t } = useI18n()
  const price = (amount: number | null) =>
    amount === null ? (
      <span className="muted">{t("pages.prices.unknown")}</span>
    ) : (
      <bdi suppressHydrationWarning>{formatMoney(amount, locale, 0)}</bdi>
    )
  return (
    <section className="page-prices">
      <h2 id="prices">{t("pages.prices")}</h2>
      <table aria-labelledby="prices">
        <thead>
          <tr>
            <th scope="col">{t("pages.prices.wilaya")}</th>
            <th scope="col">{t("pages.prices.home")}</th>
            <th scope="col">{t("pages.prices.desk")}</th>
          </tr>
        </thead>
        <tbody>
          {wilayas.map(({ code, name, namear, home, desk }) => (
            <tr key={code}>
              <th scope="row">
                <bdi className="muted">{String(code).padStart(2, "0")}</bdi> {locale === "ar" ? namear : name}
              </th>
              <td>{price(home)}</td>
              <td>{price(desk)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
