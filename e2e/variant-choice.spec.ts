import type { Locator, Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { formatMoney } from "#core/money.ts"
import { reachTools } from "./card-tools.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { shoe, test } from "./variant-shop.ts"

const path = `/product-details/${shoe}`

/** The colours as pages of a language name them. */
const colors: Record<"fr" | "ar", { white: string; sand: string }> = {
  fr: { white: "Blanc", sand: "Sable" },
  ar: { white: "أبيض", sand: "رملي" },
}

const size = (page: Page | Locator, name: string) => page.locator("#commande-size").getByRole("radio", { name })
const digits = async (text: Locator) => (await text.textContent())?.replace(/\s/g, "") ?? ""
const money = (dinars: number, locale: Locale) => formatMoney(dinars * 100, locale).replace(/\s/g, "")

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  const { white, sand } = colors[locale]

  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale })

    test("a chosen size is in the address, with its price and its reference, and in the order", async ({
      page,
      at,
      t,
      orderByToken,
    }) => {
      await page.goto(at(path))
      await hydrated(page)
      await expect(page.getByText(t("product.size.shoe"))).toBeVisible()
      await expect(page.locator("#commande-size :checked")).toHaveCount(0)
      await size(page, "42").check()
      await expect(page).toShowURL(at(`${path}?color=blanc&size=42`))
      await expect.poll(() => digits(page.locator(".cost"))).toContain(money(12_500, locale))
      await expect.poll(() => digits(page.locator(".cost"))).toContain(money(14_000, locale))
      await expect(page.locator(".meta-row").last()).toContainText("BLANC-42")
      await expect(page.locator("#commande .sums dt").first()).toContainText(`${white} · 42`)
      const form = productForm(page, t)
      await form.fillPerson()
      await form.press()
      const { lines } = await orderByToken(await form.placed())
      expect(lines).toMatchObject([{ color: white, size: "42", unitPrice: 12_500, isOpen: false }])
      expect(lines[0]?.sku).toMatch(/BLANC-42$/)
    })

    test("a missing size is said at the sizes, with what else is missing", async ({ page, at, t }) => {
      await page.goto(at(path))
      await hydrated(page)
      const form = productForm(page, t)
      const why = page.locator("#commande-size").getByRole("alert")
      await form.press()
      await expect(form.alert).toContainText(t("orderForm.alert.mobile"))
      await expect(why).toHaveText(t("product.sizeMissing.shoe"))
      await form.fillPerson()
      await form.press()
      await expect(why).toHaveText(t("product.sizeMissing.shoe"))
      await expect(page.locator("#commande-size input").first()).toBeFocused()
      await expect(form.alert).toHaveCount(0)
      await size(page, "38").check()
      await expect(why).toHaveCount(0)
      await form.press()
      await form.placed()
    })

    test("a sold-out size can be chosen and is not sold, and what was typed stays", { tag: "@long" }, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at(path))
      await hydrated(page)
      const form = productForm(page, t)
      await form.fillPerson({ firstname: "Lina" })
      await size(page, t("product.valueSoldOut", { name: "41" })).check()
      const notice = page.getByText(t("product.choiceSoldOut", { choice: `${white} · 41` }))
      await expect(notice).toBeVisible()
      await expect(form.submit).toBeHidden()
      await expect(page).toShowURL(at(`${path}?color=blanc&size=41`))
      await page.getByRole("radio", { name: sand }).check()
      await expect(notice).toHaveCount(0)
      await expect(form.field("orderForm.firstname")).toHaveValue("Lina")
      await expect(page.locator("#commande .sums dt").first()).toContainText(`${sand} · 41`)
    })

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false })

      test("the address brings the choice, and the form orders it", { tag: "@long" }, async ({
        page,
        at,
        t,
        orderByToken,
      }) => {
        await page.goto(at(`${path}?color=blanc&size=42`))
        await expect(size(page, "42")).toBeChecked()
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at(path))
        await expect.poll(() => digits(page.locator(".cost"))).toContain(money(12_500, locale))
        const form = productForm(page, t)
        await form.fillPerson()
        await form.pressTwice()
        const { lines } = await orderByToken(await form.placed())
        expect(lines).toMatchObject([{ color: white, size: "42", unitPrice: 12_500 }])
      })

      test("a missing size is said at the sizes, after the checks of the form", { tag: "@long" }, async ({
        page,
        at,
        t,
        allowFailures,
      }) => {
        allowFailures(/422/)
        await page.goto(at(path))
        const form = productForm(page, t)
        const why = page.locator("#commande-size").getByRole("alert")
        await form.press()
        await expect(form.alert).toContainText(t("orderForm.alert.mobile"))
        await expect(why).toHaveText(t("product.sizeMissing.shoe"))
        await form.fillPerson()
        await form.press()
        await expect(why).toHaveText(t("product.sizeMissing.shoe"))
        await expect(page.locator("#commande-size input").first()).toBeFocused()
        await size(page, "38").check()
        await form.press()
        await form.placed()
      })

      test("the button shows a sold-out choice and leads back from it", { tag: "@long" }, async ({ page, at, t }) => {
        await page.goto(at(path))
        const form = productForm(page, t)
        await form.fillPerson({ firstname: "Lina" })
        const show = page.getByRole("button", { name: t("product.choiceShow") })
        await size(page, "41").check()
        await show.click()
        await expect(page.getByText(t("product.choiceSoldOut", { choice: `${white} · 41` }))).toBeVisible()
        await expect(form.submit).toBeHidden()
        await size(page, "40").check()
        await show.click()
        await expect(form.submit).toBeVisible()
        await expect(form.field("orderForm.firstname")).toHaveValue("Lina")
      })
    })
  })
}

