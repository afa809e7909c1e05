import type { MouseEvent } from "react"
import { hasLayer } from "../../cart/panel/modal-layers.ts"
import { useNavigate } from "../../i18n/router-path.ts"

/** Follows a pressed link of the shop without loading a new document. In the place of a history entry that only closes
 *  something, so that the back button finds none of these. */
export function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a")
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const { pathname, search, hash, origin, target } = link
    if (origin !== location.origin || target !== "" || (pathname === location.pathname && hash !== "")) return
    event.preventDefault()
    navigate(pathname + search + hash, { replace: hasLayer() })
  }
}
