import type { Page } from "@playwright/test"
import { adminFields } from "#core/catalogue/product-fields.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { lifted } from "./lifted.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// A merchant's catalogue: what is changed in the console's lists and files is what shoppers see.

test.describe.configure({ mode: "default" })
const t = consoleWords("fr")
let shop: ConsoleShop
let page: Page

test.beforeAll(async ({ browser }) => {
  shop = await startConsoleShop()
  page = await ownersPage(browser, shop, "fr", 1280)
})
test.afterAll(async () => {
  await page.context().close()
  await shop.stop()
})

const open = (path: string) => page.goto(`${shop.url}/admin/${path}`)
const row = (name: string) => page.locator(".products tbody tr").filter({ hasText: name })
const shown = async (slug: string) => (await page.request.get(`${shop.url}/product-details/${slug}`)).status()
const priceShown = async (slug: string) => {
  const html = await (await page.request.get(`${shop.url}/product-details/${slug}`)).text()
  return html.replace(/[\s\u00a0\u202f]|<[^>]*>/g, "")
}

test("a price that is changed in the list is what shoppers see", async () => {
  await open("products")
  await page.getByRole("searchbox").fill("casque aura")
  await expect(row("Casque")).toHaveCount(1)
  const price = page.getByLabel(t("products.priceOf", { name: "Casque sans fil Aura" }))
  await price.fill("23 450")
  await price.press("Enter")
  await expect(page.getByText(t("products.stored", { name: "Casque sans fil Aura" }))).toBeVisible()
  await expect.poll(() => priceShown("casque-aura")).toMatch(/23450(,00)?DA/)
  await price.fill("abc")
  await price.press("Enter")
  await expect(page.getByText(t("products.notNumber"))).toBeVisible()
  await price.press("Escape")
  await expect(price).toHaveValue("23\u202f450")
})

test("a product that is taken off sale is gone for shoppers, and there again once it is published", async () => {
  await open("products")
  await page.getByRole("searchbox").fill("casbah")
  const name = "Sac à main Casbah"
  await expect(row(name)).toHaveCount(1)
  const act = async (action: "publish" | "unpublish") => {
    await row(name).getByRole("checkbox").check()
    await page.getByLabel(t("products.bulk.do")).selectOption(action)
    await page.getByRole("button", { name: t("products.bulk.apply") }).click()
    await expect(page.getByText(t("products.bulk.done", { n: 1 }))).toBeVisible()
    await page
      .getByRole("button", { name: t("shell.close") })
      .last()
      .click()
  }
  await expect.poll(() => shown("sac-casbah")).toBe(200)
  await act("unpublish")
  await expect(row(name).getByText(t("products.state.draft"))).toBeVisible()
  await expect.poll(() => shown("sac-casbah")).toBe(404)
  await act("publish")
  await expect.poll(() => shown("sac-casbah")).toBe(200)
})

