import type { Browser } from "@playwright/test"
import { medianOf, onPhone, slowDown } from "./phone.ts"

type Way = { name: string; from: string; link: string; heading: RegExp }

const ways: Way[] = [
  {
    name: "product to listing",
    from: "/product-details/casque-aura",
    link: 'main a[href^="/shop"]',
    heading: /^(?!.*Casque sans fil Aura)/,
  },
  { name: "listing to product", from: "/shop?category=casques", link: "main .pc-title a", heading: /\S/ },
]

/** Runs in every document: waits for a frame with another heading than the one that was left. It costs less than to be asked by the
 *  driver, which runs code of its own in each new document. */
function watchHeading() {
  const look = () => {
    const [old, pattern] = [sessionStorage.benchOld, sessionStorage.benchPattern]
    const text = document.querySelector("h1")?.textContent ?? ""
    if (old !== undefined && text !== "" && text !== old && new RegExp(pattern).test(text)) {
      sessionStorage.benchShown = Date.now()
    } else requestAnimationFrame(look)
  }
  look()
}

/** Milliseconds from the press on a link to the first frame with the heading of the page behind it, on slow 4G with the processor slowed
 *  four times. Nothing was touched before. */
export async function measureNavigations(browser: Browser, origin: string, rounds: number) {
  const rows = []
  for (const { name, from, link, heading } of ways) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(
        await onPhone(browser, async (page) => {
          await page.addInitScript(watchHeading)
          await page.goto(origin + from)
          await page.waitForTimeout(4000)
          await slowDown(page, 4, true)
          const target = page.locator(link).filter({ visible: true }).first()
          const start = await target.evaluate((a: HTMLElement, pattern) => {
            sessionStorage.benchOld = document.querySelector("h1")?.textContent ?? ""
            sessionStorage.benchPattern = pattern
            const pressed = Date.now()
            a.click()
            return pressed
          }, heading.source)
          for (;;) {
            await page.waitForTimeout(500)
            const shown = await page.evaluate(() => sessionStorage.benchShown).catch(() => undefined)
            if (shown !== undefined) return Number(shown) - start
          }
        }),
      )
    }
    rows.push({ name, milliseconds: medianOf(times) })
  }
  return rows
}
