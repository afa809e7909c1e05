import { type ComponentType, useEffect, useState } from "react"
import type { Purchase } from "#core/analytics/ad-pixel.ts"
import { island } from "../page/island.tsx"
import type { AgreementProps } from "./agreement.tsx"

/** Where the visitor is asked about advertising measurement: there before the question, so that it is announced. Its code
 *  comes by itself, behind the page. */
export const AgreementHost = island(
  "agreement",
  ({ purchase }: { purchase: Purchase | null }) => {
    const [Loaded, setLoaded] = useState<ComponentType<AgreementProps>>()
    useEffect(() => {
      import("./agreement.tsx").then(
        ({ Agreement }) => setLoaded(() => Agreement),
        // Without it nobody is asked and nothing is measured.
        () => {},
      )
    }, [])
    return <div aria-live="polite">{Loaded && <Loaded purchase={purchase} />}</div>
  },
  { atRest: true },
)
