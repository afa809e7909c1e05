import { ProductCard } from "../../../cards/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as card from "../../../styles/card.module.css"
import * as home from "../../../styles/home.module.css"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { SectionViews } from "../../sections/section-views.ts"
import { Banner } from "../heroes/banners.tsx"
import * as homeSections from "../home-sections.module.css"
import * as css from "./home-aisles.module.css"
import { SectionHead } from "./section-head.tsx"

/** Products beside a banner that leads to more of them. */
export function TrendBanner({ rule, title: ownTitle, products, banner }: SectionViews["product-banner"]) {
  const { t } = useI18n()
  const ruleTitle = useRuleTitle()
  const title = ownTitle || ruleTitle(rule)
  const { button, link, ...own } = banner
  return (
    <section className={home.section}>
      <SectionHead title={title} />
      <div className={`${css.gadgets} ${homeSections.trendBanner}`}>
        <Banner {...own} title={own.title || title} path={link || "/shop"} link={button || t("homes.all")} />
        <ul className={`${card.grid} ${card.grid3}`}>
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      </div>
    </section>
  )
}
