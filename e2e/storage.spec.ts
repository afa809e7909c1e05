import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

const lists = ["cart_products", "wishlist_products", "compare_products"] as const

const stored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => JSON.parse(localStorage.getItem(key) ?? "null")), lists)

async function expectCounts(page: Page, n: number) {
  const head = page.locator("header.head")
  await expect(head.getByRole("button", { name: `Cart (${n})` })).toBeVisible()
  await expect(head.getByRole("link", { name: `Wishlist (${n})` })).toBeVisible()
  await expect(head.getByRole("link", { name: `Compare (${n})` })).toBeVisible()
}

test("the three lists are plain arrays under their keys, come back at the next start, and every tab follows", {
  tag: ["@4-lists-stored", "@4-wishlist-stored"],
}, async ({ page, context, at }) => {
  const other = await context.newPage()
  await other.goto(at("/shop"))
  await expectCounts(other, 0)

  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const buttons = page.locator(".buy-actions, .after")
  for (const name of ["Add to cart", "Wishlist", "Compare"]) await buttons.getByRole("button", { name }).click()
  const known = { id: expect.any(Number), title: "Aura wireless headphones", slug: "casque-aura" }
  await expect
    .poll(() => stored(page))
    .toEqual([
      [expect.objectContaining({ ...known, price: 25_200, quantity: expect.any(Number), orderQuantity: 1 })],
      [expect.objectContaining(known)],
      [expect.objectContaining(known)],
    ])
  await expectCounts(page, 1)
  await expectCounts(other, 1)
  await page.reload()
  await expectCounts(page, 1)

  for (const name of ["Wishlist", "Compare"]) await other.goto(at(`/${name.toLowerCase()}`))
  await other
    .getByRole("main")
    .getByRole("button", { name: /Aura wireless headphones/ })
    .first()
    .click()
  await expect(page.locator("header.head").getByRole("link", { name: "Compare (0)" })).toBeVisible()
  await expect.poll(() => stored(page)).toMatchObject([[known], [known], []])
})

test("damaged storage does no harm on any page, and what can be read of it is kept", {
  tag: ["@long", "@4-lists-stored"],
}, async ({ page, at }) => {
  await page.addInitScript((keys) => {
    const good = { id: 1, title: "Headphones", slug: "casque-aura", price: 25200, quantity: 9, orderQuantity: 1 }
    for (const key of keys) localStorage.setItem(key, JSON.stringify([null, 3, "x", { id: 1 }, { title: {} }, good]))
  }, lists)
  for (const path of ["/", "/cart", "/wishlist", "/compare", "/product-details/casque-aura"]) {
    await page.goto(at(path))
    await expectCounts(page, 1)
  }
  await page.addInitScript((keys) => {
    for (const key of keys) localStorage.setItem(key, '{"0":')
  }, lists)
  await page.goto(at("/shop"))
  await hydrated(page)
  await expectCounts(page, 0)
})
