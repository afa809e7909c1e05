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
import { DeliveryPrices } from "./delivery-prices.tsx"
import type { PricedWilaya, UniversePicture } from "./find-page.server.ts"
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

type InformationScreenProps = { page: InformationPage; wilayas: PricedWilaya[] | null; universes: UniversePicture[] }

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
