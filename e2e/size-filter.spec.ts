import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { shoe, test } from "./variant-shop.ts"

/** The colours as listings of a language name them. */
const colors = { fr: { white: "Blanc", sand: "Sable" }, ar: { white: "أبيض", sand: "رملي" } }

const panel = (page: Page) => page.locator("#filters")
const facet = (page: Page, title: string) =>
  panel(page)
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
const box = (page: Page, title: string, name: string) =>
  facet(page, title).getByRole("checkbox", { name: new RegExp(`^${name} ?\\d+$`) })
const card = (page: Page) => page.locator(`#products a[href*="/product-details/${shoe}"]`).first()
/** The colour and the size that are chosen in the order form. */
const chosen = (page: Page, form = "commande") =>
  page
    .locator(`input[form=${form}]:checked, #${form} input:checked`)
    .and(page.locator("[name=color], [name=size]"))
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  const { white, sand } = colors[locale]

  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale })

    test("a size, a colour and in-stock are those of one variant", { tag: "@long" }, async ({ page, at, t }) => {
      await page.goto(at("/shop"))
      await hydrated(page)
      const shoes = t("listing.sizes.shoe")
      const chips = page.getByRole("list", { name: t("listing.chips") })
      await facet(page, shoes).getByRole("heading").click()
      await box(page, shoes, "44").check()
      await expect(page).toShowURL(at("/shop?size=shoe-44"))
      await expect(card(page)).toBeVisible()
      // It is not made in sand.
      await expect(box(page, t("listing.colors"), white)).toBeVisible()
      await expect(box(page, t("listing.colors"), sand)).toHaveCount(0)
      await chips.getByRole("link", { name: t("listing.chips.size.shoe", { name: "44" }) }).click()
      await expect(page).toShowURL(at("/shop"))
      await box(page, shoes, "41").check()
      await box(page, t("listing.colors"), white).check()
      await expect(page).toShowURL(at("/shop?size=shoe-41&color=blanc"))
      await expect(card(page)).toBeVisible()
      await expectAccessible(page)
      // White 41 is sold out, and the shoe is not: a filter that would leave nothing is not offered.
      await expect(box(page, t("listing.status"), t("listing.status.in-stock.size"))).toHaveCount(0)
      await page.goto(at("/shop?size=shoe-41&color=blanc&status=in-stock"))
      await expect(page.getByRole("heading", { name: t("listing.empty.title") })).toBeVisible()
      await chips.getByRole("link", { name: t("listing.chips.remove", { filter: white }) }).click()
      await expect(card(page)).toBeVisible()
    })

    test("a card opens its product with the size and the colour of the list", { tag: "@long" }, async ({
      page,
      at,
      t,
    }) => {
      const ownPage = `/product-details/${shoe}`
      await page.goto(at("/shop?size=shoe-42&color=sable"))
      await hydrated(page)
      const item = page.locator("#products li", { has: page.locator(`a[href*="${ownPage}"]`) })
      await item.getByRole("button", { name: t("cart.chooseTitle", { title: "" }).trim() }).click()
      await expect.poll(() => chosen(page, "apercu")).toEqual(["sable", "42"])
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("link", { name: t("quickView.page") }).click()
      await expect(page).toShowURL(at(`${ownPage}?color=sable&size=42`))
      await expect.poll(() => chosen(page)).toEqual(["sable", "42"])
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at(ownPage))
      await page.goto(at("/shop-list?size=shoe-42"))
      await card(page).click()
      await expect(page).toShowURL(at(`${ownPage}?size=42`))
      await expect.poll(() => chosen(page)).toContain("42")
    })

    test.describe("without JavaScript, on a phone", () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

      test("a size is chosen in the panel, and taken off again", { tag: "@long" }, async ({ page, at, t }) => {
        const show = () => panel(page).locator(".facets-foot button").click()
        const open = () => page.getByRole("button", { name: t("listing.filters.open") }).click()
        await page.goto(at("/shop"))
        await open()
        await facet(page, t("listing.sizes.shoe")).getByRole("heading").click()
        await box(page, t("listing.sizes.shoe"), "43").check()
        await show()
        await expect(page).toShowURL(/size=shoe-43/)
        await expect(card(page)).toBeVisible()
        await open()
        await box(page, t("listing.status"), t("listing.status.in-stock.size")).check()
        await show()
        await expect(page).toShowURL(/status=in-stock/)
        await expect(card(page)).toBeVisible()
        await card(page).click()
        await expect(page).toShowURL(at(`/product-details/${shoe}?size=43`))
        await expect.poll(async () => (await chosen(page)).at(-1)).toBe("43")
        await page.goBack()
        const chip = t("listing.chips.remove", { filter: t("listing.chips.size.shoe", { name: "43" }) })
        await page.getByRole("link", { name: chip }).click()
        await expect(page).toShowURL(at("/shop?status=in-stock"))
      })
    })
  })
}

test("a listing without sizes has no facet of them", { tag: "@long" }, async ({ page, at, t }) => {
  await page.goto(at("/shop?subCategory=casques"))
  await expect(box(page, t("listing.colors"), "Noir")).toBeVisible()
  await expect(panel(page).locator(".facet-sizes")).toHaveCount(0)
})
