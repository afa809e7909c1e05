import * as card from "../styles/card.module.css"
import * as home from "../styles/home.module.css"
import type { CardProduct } from "./on-card.ts"
import { ProductCard } from "./product-card.tsx"

export type RelatedListProps = { title: string; products: CardProduct[] }

/** A row of products to go on with; nothing when there are none. */
export function RelatedList({ title, products }: RelatedListProps) {
  if (products.length === 0) return null
  return (
    <section className={home.section} aria-label={title}>
      <h2 className={`${home.secHead} ${home.h2}`}>{title}</h2>
      <ul className={card.grid}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}
