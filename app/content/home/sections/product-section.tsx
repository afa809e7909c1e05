import * as card from "../../../catalogue/product/card/card.module.css"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { SectionViews } from "../../sections/section-views.ts"
import * as home from "../home.module.css"
import * as css from "./home-lists.module.css"
import { MoreLink, SectionHead } from "./section-head.tsx"

/** A section of cards, all alike or the first of them large. */
export function ProductSection({ look, rule, title, products, link, button }: SectionViews["product-row"]) {
  const { t, to } = useI18n()
  const ruleTitle = useRuleTitle()
  const isLargeFirst = look === "large-first"
  const more = link ? <MoreLink to={to(link)}>{button || t("homes.all")}</MoreLink> : undefined
  return (
    <section className={home.section}>
      <SectionHead title={title || ruleTitle(rule)} more={more} />
      <ul className={isLargeFirst ? css.fresh : card.grid}>
        {products.map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            fresh={isLargeFirst && rule === "newest" && index === 0}
            sizes={isLargeFirst && index === 0 ? largeSizes : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

const largeSizes = "(max-width: 47.99rem) 92vw, (max-width: 68rem) 45vw, 38rem"
