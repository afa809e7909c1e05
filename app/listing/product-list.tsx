import { ProductCard } from "../product/product-card.tsx"
import type { ListingData } from "./listing-data.ts"
import { ProductRow } from "./product-row.tsx"

const inFirstRow = 3

/** The products of one page, as cards or as rows. */
export function ProductList({ listing: { products, query } }: { listing: ListingData }) {
  if (query.view === "list") {
    return (
      <ul className="rows">
        {products.map((product, index) => (
          <ProductRow key={product.documentId} product={product} priority={index < 2} />
        ))}
      </ul>
    )
  }
  return (
    <ul className="grid grid-3">
      {products.map((product, index) => (
        <ProductCard key={product.documentId} product={product} priority={index < inFirstRow} heading="h2" />
      ))}
    </ul>
  )
}
