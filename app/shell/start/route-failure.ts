import { useEffect } from "react"
import { type Location, useLocation } from "react-router"
import { useNavigate, usePathname } from "../../i18n/router-path.ts"
import { loadWholePages, setRouteFailure } from "./navigation.ts"

/** Lets the error page show when a page's code cannot be loaded (chunk-failure.ts). The router is sent to the page where it
 *  is, under the address of the one that failed: that ends its waiting, and gives the failure an entry in the history. */
export function useRouteFailure(): void {
  const navigate = useNavigate()
  const pathname = usePathname()
  const { search } = useLocation()
  useEffect(() => {
    setRouteFailure(async (path) => {
      await navigate(pathname + search, { mask: path, defaultShouldRevalidate: false })
      loadWholePages()
    })
  }, [navigate, pathname, search])
}

/** To be called while the page is rendered.
 *  @throws on the page whose code could not be loaded: no other one has an address that hides another */
export function throwRouteFailure({ mask }: Location): void {
  if (mask) throw new Error(`Failed to load the code of ${mask.pathname}`)
}
