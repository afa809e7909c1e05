import type { Category } from "../../../api-client/content.ts"
import { cardSizes } from "../../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import { SectionHead } from "./section-head.tsx"

type CategoryTilesProps = { title: string; categories: Category[]; round?: boolean }

/** A universe's categories, each with a large picture and its number of products.
 *  @param round the pictures are discs with the names below */
export function CategoryTiles({ title, categories, round = false }: CategoryTilesProps) {
  const { t, to } = useI18n()
  return (
    <section className="section">
      <SectionHead title={title} />
      <nav className={round ? "discs" : "uni uni-few"} aria-label={title}>
        {categories.map(({ slug, title: name, image, productCount, productType }) => (
          <Link key={slug} to={to(`/shop?category=${slug}`)} data-universe={productType}>
            <span className="tile-pic">
              {image ? <Picture picture={image} sizes={cardSizes} alt="" /> : <TileStar line />}
            </span>
            <span>
              <b>{name}</b>
              <span className="count">{t("home.products", { n: productCount })}</span>
            </span>
            {!round && <Icon name="arrow-up-right" flip />}
          </Link>
        ))}
      </nav>
    </section>
  )
}
