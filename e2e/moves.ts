import type { Page } from "@playwright/test"

/** Collects what moves up or down on the pages opened from now on, once the browser has read their HTML to its end. A machine
 *  with much else to do shows a page half-read.
 *  @returns what has moved so far, as the browser tells it */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const moved: string[] = []
    let readAt = Number.POSITIVE_INFINITY
    const begin = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          readAt = performance.now()
        }),
      )
    // Its end is seen with the next frame.
    document.addEventListener("readystatechange", begin, { once: true })
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ")
    const toRect = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const name = element ? `${element.localName}.${element.className} "${element.textContent?.slice(0, 30)}"` : "?"
      return `${name} ${place(previousRect)} > ${place(currentRect)}`
    }
    Reflect.set(window, "moved", moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] }: { sources?: Source[] } = entry as never
        if (entry.startTime < readAt) continue
        if (sources.some((one) => one.previousRect.y !== one.currentRect.y)) moved.push(sources.map(toRect).join(", "))
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, "moved"))
}
