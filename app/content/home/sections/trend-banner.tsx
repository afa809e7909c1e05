import type { Product, ProductType } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Banner } from "../heroes/banners.tsx"
import { SectionHead } from "./section-head.tsx"

type TrendBannerProps = { title: string; universe: ProductType; picture: Picture | null; products: Product[] }

/** What is new, beside a banner that leads to the whole universe. */
export function TrendBanner({ title, universe, picture, products }: TrendBannerProps) {
  const { t } = useI18n()
  if (products.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={title} />
      <div className="gadgets trend-banner">
        <Banner
          universe={universe}
          picture={picture}
          path={`/shop?productType=${universe}`}
          title={t("homes.trend.title")}
          text={t("homes.trend.text")}
          link={t("homes.all")}
        />
        <ul className="grid grid-3">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      </div>
    </section>
  )
}
