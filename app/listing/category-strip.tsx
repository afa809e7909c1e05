import { Link } from "react-router"
import type { ListingQuery } from "#core/listing-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { BlankTile } from "../product/product-tile.tsx"
import { useShellData } from "../shell/shell-data.ts"
import { Thumbnail } from "../ui/picture.tsx"

/** The categories with a picture, those of the chosen universe when there is just one. */
export function CategoryStrip({ query, path }: { query: ListingQuery; path: string }) {
  const { t } = useI18n()
  const [universe, ...others] = query.productType
  const categories = (useShellData()?.categories ?? []).filter(
    ({ parent, productCount, productType }) =>
      parent === null && productCount > 0 && (!universe || others.length > 0 || productType === universe),
  )
  if (categories.length === 0) return null
  return (
    <nav className="cats" aria-label={t("listing.strip")}>
      {categories.map(({ slug, title, image, productCount, productType }) => (
        <Link
          key={slug}
          to={`${path}?category=${slug}`}
          aria-current={query.category.includes(slug) ? "true" : undefined}
          preventScrollReset
        >
          {image ? <Thumbnail picture={image} side={48} /> : <BlankTile universe={productType} />}
          <span>
            {title}
            <span className="count">{t("listing.strip.count", { n: productCount })}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
