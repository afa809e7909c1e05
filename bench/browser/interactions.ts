import type { Browser, Page } from "@playwright/test"

/** Times slower than this machine's processor, as phones are. */
const slowdown = 4

/** The most frequent presses, each on a page that has just become usable. `before` is not measured. */
type Interaction = { name: string; path: string; before?: string; press: string }

const product = "/product-details/casque-aura"

const interactions: Interaction[] = [
  { name: "open the menu", path: "/", press: 'header [popovertarget="site-menu"]' },
  { name: "choose a colour", path: product, press: ".swatches label:not(:has(:checked))" },
  { name: "add to the cart", path: product, press: ".buybar .btn-quiet" },
  { name: "open the cart", path: product, press: 'header button[aria-haspopup="dialog"]' },
  {
    name: "filter",
    path: "/shop",
    before: '[popovertarget="filters"]',
    press: '[popover]:popover-open .check:has([name="status"])',
  },
]

type Timed = { benchTimes: number[] }

/** Scrolls, and waits until what a touch starts is there: islands, or in a tree before them the router and its late parts. */
export async function scrolled(page: Page) {
  await page.waitForLoadState("load")
  const isRouted = await page.evaluate(() => document.getElementById("page-data") === null)
  if (isRouted) await page.waitForFunction(() => "hanoutHydrated" in window)
  await page.evaluate(() => dispatchEvent(new Event("scroll")))
  await page.waitForFunction(
    (routed) =>
      routed ? document.querySelector("[data-late]") === null : document.documentElement.dataset.ready === "",
    isRouted,
  )
}

/** Milliseconds from a press to the next frame, by the browser's own Event Timing; the longest event of the press. */
async function delayOf(page: Page, { path, before, press }: Interaction, origin: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await page.goto(origin + path)
  // A shopper scrolls before a press.
  await scrolled(page)
  // What the page does behind its first frame is over.
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { benchTimes: times })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration)
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  if (before) await page.locator(before).filter({ visible: true }).first().tap()
  const target = page.locator(press).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  // A finger that has scrolled takes as long as this to press.
  await page.waitForTimeout(500)
  await page.evaluate(() => (window as unknown as Timed).benchTimes.splice(0))
  const box = await target.boundingBox()
  if (!box) throw new Error(`${press} is not on ${path}`)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  // A touch alone: what a locator checks before and while it taps runs in the page, and would be measured with it.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(1500)
  const times = await page.evaluate(() => (window as unknown as Timed).benchTimes)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  // Events that took less than 16 ms are not told of.
  return Math.max(16, ...times)
}

/** The longest delay of each interaction over some rounds, each on a new phone, beside the median. */
export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const rows: { name: string; median: number; max: number }[] = []
  for (const interaction of interactions) {
    const delays: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "fr-DZ",
      })
      delays.push(await delayOf(await context.newPage(), interaction, origin))
      await context.close()
    }
    delays.sort((a, b) => a - b)
    rows.push({
      name: interaction.name,
      median: delays[Math.floor(delays.length / 2)] ?? Number.NaN,
      max: delays.at(-1) ?? Number.NaN,
    })
  }
  return rows
}
