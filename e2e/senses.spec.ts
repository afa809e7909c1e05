import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

async function orderHeadphones(page: Page) {
  const form = page.locator("#commande")
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text)
  await fill("First name", "Amina")
  await fill("Last name", "Bensalem")
  await fill("Mobile", "0555 12 34 59")
  await form.getByRole("button", { name: "Order now" }).click()
  await expect(page).toShowURL(/confirmation-commande\?order=/)
}

test("what changes is read out: the places are there before the words, in cart and form", {
  tag: ["@accessibility-live-regions"],
}, async ({ page, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const total = page.locator("#commande .total [aria-live=polite]")
  await expect(page.locator("#toasts[aria-live=polite]")).toBeAttached()
  const before = await total.textContent()
  await page.getByRole("button", { name: "More", exact: true }).click()
  await expect(total).not.toHaveText(before ?? "")
  await page.locator(".buy-actions").getByRole("button", { name: "Add to cart" }).click()
  const said = page.locator("#toasts").getByRole("status").filter({ hasText: "added to cart" })
  await expect(said).toBeVisible()

  await page.goto(at("/cart"))
  await expect(page.getByRole("main").getByRole("row").filter({ hasText: "Aura" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("status")).not.toHaveCount(0)
  await page.getByRole("button", { name: "One more" }).click()
  await expect(page.locator("#toasts").getByRole("status").filter({ hasText: "1 Aura wireless" })).toBeVisible()
  await page.goto(at("/shop"))
  const count = page.locator("#results[role=status]")
  await expect(count).toContainText("41")
  await hydrated(page)
  await page.getByRole("checkbox", { name: "On sale" }).check()
  await expect(count).not.toContainText("41")
})

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing moves by itself: no confetti, no smooth scrolling, no transitions", {
    tag: ["@accessibility-less-motion"],
  }, async ({ page, at }) => {
    const confetti: string[] = []
    page.on("request", (request) => /confetti/.test(request.url()) && confetti.push(request.url()))
    await fillCart(page, [cartLines.aura])
    for (const path of ["/", "/home-4", "/shop", "/product-details-slider", "/checkout"]) {
      await page.goto(at(path))
      await hydrated(page)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("body, body *")].flatMap((node) => {
          const style = getComputedStyle(node)
          const still =
            style.scrollBehavior === "auto" &&
            style.transitionDuration.split(", ").every((time) => time === "0s") &&
            style.animationName === "none"
          return still ? [] : [node.outerHTML.slice(0, 120)]
        }),
      )
      expect(moving).toEqual([])
    }
    await page.goto(at("/product-details/casque-aura"))
    await hydrated(page)
    await orderHeadphones(page)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Amina")
    await page.waitForLoadState("networkidle")
    expect(confetti).toEqual([])
  })
})

test.describe("in the visitor's own few colours", () => {
  test.use({ contextOptions: { forcedColors: "active" }, colorScheme: "dark" })

  test("what the shop says by colour is still said, and every icon and the focus are seen", {
    tag: ["@accessibility-forced-colours"],
  }, async ({ page, at }) => {
    const css = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)
    const ground = async () => css("body", "background-color")

    await page.goto(at("/product-details/casque-aura"))
    await hydrated(page)
    expect(await css(".swatches input[value=sable] + svg circle", "fill")).not.toBe(await ground())
    expect(await css(".swatches input:checked + svg", "box-shadow")).not.toBe("none")
    expect(await css(".stars i", "background-image")).toContain("gradient")
    expect(await css(".thumbs [aria-current]", "box-shadow")).not.toBe("none")
    expect(await css(".way:has(:checked)", "border-top-width")).toBe("3px")
    expect(await css(".btn-order", "border-top-style")).toBe("solid")
    await expectIconsSeen(page)

    await page.goto(at("/"))
    await hydrated(page)
    const bar = (selector: string) =>
      page
        .locator(`.hero-names ${selector}`)
        .first()
        .evaluate((node) => getComputedStyle(node, "::before").backgroundColor)
    expect(await bar("a[aria-current]")).not.toBe(await bar("a:not([aria-current])"))
    expect(await bar("a:not([aria-current])")).not.toBe(await ground())
    expect(await css(".langs [aria-current]", "text-decoration-line")).toBe("underline")
    expect(await css(".menu-drop", "border-top-style")).toBe("solid")
    await expectIconsSeen(page)

    await page.goto(at("/shop"))
    await hydrated(page)
    expect(await css(".range", "forced-color-adjust")).toBe("none")
    expect(await css("header .search", "border-top-style")).toBe("solid")
    expect(await css(".view [aria-current]", "outline-style")).toBe("solid")
    await expectIconsSeen(page)
    const search = page.locator("header").getByLabel("Search for a product")
    await search.focus()
    expect(await css("header .search", "outline-style")).toBe("solid")
    await page.getByRole("checkbox", { name: "On sale" }).focus()
    await page.keyboard.press("Space")
    await expect(page).toShowURL(/status=on-sale/)
    const box = page.getByRole("checkbox", { name: "On sale" })
    expect(await box.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(await ground())

    await fillCart(page, [cartLines.aura])
    await page.goto(at("/checkout"))
    await hydrated(page)
    expect(await css("#checkout .btn-order", "border-top-style")).toBe("solid")
    expect(await css(".way:has(:checked)", "border-top-width")).toBe("3px")
    await expectIconsSeen(page)
    await page.locator("#checkout").getByLabel("First name", { exact: true }).focus()
    expect(await css(":focus", "outline-style")).toBe("solid")
  })

  /** No icon is drawn in the colour of the page. */
  async function expectIconsSeen(page: Page) {
    const unseen = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor
      return [...document.querySelectorAll(".i")]
        .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).backgroundColor === ground)
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 120))
    })
    expect(unseen).toEqual([])
  }
})

test.describe("at twice the size", () => {
  // A window of 1280 px, zoomed to 200 %.
  test.use({ viewport: { width: 640, height: 430 }, contextOptions: { deviceScaleFactor: 2 } })

  test("pages fit, and an order is placed", { tag: ["@accessibility-zoom", "@long"] }, async ({ page, at }) => {
    for (const path of ["/", "/home-2", "/home-3", "/home-4", "/shop", "/cart", "/compare", "/blog", "/contact"]) {
      await page.goto(at(path))
      await expectNoSidewaysScroll(page)
    }
    await page.goto(at("/product-details/casque-aura"))
    await hydrated(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await orderHeadphones(page)
    await expectNoSidewaysScroll(page)
  })
})
