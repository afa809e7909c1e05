import * as orderTable from "../styles/order-table.module.css"
import { Icon } from "./icon.tsx"

/** A picture of a product, small; a tile with an icon where there is none. */
export function Photo({ url, alt, size }: { url: string | null; alt: string; size: number }) {
  if (!url) {
    return (
      <span className={orderTable.noPhoto} aria-hidden="true">
        <Icon name="image" />
      </span>
    )
  }
  // The shop keeps smaller forms of its pictures beside them.
  const small = url.replace(/^(\/media\/.+)\.webp$/, "$1-320.webp")
  return <img src={small} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
}
