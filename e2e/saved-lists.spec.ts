import type { Locator, Page } from "@playwright/test"
import type { MessageKey } from "#app/i18n/messages.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { reachTools } from "./card-tools.ts"
import { hydrated } from "./hydrated.ts"
import { watchMoves } from "./moves.ts"
import { expect, test } from "./shop.ts"
import { store } from "./stored.ts"
import type { Translate } from "./words.ts"

const cardOf = (page: Page, slug: string) =>
  page
    .getByRole("main")
    .locator(".pc", { has: page.locator(`a[href$='/${slug}']`) })
    .first()

/** A card's button by the words before the product's title. */
function press(card: Locator, t: Translate, key: MessageKey) {
  return card.getByRole("button", { name: t(key, { title: "" }).trim() }).click()
}

/** A list of `{id, title}`, as an earlier shop has stored it. */
const keep = (page: Page, key: string, ids: number[]) =>
  store(
    page,
    key,
    ids.map((id) => ({ id, title: `Product ${id}` })),
  )

test("a heart keeps a product, in every tab and over a reload; a removal can be undone", {
  tag: ["@4-wishlist-remove"],
}, async ({ page, context, t, at }) => {
  const link = (n: number, where = page) => where.getByRole("link", { name: t("wishlist.link", { n }), exact: true })
  const other = await context.newPage()
  await other.goto(at("/wishlist"))
  await expect(other.getByRole("heading", { level: 2, name: t("wishlist.empty.title") })).toBeVisible()
  await expectAccessible(other)

  await page.goto(at("/shop?category=sacs"))
  await press(cardOf(page, "sac-casbah"), t, "wishlist.toggle")
  await expect(page.getByText(t("wishlist.toast.added", { title: "Sac à main Casbah" }))).toBeVisible()
  await expect(link(1, other)).toBeVisible()
  await expect(cardOf(other, "sac-casbah")).toBeVisible()

  await page.reload()
  await link(1).click()
  await expect(page).toShowURL(at("/wishlist"))
  await expect(cardOf(page, "sac-casbah")).toContainText("18")
  await expectAccessible(page)

  const title = "Sac à main Casbah"
  const remove = page.getByRole("button", { name: t("wishlist.removeTitle", { title }) })
  await remove.click()
  const toast = page.getByRole("alert").filter({ hasText: t("wishlist.toast.removed", { title }) })
  // With the focus the toast waits, however slow the machine.
  await toast.getByRole("button", { name: t("cart.undo") }).focus()
  await page.keyboard.press("Enter")
  await expect(cardOf(page, "sac-casbah")).toBeVisible()
  await expect(link(1)).toBeVisible()
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(page.locator("#main")).toBeFocused()
})

test("a heart keeps the colour and the size that were chosen, and leads back to them", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  const chosen = "/product-details/baskets-tell?color=sable&size=43"
  await page.goto(at(chosen))
  await hydrated(page)
  await page
    .locator(".after")
    .getByRole("button", { name: t("wishlist.title") })
    .click()
  await page.goto(at("/wishlist"))
  const card = page.locator("main .pc").filter({ hasText: "Baskets Tell" })
  await expect(card.getByText("Sable · 43")).toBeVisible()
  await expectAccessible(page)
  await card.getByRole("link", { name: "Baskets Tell" }).click()
  await expect(page).toShowURL(at(chosen))
  await expect(page.locator("#commande-size").getByRole("radio", { name: "43" })).toBeChecked()
})

test("a wishlist of an earlier shop is read, and what is not sold any more leaves it", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  await keep(page, "wishlist_products", [1, 9999])
  await page.goto(at("/wishlist"))
  await expect(cardOf(page, "casque-aura")).toBeVisible()
  await expect(page.getByText(t("wishlist.gone", { title: "Product 9999" }))).toBeVisible()
})

test("damaged lists do no harm", { tag: "@long" }, async ({ page, t, at }) => {
  await page.addInitScript(() => {
    localStorage.setItem("wishlist_products", '[{"id":1')
    localStorage.setItem("compare_products", '{"0":{"id":1,"title":"x"}}')
    localStorage.setItem("cart_products", '[null,3,{"id":1}]')
  })
  for (const [path, key] of [
    ["/wishlist", "wishlist.empty.title"],
    ["/compare", "compare.empty.title"],
    ["/cart", "cart.empty.title"],
  ] as const) {
    await page.goto(at(path))
    await expect(page.getByRole("heading", { level: 2, name: t(key) })).toBeVisible()
  }
})

