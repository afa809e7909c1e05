import type { CommuneGroup } from "#core/delivery/commune-differences.ts"
import { isOpen, isServed } from "#core/delivery/delivery.ts"
import { type DeliveryKind, deliveryKinds, placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { PricedWilaya } from "./find-page.server.ts"
import * as css from "./information.module.css"

/** Delivery prices of each wilaya, as the order form computes them, and its communes that differ; those without a price are named
 *  together. Those of 2026 that are not in the list are named with the ones whose prices they have. */
export function DeliveryPrices({ wilayas: all }: { wilayas: PricedWilaya[] }) {
  const { t } = useI18n()
  const wilayas: ListedWilaya[] = all
    .filter(({ within }) => !within)
    .map((wilaya) => ({ ...wilaya, parts: all.filter(({ within }) => within?.name === wilaya.name) }))
  const closed = wilayas.filter((wilaya) => !isOpen(wilaya))
  const priced = wilayas.filter(
    (wilaya) => isOpen(wilaya) && (wilaya.groups.length > 0 || deliveryKinds.some((kind) => shownPrice(wilaya, kind))),
  )
  const others = wilayas.filter((wilaya) => isOpen(wilaya) && !priced.includes(wilaya))
  return (
    <section className={css.pagePrices}>
      <h2 id="prices">{t("pages.prices")}</h2>
      {priced.length > 0 && <PriceTable wilayas={priced} />}
      {others.length > 0 && (
        <details className={css.pageOthers}>
          <summary>{t("pages.prices.others", { n: others.length })}</summary>
          <WilayaList wilayas={others} />
        </details>
      )}
      {closed.length > 0 && (
        <details className={css.pageOthers}>
          <summary>{t("pages.prices.closed", { n: closed.length })}</summary>
          <WilayaList wilayas={closed} />
        </details>
      )}
    </section>
  )
}

/** Price of a kind of delivery; null = told by phone, undefined = not offered. */
const shownPrice = (wilaya: Wilaya, kind: DeliveryKind) => (isServed(wilaya, kind) ? wilaya[kind] : undefined)

type ListedWilaya = PricedWilaya & { parts: Wilaya[] }

function WilayaList({ wilayas }: { wilayas: ListedWilaya[] }) {
  return (
    <ul>
      {wilayas.map((wilaya) => (
        <li key={wilaya.code}>
          <WilayaName wilaya={wilaya} />
        </li>
      ))}
    </ul>
  )
}

function PriceTable({ wilayas }: { wilayas: ListedWilaya[] }) {
  const { t } = useI18n()
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
              <Differences wilaya={wilaya} />
            </th>
            <td>
              <KindPrice price={shownPrice(wilaya, "home")} />
            </td>
            <td>
              <KindPrice price={shownPrice(wilaya, "desk")} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @param price as of `shownPrice` */
function KindPrice({ price }: { price: number | null | undefined }) {
  const { money, t } = useI18n()
  if (price === undefined) return <span className="muted">{t("pages.prices.unserved")}</span>
  if (price === null) return <span className="muted">{t("pages.prices.unknown")}</span>
  return <bdi suppressHydrationWarning>{money(price, 0)}</bdi>
}

/** The communes of a wilaya whose delivery terms differ from its own, folded. */
function Differences({ wilaya }: { wilaya: ListedWilaya }) {
  const { locale, money, t } = useI18n()
  const { groups, more } = wilaya
  if (groups.length === 0) return null
  const named = groups.reduce((sum, { communes }) => sum + communes.length, 0)
  const priceText = (kind: DeliveryKind, price: number | null) =>
    `${t(`pages.prices.${kind}`)} ${price === null ? t("pages.prices.unknown") : isolate(money(price, 0))}`
  const termsText = ({ closed, homeServed, home, desk }: CommuneGroup) => {
    if (closed) return t("pages.prices.unserved")
    return [
      ...(homeServed ? [priceText("home", home)] : [t("pages.prices.noHome")]),
      ...(wilaya.deskServed ? [priceText("desk", desk)] : []),
    ].join(" · ")
  }
  return (
    <details className={css.pageDifferences}>
      <summary>{t("pages.prices.communes", { n: named + more })}</summary>
      <ul>
        {groups.map((group) => (
          <li key={group.communes[0]?.name}>
            <span>{group.communes.map((commune) => placeName(commune, locale)).join(commaOf(locale))}</span>
            <span className="muted" suppressHydrationWarning>
              {termsText(group)}
            </span>
          </li>
        ))}
        {more > 0 && <li className="muted">{t("pages.prices.moreCommunes", { n: more })}</li>}
      </ul>
    </details>
  )
}

function WilayaName({ wilaya }: { wilaya: ListedWilaya }) {
  const { locale } = useI18n()
  return (
    <>
      <bdi className="muted">{String(wilaya.code).padStart(2, "0")}</bdi> {placeName(wilaya, locale)}
      {wilaya.parts.length > 0 && (
        <span className="small muted">
          {" "}
          ({wilaya.parts.map((part) => placeName(part, locale)).join(commaOf(locale))})
        </span>
      )}
    </>
  )
}
