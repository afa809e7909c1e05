import { textLanguage } from "#core/i18n/text-language.ts"
import type { Category } from "../../../api-client/content.ts"
import * as listingVariants from "../../../catalogue/listing/listing-variants.module.css"
import { cardSizes } from "../../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import * as home from "../home.module.css"
import * as css from "../home-parts.module.css"
import * as homeSections from "../home-sections.module.css"
import { SectionHead } from "./section-head.tsx"

/** A small picture in the corner on phones, three in a row beyond. */
const tileSizes = "(max-width: 47.99rem) 6rem, (max-width: 68rem) 30vw, 26rem"

type CategoryTilesProps = { title: string; categories: Category[]; round?: boolean }

/** A universe's categories, each with a large picture and its number of products.
 *  @param round the pictures are discs with the names below */
export function CategoryTiles({ title, categories, round = false }: CategoryTilesProps) {
  const { t, to } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title} />
      <nav className={round ? homeSections.discs : `${css.uni} ${homeSections.uniFew}`} aria-label={title}>
        {categories.map(({ slug, title: name, textLanguages, image, productCount, productType }) => (
          <Link key={slug} to={to(`/shop?category=${slug}`)} data-universe={productType}>
            <span className={listingVariants.tilePic}>
              {image ? <Picture picture={image} sizes={round ? cardSizes : tileSizes} alt="" /> : <TileStar line />}
            </span>
            <span>
              <b {...textLanguage({ textLanguages }, "title")}>{name}</b>
              <span className={fields.count}>{t("home.products", { n: productCount })}</span>
            </span>
            {!round && <Icon name="arrow-up-right" flip />}
          </Link>
        ))}
      </nav>
    </section>
  )
}
