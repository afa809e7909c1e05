import type { Page } from "@playwright/test"
import { reachTools } from "./card-tools.ts"
import { cartLines } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expectFocusShown, tabTo } from "./keyboard.ts"
import { expect, test } from "./shop.ts"
import { store } from "./stored.ts"

test.use({ shopLocale: "en" })

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** A new page is read from its beginning, where the skip link leads to its content. */
async function expectArrival(page: Page, url: string | RegExp, name: string | RegExp) {
  await expect(page).toShowURL(url)
  await expect(heading(page)).toHaveText(name)
  await hydrated(page)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
}

test("the whole purchase by keyboard: menu, filter, product, colour, quantity, form, confirmation", {
  tag: ["@accessibility-purchase-by-keyboard"],
}, async ({ page, at }) => {
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(at("/"))
  await hydrated(page)

  // The skip link comes first, and leads to the page's own content.
  await press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await press("Enter")
  await expect(page.locator("#main")).toBeFocused()

  // Back to the top, to the menu.
  await page.goto(at("/"))
  await hydrated(page)
  const menu = page.getByRole("navigation", { name: "Main menu" })
  await tabTo(page, menu.locator("summary", { hasText: "More" }), 30)
  await press("Enter")
  await tabTo(page, menu.getByRole("link", { name: "The whole shop" }), 3)
  await press("Enter")
  await expectArrival(page, at("/shop"), "The whole shop")

  await tabTo(page, page.getByRole("checkbox", { name: "On sale" }), 30)
  await press("Space")
  await expect(page).toShowURL(/status=on-sale/)
  await expect(page.getByRole("checkbox", { name: "On sale" })).toBeFocused()
  const title = "Aura wireless headphones"
  await tabTo(page, page.getByRole("main").getByRole("link", { name: title, exact: true }), 120)
  await press("Enter")
  await expectArrival(page, at("/product-details/casque-aura"), title)

  const form = page.locator("#commande")
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await tabTo(page, page.getByRole("radio", { name: "Black" }), 25)
  await press("ArrowRight")
  await expect(page.getByRole("radio", { name: "Sand" })).toBeChecked()
  await tabTo(page, page.getByRole("button", { name: "More", exact: true }), 4)
  await press("Enter")
  await expect(page.locator("input[name=quantity]")).toHaveValue("2")
  // The button under the choices leads into the form, past what is told of the product.
  await tabTo(page, page.locator(".info .buy-actions").getByRole("link", { name: "Order", exact: true }), 2)
  await press("Enter")
  await expect(field("First name")).toBeFocused()
  await page.keyboard.type("Amina")
  await tabTo(page, field("Last name"), 1)
  await page.keyboard.type("Bensalem")
  await tabTo(page, field("Mobile"), 1)
  await tabTo(page, field("Wilaya"), 1)
  await page.keyboard.type("06")
  await expect(field("Wilaya")).toHaveValue("Béjaïa")
  await expect(field("Commune")).toBeEnabled()
  await tabTo(page, field("Commune"), 1)
  await page.keyboard.type("Akb")
  await expect(field("Commune")).toHaveValue("Akbou")
  await tabTo(page, form.getByRole("radio", { name: "To your door" }), 1)
  await press("ArrowDown")
  await expect(form.getByRole("radio", { name: "To a pickup desk" })).toBeChecked()

  // The number is missing: the focus goes to its field, and Enter there sends the form.
  const buy = form.getByRole("button", { name: "Order now" })
  await tabTo(page, buy, 5)
  await press("Enter")
  await expect(form.getByRole("alert")).toHaveText("Please enter your mobile number")
  await expect(field("Mobile")).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.type("0555123458")
  await press("Enter")
  await expectArrival(page, /\/en\/confirmation-commande\?order=/, /Amina/)
})

