import { Link } from "react-router"
import { formatShopDate } from "#core/shop-date.ts"
import type { Wilaya } from "#core/wilaya.ts"
import { Blocks } from "../blocks/blocks.tsx"
import type { InformationPage } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import { DeliveryPrices } from "./delivery-prices.tsx"
import { informationPages } from "./information-pages.ts"

/** A page of information, with the way to the others beside it. */
export function InformationScreen({ page, wilayas }: { page: InformationPage; wilayas: Wilaya[] | null }) {
  const { locale, t, to } = useI18n()
  return (
    <div className="wrap page">
      <Crumbs
        label={t("blog.crumbs")}
        steps={[
          { path: "/", label: t("shell.nav.home") },
          { path: `/${page.slug}`, label: page.title },
        ]}
      />
      <div className="page-body">
        <article>
          <header className="post-head">
            <h1>{page.title}</h1>
            <p className="post-lead">{page.description}</p>
          </header>
          <Blocks content={page.content} />
          {wilayas && <DeliveryPrices wilayas={wilayas} />}
          <p className="muted small page-date" suppressHydrationWarning>
            {t("pages.updated", { date: formatShopDate(page.updatedAt, locale) })}
          </p>
        </article>
        <nav className="page-links" aria-label={t("pages.others")}>
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
    </div>
  )
}
