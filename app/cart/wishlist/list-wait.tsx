import * as card from "../../catalogue/product/card/card.module.css"
import * as panel from "../panel/panel.module.css"
import * as css from "./saved-lists.module.css"

const tiles = ["one", "two", "three", "four"]

type ListWaitProps = { label: string; noScript: string; shape?: "cards" | "rows" }

/** Stands where a list of this browser will be: the server does not know it. Says so where there is no script. */
export function ListWait({ label, noScript, shape = "cards" }: ListWaitProps) {
  return (
    <>
      <noscript>
        <p className={css.listNotes}>{noScript}</p>
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
