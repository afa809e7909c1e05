import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from "react"
import { useHydrated } from "../use-hydrated.ts"

/** Lazy hydration of a part of the page, whose code comes late (`lateCode`): where the server has rendered it, it is read, followed and sent as
 *  without JavaScript until the code is there; a press is replayed then (shell/start/early-start.js). A page that is
 *  reached without the server is shown once the code is there. */
export function Late({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const [isRendered] = useState(!hydrated)
  return isRendered ? <Waiting>{children}</Waiting> : children
}

function Waiting({ children }: { children: ReactNode }) {
  const id = useId()
  const holder = useRef<HTMLDivElement>(null)
  const [first] = useState(children)
  const [isThere, setIsThere] = useState(false)
  // Behind the render that follows the effects of the part, which read what was chosen before: the presses come after it.
  useEffect(() => {
    if (!isThere) return
    holder.current?.removeAttribute("data-late")
    queueMicrotask(() => dispatchEvent(new Event("hanout:hydrated")))
  }, [isThere])
  const current = isThere ? children : first
  // The same element as long as its code is on the way: React gives up the HTML of a part that changes before.
  const part = useMemo(
    () => (
      <Suspense fallback={<Existing of={id} />}>
        {current}
        <End onHydrated={() => setIsThere(true)} />
      </Suspense>
    ),
    [current, id],
  )
  return (
    <div className="late" id={id} data-late="" ref={holder}>
      {part}
    </div>
  )
}

/** The HTML that stands there, where React gives it up for an urgent change of a context. */
function Existing({ of }: { of: string }) {
  const [html] = useState(() => (import.meta.env.SSR ? "" : document.getElementById(of)?.innerHTML) ?? "")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own
  return <div className="display-contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Stands behind the part: its effect comes after those of the part. */
function End({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, [])
  return null
}
