import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test("the Tab key takes two steps a card: its link, then its buttons, which the arrow keys reach", async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/shop?category=sacs"))
  await hydrated(page)
  const cards = page.locator(".found .pc")
  const focused = page.locator(":focus")
  await cards.first().getByRole("link").focus()
  for (let index = 0; index < 3; index++) {
    const card = cards.nth(index)
    await expect(card.getByRole("link")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(card.getByRole("toolbar").locator(":focus")).toHaveCount(1)
    await page.keyboard.press("Tab")
  }
  await cards.first().getByRole("link").focus()
  await page.keyboard.press("Tab")
  const names = [
    t("wishlist.toggle", { title: "" }),
    t("quickView.open", { title: "" }),
    t("compare.toggle", { title: "" }),
  ]
  for (const name of names) {
    await page.keyboard.press("ArrowDown")
    await expect(focused).toHaveAccessibleName(new RegExp(name.trim().slice(0, 8)))
  }
  await page.keyboard.press("ArrowDown")
  await expect(focused).toHaveAccessibleName(/Sac|Cabas/)
})

test("buttons on pictures are drawn with a line where colours are forced", { tag: "@long" }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ forcedColors: "active", viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const [path, button] of [
    ["/shop", ".pc-add .round"],
    ["/product-details/casque-aura", ".zoom"],
  ] as const) {
    await page.goto(shop.url + path)
    const drawn = await page
      .locator(button)
      .first()
      .evaluate((node) => {
        const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(node, "::before")
        return { borderTopWidth, borderTopStyle, isSeen: getComputedStyle(node).color !== backgroundColor }
      })
    expect(drawn).toEqual({ borderTopWidth: "1px", borderTopStyle: "solid", isSeen: true })
  }
  await context.close()
})

test("plus on a product with options opens a sheet of half the window with picture, choices and a button", {
  tag: "@long",
}, async ({ browser, shop }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-DZ",
  })
  const page = await context.newPage()
  await page.goto(`${shop.url}/shop?category=accessoires`)
  await hydrated(page)
  await page.locator(".pc button[aria-haspopup=dialog]").first().tap()
  const sheet = page.locator("dialog.quick .quick-box")
  await expect(sheet.getByRole("heading", { level: 2 }).first()).toBeVisible()
  const box = await sheet.boundingBox()
  expect(box?.height).toBeLessThan(0.66 * 844)
  for (const part of [".main-pic", ".cost", ".choose", ".buy-actions"])
    await expect(sheet.locator(part)).toBeInViewport({ ratio: 1 })
  await context.close()
})
