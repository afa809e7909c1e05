import type { ReactNode } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as card from "../styles/card.module.css"
import * as emptyCss from "../styles/empty.module.css"
import * as panel from "../styles/panel.module.css"
import { Link } from "../ui/link.tsx"
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

type ListEmptyProps = {
  /** Content above the words. */
  picture: ReactNode
  title: string
  text: string
  /** Ways on, the most likely first: paths without language. */
  ways: { path: string; label: string }[]
  /** `h2` where the page has its `<h1>` above (ListState). */
  heading?: "h1" | "h2"
}

/** A list with nothing in it: a picture, a sentence and a way on. */
export function ListEmpty({ picture, title, text, ways, heading: Heading = "h1" }: ListEmptyProps) {
  const { to } = useI18n()
  return (
    <div className={emptyCss.empty}>
      {picture}
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className={emptyCss.row}>
        {ways.map(({ path, label }, index) => (
          <Link key={path} className={index === 0 ? buttons.btn : `${buttons.btn} ${buttons.btnQuiet}`} to={to(path)}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}

type ListStateProps = {
  /** Where the list lies in the browser (specification, section 3). */
  name: "cart_products" | "compare_products" | "wishlist_products"
  /** Undefined on the server and while the page hydrates. */
  isEmpty: boolean | undefined
  /** The page's `<h1>` and what stands beside it. Of an empty list only assistive technology has it: the sentence stands in its place. */
  head: ReactNode
  /** Content of an empty list. Its heading is an `<h2>`. */
  empty: ReactNode
  /** The list, or what stands there until it is known. */
  children: ReactNode
}

/** A list that the browser keeps. The server cannot know whether it is empty, so its page has both states, and the page's first
 *  script says which of them shows (islands/start.js): an empty list does not wait for the other scripts. Both have one `<h1>`. */
export function ListState({ name, isEmpty, head, empty, children }: ListStateProps) {
  const known = isEmpty !== undefined
  const headClass = known ? (isEmpty ? "sr" : undefined) : css.headUnlessEmpty
  return (
    <>
      <div className={headClass} data-list={name}>
        {head}
      </div>
      {isEmpty !== false && (
        <div className={known ? css.listKnown : css.ifEmpty} data-list={name}>
          {empty}
        </div>
      )}
      {isEmpty !== true && (
        <div className={known ? css.listKnown : css.unlessEmpty} data-list={name}>
          {children}
        </div>
      )}
    </>
  )
}
