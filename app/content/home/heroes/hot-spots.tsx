import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price } from "../../../ui/price.tsx"
import { useRuleTitle } from "../../sections/rule-titles.ts"
import type { SectionViews } from "../../sections/section-views.ts"
import * as css from "./scene.module.css"

/** A still life of at most three products; a spot on each leads to it. Only products with a picture stand in it. */
export function HotSpots({ universe, rule, title, text, products }: SectionViews["product-scene"]) {
  const { to } = useI18n()
  const ruleTitle = useRuleTitle()
  const pictured = products.flatMap((product) => (product.image ? [{ product, picture: product.image }] : []))
  return (
    <section className={home.section}>
      <div className={css.scene} data-universe={universe ?? undefined} data-count={pictured.length}>
        <div className={css.sceneWords}>
          <h2>{title || ruleTitle(rule)}</h2>
          {text && <p>{text}</p>}
        </div>
        <ul>
          {pictured.map(({ product, picture }) => (
            <li key={product.slug}>
              <Picture picture={picture} sizes="(max-width: 47.99rem) 60vw, 26rem" alt="" />
              <Link className={css.spot} to={to(`/product-details/${product.slug}`)}>
                <span className={css.spotMark}>
                  <Icon name="plus" />
                </span>
                <span className={css.spotCard}>
                  <b {...textLanguage(product, "name")}>{product.title}</b>
                  <Price amount={product.price} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
