import { useEffect } from "react"
import { startCode } from "./start-code.ts"

const code = import.meta.env.SSR ? startCode() : ""

/** The page's first script, the same on every page: it keeps early presses and starts the others in time. */
export function StartScript() {
  // Tells it that presses work now: after the effects of the whole page, of which this is the first.
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event("hanout:hydrated")))
  }, [])
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the shop's own
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
