import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { consolePage, ownersPage } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { pressUntilSent, sendForm } from "./form-time.ts"
import { hydrated } from "./hydrated.ts"
import { type MailShop, startMailShop } from "./mail-shop.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { smallPng } from "./small-png.ts"
import { createTranslate } from "./words.ts"

/** Nobody is signed in yet when the console asks who is. */
const meant = [/401/]

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`what visitors write, in the console in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    const shown = createTranslate(locale)
    let shop: MailShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startMailShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      // A form that is sent at once is asked for once more.
      problems.push(watch(owner, meant), watch(visitor, [/422/]))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop?.stop()
    })
    const inShop = (path: string) => shop.url + localizedPath(locale, path)
    const narrow = async (page: Page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 1280, height: 860 })
    }

    test("a review is read, shown, answered, and taken back", { tag: "@long" }, async () => {
      const email = "amina@example.dz"
      await shop.delivered({ email, mobile: "0770 10 20 30", locale })
      await visitor.goto(await shop.linkIn(email, /(http\S+\/review\?key=\S+)/))
      await visitor.getByRole("radio", { name: shown("review.star", { n: 5 }) }).check()
      await visitor.getByLabel(shown("review.text"), { exact: true }).fill("Une merveille au quotidien.")
      await visitor.getByLabel(shown("review.name"), { exact: true }).fill("Amina B.")
      await visitor.getByLabel(shown("review.picture")).setInputFiles(smallPng)
      await visitor.getByRole("button", { name: shown("review.send") }).click()
      await expect(visitor.getByText(shown("review.thanks"))).toBeVisible()

      await owner.goto(`${shop.url}/admin/orders`)
      const menu = owner.getByRole("link", { name: t("shell.reviews") })
      await expect(menu.locator(".nav-n")).toHaveText("1")
      await menu.click()
      const card = owner.locator(".c-card").filter({ hasText: "Une merveille au quotidien." })
      await expect(owner.locator(".c-card").first()).toContainText("Une merveille au quotidien.")
      await expect(card.getByRole("img", { name: t("review.pictureOf", { name: "Amina B." }) })).toBeVisible()
      await expect(card.getByText(t("review.verified"))).toBeVisible()
      await narrow(owner)
      await card.getByRole("button", { name: t("review.approve"), exact: true }).click()
      await expect(card.getByText(t("review.status.approved"), { exact: true })).toBeVisible()
      await expect(menu.locator(".nav-n")).toHaveCount(0)

      const product = async () => (await visitor.request.get(inShop("/product-details/casque-aura"))).text()
      await expect.poll(product).toContain("Une merveille au quotidien.")
      await card.getByRole("button", { name: t("review.reply"), exact: true }).click()
      await card.getByLabel(t("review.ours")).fill("Merci, à bientôt !")
      await card.getByRole("button", { name: t("review.saveReply") }).click()
      await expect.poll(product).toContain("Merci, à bientôt !")

      await visitor.goto(`${inShop("/product-details/casque-aura")}#avis`)
      const quote = visitor.locator("blockquote").filter({ hasText: "Une merveille au quotidien." })
      await expect(quote).toContainText(shown("product.verified"))
      await expect(quote).toContainText(shown("product.reply"))
      await quote.scrollIntoViewIfNeeded()
      const picture = quote.getByRole("img", { name: shown("product.reviewPicture", { name: "Amina B." }) })
      await expect(picture).toHaveJSProperty("complete", true)
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await expectAccessible(visitor)
      await expect.poll(() => product()).toMatch(/"aggregateRating":\{[^}]*"reviewCount":6/)

      await card.getByRole("button", { name: t("review.takeBack") }).click()
      await expect.poll(product).not.toContain("Une merveille au quotidien.")
    })

    test("several reviews are decided together", async () => {
      await owner.goto(`${shop.url}/admin/reviews?status=approved&q=Casque sans fil Aura`)
      const marks = owner.locator(".c-card .c-mark[data-is=approved]")
      await expect(marks).toHaveCount(5)
      await owner.getByLabel(t("visitors.selectAll")).check()
      await owner
        .locator(".c-select-bar")
        .getByRole("button", { name: t("review.refuse") })
        .click()
      await expect(marks).toHaveCount(0)
      const product = async () => (await visitor.request.get(inShop("/product-details/casque-aura"))).text()
      await expect.poll(product).toContain(shown("product.noReview"))
    })

    test("a message is found, answered by a link, and marked", { tag: "@long" }, async () => {
      await visitor.goto(inShop("/contact"))
      await hydrated(visitor)
      await visitor.getByLabel(shown("contact.name"), { exact: true }).fill("Yacine Meziane")
      await visitor.getByLabel(shown("contact.mobile")).fill("0661 22 33 44")
      await visitor.getByLabel(shown("contact.email"), { exact: true }).fill("yacine@example.dz")
      await visitor.getByLabel(shown("contact.message"), { exact: true }).fill("Livrez-vous à Tamanrasset ?")
      await pressUntilSent(
        visitor.getByRole("button", { name: shown("contact.send") }),
        visitor.getByText(shown("contact.sentText")),
      )

      await owner.goto(`${shop.url}/admin/messages?q=tamanrasset`)
      const card = owner.locator(".c-card")
      await expect(card).toHaveCount(1)
      await expect(
        owner
          .getByRole("link", { name: t("shell.messages") })
          .first()
          .locator(".nav-n"),
      ).toHaveText("1")
      const hrefs = await card.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))
      expect(hrefs[0]).toMatch(/^mailto:yacine%40example\.dz\?subject=Re%3A/)
      expect(hrefs.slice(1)).toEqual(["tel:0661223344", "https://wa.me/213661223344"])
      await narrow(owner)
      await card.getByRole("button", { name: t("message.markAnswered") }).click()
      await expect(card.locator(".c-mark")).toHaveText(t("message.status.answered"))
    })

    test("who waits for a product is seen from it", { tag: "@long" }, async () => {
      await shop.db
        .updateTable("product")
        .set({ quantity: 0, status: "out-of-stock" })
        .where("slug", "=", "sac-casbah")
        .execute()
      await sendForm(visitor.request, inShop("/stock-alert?product=sac-casbah"), { email: "samia@example.dz" })
      await owner.goto(`${shop.url}/admin/products?${new URLSearchParams({ filter: '{"q":"sac-casbah"}' })}`)
      const count = owner.getByRole("link", { name: t("waiting.count", { n: 1 }) })
      await count.click()
      const row = owner.getByRole("row").filter({ hasText: "samia@example.dz" })
      await expect(row).toContainText({ fr: "Français", ar: "العربية" }[locale])
      await expect(owner.getByRole("button", { name: t("waiting.ofOne") })).toHaveAttribute("aria-pressed", "true")
      await narrow(owner)
      await row.getByRole("link").click()
      await expect(count).toBeVisible()
    })

    test("addresses for the news are listed with their state, and saved as a file", { tag: "@long" }, async () => {
      await sendForm(visitor.request, inShop("/newsletter"), { email: "meriem@example.dz" })
      await owner.goto(`${shop.url}/admin/messages`)
      await owner.getByRole("link", { name: t("news.title") }).click()
      await expect(owner.getByRole("row").filter({ hasText: "meriem@example.dz" })).toContainText(t("news.state.asked"))
      await narrow(owner)
      const saved = owner.waitForEvent("download")
      await owner.getByRole("button", { name: t("news.export") }).click()
      expect((await saved).suggestedFilename()).toMatch(/^hanout-news-\d{4}-\d\d-\d\d\.csv$/)
    })
  })
}
