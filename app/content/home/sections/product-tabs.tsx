import * as card from "../../../catalogue/product/card/card.module.css"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Tabs } from "../../../ui/tabs.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { ListView, SectionViews } from "../../sections/section-views.ts"
import * as css from "../home.module.css"

/** Products of several rules, such as the newest and the best sellers, one tab each.
 *  @param id unique on the page */
export function ProductTabs({ id, title: ownTitle, tabs, open }: SectionViews["product-tabs"] & { id: string }) {
  const { t } = useI18n()
  const ruleTitle = useRuleTitle()
  const title = ownTitle || t("home.trend.title")
  const shown = tabs.map((tab, index) => ({
    id: String(index + 1),
    label: tab.title || ruleTitle(tab.rule),
    content: <Cards {...tab} />,
  }))
  return (
    <section className={css.section}>
      <Tabs name={`tabs-${id}`} label={title} tabs={shown} chosen={String(open + 1)} head={<h2>{title}</h2>} />
    </section>
  )
}

function Cards({ rule, products }: ListView) {
  return (
    <ul className={card.grid}>
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} fresh={rule === "newest"} />
      ))}
    </ul>
  )
}
