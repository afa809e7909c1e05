import { expectNoSidewaysScroll } from "./axe.ts"
import { expect, test } from "./mail-shop.ts"
import { freshPhone } from "./order-page.ts"
import { casesOf } from "./short-form.ts"

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"] as const)) {
  test.describe(`in ${shopLocale}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, shopLocale })

    test("one long word that is searched for stays within the page", async ({ page, at }) => {
      const word = "a".repeat(100)
      await page.goto(at(`/shop?searchText=${word}`))
      await expect(page.getByRole("heading", { level: 1 })).toContainText(word)
      await expectNoSidewaysScroll(page)
    })
  })
}

for (const width of casesOf(import.meta.filename, [320, 360, 390])) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test("no name of an order widens its pages", async ({ page, at, shop }) => {
      for (const firstname of ["Abderrahmanelmahdi", "W".repeat(80)]) {
        const placed = await shop.api.place("casque-aura", 1, { firstname, mobile: freshPhone() })
        for (const path of ["/confirmation-commande", "/order"]) {
          await page.goto(at(`${path}?order=${placed.token}`))
          await expect(page.getByRole("main")).toContainText(placed.number)
          await expectNoSidewaysScroll(page)
        }
        await page.goto(at(`/confirmation-commande?order=${placed.token}`))
        const heading = page.getByRole("heading", { level: 1 })
        await expect(heading).toContainText(firstname)
        const right = await heading.evaluate((node) => node.getBoundingClientRect().right - innerWidth)
        expect(right).toBeLessThanOrEqual(0)
      }
    })
  })
}
