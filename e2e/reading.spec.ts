import { locales } from "#core/i18n/locale.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { pressUntilSent } from "./form-time.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

test("the blog is searched, narrowed, paged and read", async ({ page, t, at }) => {
  await page.goto(at("/blog"))
  const posts = page.getByRole("main").getByRole("article")
  await expect(posts).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole("link", { name: t("blog.pages.older") }).click()
  await expect(page).toShowURL(at("/blog?page=2"))
  await expect(posts).toHaveCount(4)

  const side = page.getByRole("complementary", { name: t("blog.sidebar") })
  await side.getByRole("searchbox").fill("cordonnier")
  await side.getByRole("searchbox").press("Enter")
  await expect(posts).toHaveCount(1)
  await posts.getByRole("link").click()
  await expect(page).toShowURL(at("/blog-details/entretenir-un-sac-en-cuir"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole("main").getByRole("link", { name: "Cuir", exact: true }).first().click()
  await expect(page).toShowURL(at("/blog?tag=cuir"))
  await expect(posts).toHaveCount(3)
})

test("a post carries what search engines read of it", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at("/blog-details-2/choisir-un-telephone"))
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("/blog-details/choisir-un-telephone"))
  const data = await page.locator("script[type='application/ld+json']").allTextContents()
  expect(data.join()).toContain('"@type":"Article"')
  const sitemap = await (await page.request.get(at("/sitemap.xml"))).text()
  expect(sitemap).toContain(`<loc>${at("/blog-details/choisir-un-telephone")}</loc>`)
})

test("the menu opens under the mouse, by keyboard, and closes on Escape", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/coupons"))
  const menu = page.getByRole("navigation", { name: t("shell.nav.label") })
  const entry = menu.locator("summary", { hasText: t("shell.foot.universes") })
  const link = menu.locator("a[href$='/shop?category=sacs']")
  await hydrated(page)
  await page.mouse.move(0, 0)
  await entry.hover()
  await expect(link).toBeVisible()
  await page.mouse.move(0, 600)
  await expect(link).toBeHidden()

  await entry.focus()
  await page.keyboard.press("Enter")
  await expect(link).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(link).toBeHidden()
  await expect(entry).toBeFocused()
})

test("every coupon can be read, and its code copied", { tag: "@long" }, async ({ page, context, t, at }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto(at("/coupons"))
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("code") }),
  ).toHaveCount(3)
  await expectAccessible(page)
  await hydrated(page)
  await page.getByRole("button", { name: `${t("coupons.copy")} MODE10` }).click()
  await expect(page.getByText(t("coupons.copied")).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("MODE10")
})

test("information pages state the shop's own facts", { tag: "@long" }, async ({ page, at }) => {
  for (const path of ["/terms", "/privacy", "/delivery-returns", "/about"]) {
    await page.goto(at(path))
    await expect(page.getByRole("main")).not.toContainText(/\{\w+\}/)
    await expectAccessible(page)
  }
})

test("the terms name the seller as the law asks, in three languages", { tag: "@long" }, async ({ page, shop }) => {
  for (const locale of locales) {
    const settings = (await (await page.request.get(`${shop.url}/api/app-setting?locale=${locale}`)).json()).data
    await page.goto(shop.url + localizedPath(locale, "/terms"))
    const seller = page.getByRole("main").getByRole("list").first()
    for (const name of ["shopName", "address", "phone", "email", "registerNumber", "taxNumber"]) {
      expect(settings[name], name).not.toBe("")
      await expect(seller, `${name} in ${locale}`).toContainText(settings[name])
    }
  }
})

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, shopLocale })

      test("a message is refused with what was typed, then sent", { tag: ["@no-script-read-and-write"] }, async ({
        page,
        t,
        at,
        allowFailures,
      }) => {
        allowFailures(/422/)
        await page.goto(at("/contact"))
        await expectNoSidewaysScroll(page)
        const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true })
        await field("contact.name").fill("Amina")
        await field("contact.message").fill("Où est le colis ?")
        const send = page.getByRole("button", { name: t("contact.send") })
        await send.click()
        await expect(page.getByRole("alert").first()).toContainText(t("contact.alert.reach"))
        await expect(field("contact.message")).toHaveValue("Où est le colis ?")
        if (javaScriptEnabled) await expectAccessible(page)
        await field("contact.mobile").fill("0550 01 02 03")
        await pressUntilSent(send, page.getByText(t("contact.sent", { name: "Amina" })))
      })
    })
  }
}
