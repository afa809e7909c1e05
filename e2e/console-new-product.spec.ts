import { join } from "node:path"
import type { Page } from "@playwright/test"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hand } from "./hand.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const photo = join(import.meta.dirname, "../sample/pictures/baskets-tell/blanc.webp")
const goods = {
  fr: { name: "Chemise Ifina", story: "En lin de Tlemcen.", colors: ["Noir", "Blanc", "Bordeaux"], comma: "," },
  ar: { name: "قميص إفينا", story: "من كتان تلمسان.", colors: ["أسود", "أبيض", "عنابي"], comma: "،" },
} as const
const none = { fr: "", ar: "", en: "" }
const noList = { fr: [], ar: [], en: [] }
const lastProduct = {
  unit: none,
  shortDescription: none,
  slug: "",
  sku: "",
  productType: "fashion",
  price: 3900,
  lastPrice: null,
  featured: false,
  videoId: null,
  publishedAt: null,
  quantity: 4,
  description: noList,
  additionalInformation: noList,
  tags: noList,
  brand: null,
  image: null,
  medias: [],
  colors: [],
  sizes: ["S", "M", "L", "XL"],
  sizeKind: "size",
  features: [],
  deliveryProfile: "standard",
  deliverySurcharge: null,
  weight: null,
  parcelLength: null,
  parcelWidth: null,
  parcelHeight: null,
  cost: null,
  offer: null,
}
const units = [3, 4, 5, 6, 3, 4, 5, 6, 2, 2, 2, 1]

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
] as const)) {
  test.describe(`a new product in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    const { name, story, colors, comma } = goods[locale]
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, width)
      problems = watch(owner, [/401/])
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await shop.stop()
    })

    const read = async (path: string) => (await (await owner.request.get(`${shop.url}/api/admin${path}`)).json()).data
    const listed = async () => (await read("/products?sort=createdAt:desc&pageSize=1"))[0]
    /** Makes the product that is the last one then: in a category of fashion, in four sizes. */
    async function makeLast() {
      const categories: { documentId: string; productType: string }[] = await read("/categories")
      const category = categories.find(({ productType }) => productType === "fashion")?.documentId
      const data = { ...lastProduct, name: { fr: "Robe Ifina", ar: "فستان إفينا", en: "" }, categories: [category] }
      const answer = await owner.request.post(`${shop.url}/api/admin/products`, { data, headers: { origin: shop.url } })
      expect(answer.status(), await answer.text()).toBe(201)
      return (await answer.json()).data
    }

    test("in three colours and four sizes is made by keyboard, photo first, in one save", {
      tag: "@long",
    }, async () => {
      test.slow()
      const last = await makeLast()
      await owner.goto(`${shop.url}/admin/products/create`)
      await expect(owner.getByRole("button", { name: t("product.lastTake") })).toBeVisible()
      const keys = hand(owner)

      const chooser = owner.waitForEvent("filechooser")
      await keys.tabTo(owner.locator("#pictures"))
      await keys.press("Enter")
      await (await chooser).setFiles(photo)
      await expect(owner.locator(".c-pic")).toHaveCount(1)

      await keys.tabTo(owner.getByRole("button", { name: t("product.lastTake") }))
      await keys.press("Enter")
      await keys.tabTo(owner.locator('[name="name.fr"]'))
      await keys.type(name)
      await keys.tabTo(owner.locator('[name="shortDescription.fr"]'))
      await keys.type(story)
      await keys.tabTo(owner.locator('[name="price"]'))
      await keys.type("4200")
      await keys.tabTo(owner.locator("#colorNames"))
      await keys.type(colors.join(comma))
      await keys.press("Enter")
      await keys.press("Enter")
      await keys.press("Enter")
      await keys.press("Tab")
      for (const count of units) {
        await keys.type(String(count))
        await keys.press("Enter")
      }
      await keys.press("Control+Enter")
      await expect(owner).toShowURL(/\/admin\/products\/[a-z0-9]{24}$/)

      const made = await read(`/products/${(await listed()).documentId}`)
      expect(made).toMatchObject({ stockBy: "variant", quantity: 43, productType: last.productType, sizes: last.sizes })
      expect(made.publishedAt).not.toBeNull()
      expect(made.name.fr).toBe(name)
      expect(made.image).not.toBeNull()
      expect(made.categories.map(({ slug }: { slug: string }) => slug)).toEqual(
        last.categories.map(({ slug }: { slug: string }) => slug),
      )
      const grid = await read(`/products/${made.documentId}/variants`)
      expect(grid.colors.map((color: { name: Record<string, string> }) => color.name[locale])).toEqual(colors)
      expect(grid.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual(units)

      const { tabs, presses, letters, seconds } = keys.done()
      test.info().annotations.push({ type: "keys", description: JSON.stringify({ tabs, presses, letters, seconds }) })
      process.stdout.write(
        `${locale} ${width} px: ${tabs} Tabs, ${presses} other keys, ${letters} letters, ${seconds} s\n`,
      )
      expect(tabs + presses).toBeLessThanOrEqual(75)
      expect(letters).toBeLessThanOrEqual(80)
    })

    test("names what is wrong beside its cell, and loses nothing; what was taken over from the last one goes again", async () => {
      await makeLast()
      const before = await listed()
      await owner.goto(`${shop.url}/admin/products/create`)
      const take = owner.getByRole("button", { name: t("product.lastTake") })
      await take.click()
      await expect(owner.locator('[name^="variantUnits."]')).toHaveCount(4)
      await owner.getByRole("button", { name: t("product.lastClear") }).click()
      await expect(owner.locator('[name^="variantUnits."]')).toHaveCount(0)
      await take.click()
      await owner.locator("#colorNames").fill(colors.join(comma))
      await owner.keyboard.press("Enter")
      const cells = owner.locator('[name^="variantUnits."]')
      await expect(cells).toHaveCount(12)
      await owner.locator("#unitsEach").fill("7")
      await cells.nth(5).fill("sept")
      await expect(owner.locator('[name="quantity"]')).toHaveValue("77")
      await owner.keyboard.press("Control+s")
      const list = owner.locator(".c-problems")
      await expect(list).toBeFocused()
      await list.getByRole("button", { name: "Blanc · M" }).click()
      await expect(cells.nth(5)).toBeFocused()
      await expect(cells.nth(5)).toHaveAttribute("aria-invalid", "true")
      await expect(cells.nth(5)).toHaveValue("sept")
      await expect(cells.nth(6)).toHaveValue("7")
      expect((await listed()).documentId).toBe(before.documentId)
      await owner.keyboard.press("Control+a")
      await owner.keyboard.type("8")
      await owner.keyboard.press("Control+s")
      await expect(owner).toShowURL(/\/admin\/products\/[a-z0-9]{24}$/)
      expect(await listed()).toMatchObject({ quantity: 85, stockBy: "variant" })
    })
  })
}
