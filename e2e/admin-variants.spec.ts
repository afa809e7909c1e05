import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is; a stock that orders have changed is refused below. */
const meant = [/401/, /409/]
const slug = "casque-aura"
const sizes = ["S", "M", "L", "XL"]

type Variant = { color: string; size: string; sku: string; quantity: number; price: number }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the grid of variants in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      problems = watch(owner, meant)
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await shop.stop()
    })

    const productId = async (of: string): Promise<string> => {
      const found = await owner.request.get(`${shop.url}/api/admin/products?q=${of}`)
      return (await found.json()).data[0].documentId
    }
    const cell = (row: number, column: number) => owner.locator(`[data-at="${row}.${column}"]`)
    const columnOf = async (field: "sku" | "price" | "quantity" | "active") => {
      const titles = await owner.getByRole("columnheader").allTextContents()
      return titles.indexOf(t(`variants.${field}`)) - 1
    }
    const paste = (text: string) =>
      owner.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData("text/plain", pasted)
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }))
      }, text)
    const save = async () => {
      await owner.getByRole("button", { name: t("sheet.save"), exact: true }).click()
      await expect(owner.getByText(t("variants.saved"))).toBeVisible()
      await expect(owner.locator("td[data-changed]")).toHaveCount(0)
    }
    const onStorefront = async (): Promise<{ quantity: number; price: number; variants: Variant[] }> => {
      const query = new URLSearchParams({ "filters[slug][$eq]": slug, populate: "variants", locale: "fr" })
      return (await (await fetch(`${shop.url}/api/products?${query}`)).json()).data[0]
    }
    type Named = Record<"fr" | "ar", string>
    type Row = {
      documentId: string
      variantsLow: number
      lowVariants: { color: Named; size: Named; quantity: number }[]
    }
    const inConsole = async (): Promise<Row> =>
      (await (await owner.request.get(`${shop.url}/api/admin/products?q=${slug}`)).json()).data[0]
    const total = (units: number[]) => units.reduce((sum, each) => sum + each, 0)

    test("a product gets sizes, whose stock is counted and whose cells are written", { tag: "@long" }, async () => {
      test.slow()
      await test.step("sizes are made in the product's form, and lead to the grid", async () => {
        await owner.goto(`${shop.url}/admin/products/${await productId(slug)}`)
        const part = owner.getByRole("region", { name: t("product.sizes"), exact: true })
        await part.getByRole("button").filter({ hasText: "\u2068S–XL" }).click()
        await expect(part.locator(".p-row-name bdi")).toHaveText(sizes)
        await expectAccessible(owner)
        await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
        await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", /saved|same/)
        const { variants } = await onStorefront()
        await owner.getByRole("link", { name: t("variants.open", { n: variants.length }) }).click()
        await expect(owner.getByRole("grid")).toBeVisible()
        await owner.goto(`${shop.url}/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`)
        await owner.getByRole("button", { name: t("products.filter.shared"), exact: true }).click()
        await expect(owner.locator(".products tbody tr")).toHaveCount(1)
        await expectAccessible(owner)
        await owner.getByRole("link", { name: t("products.shared", { n: variants.length }) }).click()
        await expect(owner.getByRole("grid")).toBeVisible()
        await expect(owner.locator("tbody tr")).toHaveCount(variants.length)
        await expectAccessible(owner)
      })

      await test.step("the shared stock is split by a column that is pasted, and the shop has it", async () => {
        const { quantity, variants } = await onStorefront()
        await expect(owner.locator(".v-stock")).toContainText(t("variants.shared", { n: quantity }))
        await owner.getByRole("checkbox", { name: t("variants.count") }).check()
        await expect(owner.locator("td[data-missing]")).toHaveCount(variants.length)
        await expect(owner.getByRole("button", { name: t("sheet.save"), exact: true })).toBeDisabled()
        const units = variants.map((_, at) => (at === 0 ? quantity : at % 3))
        await cell(0, await columnOf("quantity")).click()
        await paste(units.join("\n"))
        await expect(owner.locator(".v-stock")).toContainText(t("variants.sum", { n: total(units) }))
        await expectAccessible(owner)
        await save()
        const after = await onStorefront()
        expect(after.variants.map((variant) => variant.quantity)).toEqual(units)
        expect(after.quantity).toBe(total(units))
      })

      await test.step("cells are written by keyboard, told what is wrong with them, undone and filled for all", async () => {
        const [price, sku] = [await columnOf("price"), await columnOf("sku")]
        const { variants } = await onStorefront()
        await cell(1, sku).click()
        await owner.keyboard.type(variants[0]?.sku ?? "")
        await owner.keyboard.press("Enter")
        await expect(cell(1, sku)).toHaveAttribute("aria-invalid", "true")
        await expect(cell(2, sku)).toBeFocused()
        await cell(1, sku).click()
        await expect(owner.locator(".v-wrong")).toHaveText(t("variants.problem.TAKEN"))
        await expectAccessible(owner)
        await owner.keyboard.press("Control+z")
        await expect(owner.locator("td[aria-invalid]")).toHaveCount(0)
        await cell(0, price).click()
        await owner.keyboard.type("19000")
        await owner.keyboard.press("Tab")
        await cell(0, price).click()
        await owner.getByRole("button", { name: t("variants.fill", { column: t("variants.price") }) }).click()
        await expect(owner.locator("td[data-changed]")).toHaveCount(variants.length)
        await cell(0, price).click()
        await owner.keyboard.press("Control+z")
        await expect(owner.locator("td[data-changed]")).toHaveCount(1)
        const ofSize = t("variants.fillGroup", { name: "S", column: t("variants.price") })
        await owner.getByRole("button", { name: ofSize, exact: true }).click()
        await expect(owner.locator("td[data-changed]")).toHaveCount(variants.length / sizes.length)
        await owner.getByRole("button", { name: t("variants.fill", { column: t("variants.price") }) }).click()
        await save()
        await expect.poll(async () => (await onStorefront()).price).toBe(19_000)
      })

      await test.step("units that orders took meanwhile are not lost, and fewer than they took are refused at the cell", async () => {
        const quantity = await columnOf("quantity")
        const { variants } = await onStorefront()
        const before = variants.findIndex((variant) => variant.quantity === 1)
        const { sku = "" } = variants[before] ?? {}
        await cell(before, quantity).click()
        await owner.keyboard.type("0")
        await owner.keyboard.press("Enter")
        await shop.orderVariant(slug, sku, "0550778899")
        await owner.getByRole("button", { name: t("sheet.save"), exact: true }).click()
        await expect(owner.getByText(t("variants.belowZero", { n: 0 }))).toBeVisible()
        await owner.getByRole("button", { name: t("sheet.discard"), exact: true }).click()
        await expect(cell(before, quantity)).toHaveText("0")
      })

      await test.step("nobody leaves what is not stored unasked, and the list and the form show what is counted", async () => {
        await cell(0, await columnOf("active")).click()
        await expect(owner.locator("td[data-changed]")).toHaveCount(1)
        await owner.locator(".c-top a").click()
        await expect(owner.getByRole("dialog")).toContainText(t("form.leaveWhy"))
        await owner.getByRole("button", { name: t("form.leaveAnyway") }).click()
        await expect(owner.locator('[name="quantity"]')).toHaveAttribute("readonly", "")
        const { quantity, variants } = await onStorefront()
        await expect(owner.locator('[name="quantity"]')).toHaveValue(String(quantity))
        await owner.goto(`${shop.url}/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`)
        const { variantsLow, lowVariants } = await inConsole()
        expect(variantsLow).toBe(variants.filter((variant) => variant.quantity <= 3).length)
        const stock = owner.locator(".p-stock").first()
        for (const { color, size, quantity: n } of lowVariants) {
          const name = [color, size].map((names) => names[locale] || names.fr).join(" · ")
          await expect(stock).toContainText(t("products.variantUnits", { name: `\u2068${name}\u2069`, n }))
        }
        await expect(stock).toContainText(t("products.variantsMore", { n: variantsLow - lowVariants.length }))
        await expectAccessible(owner)
      })
    })

    test("it fits a phone", { tag: "@long" }, async () => {
      await owner.setViewportSize({ width: 390, height: 844 })
      await owner.goto(`${shop.url}/admin/products/${await productId("baskets-tell")}/variants`)
      await expect(owner.getByRole("grid")).toBeVisible()
      await expectNoSidewaysScroll(owner)
      await expectAccessible(owner)
    })
  })
}
