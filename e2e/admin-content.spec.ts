import { createHmac } from "node:crypto"
import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { type ConsoleShop, consolePage, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

/** Nobody is signed in yet when the console asks who is; a draft is a 404 to visitors. */
const meant = [/401/, /404/]

/** The six digits that an app shows for a key in base 32 (RFC 6238). */
function codeOf(key: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("")
  const secret = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac("sha1", secret).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`settings, coupons and posts in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    const shown = createTranslate(locale)
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

    const bar = () => owner.locator(".c-bar")
    const saved = () => expect(bar()).toHaveAttribute("data-state", "saved")
    const visit = (path: string) => visitor.goto(shop.url + localizedPath(locale, path))

    test("a setting that is changed is seen in the shop; what is wrong is named", async () => {
      await owner.goto(`${shop.url}/admin/settings`)
      const phone = owner.locator('[name="phone"]')
      await phone.fill("…")
      await owner.keyboard.press("Control+s")
      await owner
        .locator(".c-problems")
        .getByRole("button", { name: t("settings.phone"), exact: true })
        .click()
      await expect(phone).toBeFocused()
      await phone.fill("021 63 00 00")
      const banner = locale === "ar" ? ["bannerAr", "عطلة يوم الجمعة"] : ["bannerFr", "Fermé ce vendredi"]
      await owner.locator(`[name="${banner[0]}"]`).fill(banner[1] ?? "")
      await expectAccessible(owner)
      await owner.keyboard.press("Control+s")
      await saved()
      const contact = shop.url + localizedPath(locale, "/contact")
      const page = async () => (await visitor.request.get(contact)).text()
      await expect.poll(page).toContain("021 63 00 00")
      await visit("/contact")
      await expect(visitor.getByText(banner[1] ?? "")).toBeVisible()
    })

    test("a coupon is made and lowers what a cart comes to", { tag: "@long" }, async () => {
      await owner.goto(`${shop.url}/admin/coupons/new`)
      await owner.locator('[name="code"]').fill("essai20")
      await owner.locator('[name="value"]').fill("20")
      await owner.locator('[name="title.fr"]').fill("Essai")
      await owner.getByRole("button", { name: t("coupon.create") }).click()
      await expect(owner.getByText(t("coupon.state.active"), { exact: true })).toBeVisible()
      await expectAccessible(owner)
      await owner.goto(`${shop.url}/admin/coupons?q=essai`)
      await expect(owner.getByRole("link", { name: "ESSAI20" })).toBeVisible()
      await expect(owner.getByRole("row")).toHaveCount(2)
      await expectAccessible(owner)

      await fillCart(visitor, [cartLines.bag])
      await visit("/cart")
      await visitor.getByLabel(shown("checkout.couponLabel")).fill("essai20")
      await visitor.getByRole("button", { name: shown("checkout.couponApply") }).click()
      await expect(visitor.getByText(shown("checkout.couponHolds", { code: "ESSAI20" }))).toBeVisible()

      // Its end leaves what is typed in the form, which is saved as before.
      await owner.getByRole("link", { name: "ESSAI20" }).click()
      await owner.locator('[name="title.fr"]').fill("Essai fini")
      await owner.getByRole("button", { name: t("coupon.endNow") }).click()
      await owner
        .getByRole("dialog")
        .getByRole("button", { name: t("coupon.endNow") })
        .click()
      await expect(owner.getByText(t("coupon.state.ended"), { exact: true })).toBeVisible()
      await expect(owner.locator('[name="title.fr"]')).toHaveValue("Essai fini")
      await owner.getByRole("button", { name: t("form.save") }).click()
      await saved()
      await owner.reload()
      await expect(owner.locator('[name="title.fr"]')).toHaveValue("Essai fini")
      await expect(owner.getByText(t("coupon.state.ended"), { exact: true })).toBeVisible()
    })

    test("a post is a draft that a link alone shows, until it is published", { tag: "@long" }, async () => {
      await owner.goto(`${shop.url}/admin/posts/new`)
      await owner.locator('[name="title.fr"]').fill("Choisir une théière")
      await owner.locator('[name="category"]').selectOption("acheter")
      await owner.getByRole("button", { name: t("post.saveDraft") }).click()
      await expect(owner.getByText(t("post.state.draft"), { exact: true })).toBeVisible()
      expect((await visit("/blog-details/choisir-une-theiere"))?.status()).toBe(404)

      const opened = owner.context().waitForEvent("page")
      await owner.getByRole("button", { name: t("post.preview") }).click()
      const preview = await opened
      await expect(preview.getByText(shown("blog.preview"))).toBeVisible()
      await expect(preview.getByRole("heading", { level: 1, name: "Choisir une théière" })).toBeVisible()
      const answer = await preview.request.get(preview.url())
      expect(answer.headers()["cache-control"]).toBe("no-store")
      expect(answer.headers()["x-robots-tag"]).toBe("noindex")
      await preview.close()

      // What is published needs more than a draft.
      await owner.getByRole("button", { name: t("post.publishNow") }).click()
      await owner
        .locator(".c-problems")
        .getByRole("button", { name: t("post.excerpt"), exact: true })
        .click()
      await owner.locator('[name="excerpt.fr"]').fill("Trois questions à se poser")
      await owner.locator('[name="authorName.fr"]').fill("Lina")
      await owner.getByRole("button", { name: t("post.publishNow") }).click()
      await saved()
      await expectAccessible(owner)
      const status = async () => (await visit("/blog-details/choisir-une-theiere"))?.status()
      await expect.poll(status).toBe(200)
      await owner.goto(`${shop.url}/admin/posts?q=theiere`)
      await expect(owner.getByRole("row")).toHaveCount(2)
      await owner.goto(`${shop.url}/admin/pages`)
      await expect(owner.getByRole("list").getByRole("link", { name: /./ }).first()).toBeVisible()
    })

    test("the forms fit a phone, one language at a time", { tag: "@long" }, async () => {
      await owner.setViewportSize({ width: 390, height: 860 })
      for (const path of ["/settings/shop", "/coupons", "/posts", "/posts/new", "/pages"]) {
        await owner.goto(`${shop.url}/admin${path}`)
        await expect(owner.getByRole("heading", { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(owner)
      }
      await owner.goto(`${shop.url}/admin/posts/new`)
      await expect(owner.locator('[name="title.ar"]')).toBeHidden()
      await owner
        .getByRole("button", { name: /العربية/ })
        .first()
        .click()
      await expect(owner.locator('[name="title.ar"]')).toBeVisible()
      await owner.setViewportSize({ width: 1280, height: 860 })
    })

    test("the second step is set up by a picture with its key beside it, and signs in", { tag: "@long" }, async () => {
      await owner.goto(`${shop.url}/admin/account`)
      const part = owner
        .locator("section")
        .filter({ has: owner.getByRole("heading", { name: t("account.twoFactor") }) })
      await part.getByLabel(t("account.current")).fill(password)
      await part.getByRole("button", { name: t("account.turnOn") }).click()
      await expect(owner.getByRole("img", { name: t("account.qr") })).toBeVisible()
      const key = (await owner.locator(".c-code").innerText()).replace(/\s/g, "")
      await expectAccessible(owner)
      await owner.getByLabel(t("account.confirmCode")).fill(codeOf(key))
      await owner.getByRole("button", { name: t("account.confirm"), exact: true }).click()
      await expect(owner.getByText(t("account.spare"), { exact: true })).toBeVisible()
      const rows = await fetch(`${shop.url}/api/admin/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "rania@shop.example", password }),
      })
      expect((await rows.json()).data).toEqual({ twoFactorRequired: true })
    })
  })
}
