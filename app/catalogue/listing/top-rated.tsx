import { isOnSale } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { BlankTile } from "../product/card/product-tile.tsx"
import { Facet } from "./filters/facet.tsx"
import * as facets from "./filters/facets.module.css"
import type { RatedProduct } from "./listing-screen-data.ts"

/** The best-reviewed products that can be had. */
export function TopRated({ products }: { products: RatedProduct[] }) {
  const { t, to } = useI18n()
  if (products.length === 0) return null
  return (
    <Facet title={t("listing.rated")}>
      <ul className={facets.toprated}>
        {products.map((product) => (
          <li key={product.slug}>
            <Link to={to(`/product-details/${product.slug}`)}>
              {product.image ? (
                <Thumbnail picture={product.image} side={64} />
              ) : (
                <BlankTile universe={product.productType} />
              )}
              <span>
                <span {...textLanguage(product, "name")}>{product.title}</span>
                <br />
                <Price amount={product.price} sale={isOnSale(product)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Facet>
  )
}
