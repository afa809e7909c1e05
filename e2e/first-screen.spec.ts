import type { Locator, Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./axe.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Where what is inside ends: a price is as tall as the one beside it. */
const bottomOf = (locator: Locator) =>
  locator.evaluate((node) => {
    const inside = document.createRange()
    inside.selectNodeContents(node)
    return inside.getBoundingClientRect().bottom + scrollY
  })
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().top)

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`what comes first, in ${shopLocale}`, () => {
    // On a page of its own the typeface is not in the cache: what is measured is a first visit.
    test.use({ shopLocale, keepsPage: false })

    test("a phone's home shows a product with price and button before 1000 px, after universes in one row", async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(at("/"))
      const card = page.locator(".tab-panel .pc").filter({ visible: true }).first()
      expect(await bottomOf(card.locator(".pc-price"))).toBeLessThan(1000)
      expect(await bottomOf(card.locator("button").first())).toBeLessThan(1000)
      const tops = await page.locator(".uni a").evaluateAll((links) => links.map((a) => a.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      expect(tops).toHaveLength(5)
      await expectNoSidewaysScroll(page)
      const sections = [".uni", ".tabbed", ".deal", ".promises"]
      const order = await Promise.all(sections.map((selector) => topOf(page, selector)))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    })

    for (const [width, height, covered] of [
      [390, 844, 64],
      [1280, 800, 0],
    ] as const) {
      test(`a listing shows prices in the first screen, and one row stays at ${width} px`, { tag: "@long" }, async ({
        page,
        at,
      }) => {
        await page.setViewportSize({ width, height })
        await page.goto(at("/shop"))
        expect(await bottomOf(page.locator(".found .pc-price").first())).toBeLessThanOrEqual(height - covered)
        const bar = page.locator(".listbar")
        const { height: barHeight = 0 } = (await bar.boundingBox()) ?? {}
        expect(barHeight).toBeLessThan(72)
        await page.mouse.wheel(0, 1500)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
        const top = await topOf(page, ".listbar")
        expect(top).toBeGreaterThanOrEqual(await page.locator("header.head").evaluate((n) => n.clientHeight - 1))
        expect(top).toBeLessThan(120)
        await expect(bar.getByRole("combobox")).toBeInViewport()
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
