import { type ComponentType, useEffect, useState } from "react"
import { importOptional } from "../shell/start/optional-import.ts"

/** Where the visitor is asked about advertising measurement: there before the question, so that it is announced. Its code
 *  comes by itself, behind the page. */
export function AgreementHost() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    importOptional(() => import("./agreement.tsx")).then(
      ({ Agreement }) => setLoaded(() => Agreement),
      // Without it nobody is asked and nothing is measured.
      () => {},
    )
  }, [])
  return <div aria-live="polite">{Loaded && <Loaded />}</div>
}
