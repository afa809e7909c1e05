import * as card from "../product/card/card.module.css"
import { ProductCard } from "../product/card/product-card.tsx"
import * as productRow from "../product/card/product-row.module.css"
import type { ListingData } from "./listing-screen-data.ts"
import * as css from "./listing-variants.module.css"
import type { ListingVariant } from "./listing-variants.ts"
import { ProductRow } from "./product-row.tsx"

/** On phones: a third picture with priority takes part of a weak network from the styles and the typeface. */
const inFirstRow = 2

const grids = {
  "grid-3": `${card.grid} ${card.grid3}`,
  "grid-4": `${card.grid} ${css.grid4}`,
  "grid-fill": `${card.grid} ${css.gridFill}`,
}

type ProductListProps = { listing: ListingData; columns: ListingVariant["columns"] }

/** The products of one page, as cards or as rows. */
export function ProductList({ listing: { products, view, choices }, columns }: ProductListProps) {
  if (view === "list") {
    return (
      <ul className={productRow.rows} id="products">
        {products.map((product, index) => (
          <ProductRow
            key={product.documentId}
            product={product}
            choice={choices[product.documentId]}
            priority={index < 2}
          />
        ))}
      </ul>
    )
  }
  return (
    <ul className={grids[columns]} id="products">
      {products.map((product, index) => (
        <ProductCard
          key={product.documentId}
          product={product}
          choice={choices[product.documentId]}
          priority={index < inFirstRow}
          heading="h2"
        />
      ))}
    </ul>
  )
}