test("a file with faults is told row by row and stores nothing; mended, it stores everything", {
  tag: "@long",
}, async () => {
  await open("products/import")
  const give = (text: string) =>
    page
      .getByLabel(t("productFile.choose"))
      .last()
      .setInputFiles({ name: "produits.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  const titles = "sku;name_fr;short_description_fr;brand;product_type;price;quantity;published"
  await give(`${titles}\nLAMPE-1;Lampe Sirocco;Lumière douce;Aura;electronics;beaucoup;4;1`)
  await expect(page.getByText(t("productFile.mend"))).toBeVisible()
  await expect(page.locator(".p-wrong")).toContainText(t("productFile.problem.NOT_NUMBER"))
  await give(`${titles}\nLAMPE-1;Lampe Sirocco;Lumière douce;Aura;electronics;4 500;4;1`)
  await page.getByRole("button", { name: t("productFile.store", { n: 1 }) }).click()
  await expect(page.getByText(t("productFile.done"))).toBeVisible()
  await expect.poll(() => shown("lampe-sirocco")).toBe(200)
})

test("a category is made, named in Arabic and put before another one by keyboard", { tag: "@long" }, async () => {
  await open("products/categories")
  await page.getByRole("button", { name: t("categories.new"), exact: true }).click()
  await page.locator("[name='title.fr']").fill("Lampes")
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /العربية/ }).click()
  await page.locator("[name='title.ar']").fill("مصابيح")
  await page.getByRole("button", { name: t("categories.save") }).click()
  const lines = page.locator(".cat-tree > li > .cat-line")
  await expect(lines.last()).toContainText("Lampes")
  const count = await lines.count()
  const handle = page.getByRole("button", { name: t("form.move", { name: "Lampes" }) })
  await handle.focus()
  await page.keyboard.press("Space")
  await lifted(page, t("form.move.lifted", { name: "Lampes", n: count, all: count }))
  await page.keyboard.press("ArrowUp")
  await expect(page.getByText(t("form.move.over", { name: "Lampes", n: count - 1, all: count }))).toBeAttached()
  await page.keyboard.press("Space")
  await expect(lines.nth(count - 2)).toContainText("Lampes")
  await page.reload()
  await expect(lines.nth(count - 2)).toContainText("Lampes")
})

test("an address that a product gives up leads to the new one from every product page", { tag: "@long" }, async () => {
  const found = await page.request.get(`${shop.url}/api/admin/products?q=nova-12`)
  const { documentId, updatedAt } = (await found.json()).data[0]
  const path = `${shop.url}/api/admin/products/${documentId}`
  const { data } = await (await page.request.get(path)).json()
  const idOf = (thing: { documentId: string } | null) => thing?.documentId ?? null
  const plain = Object.keys(adminFields).map((field) => [field, data[field]])
  const { description, additionalInformation, tags, sizes, features, offer, quantity } = data
  const form = {
    ...Object.fromEntries(plain),
    description,
    additionalInformation,
    tags,
    sizes,
    features,
    offer,
    updatedAt,
    slug: "nova-douze",
    quantityWas: quantity,
    brand: idOf(data.brand),
    categories: data.categories.map(idOf),
    image: idOf(data.image),
    medias: data.medias.map(idOf),
    colors: data.colors.map((color: { image: { documentId: string } | null }) => ({
      ...color,
      image: idOf(color.image),
    })),
  }
  expect((await page.request.put(path, { data: form })).status()).toBe(200)
  const variants = ["", "-list", "-gallery", "-slider", "-video", "-swatches", "-countdown"]
  for (const from of [...variants.map((variant) => `/product-details${variant}`), "/landing"]) {
    const ask = () => page.request.get(`${shop.url}/ar${from}/nova-12`, { maxRedirects: 0 })
    await expect.poll(async () => (await ask()).status()).toBe(301)
    expect((await ask()).headers().location).toBe(`/ar${from}/nova-douze`)
  }
})

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test(`the catalogue's screens have no fault that axe finds (${locale})`, { tag: "@long" }, async ({ browser }) => {
    const say = consoleWords(locale)
    const context = await browser.newContext({
      viewport: { width: locale === "ar" ? 390 : 1280, height: 860 },
      timezoneId: "Africa/Algiers",
      storageState: await page.context().storageState(),
    })
    const stored = ["RaStorehanout-console.locale", JSON.stringify(locale)]
    await context.addInitScript(([key = "", value = ""]) => localStorage.setItem(key, value), stored)
    const own = await context.newPage()
    for (const [path, title] of [
      ["products", "products.title"],
      ["products/import", "productFile.title"],
      ["products/categories", "categories.title"],
      ["products/brands", "brands.title"],
    ] as const) {
      await own.goto(`${shop.url}/admin/${path}`)
      await expect(own.getByRole("heading", { level: 1, name: say(title) })).toBeVisible()
      await expect(own.locator(".c-wait")).toHaveCount(0)
      await expectAccessible(own)
      await expectNoSidewaysScroll(own)
    }
    await context.close()
  })
}
