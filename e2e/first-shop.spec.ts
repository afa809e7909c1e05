import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { choose } from "./choose.ts"
import { type ConsoleShop, consolePage, joinTeam, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { category, colors, logo, name, photo, product, slug, story, writeInThree } from "./first-shop-goods.ts"
import { exportParcel } from "./first-shop-parcel.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { screensFolder, takeScreenshot } from "./take-screenshot.ts"
import { createTranslate } from "./words.ts"

// A merchant's first day, from an empty browser to the first parcel. `npm run screens -- first-shop` takes a picture of each
// step, in both languages; where the merchant works in French, the shopper orders in Arabic.

const fashion = { fr: "Mode", ar: "أزياء" }

/** Nobody is signed in yet when the console asks who is; a page of the sample that was cleared is missing. */
const meant = [/401/, /404/]

/** The merchant's languages; the shopper has the other one. A picture is taken of every step in both. */
const merchants = screensFolder ? (["fr", "ar"] as const) : casesOf(import.meta.filename, ["fr", "ar"] as const)

for (const locale of merchants) {
  const spoken = locale === "fr" ? "ar" : "fr"
  test.describe(`a merchant's first day in ${locale}`, () => {
    const t = consoleWords(locale)
    const say = createTranslate(spoken)
    let shop: ConsoleShop
    let owner: Page
    let shopper: Page
    let problems: string[][]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await consolePage(browser, locale, 1280)
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: `${spoken}-DZ` }
      shopper = await (await browser.newContext({ ...phone, timezoneId: "Africa/Algiers" })).newPage()
      problems = [watch(owner, meant), watch(shopper, meant)]
    })
    test.afterAll(async () => {
      await owner?.context().close()
      await shopper?.context().close()
      await shop.stop()
    })

    const capture = (page: Page, step: string) => takeScreenshot(page, `${step}-${page === owner ? locale : spoken}`)
    const press = (text: string) => owner.getByRole("button", { name: text, exact: true }).click()
    const at = (path: string) => shop.url + localizedPath(spoken, path)
    const html = async (path: string) => (await shopper.request.get(at(path))).text()
    const data = async (path: string) => (await (await shopper.request.get(`${shop.url}/api${path}`)).json()).data
    const inThree = (field: string, texts: typeof name) => writeInThree(owner, field, texts)
    const toChecklist = async () => {
      await owner.goto(`${shop.url}/admin`)
      return owner.getByRole("region", { name: t("setup.title") })
    }

    test("leads from nothing to the first parcel", { tag: "@long" }, async () => {
      // A whole day, with two pictures of each step where they are asked for.
      test.setTimeout(900_000)
      await test.step("the first owner joins, and the checklist says where to begin", async () => {
        await joinTeam(owner, shop.firstOwnerLink, t, "Rania Belkacem", "rania@shop.example")
        const steps = owner.getByRole("region", { name: t("setup.title") })
        await expect(steps.locator('[aria-current="step"]')).toContainText(t("sample.title"))
        await capture(owner, "01-checklist")
        await steps.getByRole("link", { name: t("sample.title") }).click()
      })

      await test.step("the sample is cleared, and the shop says that it opens soon", async () => {
        await expect(owner.getByRole("heading", { name: t("sample.going") })).toBeVisible()
        await capture(owner, "02-sample")
        await owner.getByRole("button", { name: t("sample.title") }).click()
        await expect(owner.getByRole("button", { name: t("sample.undo") })).toBeVisible()
        await capture(owner, "03-sample-cleared")
        expect((await shopper.request.get(at("/product-details/casque-aura"))).status()).toBe(404)
        await expect.poll(() => data("/products")).toEqual([])
        await shopper.goto(at("/"))
        await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(say("construction.title"))
        await capture(shopper, "04-opens-soon")
      })

      await test.step("the shop gets its own name and phone", async () => {
        await (await toChecklist()).getByRole("link", { name: t("setup.settings") }).click()
        await inThree("shopName", name)
        await owner.locator('[name="phone"]').fill("041 33 20 10")
        await owner.locator('[name="email"]').fill("salam@ifina.example")
        await capture(owner, "05-shop-facts")
        await press(t("form.save"))
        await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
        await expect.poll(() => html("/contact")).toContain(name[spoken])
        await expect.poll(() => html("/contact")).toContain("041 33 20 10")
      })

      await test.step("its own logo and colour are published", async () => {
        await owner.goto(`${shop.url}/admin/settings/theme`)
        const chooser = owner.waitForEvent("filechooser")
        await press(t("theme.picture.upload", { what: t("theme.logo") }))
        await (await chooser).setFiles(logo)
        await expect(owner.getByRole("group", { name: t("theme.logo"), exact: true }).getByRole("img")).toBeVisible()
        await owner.locator('[name="brand"]').fill("#5b2a86")
        await capture(owner, "06-theme")
        await press(t("theme.publish"))
        await expect(owner.locator(".c-bar").getByText(t("theme.stage.published"))).toBeVisible()
        await expect.poll(() => html("/contact")).toMatch(/href="\/theme\/5b2a86-/)
        await expect.poll(() => html("/contact")).toMatch(/\/media\/theme\/[0-9a-f]{16}\.svg/)
      })

      await test.step("a category of its own is shown", async () => {
        await (await toChecklist()).getByRole("link", { name: t("setup.categories") }).click()
        await press(fashion[locale])
        await press(t("categories.new"))
        await inThree("title", category)
        await capture(owner, "07-category")
        await press(t("categories.save"))
        await expect(owner.getByRole("dialog")).toHaveCount(0)
        await expect.poll(() => html("/shop-categories")).toContain(category[spoken])
      })

      await test.step("a product is published in its colours and sizes", async () => {
        await (await toChecklist()).getByRole("link", { name: t("setup.products") }).click()
        const part = (key: Parameters<typeof t>[0]) => owner.getByRole("region", { name: t(key), exact: true })
        await owner.getByLabel(t("product.type"), { exact: true }).selectOption("fashion")
        await owner.getByRole("checkbox", { name: category[locale] }).check()
        await inThree("name", product)
        await inThree("shortDescription", story)
        await owner.locator('[name="price"]').fill("6400")
        await owner.locator('[name="quantity"]').fill("24")
        await part("product.pictures").locator('input[type="file"]').setInputFiles(photo)
        await expect(owner.locator(".c-pic")).toHaveCount(1)
        for (const [place, color] of colors.entries()) {
          await press(t("product.addColor"))
          await inThree(`colors.${place}.name`, color.name)
          await owner.locator(`[name="colors.${place}.hex"]`).fill(color.hex)
        }
        await part("product.sizes").getByRole("button").filter({ hasText: "\u2068S–XL" }).click()
        await capture(owner, "09-product")
        await press(t("product.publishNow"))
        await expect(owner).toShowURL(/\/admin\/products\/[a-z0-9]{24}$/)
        const stored = async () => (await data(`/products?filters[slug][$eq]=${slug}&populate=variants`))[0]
        await expect.poll(async () => (await stored())?.variants.length).toBe(8)
        await expect.poll(() => stored()).toMatchObject({ price: 6400, quantity: 24 })
      })

      await test.step("delivery has its own prices", async () => {
        await owner.goto(`${shop.url}/admin/delivery`)
        await capture(owner, "10-delivery")
        await press(t("tariff.samples.remove"))
        await expect(owner.getByRole("button", { name: t("tariff.samples.remove") })).toHaveCount(0)
        await owner.getByRole("searchbox").fill("Oran")
        for (const [column, price] of ["300", "450"].entries()) {
          await owner.locator(`[data-at="0.${column}"]`).click()
          await owner.keyboard.type(price)
          await owner.keyboard.press("Enter")
        }
        await press(t("sheet.save"))
        await expect(owner.locator("td[data-changed]")).toHaveCount(0)
        const oran = async () => (await data("/wilayas?filters[code][$eq]=31"))[0]
        await expect.poll(() => oran()).toMatchObject({ desk: 300, home: 450 })
        await capture(owner, "11-delivery-own")
      })

      await test.step("the home page has three sections of its own", async () => {
        await owner.goto(`${shop.url}/admin/sections`)
        await press(t("section.start"))
        const rows = owner.locator("[data-section]")
        await expect(rows.first()).toBeVisible()
        for (let left = await rows.count(); left > 0; left--) {
          await rows
            .first()
            .getByRole("button", {
              name: new RegExp(`^${t("section.remove", { name: "" }).trim().replaceAll(/\s/g, "\\s")}`),
            })
            .click()
          await expect(rows).toHaveCount(left - 1)
        }
        for (const kind of ["slides", "product-row", "text-picture"] as const) {
          await press(t("section.add"))
          const picker = owner.getByRole("dialog")
          await picker.getByRole("button", { name: t(`section.kind.${kind}`) }).click()
          if (kind === "text-picture") await inThree(".title", story)
        }
        await capture(owner, "12-sections")
        await press(t("form.save"))
        await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
        await expect.poll(() => html("/")).toContain(story[spoken])
        await expect.poll(() => html("/")).toContain(`/product-details/${slug}`)
      })

      await test.step("a shopper finds it on a phone and orders", async () => {
        await shopper.goto(at("/"))
        await hydrated(shopper)
        await expectNoSidewaysScroll(shopper)
        await expectAccessible(shopper)
        await capture(shopper, "13-home")
        await shopper.getByRole("main").getByRole("link", { name: product[spoken] }).first().tap()
        await expect(shopper).toShowURL(new RegExp(`/product-details/${slug}`))
        await hydrated(shopper)
        await capture(shopper, "14-product")
        const form = productForm(shopper, say)
        await shopper.locator("#commande-size").getByRole("radio", { name: "L", exact: true }).check()
        await form.fillPerson({ firstname: "Nesrine", mobile: "0661 20 30 41" })
        await choose(form.field("orderForm.wilaya"), "Oran")
        await choose(form.field("orderForm.commune"), "Es Sénia")
        await expect(form.form.locator(".sums")).toContainText(/450/)
        await capture(shopper, "15-order-form")
        await form.submit.tap()
        await form.placed()
        await expect(shopper.locator("html")).toHaveAttribute("lang", spoken)
        await capture(shopper, "16-confirmation")
      })

      await test.step("the call is made and confirmed", async () => {
        await owner.goto(`${shop.url}/admin/orders/calls`)
        await expect(owner.locator(".dial")).toHaveAttribute("href", "tel:+213661203041")
        await capture(owner, "17-call")
        await press(t("step.confirmed"))
        await expect(owner.getByText(t("call.allDone"))).toBeVisible()
        await capture(owner, "18-called")
        const [order] = (await (await owner.request.get(`${shop.url}/api/admin/orders`)).json()).data
        expect(order).toMatchObject({ status: "confirmed", mobile: "0661203041" })
      })

      await test.step("the carrier's file has the parcel", async () => {
        const others = await exportParcel(owner, { locale, at: shop.url, capture })
        expect(others).toEqual([])
      })
      expect(problems.flat(), "console errors and failed requests").toEqual([])
    })
  })
}
