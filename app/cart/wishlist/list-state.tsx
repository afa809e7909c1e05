import type { ReactNode } from "react"
import * as css from "./saved-lists.module.css"

type ListStateProps = {
  /** Where the list lies in the browser (specification, section 3). */
  name: "cart_products" | "compare_products" | "wishlist_products"
  /** Undefined on the server and while the page hydrates. */
  isEmpty: boolean | undefined
  /** What stands there when the list is empty. */
  empty: ReactNode
  /** The list, or what stands there until it is known. */
  children: ReactNode
}

/** A list that the browser keeps. The server cannot know whether it is empty, so its page has both states, and the page's first
 *  script says which of them shows (islands/start.js): an empty list does not wait for the other scripts. */
export function ListState({ name, isEmpty, empty, children }: ListStateProps) {
  const known = isEmpty !== undefined
  return (
    <>
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
