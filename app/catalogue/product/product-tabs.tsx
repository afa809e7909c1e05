import type { ReactNode } from "react"
import type { ProductDetail } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { searchPath } from "../../cards/product-links.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as home from "../../styles/home.module.css"
import * as marks from "../../styles/marks.module.css"
import * as prose from "../../styles/prose.module.css"
import { Blocks } from "../../ui/blocks.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./details.module.css"
import { ProductReviews } from "./product-reviews.tsx"

/** The product's words, each leading to what it finds.
 *  @param language of the words, where it is not the page's */
function TagList({ tags, language }: { tags: string[]; language: ReturnType<typeof textLanguage> }) {
  const { t, to } = useI18n()
  if (tags.length === 0) return null
  return (
    <ul className={css.tagList} aria-label={t("product.tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={marks.chip} to={to(searchPath(tag))} {...language}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const classes = { description: css.toDescription, fiche: css.toFiche, avis: css.toAvis }

type Part = { id: keyof typeof classes; label: string; content: ReactNode }

/** Description, additional information and reviews, one below the other, with links to each: nothing is hidden, and the
 *  address of the reviews leads to them without a script. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const { t } = useI18n()
  const all: Part[] = [
    { id: "description", label: t("product.tab.description"), content: <Description product={product} /> },
    { id: "fiche", label: t("product.tab.information"), content: <Information product={product} /> },
    {
      id: "avis",
      label: t("product.tab.reviews", { n: product.reviewCount }),
      content: <ProductReviews product={product} />,
    },
  ]
  const { description, features, tags, additionalInformation } = product
  const filled = {
    description: description.length + features.length + tags.length > 0,
    fiche: additionalInformation.length > 0,
    avis: true,
  }
  const parts = all.filter(({ id }) => filled[id])
  return (
    <div className={css.details}>
      <nav className={home.tabs} aria-label={t("product.details")}>
        {parts.map(({ id, label }, index) => (
          <a key={id} className={index === 0 ? `${classes[id]} ${css.toFirst}` : classes[id]} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {parts.map(({ id, label, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 className="sr" id={`${id}-titre`}>
            {label}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

function Description({ product }: { product: ProductDetail }) {
  return (
    <div className={prose.prose}>
      <Blocks content={product.description} top={3} language={textLanguage(product, "description")} />
      <ul className={css.points}>
        {product.features.map((feature) => (
          <li key={feature.title}>
            <Icon name={feature.icon} />
            <div>
              <b {...textLanguage(feature, "title")}>{feature.title}</b>
              <span className="muted" {...textLanguage(feature, "text")}>
                {feature.text}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <TagList tags={product.tags} language={textLanguage(product, "tags")} />
    </div>
  )
}

function Information({ product }: { product: ProductDetail }) {
  return (
    <dl className={css.specs} {...textLanguage(product, "additionalInformation")}>
      {product.additionalInformation.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
