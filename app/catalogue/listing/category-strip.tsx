import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Aisle } from "../../api-client/aisles.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as fields from "../../styles/fields.module.css"
import { Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { BlankTile } from "../product/card/product-tile.tsx"
import * as css from "./results.module.css"

type CategoryStripProps = { categories: Aisle[]; query: ListingQuery; path: string }

/** Categories with their pictures, above the results. */
export function CategoryStrip({ categories, query, path }: CategoryStripProps) {
  const { t } = useI18n()
  if (categories.length === 0) return null
  return (
    <nav className={css.cats} aria-label={t("listing.strip")}>
      {categories.map(({ slug, title, textLanguages, image, productCount, productType }) => (
        <Link
          key={slug}
          to={`${path}?category=${slug}`}
          aria-current={query.category.includes(slug) ? "true" : undefined}
        >
          {image ? <Thumbnail picture={image} side={48} /> : <BlankTile universe={productType} />}
          <span>
            <Title title={title} language={textLanguage({ textLanguages }, "title")} />
            <span className={fields.count}>{t("listing.strip.count", { n: productCount })}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** A title has an element of its own only where it says its language: a listing has one for each category. */
function Title({ title, language }: { title: string; language: ReturnType<typeof textLanguage> }) {
  return language.lang ? <span {...language}>{title}</span> : title
}