test.describe("before the scripts", () => {
  test.use({ keepsPage: false })

  const emptyTitles = [
    ["/wishlist", "wishlist.empty.title"],
    ["/compare", "compare.empty.title"],
    ["/cart", "cart.empty.title"],
  ] as const

  test("an empty list says so, one that is not waits, and nothing moves when the scripts come", {
    tag: "@long",
  }, async ({ page, t, at }) => {
    const moved = await watchMoves(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    const busy = page.locator("main [aria-busy=true]")
    const first = async (path: string) => page.goto(at(path), { waitUntil: "domcontentloaded" })
    for (const [path, key] of emptyTitles) {
      await first(path)
      await expect(page.getByRole("heading", { level: 2, name: t(key) })).toBeVisible()
      await expect(busy).toBeHidden()
    }
    release()
    await hydrated(page)
    await expect(busy).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 2, name: t("cart.empty.title") })).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test("a list that holds something waits for the scripts", { tag: "@long" }, async ({ page, t, at }) => {
    await keep(page, "cart_products", [1])
    await page.route(/\/assets\/.*\.js/, () => undefined)
    await page.goto(at("/cart"), { waitUntil: "domcontentloaded" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cart.title"))
    await expect(page.locator("main [aria-busy=true]")).toBeVisible()
  })
})

test("four products are compared, the fifth is refused, what differs is marked", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  await keep(page, "compare_products", [1, 2, 3])
  await page.goto(at("/shop?productType=fashion"))
  const [fourth, fifth] = [page.locator(".pc").nth(0), page.locator(".pc").nth(1)]
  await reachTools(fourth)
  await fourth.hover()
  await press(fourth, t, "compare.toggle")
  await expect(page.getByRole("link", { name: t("compare.link", { n: 4 }) })).toBeVisible()
  await fifth.hover()
  await press(fifth, t, "compare.toggle")
  await expect(page.getByText(t("compare.toast.full", { n: 4 }))).toBeVisible()

  await page.getByRole("link", { name: t("compare.link", { n: 4 }) }).click()
  const table = page.getByRole("table")
  await expect(table.getByRole("columnheader")).toHaveCount(4)
  await expectAccessible(page)
  const price = table.getByRole("rowheader", { name: t("compare.row.price") })
  await expect(price).toContainText(t("compare.differs"))

  await table.getByRole("button", { name: t("compare.remove", { title: "Casque sans fil Aura" }) }).click()
  await expect(table.getByRole("columnheader")).toHaveCount(3)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  for (let left = 2; left >= 0; left--) {
    await table
      .getByRole("button", { name: /^Retirer/ })
      .first()
      .click()
    await expect(table.getByRole("columnheader")).toHaveCount(left)
  }
  await expect(page.locator("#main")).toBeFocused()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test("a card carries the heart and the cart alone; the product's page compares", { tag: "@long" }, async ({
    page,
    t,
    at,
  }) => {
    await keep(page, "compare_products", [1, 2])
    await page.goto(at("/shop?category=sacs"))
    await hydrated(page)
    const card = cardOf(page, "sac-casbah")
    await card.locator(".wish").tap()
    await expect(card.locator(".wish")).toHaveAttribute("aria-pressed", "true")
    await expect(card.getByRole("button")).toHaveCount(2)
    await card.getByRole("link").click()
    await page
      .locator(".after")
      .getByRole("button", { name: t("compare.action") })
      .click()
    await page.getByRole("link", { name: t("compare.link", { n: 3 }) }).click()
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("shared lists are there to look at", { tag: ["@no-script-browse"] }, async ({ page, t, at }) => {
    await page.goto(at("/wishlist?products=casque-aura,sac-casbah,nothing"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("wishlist.sharedList.title"))
    await expect(page.locator("main .pc")).toHaveCount(2)
    await page.goto(at("/compare?products=casque-aura,sac-casbah"))
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2)
  })
})

test("a shared list is kept by one press", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/wishlist?products=casque-aura,sac-casbah"))
  await page.getByRole("button", { name: t("wishlist.sharedList.keep") }).click()
  await expect(page).toShowURL(at("/wishlist"))
  await expect(page.locator("main .pc")).toHaveCount(2)
})
