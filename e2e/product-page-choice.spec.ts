import type { Page } from "@playwright/test"
import { formatMoney } from "#core/money.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { shoe, test } from "./variant-shop.ts"

/** The six product pages beside the plain one (specification, section 2). */
const pages = ["list", "gallery", "slider", "video", "swatches", "countdown"].map((name) => `/product-details-${name}`)

const size = (page: Page, name: string) => page.locator("#commande-size").getByRole("radio", { name })
const price = formatMoney(12_500_00, "fr").replace(/\s/g, "")
const digits = async (page: Page) => (await page.locator(".cost").textContent())?.replace(/\s/g, "") ?? ""

for (const path of casesOf(import.meta.filename, pages)) {
  const address = `${path}/${shoe}`

  test(`${path} shows the colour and the size of its address, follows a change and takes the order`, {
    tag: "@long",
  }, async ({ page, at, t, orderByToken }) => {
    await page.goto(at(`${address}?color=sable&size=43`))
    await hydrated(page)
    await expect(page.getByRole("radio", { name: "Sable" })).toBeChecked()
    await expect(size(page, "43")).toBeChecked()
    await expect(page.locator(".meta-row").last()).toContainText("SABLE-43")
    await page.getByRole("radio", { name: "Blanc" }).check()
    await size(page, "42").check()
    await expect(page).toShowURL(at(`${address}?color=blanc&size=42`))
    await expect.poll(() => digits(page)).toContain(price)
    const form = productForm(page, t)
    await form.fillPerson()
    await form.press()
    const { lines } = await orderByToken(await form.placed())
    expect(lines).toMatchObject([{ color: "Blanc", size: "42", unitPrice: 12_500, isOpen: false }])
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} shows the colour and the size of its address and takes the order`, { tag: "@long" }, async ({
      page,
      at,
      t,
      orderByToken,
    }) => {
      await page.goto(at(`${address}?color=blanc&size=42`))
      await expect(page.getByRole("radio", { name: "Blanc" })).toBeChecked()
      await expect(size(page, "42")).toBeChecked()
      await expect.poll(() => digits(page)).toContain(price)
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at(`/product-details/${shoe}`))
      const form = productForm(page, t)
      await form.fillPerson()
      await form.pressTwice()
      const { lines } = await orderByToken(await form.placed())
      expect(lines).toMatchObject([{ color: "Blanc", size: "42", unitPrice: 12_500 }])
    })
  })
}
