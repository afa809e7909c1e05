import type { SavedProduct } from "#core/cart/saved-list.ts"
import { ProductTile } from "../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import { itemPath } from "../product-path.ts"

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
          <Link to={to(itemPath({ slug: item.slug, choice: item.chosen }))}>{item.title}</Link>
        </h2>
      </div>
    </li>
  )
}
