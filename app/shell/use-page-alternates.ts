import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** The links to other languages in the head are those of the page that the server sent (alternates.server.ts). Removes them
 *  when the browser goes on to another page: search engines read what servers send. */
export function usePageAlternates(): void {
  const { pathname } = useLocation()
  const sent = useRef(pathname)
  useEffect(() => {
    if (pathname === sent.current) return
    for (const link of document.head.querySelectorAll("link[hreflang]")) link.remove()
  }, [pathname])
}
