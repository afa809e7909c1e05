import { Link } from "react-router"
import type { Product, ProductType } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price } from "../../../ui/price.tsx"

type HotSpotsProps = { universe: ProductType; title: string; text: string; products: Product[] }

/** A still life of products; a spot on each leads to it. Only products with a picture stand in it. */
export function HotSpots({ universe, title, text, products }: HotSpotsProps) {
  const { to } = useI18n()
  const pictured = products
    .flatMap((product) => (product.image ? [{ product, picture: product.image }] : []))
    .slice(0, 3)
  if (pictured.length === 0) return null
  return (
    <section className="section">
      <div className="scene" data-universe={universe} data-count={pictured.length}>
        <div className="scene-words">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {pictured.map(({ product, picture }) => (
            <li key={product.slug}>
              <Picture picture={picture} sizes="(max-width: 47.99rem) 60vw, 26rem" alt="" />
              <Link className="spot" to={to(`/product-details/${product.slug}`)}>
                <span className="spot-mark">
                  <Icon name="plus" />
                </span>
                <span className="spot-card">
                  <b>{product.title}</b>
                  <Price amount={product.price} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
