import type { Page } from "@playwright/test"

/** Collects what moves up or down on the pages opened from now on. Not what moves within its line: the typeface, when it
 *  comes late, does that to words.
 *  @returns what has moved so far, as the browser tells it */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, "moved", moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources }: { sources: { previousRect: DOMRect; currentRect: DOMRect }[] } = JSON.parse(
          JSON.stringify(entry),
        )
        if (sources.some((one) => one.previousRect.y !== one.currentRect.y)) moved.push(JSON.stringify(sources))
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, "moved"))
}
