import { isOpen, isServed } from "#core/delivery/delivery.ts"
import { type DeliveryKind, deliveryKinds, placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { InformationPage } from "../../api-client/content.ts"
import { informationPages } from "../../api-client/information-pages.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { TrustList } from "../../orders/order-form/trust-list.tsx"
import { useShop } from "../../page/page.tsx"
import { useShellData } from "../../page/shell-data.ts"
import { Blocks } from "../../ui/blocks.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Link } from "../../ui/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import * as post from "../blog/post.module.css"
import { Promises } from "../home/sections/promises.tsx"
import type { UniversePicture } from "./find-page.server.ts"
import * as css from "./information.module.css"
import { PlaceCard } from "./place-card.tsx"

/** The shop's promises, as order forms word them; nothing where nothing is promised. */
function ShopPromises() {
  const { t } = useI18n()
  if (!useShop()?.promises.length) return null
  return (
    <section className={css.pagePrices}>
      <h2>{t("home.promises.label")}</h2>
      <TrustList />
    </section>
  )
}

/** Delivery prices of each wilaya, as the order form computes them; those without a price are named together. Those of 2026 that
 *  are not in the list are named with the ones whose prices they have. */
function DeliveryPrices({ wilayas: all }: { wilayas: Wilaya[] }) {
  const { t } = useI18n()
  const wilayas: ListedWilaya[] = all
    .filter(({ within }) => !within)
    .map((wilaya) => ({ ...wilaya, parts: all.filter(({ within }) => within?.name === wilaya.name) }))
  const closed = wilayas.filter((wilaya) => !isOpen(wilaya))
  const priced = wilayas.filter((wilaya) => isOpen(wilaya) && deliveryKinds.some((kind) => shownPrice(wilaya, kind)))
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

type ListedWilaya = Wilaya & { parts: Wilaya[] }

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
  const { money, t } = useI18n()
  const price = (wilaya: Wilaya, kind: DeliveryKind) => {
    const amount = shownPrice(wilaya, kind)
    if (amount === undefined) return <span className="muted">{t("pages.prices.unserved")}</span>
    if (amount === null) return <span className="muted">{t("pages.prices.unknown")}</span>
    return <bdi suppressHydrationWarning>{money(amount, 0)}</bdi>
  }
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
            <td>{price(wilaya, "home")}</td>
            <td>{price(wilaya, "desk")}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

/** Pictures of the universes, each a link to its home page. */
function AboutTop({ shown }: { shown: UniversePicture[] }) {
  const { to } = useI18n()
  if (shown.length === 0) return null
  return (
    <ul className={css.aboutTop}>
      {shown.map(({ type, name, image }) => (
        <li key={type} data-universe={type}>
          <Link to={to(`/shop?productType=${type}`)}>
            <Picture picture={image} sizes="(max-width: 47.99rem) 45vw, 12rem" alt="" />
            <b>{name}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type InformationScreenProps = { page: InformationPage; wilayas: Wilaya[] | null; universes: UniversePicture[] }

/** A page of information, with the way to the others beside it. */
export function InformationScreen({ page, wilayas, universes }: InformationScreenProps) {
  const { locale, t, to } = useI18n()
  const settings = useShellData()?.settings
  const about = page.slug === "about"
  return (
    <div className={`wrap ${css.page}`}>
      <Crumbs steps={[{ path: `/${page.slug}`, label: page.title }]} />
      <div className={css.pageBody}>
        <article>
          <header className={post.postHead}>
            <h1 {...textLanguage(page, "title")}>{page.title}</h1>
            <p className={post.postLead} {...textLanguage(page, "description")}>
              {page.description}
            </p>
          </header>
          <AboutTop shown={universes} />
          <Blocks content={page.content} language={textLanguage(page, "content")} />
          {about && settings && <PlaceCard settings={settings} />}
          {wilayas && <ShopPromises />}
          {wilayas && <DeliveryPrices wilayas={wilayas} />}
          <p className="muted small" suppressHydrationWarning>
            {t("pages.updated", { date: formatShopDate(page.updatedAt, locale) })}
          </p>
        </article>
        <nav className={css.pageLinks} aria-label={t("pages.others")}>
          <h2>{t("pages.others")}</h2>
          <ul>
            {informationPages.map(({ slug }) => (
              <li key={slug}>
                <Link to={to(`/${slug}`)} aria-current={slug === page.slug ? "page" : undefined}>
                  {t(`shell.info.${slug}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link to={to("/contact")}>{t("shell.info.contact")}</Link>
            </li>
          </ul>
        </nav>
      </div>
      {about && settings && <Promises settings={settings} isAnchor />}
    </div>
  )
}