/** The link of the picture that the gallery shows large. */
const shownPicture = (page: Page) => page.locator(".slides [data-shown] a")

test("a variant's own picture is shown while it is chosen, else that of its colour", { tag: "@long" }, async ({
  page,
  at,
}) => {
  await page.goto(at(path))
  await hydrated(page)
  await size(page, "42").check()
  await expect(shownPicture(page)).toHaveAttribute("href", /\/blanc-side\.webp$/)
  await size(page, "40").check()
  await expect(shownPicture(page)).toHaveAttribute("href", /\/blanc\.webp$/)
  await page.goto(at(`${path}?color=blanc&size=42`))
  await expect(shownPicture(page)).toHaveAttribute("href", /\/blanc-side\.webp$/)
})

test("the server renders the picture of the address's variant large, first and with priority, and shares it", {
  tag: "@long",
}, async ({ page, at }) => {
  const own = /\/blanc-side\.webp$/
  const html = await (await page.request.get(at(`${path}?color=blanc&size=42`))).text()
  const [, href = ""] = /<ul class="[^"]*slides[^"]*">.*?<a href="([^"]*)"/s.exec(html) ?? []
  expect(href).toMatch(own)
  expect(html).toMatch(/<ul class="[^"]*slides[^"]*">.{0,2000}fetchPriority="high"/is)
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
  const shared = /\/blanc-side-share\.jpg\?v=/
  expect(meta("og:image")).toMatch(shared)
  expect(meta("og:url")?.replace("&amp;", "&")).toBe(at(`${path}?color=blanc&size=42`))
  // The page without a choice is another entry of the page cache.
  const plain = await (await page.request.get(at(path))).text()
  expect(/property="og:image" content="([^"]*)"/.exec(plain)?.[1]).not.toMatch(shared)
  await page.setViewportSize({ width: 390, height: 860 })
  await page.goto(at(`${path}?color=blanc&size=42`))
  await expect(shownPicture(page)).toBeInViewport({ ratio: 0.5 })
  await expect(shownPicture(page)).toHaveAttribute("href", own)
})

test("a size that is not made in the colour cannot be chosen, and goes when the colour is", { tag: "@long" }, async ({
  page,
  at,
}) => {
  await page.goto(at(`${path}?color=blanc&size=44`))
  await hydrated(page)
  await expect(size(page, "44")).toBeChecked()
  await page.getByRole("radio", { name: "Sable" }).check()
  await expect(size(page, "44")).toBeDisabled()
  await expect(size(page, "44")).not.toBeChecked()
  await expect(page).toShowURL(at(`${path}?color=sable`))
})

test("the back button restores the choice, and unknown codes are none", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at(path))
  await hydrated(page)
  await page.getByRole("radio", { name: "Sable" }).check()
  await size(page, "39").check()
  await page.locator(".crumbs a").first().click()
  await expect(page).not.toShowURL(/baskets-tell/)
  await page.goBack()
  await expect(size(page, "39")).toBeChecked()
  await expect(page.getByRole("radio", { name: "Sable" })).toBeChecked()
  await page.goto(at(`${path}?color=mauve&size=99`))
  await expect(page.getByRole("radio", { name: "Blanc" })).toBeChecked()
  await expect(page.locator("#commande-size :checked")).toHaveCount(0)
})

test("the stepper knows how many are left of the size", { tag: "@long" }, async ({ page, at, t }) => {
  await page.goto(at(`${path}?color=sable&size=43`))
  await hydrated(page)
  const more = page.getByRole("button", { name: t("product.quantityMore") })
  await more.click()
  await more.click()
  await expect(page.locator("#commande-quantity")).toContainText(t("product.left", { n: 2 }))
})

test("the quick view chooses the same way and leaves the address of the list", { tag: "@long" }, async ({
  page,
  at,
  t,
}) => {
  const list = at("/shop?category=chaussures-chapeaux")
  await page.goto(list)
  const card = page.locator("main .pc", { has: page.locator(`a[href$='/${shoe}']`) })
  await reachTools(card)
  await card.getByRole("button", { name: t("quickView.open", { title: "Baskets Tell" }) }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Baskets Tell" })
  await dialog.locator("#apercu-size").getByRole("radio", { name: "42" }).check()
  await expect.poll(() => digits(dialog.locator(".cost"))).toContain(money(12_500, "fr"))
  await expect(page).toShowURL(list)
})