test("a new page begins at its skip link, back and forward too", { tag: ["@accessibility-focus", "@long"] }, async ({
  page,
  at,
}) => {
  await page.goto(at("/shop"))
  await hydrated(page)
  const title = page.getByRole("main").locator(".pc-title a").first()
  const name = await title.innerText()
  await title.press("Enter")
  const skip = page.getByRole("link", { name: "Skip to content" })
  const begins = async (text: string) => {
    await expect(heading(page)).toHaveText(text)
    await hydrated(page)
    await page.keyboard.press("Tab")
    await expect(skip).toBeFocused()
  }
  await begins(name)
  await page.goBack()
  await begins("The whole shop")
  await page.goForward()
  await begins(name)
})

test("every panel gives the focus back to what has opened it", { tag: ["@accessibility-focus", "@long"] }, async ({
  page,
  at,
}) => {
  const closes = async (opener: ReturnType<Page["locator"]>, layer: ReturnType<Page["locator"]>) => {
    await opener.focus()
    await page.keyboard.press("Enter")
    await expect(layer).toBeVisible()
    const holdsFocus = () => layer.evaluate((node) => node.contains(document.activeElement))
    // A dialog takes the focus; into a popover the next Tab leads.
    if (!(await holdsFocus())) await page.keyboard.press("Tab")
    expect(await holdsFocus()).toBe(true)
    await expectFocusShown(page)
    // Where suggestions have come meanwhile, the first closes them alone.
    const pressEscape = async () => {
      await page.keyboard.press("Escape")
      return layer.isHidden()
    }
    await expect.poll(pressEscape).toBe(true)
    await expect(opener).toBeFocused()
  }
  const header = page.getByRole("banner")
  await page.goto(at("/shop-filter-offcanvas"))
  await hydrated(page)
  await closes(page.getByRole("button", { name: "Filter", exact: true }), page.locator("#filters"))
  await closes(header.getByRole("button", { name: /^Cart/ }), page.getByRole("dialog", { name: "Cart" }))
  await reachTools(page.locator(".pc").first())
  const eye = page.getByRole("button", { name: /^Quick view/ }).first()
  await closes(eye, page.locator("dialog.quick"))
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  await closes(page.locator(".slides > [data-shown] a"), page.locator("dialog[open]"))

  await page.setViewportSize({ width: 390, height: 844 })
  await closes(header.getByRole("button", { name: "Menu" }), page.locator("#site-menu"))
  await closes(header.getByRole("button", { name: "Search" }), page.locator("#site-search"))
})

test("the keyboard walks through home without reaching a slide that is out of sight", {
  tag: ["@accessibility-focus", "@long"],
}, async ({ page, at }) => {
  for (const path of ["/", "/home-4"]) {
    await page.goto(at(path))
    await hydrated(page)
    const stops: string[] = []
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab")
      await expectFocusShown(page)
      stops.push(
        await page.evaluate(() => {
          const slide = document.activeElement?.closest(".hero-row > li")
          return slide ? `slide ${[...(slide.parentElement?.children ?? [])].indexOf(slide)}` : ""
        }),
      )
    }
    expect([...new Set(stops)].sort()).toEqual(["", "slide 0"])
    // The next slide is reached once it is shown.
    await page.locator(".hero-arrows button").last().click()
    await expect(page.locator(".hero-row > li").nth(1)).not.toHaveAttribute("inert")
    await expect(page.locator(".hero-row > li").first()).toHaveAttribute("inert", "")
  }
})

test("the checkout by keyboard: every stop is seen, the fields come in order, and Enter sends it", {
  tag: ["@accessibility-focus"],
}, async ({ page, at, t }) => {
  await store(page, "cart_products", [cartLines.aura])
  await page.goto(at("/checkout"))
  await hydrated(page)
  const form = page.locator("main form").filter({ has: page.getByLabel(t("orderForm.mobile"), { exact: true }) })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await tabTo(page, field("First name"), 30)
  await page.keyboard.type("Amina")
  await tabTo(page, field("Last name"), 1)
  await page.keyboard.type("Bensalem")
  await tabTo(page, field("Mobile"), 1)
  await page.keyboard.type("0555123461")
  await tabTo(page, field("Wilaya"), 1)
  await tabTo(page, field("Commune"), 1)
  const order = page.getByRole("button", { name: /^Order/ }).first()
  await tabTo(page, order, 20)
  await expectFocusShown(page)
})
