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

/** Milliseconds from the press on a link to the first frame with the heading of the page behind it, on slow 4G with the processor slowed
 *  four times. Nothing was touched before. */
export async function measureNavigations(browser: Browser, origin: string, rounds: number) {
  const rows = []
  for (const { name, from, link, heading } of ways) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(
        await onPhone(browser, async (page) => {
          await page.goto(origin + from)
          await page.waitForTimeout(4000)
          await slowDown(page, 4, true)
          const before = await page.locator("h1").textContent()
          const start = Date.now()
          await page
            .locator(link)
            .filter({ visible: true })
            .first()
            .evaluate((a: HTMLElement) => a.click())
          await page.waitForFunction(
            ([old, pattern]) => {
              const text = document.querySelector("h1")?.textContent ?? ""
              return text !== "" && text !== old && new RegExp(pattern ?? "").test(text)
            },
            [before, heading.source] as const,
            { polling: "raf" },
          )
          return Date.now() - start
        }),
      )
    }
    rows.push({ name, milliseconds: medianOf(times) })
  }
  return rows
}
