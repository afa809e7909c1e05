import type { SavedProduct } from "#core/cart/saved-list.ts"
import * as card from "../../catalogue/product/card/card.module.css"
import { ProductTile } from "../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import { itemPath } from "../product-path.ts"
import * as css from "./saved-lists.module.css"

/** What the browser itself knows of a product: its picture and name, until the shop has told the rest. */
export function WaitingCard({ item }: { item: SavedProduct }) {
  const { to } = useI18n()
  return (
    <li className={card.pc}>
      <div className={card.pcPic}>
        <ProductTile product={{ ...item, medias: [] }} />
      </div>
      <div className={css.pcText}>
        <p className={card.pcCat} />
        <h2 className={card.pcTitle}>
          <Link to={to(itemPath({ slug: item.slug, choice: item.chosen }))}>{item.title}</Link>
        </h2>
      </div>
    </li>
  )
}
