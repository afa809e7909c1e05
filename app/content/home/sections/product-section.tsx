import { textLanguage } from "#core/i18n/text-language.ts"
import { ProductCard } from "../../../cards/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as card from "../../../styles/card.module.css"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Tabs } from "../../../ui/tabs.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { ListView, SectionViews } from "../../sections/section-views.ts"
import * as widePictures from "../heroes/wide-pictures.module.css"
import * as homeAisles from "./home-aisles.module.css"
import * as css from "./home-lists.module.css"
import { MoreLink, SectionHead } from "./section-head.tsx"

/** The aisles of a universe beside some of its products. A wide picture lies on the universe's tint. */
export function ProductAisles(view: SectionViews["product-aisles"]) {
  const { universe, rule, text, link, button, categories, products, picture, wide } = view
  const { t, to } = useI18n()
  const ruleTitle = useRuleTitle()
  const title = view.title || ruleTitle(rule)
  return (
    <section className={`${home.section} ${homeAisles.gadgets}`}>
      <div
        className={wide ? `${homeAisles.gadgetsList} ${widePictures.own}` : homeAisles.gadgetsList}
        data-universe={universe ?? undefined}
        style={wide ? { "--backdrop": wide.color } : undefined}
      >
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <nav aria-label={title}>
          <ul>
            {categories.map(({ slug, title: name, textLanguages }) => (
              <li key={slug}>
                <Link to={to(`/shop?category=${slug}`)}>
                  <span {...textLanguage({ textLanguages }, "title")}>{name}</span>
                  <Icon name="chevron-right" flip />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {link && <MoreLink to={to(link)}>{button || t("homes.all")}</MoreLink>}
        {wide && <Picture picture={wide} sizes="(max-width: 68rem) 92vw, 30rem" />}
        {!wide && picture && <Picture picture={picture} sizes="(max-width: 68rem) 92vw, 19rem" alt="" />}
      </div>
      <ul className={`${card.grid} ${card.grid3}`}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}

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
    <section className={home.section}>
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
