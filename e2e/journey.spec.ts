import { formatMoney } from "#core/money.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { choose } from "./choose.ts"
import { expect, test } from "./shop.ts"
import { isFull } from "./short-form.ts"

/** Prices group digits with spaces of several kinds. */
const loose = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s*"))

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 }, hasTouch: false },
}

// Every journey runs in two languages, with and without JavaScript, on a phone and on a desktop; the short form has each of these
// once.
for (const shopLocale of ["fr", "ar"] as const) {
  for (const device of ["phone", "desktop"] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const isFrench = shopLocale === "fr"
      if (!isFull && (isFrench !== (device === "phone") || isFrench !== javaScriptEnabled)) continue
      test.describe(`${shopLocale}, ${device}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
        test.use({ shopLocale, javaScriptEnabled, ...devices[device] })
        journey()
      })
    }
  }
}

function journey() {
  test("home shows the shop in its language and leads to the listing", { tag: ["@no-script-browse"] }, async ({
    page,
    t,
    at,
    shopLocale,
  }) => {
    const answer = await page.goto(at("/"))
    expect(answer?.status()).toBe(200)
    await expect(page.locator("html")).toHaveAttribute("lang", shopLocale)
    await expect(page.locator("html")).toHaveAttribute("dir", shopLocale === "ar" ? "rtl" : "ltr")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page)

    await page
      .getByRole("main")
      .getByRole("link", { name: t("home.universes.all") })
      .click()
    await expect(page).toShowURL(at("/shop"))
  })

  test("the listing filters, sorts and pages", { tag: ["@no-script-filter-sort-page"] }, async ({ page, t, at }) => {
    await page.goto(at("/shop"))
    const cards = page.getByRole("main").locator(".pc")
    await expect(cards).toHaveCount(12)
    await expectNoSidewaysScroll(page)

    await page.getByRole("link", { name: t("listing.pages.next") }).click()
    await expect(page).toShowURL(/page=2/)
    await expect(cards).toHaveCount(12)

    await page.goto(at("/shop?productType=jewelry&sort=high-to-low"))
    await expect(cards).toHaveCount(8)
    await expect(cards.first()).toContainText(/Yasmine|ياسمين/)
  })

  test("a product is ordered and the order is confirmed", { tag: ["@no-script-order"] }, async ({
    page,
    t,
    at,
    shopLocale,
    javaScriptEnabled,
    allowFailures,
  }) => {
    allowFailures(/422/)
    const money = (dinars: number) => loose(formatMoney(dinars * 100, shopLocale))
    const form = page.locator("#commande")
    const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })

    await page.goto(at("/shop?category=audio"))
    await page.locator(".pc-title a[href$='/casque-aura']").click()
    await expect(page).toShowURL(at("/product-details/casque-aura"))
    await expectNoSidewaysScroll(page)

    await expect(field("orderForm.wilaya")).toHaveValue("Alger")
    await expect(field("orderForm.commune")).toHaveValue("Kouba")

    // Two pieces; without a script each press of the stepper is a round trip.
    await page.getByRole("button", { name: t("product.quantityMore") }).click()
    await expect(page.locator("input[name=quantity]")).toHaveValue("2")

    await field("orderForm.firstname").fill("Amina")
    await field("orderForm.lastname").fill("Bensalem")
    await choose(field("orderForm.wilaya"), "Béjaïa")
    if (!javaScriptEnabled) await page.getByRole("button", { name: t("orderForm.communeShow") }).click()
    await expect(field("orderForm.commune").locator("option[value=Akbou]")).toHaveCount(1)
    await choose(field("orderForm.commune"), "Akbou")

    // The number is missing: an alert, no order, and all that was typed is kept.
    await form.getByRole("button", { name: t("orderForm.submit") }).click()
    await expect(form.getByRole("alert")).toContainText(t("orderForm.alert.mobile"))
    await expect(field("orderForm.mobile")).toBeFocused()
    await expect(field("orderForm.firstname")).toHaveValue("Amina")
    await expect(field("orderForm.commune")).toHaveValue("Akbou")
    await expect(page.locator("input[name=quantity]")).toHaveValue("2")
    if (javaScriptEnabled) await expectAccessible(page)

    await field("orderForm.mobile").fill("0555 12 34 56")
    await expect(form.locator(".total")).toContainText(money(2 * 25_200))
    await form.getByRole("button", { name: t("orderForm.submit") }).click()

    await expect(page).toShowURL(/\/confirmation-commande\?order=[\w-]{20,}/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("confirmation.thanks", { name: "Amina" }))
    await expect(page.getByRole("main")).toContainText(/HN-\d\d-\d{6}/)
    await expect(page.getByRole("main")).toContainText(money(2 * 25_200))
    await expectNoSidewaysScroll(page)
  })

  test("an unknown page says so and leads home", { tag: "@long" }, async ({ page, t, at, allowFailures }) => {
    allowFailures(/404/)
    const answer = await page.goto(at("/no-such-page"))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("main")).toContainText("404")
    await expect(page.getByRole("main")).toContainText(t("error.notFound.title"))
    await page
      .getByRole("main")
      .getByRole("link", { name: t("error.home") })
      .click()
    await expect(page).toShowURL(at("/"))
  })
}
