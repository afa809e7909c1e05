import { Activity, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { PrefetchPageLinks } from "react-router"
import { createPreloadQueue } from "./preload-queue.ts"
import { type Preload, watchLinks } from "./watch-links.ts"

/** React leaves a link that tells when it is loaded where it is rendered, and moves others into the head. */
const inPlace = { onLoad() {} }

/** Fetches ahead what a link leads to: the code of the screen when a marked link comes into view, its data, too, when the
 *  pointer, the finger or the focus rests on any link.
 *
 *  React Router renders the files behind a page as links. Here they stand in an element outside of the document, where a
 *  browser fetches nothing, and its effects, which would run the screen's code, stay out: `preload-queue.ts` takes the
 *  addresses in time. */
export function LinkPreloads() {
  const [outside] = useState(() => document.createElement("div"))
  const [preloads, setPreloads] = useState<Preload[]>([])
  useEffect(() => {
    const enqueue = createPreloadQueue()
    const observer = new MutationObserver((records) => {
      const rendered = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof HTMLElement)
      if (rendered.length === 0) return
      for (const element of rendered) enqueue([...element.querySelectorAll("link")], element.dataset.data !== undefined)
      const done = new Set(rendered.map(({ id }) => id))
      setPreloads((all) => all.filter(({ id }) => !done.has(id)))
    })
    observer.observe(outside, { childList: true })
    const stop = watchLinks((preload) => {
      setPreloads((all) => (all.some(({ id }) => id === preload.id) ? all : [...all, preload]))
    })
    return () => {
      stop()
      observer.disconnect()
    }
  }, [outside])
  return createPortal(
    <Activity mode="hidden">
      {preloads.map(({ id, page, withData }) => (
        <div key={id} id={id} data-data={withData ? "" : undefined}>
          <PrefetchPageLinks page={page} {...inPlace} />
        </div>
      ))}
    </Activity>,
    outside,
  )
}
