import { placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { formatMoney } from "#core/money.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as css from "./information.module.css"

/** What delivery costs in each wilaya, as the order form computes it; those without a price are named together. */
export function DeliveryPrices({ wilayas }: { wilayas: Wilaya[] }) {
  const { t } = useI18n()
  const priced = wilayas.filter(({ home, desk }) => home !== null || desk !== null)
  const others = wilayas.filter((wilaya) => !priced.includes(wilaya))
  return (
    <section className={css.pagePrices}>
      <h2 id="prices">{t("pages.prices")}</h2>
      {priced.length > 0 && <PriceTable wilayas={priced} />}
      {others.length > 0 && (
        <details className={css.pageOthers}>
          <summary>{t("pages.prices.others", { n: others.length })}</summary>
          <ul>
            {others.map((wilaya) => (
              <li key={wilaya.code}>
                <WilayaName wilaya={wilaya} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function PriceTable({ wilayas }: { wilayas: Wilaya[] }) {
  const { locale, t } = useI18n()
  const price = (amount: number | null) =>
    amount === null ? (
      <span className="muted">{t("pages.prices.unknown")}</span>
    ) : (
      <bdi suppressHydrationWarning>{formatMoney(amount, locale, 0)}</bdi>
    )
  return (
    <table aria-labelledby="prices">
      <thead>
        <tr>
          <th scope="col">{t("pages.prices.wilaya")}</th>
          <th scope="col">{t("pages.prices.home")}</th>
          <th scope="col">{t("pages.prices.desk")}</th>
        </tr>
      </thead>
      <tbody>
        {wilayas.map((wilaya) => (
          <tr key={wilaya.code}>
            <th scope="row">
              <WilayaName wilaya={wilaya} />
            </th>
            <td>{price(wilaya.home)}</td>
            <td>{price(wilaya.desk)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WilayaName({ wilaya }: { wilaya: Wilaya }) {
  const { locale } = useI18n()
  return (
    <>
      <bdi className="muted">{String(wilaya.code).padStart(2, "0")}</bdi> {placeName(wilaya, locale)}
    </>
  )
}
