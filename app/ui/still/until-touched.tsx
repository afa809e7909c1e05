import type { ReactNode } from "react"
import { useHydrated } from "../use-hydrated.ts"

/** Content of something that is closed at first, in a `StillElement`: text in a `<noscript>` until the page is first touched, when
 *  `hanoutFillDeferred` (shell/start/early-start.js) makes elements of it. Without JavaScript it is there. */
export function UntilTouched({ children }: { children: ReactNode }) {
  // A page that is reached without the server has no such text.
  return useHydrated() ? children : <noscript data-deferred="">{children}</noscript>
}
