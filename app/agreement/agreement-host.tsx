import { type ComponentType, useEffect, useState } from "react"

/** Where the visitor is asked about advertising measurement: there before the question, so that it is announced. Its code
 *  comes by itself, behind the page. Its files have names that no filter against advertisements knows: one that is
 *  blocked would have the page loaded anew. */
export function AgreementHost() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    import("./agreement.tsx").then(
      ({ Agreement }) => setLoaded(() => Agreement),
      // Offline: nobody is asked and nothing is measured.
      () => {},
    )
  }, [])
  return <div aria-live="polite">{Loaded && <Loaded />}</div>
}
