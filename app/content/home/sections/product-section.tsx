import type { ReactNode } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { SectionHead } from "./section-head.tsx"

type ProductSectionProps = { title: string; more?: ReactNode; products: Product[] }

/** A section of plain cards; nothing when there are none. */
export function ProductSection({ title, more, products }: ProductSectionProps) {
  if (products.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={title} more={more} />
      <ul className="grid">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}

/** A section whose first product is large. */
export function ShowcaseSection({ title, more, products, fresh = false }: ProductSectionProps & { fresh?: boolean }) {
  if (products.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={title} more={more} />
      <ul className="fresh">
        {products.map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            fresh={fresh && index === 0}
            sizes={index === 0 ? "(max-width: 47.99rem) 92vw, (max-width: 68rem) 45vw, 38rem" : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
