import { type ComponentType, useEffect, useRef, useState } from "react"
import { importOptional } from "../browser/optional-import.ts"
import { island } from "../page/island.tsx"
import * as home from "../styles/home.module.css"
import type { ViewedListProps } from "./viewed-list.tsx"
import { viewedBefore } from "./viewed-products.ts"

/** The end of a product's page and of those that the shop begins with, for the products that were looked at before. Nothing on the
 *  server; what stands there is loaded as it comes near the window.
 *  @param slug of the product whose page it is */
export const ViewedPlace = island("viewed-place", ({ slug }: { slug?: string }) => {
  const [others, setOthers] = useState<string[]>([])
  const [List, setList] = useState<ComponentType<ViewedListProps> | null>(null)
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    const read = () => setOthers(viewedBefore(slug))
    read()
    // A page that comes back as it was left knows nothing of those that were looked at meanwhile.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && read()
    addEventListener("pageshow", returned)
    return () => removeEventListener("pageshow", returned)
  }, [slug])

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is a place as soon as there are others
  useEffect(() => {
    if (!place.current) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        importOptional(() => import("./viewed-list.tsx")).then(
          ({ ViewedList }) => setList(() => ViewedList),
          () => setOthers([]),
        )
      },
      { rootMargin: "400px" },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [others])

  if (others.length === 0) return null
  return (
    <section className={home.section} aria-labelledby="viewed" aria-busy={!List} ref={place}>
      {/* As high as what comes (viewed.module.css): the footer below may be in the window. */}
      <div className="viewed-room">{List && <List slugs={others} onNone={() => setOthers([])} />}</div>
    </section>
  )
})
