import type { MouseEvent } from "react"
import { useNavigate } from "../../i18n/router-path.ts"

/** A dialog has a history entry of its own, which links inside it must replace: the back button then leads to the page
 *  as it was before the dialog. For links of components that also stand outside dialogs.
 *  @returns the handler for `onClickCapture` */
export function useReplacingLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || link.target || link.origin !== location.origin) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Links within the page, to files and to what opens over the page are the business of their own components.
    if (link.hasAttribute("aria-haspopup")) return
    if (link.pathname === location.pathname || link.pathname.startsWith("/media/")) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash, { replace: true })
  }
}
