import type { Page } from "@playwright/test"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"

test.describe.configure({ mode: "default" })
const t = consoleWords("fr")
let shop: ConsoleShop
let page: Page

test.beforeAll(async ({ browser }) => {
  shop = await startConsoleShop()
  page = await ownersPage(browser, shop, "fr", 390)
})
test.afterAll(async () => {
  await page.context().close()
  await shop.stop()
})

const resize = (width: number) => page.setViewportSize({ width, height: 844 })

/** The lines that an element's text takes. */
const linesOf = (selector: string) =>
  page
    .locator(selector)
    .evaluateAll((nodes) => nodes.map((node) => new Set([...node.getClientRects()].map(({ top }) => top)).size))

test("amounts in millions stay in one line in the figures of every width", { tag: "@long" }, async () => {
  await page.goto(`${shop.url}/admin/numbers`)
  const amount = page.locator(".figures > div").nth(1).locator("bdi").first()
  await expect(amount).toBeVisible()
  // A shop that has just begun sells for nothing yet.
  await amount.evaluate((node) => {
    node.textContent = "17\u202f477\u202f900\u00a0DA"
  })
  for (const width of [360, 390, 768, 1280]) {
    await resize(width)
    expect(await linesOf(".figures > div:nth-child(2) dt + dd bdi"), `${width} px`).toEqual([1])
  }
})

test("names of categories are never broken within a word on a phone", { tag: "@long" }, async () => {
  await resize(360)
  await page.goto(`${shop.url}/admin/products/categories`)
  const name = page.locator(".cat-name bdi", { hasText: /^Téléphones$/ })
  await expect(name).toBeVisible()
  expect(await name.evaluate((node) => node.getClientRects().length)).toBe(1)

  // In the dark the place of a missing picture does not dazzle.
  await page.emulateMedia({ colorScheme: "dark" })
  const ground = await page
    .locator(".cat-line .no-photo")
    .first()
    .evaluate((node) => {
      const [red = 255] = getComputedStyle(node).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      return red
    })
  expect(ground).toBeLessThan(80)
  await page.emulateMedia({ colorScheme: "light" })
})

test("the foot of an unchanged page's form is one line on a phone, and a title stands beside its way back", {
  tag: "@long",
}, async () => {
  await resize(390)
  await page.goto(`${shop.url}/admin/pages`)
  await page.locator("main a[href*='/pages/']").first().click()
  const links = page.locator(".c-bar .link")
  await expect(links).toHaveCount(2)
  const tops = await links.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)))
  expect(tops[0]).toBe(tops[1])
  await expect(page.locator(".c-bar").getByRole("status")).toHaveText(t("form.state.same"))

  await page.goto(`${shop.url}/admin/posts`)
  await page
    .locator("main a[href*='/posts/']")
    .filter({ hasText: /paiement/ })
    .first()
    .click()
  const [back, title] = [page.locator(".c-top .icon-btn"), page.locator(".c-top h1")]
  await expect(title).toContainText("paiement")
  const [above, below] = [await back.boundingBox(), await title.boundingBox()]
  expect(below?.y ?? 0).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0))
})

test("the stock of a product: the choice of a variant is read whole, and no chart shows that nothing changed", {
  tag: "@long",
}, async () => {
  await resize(1280)
  const product = await shop.product("tablette-nova-tab")
  await page.goto(`${shop.url}/admin/products/${product.documentId}/stock`)
  const choice = page.getByRole("combobox").first()
  await expect(choice).toBeVisible()
  const room = await choice.evaluate((node: HTMLSelectElement) => {
    const style = getComputedStyle(node)
    const ruler = document.createElement("canvas").getContext("2d")
    if (!ruler) throw new Error("No canvas")
    ruler.font = style.font
    const inner = node.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return inner - Math.max(...[...node.options].map(({ text }) => ruler.measureText(text).width))
  })
  expect(room).toBeGreaterThanOrEqual(0)
  await expect(page.getByRole("status", { name: t("stock.loading") })).toHaveCount(0)
  await expect(page.locator("main figure")).toHaveCount(0)
})
