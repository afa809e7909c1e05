import { Link } from "react-router"
import type { SavedProduct } from "#core/saved-list.ts"
import { productPath } from "../cart/product-path.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ProductTile } from "../product/product-tile.tsx"

/** What the browser itself knows of a product: its picture and name, until the shop has told the rest. */
export function WaitingCard({ item }: { item: SavedProduct }) {
  const { to } = useI18n()
  return (
    <li className="pc">
      <div className="pc-pic">
        <ProductTile product={{ ...item, medias: [] }} />
      </div>
      <div className="pc-text">
        <p className="pc-cat" />
        <h2 className="pc-title">
          <Link to={to(productPath(item))}>{item.title}</Link>
        </h2>
      </div>
    </li>
  )
}
