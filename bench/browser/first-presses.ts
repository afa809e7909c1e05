import type { Browser, Page } from "@playwright/test"
import { scrolled } from "./interactions.ts"
import { medianOf, onPhone, slowDown } from "./phone.ts"

const path = "/product-details/casque-aura"
const addButton = 'main button:has-text("Ajouter au panier")'

/** The moments of a press, in milliseconds from the touch. */
type Pressed = { taken: number; done: number }

/** Presses "add to the cart": taken when the browser has painted an answer to the press, done when the cart counts it. */
async function press(page: Page): Promise<Pressed> {
  const target = page.locator(addButton).filter({ visible: true }).first()
  await target.evaluate((button) => {
    Object.assign(window, {
      benchPress: new Promise((resolve) => {
        let start = 0
        let taken = 0
        const frame = (then: (at: number) => void) =>
          requestAnimationFrame(() => setTimeout(() => then(performance.now())))
        addEventListener(
          "pointerdown",
          () => {
            start = performance.now()
          },
          { capture: true, once: true },
        )
        new MutationObserver(() => {
          if (start > 0 && taken === 0)
            frame((at) => {
              taken ||= at - start
            })
          if (start > 0 && localStorage.getItem("cart_products")?.includes("orderQuantity"))
            frame((at) => resolve({ taken: taken || at - start, done: at - start }))
        }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    })
    button.scrollIntoView({ block: "center", behavior: "instant" })
  })
  const box = await target.boundingBox()
  if (!box) throw new Error("There is no button to press")
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(() => (window as unknown as { benchPress: Promise<Pressed> }).benchPress)
}

/** The first press on a product page whose scripts are there and were not run, and one after a scroll; the processor is slowed four
 *  times from the page's rest on. */
export async function measureFirstPresses(browser: Browser, origin: string, rounds: number) {
  const rows = []
  for (const afterScroll of [false, true]) {
    const presses: Pressed[] = []
    for (let round = 0; round < rounds; round++) {
      presses.push(
        await onPhone(browser, async (page) => {
          await page.goto(origin + path)
          await page.waitForTimeout(4000)
          await slowDown(page, 4)
          if (afterScroll) await scrolled(page)
          return press(page)
        }),
      )
    }
    rows.push({
      name: afterScroll ? "after a scroll" : "before anything was run",
      taken: Math.round(medianOf(presses.map(({ taken }) => taken))),
      done: Math.round(medianOf(presses.map(({ done }) => done))),
    })
  }
  return rows
}
