import { Link } from "react-router"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import type { MenuCategory } from "../../../api-client/aisles.ts"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { HomeSections } from "../home-sections.ts"
import { MoreLink } from "./section-head.tsx"

type GadgetsProps = {
  gadgets: HomeSections["gadgets"]
  categories: MenuCategory[]
  /** A wide picture on the universe's tint, which goes before the product's. */
  wide: PictureFile | undefined
}

/** Small electronics: the aisles beside six products; nothing without them. */
export function Gadgets({ gadgets, categories, wide }: GadgetsProps) {
  const { t, to } = useI18n()
  const { picture, products } = gadgets
  if (products.length === 0) return null
  const title = t("home.gadgets.title")
  return (
    <section className="section gadgets">
      <div
        className={wide ? "gadgets-list own" : "gadgets-list"}
        data-universe="electronics"
        style={wide && { "--backdrop": wide.color }}
      >
        <h2>{title}</h2>
        <p>{t("home.gadgets.text")}</p>
        <nav aria-label={title}>
          <ul>
            {categories.map(({ slug, title: name }) => (
              <li key={slug}>
                <Link to={to(`/shop?category=${slug}`)}>
                  {name}
                  <Icon name="chevron-right" flip />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MoreLink to={to("/shop?productType=electronics")}>{t("home.gadgets.all")}</MoreLink>
        {wide && <Picture picture={wide} sizes="(max-width: 68rem) 92vw, 30rem" />}
        {!wide && picture && <Picture picture={picture} sizes="(max-width: 68rem) 92vw, 19rem" alt="" />}
      </div>
      <ul className="grid grid-3">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}
