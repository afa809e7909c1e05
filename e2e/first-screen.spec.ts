import type { Locator, Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** A product without sizes, and one with a name as long as they come, colours and sizes. */
const products = ["casque-aura", "alliance-yasmine"]
/** Pages that lay a product's pictures out in another way. */
const galleries = ["list", "gallery", "slider"]

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

    test("a product shows price and a button in a phone's window, below a picture of at most 46 svh", async ({
      page,
      at,
      t,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const variants = galleries.map((name) => `/product-details-${name}`)
      for (const path of [...products.map((slug) => `/product-details/${slug}`), ...variants]) {
        await page.goto(at(path))
        const bar = page.locator(".buybar")
        await expect(bar.getByRole("link", { name: t("orderForm.submitShort") })).toBeInViewport({ ratio: 1 })
        const top = (await bar.boundingBox())?.y ?? 0
        expect(await bottomOf(page.locator(".info .cost"))).toBeLessThanOrEqual(top)
        const picture = await page.locator(".main-pic").boundingBox()
        expect(picture?.height).toBeLessThanOrEqual(0.46 * 844 + 0.5)
      }
      // A lower window has a lower picture, which is as wide all the same.
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(at(`/product-details/${products[0]}`))
      const low = await page.locator(".main-pic").boundingBox()
      expect(low?.width).toBe(360)
      expect(low?.height).toBeLessThanOrEqual(0.46 * 640 + 0.5)
    })

    test("a product shows name, price, stars, choices and both buttons in this order in a wide window", {
      tag: "@long",
    }, async ({ page, at, t }) => {
      const paths = products.map((slug) => `/product-details/${slug}`)
      const cases = [...paths, "/product-details-slider"].flatMap((path) => [
        { path, width: 1280, height: 800 },
        { path, width: 768, height: 1024 },
      ])
      for (const { path, ...size } of cases) {
        await page.setViewportSize(size)
        await page.goto(at(path))
        const buttons = page.locator(".info .buy-actions")
        const order = buttons.getByRole("link", { name: t("orderForm.submitShort") })
        expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(52)
        for (const button of [order, buttons.getByRole("button", { name: t("cart.add") })])
          await expect(button).toBeInViewport({ ratio: 1 })
        const parts = ["h1", ".cost", ".stars", ".choose", ".buy-actions", ".brief", ".facts", "#commande"]
        const tops = await Promise.all(parts.map((part) => topOf(page, `.info ${part}`)))
        expect(tops).toEqual(tops.toSorted((a, b) => a - b))
        await hydrated(page)
        await order.click()
        await expect(page.locator("#commande").getByLabel(t("orderForm.firstname"), { exact: true })).toBeFocused()
      }
    })

    test("a product that is sold out offers its alert, and no button that buys", { tag: "@long" }, async ({
      page,
      at,
      t,
    }) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(at("/product-details/nova-10"))
        const main = page.getByRole("main").locator(".product")
        await expect(main.getByRole("button", { name: t("cart.add") })).toHaveCount(0)
        await expect(main.getByText(t("orderForm.submitShort"), { exact: true })).toHaveCount(0)
        if (width < 768) await page.getByRole("link", { name: t("product.alert.title") }).click()
        await expect(main.getByLabel(t("product.alert.label"))).toBeInViewport()
      }
    })

    test("a listing has four square pictures a row from 1280 px, in a low window too", { tag: "@long" }, async ({
      page,
      at,
    }) => {
      for (const height of [640, 800, 1000]) {
        await page.setViewportSize({ width: 1280, height })
        for (const path of ["/shop", "/shop-full-width"]) {
          await page.goto(at(path))
          const boxes = await page
            .locator(".found .pc-pic")
            .evaluateAll((pictures) => pictures.slice(0, 5).map((each) => each.getBoundingClientRect().toJSON()))
          expect(new Set(boxes.map(({ top }) => Math.round(top))).size, path).toBe(2)
          for (const { width, height: tall } of boxes) expect(Math.abs(width - tall)).toBeLessThan(1)
        }
      }
    })
  })
}
