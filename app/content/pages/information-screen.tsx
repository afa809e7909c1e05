import type { Wilaya } from "#core/delivery/wilaya.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { InformationPage } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShellData } from "../../shell/shell-data.ts"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Link } from "../../ui/link.tsx"
import { Blocks } from "../blocks/blocks.tsx"
import * as post from "../blog/post.module.css"
import { Promises } from "../home/sections/promises.tsx"
import { AboutTop } from "./about-top.tsx"
import { DeliveryPrices } from "./delivery-prices.tsx"
import type { UniversePicture } from "./find-page.server.ts"
import * as css from "./information.module.css"
import { informationPages } from "./information-pages.ts"

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
