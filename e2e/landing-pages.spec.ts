import type { Browser, Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { freshPhone, productForm } from "./order-page.ts"
import { expectBackByKeyboard } from "./removed-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

/** Nobody is signed in yet when the console asks who is; a page that is hidden or removed is a 404. */
const meant = [/401/, /404/]

const title = { fr: "Le silence, enfin", ar: "الهدوء أخيرا" }
const section = { fr: "Trente heures sans prise", ar: "ثلاثون ساعة بلا شحن" }
const button = { fr: "Je la veux", ar: "أريدها" }

/** A visitor's own window on a phone, with nothing stored. */
async function phone(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 860 },
    timezoneId: "Africa/Algiers",
    javaScriptEnabled,
  })
  return context.newPage()
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`landing pages in ${locale}`, () => {
    const t = consoleWords(locale)
    const said = createTranslate(locale)
    const path = localizedPath(locale, "/lp/offre-aura")
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      problems.push(watch(owner, meant), watch(visitor, meant))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    const press = (name: string) => owner.getByRole("button", { name, exact: true }).click()
    const save = async () => {
      await press(t("form.save"))
      await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    }
    const status = async () => (await visitor.request.get(shop.url + path)).status()
    const figure = (name: string) => owner.locator(`[data-figure="${name}"] dd`)

    // One scenario: each step begins where the one before it has ended.
    test("are made, filled, ordered from, counted and removed", { tag: "@long" }, async ({ browser }) => {
      await test.step("one is made from a product, and seen once it is shown", async () => {
        await owner.goto(`${shop.url}/admin/products/${(await productId(owner, shop)) ?? ""}`)
        await owner.getByRole("link", { name: t("product.landing"), exact: true }).click()
        const dialog = owner.getByRole("dialog")
        await expect(dialog.locator('[name="slug"]')).toHaveValue("casque-aura")
        await dialog.locator('[name="slug"]').fill("offre-aura")
        await expectAccessible(owner)
        await expect(dialog.getByRole("alert")).toHaveText("")
        await dialog.getByRole("button", { name: t("landing.add"), exact: true }).click()
        await expect(owner.getByRole("checkbox", { name: t("landing.shown") })).not.toBeChecked()
        await expect.poll(() => status()).toBe(404)
        await owner.getByRole("checkbox", { name: t("landing.shown") }).check()
        await owner.locator('[name="title.fr"]').fill(title.fr)
        await owner.locator('[name="title.ar"]').fill(title.ar)
        await expectAccessible(owner)
        await save()
        await expect.poll(status).toBe(200)
      })

      await test.step("sections stand above and below its order form", async () => {
        await owner.getByRole("link", { name: t("landing.sections"), exact: true }).click()
        await press(t("section.add"))
        const kinds = owner.getByRole("dialog").getByRole("listitem")
        await expect(kinds).toHaveCount(4)
        await kinds.getByRole("button", { name: t("section.kind.text-picture") }).click()
        for (const language of ["fr", "ar"] as const) {
          await owner.locator(`.s-body [name$=".title.${language}"]`).fill(section[language])
          await owner.locator(`.s-body [name$=".button.${language}"]`).fill(button[language])
        }
        await expectAccessible(owner)
        const name = t("section.named", { kind: t("section.kind.text-picture"), words: section[locale] })
        await press(t("section.up", { name }))
        await press(t("section.add"))
        await kinds.getByRole("button", { name: t("section.kind.promises") }).click()
        await save()
        await expect.poll(() => readsBefore(visitor, shop.url + path, section[locale], title[locale])).toBe(true)
      })

      await test.step("a hidden one is seen in a preview alone, with its sections, and is kept nowhere", async () => {
        await owner.getByRole("link", { name: t("landing.own"), exact: true }).click()
        const shown = owner.getByRole("checkbox", { name: t("landing.shown") })
        await shown.uncheck()
        await save()
        await expect.poll(status).toBe(404)
        const opened = owner.context().waitForEvent("page")
        await press(t("post.preview"))
        const preview = await opened
        await preview.waitForURL(/\/lp\/landing-pages\./)
        problems.push(watch(preview, meant))
        await preview.setViewportSize({ width: 390, height: 860 })
        const heading = preview.getByRole("heading", { level: 1 })
        await expect(heading).toHaveText(said("blog.previewOf", { title: title[locale] }))
        await expect(preview.getByText(said("blog.preview"))).toBeInViewport()
        await expect(preview.getByRole("heading", { name: section[locale] })).toBeVisible()
        await expect(preview.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
        await expect(preview.getByText(said("orderForm.preview"))).toBeVisible()
        await expect(preview.getByRole("button", { name: said("orderForm.submit") })).toBeDisabled()
        const answer = await preview.request.get(preview.url())
        expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" })
        expect((await preview.request.get(preview.url().slice(0, -1))).status()).toBe(404)
        await expectNoSidewaysScroll(preview)
        await expectAccessible(preview)
        await preview.close()
        await shown.check()
        await save()
        await expect.poll(status).toBe(200)
      })

      await test.step("shows one product on a phone, and leads to its order form and what the law asks for alone", async () => {
        await visitor.goto(shop.url + path)
        await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title[locale])
        const canonical = visitor.locator("link[rel=canonical]")
        await expect(canonical).toHaveAttribute(
          "href",
          shop.url + localizedPath(locale, "/product-details/casque-aura"),
        )
        await expect(visitor.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
        // The browser is a French one: a page in another language has a line that offers the same page in French.
        const hrefs = await visitor
          .locator("a[href]:not([data-language-offer] *)")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
        const legal = ["/terms", "/delivery-returns", "/privacy"].map((page) => localizedPath(locale, page))
        const away = hrefs.filter((href) => !/^(?:#|tel:|\/media\/)/.test(href) && !href.includes("#commande"))
        expect(away).toEqual(legal)
        await visitor.getByRole("link", { name: button[locale] }).click()
        await expect(visitor.locator("#commande")).toBeInViewport()
        await expectNoSidewaysScroll(visitor)
        await expectAccessible(visitor)
      })

      await test.step("an order is placed from it, also without JavaScript, and comes back to it when something is missing", async () => {
        const first = productForm(visitor, said)
        await first.fillPerson()
        await first.press()
        await first.placed()
        const plain = await phone(browser, false)
        await plain.goto(shop.url + path)
        const form = productForm(plain, said)
        await form.fillPerson({ firstname: "" })
        await form.press()
        await expect(form.form.getByRole("alert")).toBeVisible()
        expect(new URL(plain.url()).pathname).toBe(path)
        await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title[locale])
        await form.fillPerson({ mobile: freshPhone() })
        await form.press()
        await form.placed()
        await plain.context().close()
      })

      await test.step("each visitor counts once, and the console shows the rate", async () => {
        for (let visits = 0; visits < 3; visits++) {
          const page = await phone(browser)
          for (let times = 0; times < 2; times++) {
            const counted = times === 0 ? page.waitForResponse(/landing-visits/) : undefined
            await page.goto(shop.url + path)
            await counted
          }
          await page.context().close()
        }
        await owner.goto(`${shop.url}/admin/landing-pages`)
        await expect(figure("visits")).toHaveText("4")
        await expect(figure("orders")).toHaveText("2")
        await expect(figure("delivered")).toHaveText("0")
        await expect(figure("conversion")).toContainText("50")
        await press(t("landing.days", { n: 7 }))
        await expect(figure("visits")).toHaveText("4")
        await expectAccessible(owner)
      })

      await test.step("a removed one comes back by the keyboard", async () => {
        await expectBackByKeyboard(owner, { t, title: title[locale], status })
      })
    })
  })
}

/** Whether a page has one text before the other. */
async function readsBefore(page: Page, url: string, first: string, second: string): Promise<boolean> {
  const body = await (await page.request.get(url)).text()
  const main = body.slice(body.indexOf("<main"))
  return main.includes(first) && main.indexOf(first) < main.indexOf(`>${second}<`)
}

async function productId(page: Page, shop: ConsoleShop): Promise<string | undefined> {
  const answer = await page.request.get(`${shop.url}/api/admin/products?q=casque-aura`)
  const { data } = (await answer.json()) as { data: { slug: string; documentId: string }[] }
  return data.find(({ slug }) => slug === "casque-aura")?.documentId
}
