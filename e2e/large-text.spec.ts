import type { Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test as shopPageTest } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { store } from "./stored.ts"

/** In a browser of its own: its setting for twice as large a text, which a style could not stand in for, since media queries
 *  follow it. As a setting of the worker it would restart every other test's browser and shop. */
const test = shopPageTest.extend({
  context: async ({ playwright, launchOptions, contextOptions, locale, timezoneId, viewport, hasTouch }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext({ ...contextOptions, locale, timezoneId, viewport, hasTouch }))
    await browser.close()
  },
})

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale })

    test("text of twice the size fits the window, and the shop is used as before", {
      tag: ["@accessibility-zoom", "@long"],
    }, async ({ page, t, at }) => {
      for (const path of [
        "/",
        "/home-3",
        "/shop",
        "/search?searchText=casque",
        "/cart",
        "/compare",
        "/blog",
        "/coupons",
      ]) {
        await page.goto(at(path))
        await expectNoSidewaysScroll(page)
      }
      await page.goto(at("/product-details/casque-aura"))
      await hydrated(page)
      await expect(page.locator("html")).toHaveCSS("font-size", "32px")
      await expectNoSidewaysScroll(page)
      await page.getByRole("button", { name: t("product.quantityMore") }).click()
      await expect(page.locator("input[name=quantity]")).toHaveValue("2")
      await page
        .locator("#commande")
        .getByRole("button", { name: t("orderForm.submit") })
        .click()
      await expect(page.locator("#commande").getByRole("alert")).toContainText(t("orderForm.alert.mobile"))
      await expectNoSidewaysScroll(page)
    })

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test("nothing scrolls sideways, on any kind of page", { tag: ["@accessibility-zoom", "@long"] }, async ({
        page,
        at,
      }) => {
        const item = { id: 1, title: "Casque sans fil Aura", slug: "casque-aura", price: 25200, quantity: 9 }
        await store(page, "cart_products", [{ ...item, orderQuantity: 2 }])
        for (const path of [
          ...["/", "/home-2", "/home-3", "/home-4", "/shop", "/shop-list", "/product-details/casque-aura"],
          ...["/cart", "/checkout", "/wishlist", "/blog", "/blog-details", "/contact", "/about", "/coupons"],
        ]) {
          await page.goto(at(path))
          await hydrated(page)
          await expect(page.locator("html")).toHaveCSS("font-size", "32px")
          await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible()
          const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
          expect.soft(wide, path).toBeLessThanOrEqual(room ?? 0)
        }
      })
    })
  })

  shopPageTest.describe(`in ${locale}, enlarged by the phone alone, which media queries do not follow`, () => {
    shopPageTest.use({ shopLocale: locale, viewport: { width: 390, height: 844 }, hasTouch: true })

    shopPageTest(
      "cart, menu, search and languages stay within the window",
      { tag: "@accessibility-zoom" },
      async ({ page, at }) => {
        await fillCart(page, [cartLines.aura])
        const paths = ["/", "/home-3", "/home-4", "/shop", "/product-details/casque-aura", "/cart", "/checkout"]
        for (const path of paths) {
          await page.goto(at(path))
          await hydrated(page)
          await enlargeText(page)
          expect.soft(await controlsBeyondWindow(page), path).toEqual([])
        }
      },
    )

    shopPageTest(
      "nothing scrolls sideways, the total stands clear of its button, and the cart's lines keep their room",
      { tag: ["@accessibility-zoom", "@long"] },
      async ({ page, at }) => {
        await fillCart(page, [cartLines.aura])
        const paths = [
          "/shop",
          "/product-details/casque-aura",
          "/landing/casque-aura",
          "/cart",
          "/checkout",
          "/contact",
        ]
        for (const path of paths) {
          await page.goto(at(path))
          await hydrated(page)
          await enlargeText(page)
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect.soft(wide, path).toBeLessThanOrEqual(0)
          expect.soft(await coveredTotals(page), path).toEqual([])
        }
        await page.getByRole("banner").locator("[aria-haspopup=dialog]").filter({ visible: true }).last().click()
        const lines = page.getByRole("dialog").locator(".lines")
        await expect(lines).toBeVisible()
        expect((await lines.boundingBox())?.height).toBeGreaterThan(200)
      },
    )
  })
}

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })

/** The buttons of the bar at the bottom that lie over its total or stand out of it. */
function coveredTotals(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".buybar")].flatMap((bar) => {
      const outer = bar.getBoundingClientRect()
      const total = bar.querySelector(".price")?.getBoundingClientRect()
      return [...bar.querySelectorAll("a, button")]
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const isOver =
            total &&
            left < total.right - 1 &&
            right > total.left + 1 &&
            top < total.bottom - 1 &&
            bottom > total.top + 1
          return isOver || left < outer.left || right > outer.right + 1 || bottom > outer.bottom + 1
        })
        .map((button) => button.textContent ?? "")
    }),
  )
}

/** The links and buttons of header, bar at the bottom and footer of which a part is out of the window. */
function controlsBeyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll("header :is(a, button), .strip :is(a, span), .dock > *, footer a"),
    ].filter((control) => control.checkVisibility() && !control.closest("[popover], .sr") && control.className !== "sr")
    return seen
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((control) => `${control.getAttribute("aria-label") ?? control.textContent}`)
  })
}
