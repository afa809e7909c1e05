import { type PackedCard, unpackCard } from "./card/packed-card.ts"
import { ProductCard } from "./card/product-card.tsx"

/** A row of products to go on with; nothing when there are none. */
export function RelatedList({ title, products }: { title: string; products: PackedCard[] }) {
  if (products.length === 0) return null
  return (
    <section className="section" aria-label={title}>
      <div className="sec-head">
        <h2>{title}</h2>
      </div>
      <ul className="grid">
        {products.map(unpackCard).map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </ul>
    </section>
  )
}
