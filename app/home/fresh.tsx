import type { Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ProductCard } from "../product/product-card.tsx"
import { MoreLink, SectionHead } from "./section-head.tsx"

/** The latest products, the newest of them large. */
export function Fresh({ products }: { products: Product[] }) {
  const { t, to } = useI18n()
  return (
    <section className="section">
      <SectionHead
        title={t("home.fresh.title")}
        more={<MoreLink to={to("/shop?sort=new-added")}>{t("home.fresh.all")}</MoreLink>}
      />
      <ul className="fresh">
        {products.map((product, index) => (
          <ProductCard key={product.slug} product={product} fresh={index === 0} />
        ))}
      </ul>
    </section>
  )
}
