import * as card from "../../catalogue/product/card/card.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import * as panel from "../panel/panel.module.css"
import * as css from "./saved-lists.module.css"

const tiles = ["one", "two", "three", "four"]

type ListWaitProps = {
  label: string
  noScript: string
  /** Of the link to the products. */
  shop: string
  shape?: "cards" | "rows"
}

/** Stands where a list of this browser will be: the server does not know it. Says so where there is no script, and leads to
 *  the products, whose own pages take orders without one. */
export function ListWait({ label, noScript, shop, shape = "cards" }: ListWaitProps) {
  const { to } = useI18n()
  return (
    <>
      <noscript>
        <p className={css.listNotes}>{noScript}</p>
        <Link className={buttons.btn} to={to("/shop")}>
          {shop}
        </Link>
      </noscript>
      <div className={`${css.listWait} ${panel.needsScript}`} aria-busy="true">
        <p className="sr" role="status">
          {label}
        </p>
        <ul className={shape === "cards" ? card.grid : css.waitRows} aria-hidden="true">
          {tiles.map((tile) => (
            <li key={tile} className={css.waitCard} />
          ))}
        </ul>
      </div>
    </>
  )
}
