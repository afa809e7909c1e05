import { textLanguage } from "#core/i18n/text-language.ts"
import * as card from "../../../catalogue/product/card/card.module.css"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { SectionViews } from "../../sections/section-views.ts"
import * as widePictures from "../heroes/wide-pictures.module.css"
import * as home from "../home.module.css"
import * as css from "./home-aisles.module.css"
import { MoreLink } from "./section-head.tsx"

/** The aisles of a universe beside some of its products. A wide picture lies on the universe's tint. */
export function ProductAisles(view: SectionViews["product-aisles"]) {
  const { universe, rule, text, link, button, categories, products, picture, wide } = view
  const { t, to } = useI18n()
  const ruleTitle = useRuleTitle()
  const title = view.title || ruleTitle(rule)
  return (
    <section className={`${home.section} ${css.gadgets}`}>
      <div
        className={wide ? `${css.gadgetsList} ${widePictures.own}` : css.gadgetsList}
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
