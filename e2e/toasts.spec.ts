import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

/** The toast with exactly these words, in this style. */
const toast = (page: Page, words: string, style: "success" | "error" | "info") =>
  page.locator(`.Toastify__toast--${style}`).filter({ has: page.getByText(words, { exact: true }) })

test("the cart's toasts say what the specification says", {
  tag: [
    "@4-cart-out-of-stock",
    "@4-cart-no-more-stock",
    "@4-cart-decrement",
    "@8-out-of-stock",
    "@8-no-more-quantity",
    "@8-added-with-quantity",
    "@8-added-to-cart",
    "@8-decremented",
    "@8-removed-from-cart",
  ],
}, async ({ page, at }) => {
  const title = "Tassili M1 camera with lens · Black"
  const quantity = page.locator("input[name=quantity]")
  const add = page.locator(".buy-actions").getByRole("button", { name: "Add to cart" })
  const more = page.getByRole("button", { name: "More", exact: true })
  await page.goto(at("/product-details/appareil-photo-tassili-m1"))
  await hydrated(page)
  await add.click()
  await expect(toast(page, `${title} added to cart`, "success")).toBeVisible()
  await more.click()
  await more.click()
  await add.click()
  await expect(toast(page, `3 ${title} added to cart`, "success")).toBeVisible()

  // Four are in stock and in the cart: a further three are refused, and one is chosen again.
  await expect(quantity).toHaveValue("3")
  await add.click()
  await expect(toast(page, "No more quantity available for this product!", "error")).toBeVisible()
  await expect(quantity).toHaveValue("1")

  await page.goto(at("/cart"))
  const row = page.getByRole("main").getByRole("row").filter({ hasText: "Tassili M1 camera with lens" })
  await row.getByRole("button", { name: "One less" }).click()
  await expect(toast(page, `Decrement Quantity For ${title}`, "info")).toBeVisible()
  await row.getByRole("button", { name: `Remove ${title} from the cart` }).click()
  await expect(toast(page, `${title} remove to cart`, "error")).toBeVisible()

  // Its own page offers the alert alone. In a cart from before it stands as it was; its card adds no more.
  await page.goto(at("/product-details/nova-10"))
  await expect(page.locator(".product").getByRole("button", { name: "Add to cart" })).toHaveCount(0)
  await page.evaluate(() => {
    const soldOut = {
      id: 5,
      title: "Nova 10 smartphone",
      slug: "nova-10",
      price: 34_900,
      quantity: 3,
      orderQuantity: 1,
    }
    localStorage.setItem("cart_products", JSON.stringify([soldOut]))
  })
  await page.goto(at("/search?searchText=nova"))
  await page
    .locator(".pc", { has: page.locator("a[href$='/nova-10']") })
    .getByRole("button", { name: "One more" })
    .click()
  await expect(toast(page, "Out of stock Nova 10 smartphone", "error")).toBeVisible()
})

test("the toasts of wishlist and comparison say what the specification says", {
  tag: [
    "@4-wishlist-toggle",
    "@8-added-to-compare",
    "@8-removed-from-compare",
    "@8-added-to-wishlist",
    "@8-removed-from-wishlist",
  ],
}, async ({ page, at }) => {
  const title = "Aura wireless headphones"
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  for (const list of ["compare", "wishlist"]) {
    const button = page.locator(".after").getByRole("button", { name: list })
    await button.click()
    await expect(toast(page, `${title} added to ${list}`, "success")).toBeVisible()
    await expect(button).toHaveAttribute("aria-pressed", "true")
    await button.click()
    await expect(toast(page, `${title} remove to ${list}`, "error")).toBeVisible()
    await expect(button).toHaveAttribute("aria-pressed", "false")
  }
})

test("a toast stands at the top in the middle for 3 seconds, waits under the pointer, goes at a click or a drag", {
  tag: ["@9-toasts"],
}, async ({ page, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const wish = page.locator(".after").getByRole("button", { name: "wishlist" })
  const shown = page.locator(".Toastify__toast")
  const clock = shown.locator(".Toastify__progress-bar--animated")
  const away = () => page.mouse.move(5, 500)

  await wish.click()
  await away()
  await expect(page.locator(".Toastify__toast-container--top-center")).toBeVisible()
  const box = await shown.boundingBox()
  if (!box) throw new Error("no toast")
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(2)
  const header = await page.locator("header.head").evaluate((node) => node.getBoundingClientRect().bottom)
  expect(box.y).toBeGreaterThanOrEqual(header)
  expect(box.y).toBeLessThan(header + 120)
  await expect(clock).toBeVisible()
  await expect(clock).toHaveCSS("animation-duration", "3s")
  await expect(shown).toHaveCount(0)

  await wish.click()
  await shown.hover()
  await expect(clock).toHaveCSS("animation-play-state", "paused")
  await away()
  await expect(clock).toHaveCSS("animation-play-state", "running")
  await shown.click({ position: { x: 20, y: 10 } })
  await expect(shown).toHaveCount(0)

  await wish.click()
  await shown.hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 4 })
  await expect(shown).toHaveAttribute("style", /translate3d\((?!0)/)
  await page.mouse.up()
  await expect(shown).toHaveCount(1)
  await shown.hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 30, box.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect(shown).toHaveCount(0)
})

test("a toast that a navigation cuts is shown on the next page, once", async ({ page, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const wish = page.locator(".after").getByRole("button", { name: "wishlist" })
  await wish.evaluate((button: HTMLElement, address) => {
    button.click()
    location.assign(address)
  }, at("/shop"))
  await page.waitForURL(at("/shop"))
  await expect(page.locator(".Toastify__toast--success")).toContainText("wishlist")
  await page.goto(at("/cart"))
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator(".Toastify__toast")).toHaveCount(0)
})

test("a toast covers neither header and search nor the bars at the bottom, scrolled or not", { tag: "@long" }, async ({
  page,
  at,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ["/", "/shop"]) {
      for (const scrolled of [false, true]) {
        await page.goto(at(path))
        await hydrated(page)
        if (scrolled) await page.evaluate(() => scrollTo(0, 1200))
        const heart = page.locator("main .wish").filter({ visible: true })
        await heart.nth(scrolled ? (await heart.count()) - 1 : 0).evaluate((button: HTMLElement) => button.click())
        await expect(page.locator(".Toastify__toast").first()).toBeVisible()
        const covered = await page.evaluate(() => {
          const boxOf = (node: Element) => node.getBoundingClientRect()
          const toasts = [...document.querySelectorAll(".Toastify__toast")].map(boxOf)
          const bars = [...document.querySelectorAll(".strip, header.head, nav.bar, .dock, .buybar")].filter((bar) =>
            bar.checkVisibility(),
          )
          return bars
            .filter((bar) => {
              const { top, bottom } = boxOf(bar)
              return toasts.some((toast) => toast.top < bottom - 1 && toast.bottom > top + 1)
            })
            .map((bar) => bar.className)
        })
        expect(covered, `${path} at ${width} px${scrolled ? ", scrolled" : ""}`).toEqual([])
      }
    }
  }
})
