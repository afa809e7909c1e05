import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

/** Nobody is signed in yet when the console asks who is. */
const meant = [/401/]

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`what a merchant sets by hand, in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    const shown = createTranslate(locale)
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

    const go = (path: string) => owner.goto(`${shop.url}/admin${path}`)
    const saved = () => expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    const ask = async (path: string) => (await (await owner.request.get(`${shop.url}/api/admin${path}`)).json()).data

    test("the week and low stock are settings of the shop, and the numbers follow", { tag: "@long" }, async () => {
      await go("/settings/shop")
      await owner.locator('[name="lowStock"]').fill("7")
      await owner.getByLabel(t("settings.weekStart")).selectOption("sunday")
      await expectAccessible(owner)
      await owner.keyboard.press("Control+s")
      await saved()
      await expect.poll(() => ask("/settings")).toMatchObject({ lowStock: 7, weekStart: "sunday" })
      await go("/numbers")
      await owner.getByRole("button", { name: t("numbers.week") }).click()
      const from = owner.getByLabel(t("numbers.from"), { exact: true })
      await expect.poll(async () => new Date(await from.inputValue()).getUTCDay()).toBe(0)
    })

    test("a language leaves the shop when it is switched off, and comes back", { tag: "@long" }, async () => {
      const offer = async (isOffered: boolean) => {
        await go("/settings/shop")
        await owner.locator('[name="languages.en"]').setChecked(isOffered)
        await owner.keyboard.press("Control+s")
        await saved()
      }
      const led = async () => {
        const answer = await owner.request.get(`${shop.url}/en/shop?page=2`, { maxRedirects: 0 })
        return [answer.status(), answer.headers().location]
      }
      // Each page follows within a second, by itself.
      const languagesInShop = async () => {
        await owner.goto(shop.url + localizedPath(locale, "/shop"))
        return owner.locator(".langs a").count()
      }
      await offer(false)
      await expect(owner.locator('[name="languages.fr"]')).toBeDisabled()
      await expect(owner.locator('[name="shopName.en"]')).toHaveCount(0)
      await expect.poll(led).toEqual([302, "/shop?page=2"])
      await expect.poll(languagesInShop).toBe(2)
      await expect(owner.locator("link[hreflang]")).toHaveCount(3)
      await expect(owner.locator('link[hreflang="en"]')).toHaveCount(0)
      const sitemap = await (await owner.request.get(`${shop.url}/sitemap.xml`)).text()
      expect(sitemap).toContain(`${shop.url}/ar/shop<`)
      expect(sitemap).not.toContain(`${shop.url}/en/shop<`)
      await offer(true)
      await expect(owner.locator('[name="shopName.en"]')).toBeVisible()
      await expect.poll(led).toEqual([200, undefined])
      await expect.poll(languagesInShop).toBe(3)
      await expect(owner.locator('link[hreflang="en"]')).toHaveAttribute("href", `${shop.url}/en/shop`)
    })

    test("an order is given to an agent and to a carrier, and its file has the carrier's spelling", {
      tag: "@long",
    }, async () => {
      const number = await shop.order("casque-aura", 1, "0550112233")
      const [{ documentId }] = await ask(`/orders?q=${number}`)
      await go(`/orders/${documentId}`)
      await owner.getByRole("button", { name: t("order.setParcel") }).click()
      await owner.getByLabel(t("order.agent"), { exact: true }).selectOption({ label: "Rania Belkacem" })
      await owner.getByLabel(t("order.carrier"), { exact: true }).fill(t("export.zr"))
      await owner.getByLabel(t("order.tracking"), { exact: true }).fill("ZR-77")
      await expectAccessible(owner)
      await owner.getByRole("button", { name: t("order.save"), exact: true }).click()
      await expect(owner.locator(".c-facts").last()).toContainText("ZR-77")
      await expect(owner.locator(".c-facts").last()).toContainText("Rania Belkacem")
      await expect.poll(() => ask(`/orders/${documentId}`)).toMatchObject({ carrier: "zr", tracking: "ZR-77" })

      await go("/delivery")
      await owner.getByRole("link", { name: t("spelling.link") }).click()
      const carrier = owner.getByRole("link", { name: t("export.zr"), exact: true })
      await carrier.click()
      // The form of the carrier before takes a choice until this one's is there.
      await expect(carrier).toHaveAttribute("aria-current", "page")
      await owner.getByLabel(t("order.wilaya"), { exact: true }).selectOption("6")
      await owner.getByPlaceholder("Akbou", { exact: true }).fill("AKBOU CENTRE")
      await expectAccessible(owner)
      await owner.keyboard.press("Control+s")
      await saved()
      await expect
        .poll(() => ask("/delivery/spellings?carrier=zr"))
        .toMatchObject({
          rows: [{ wilaya: 6, commune: "Akbou", name: "AKBOU CENTRE" }],
        })
    })

    test("a tag is renamed, and lost by as many posts as is said", { tag: "@long" }, async () => {
      const [first, ...others] = await ask("/post-tags")
      await go("/posts/topics")
      const tags = owner.locator("section", { has: owner.getByRole("heading", { name: t("post.tags"), exact: true }) })
      const row = tags.getByRole("listitem")
      await expect(row).toHaveCount(others.length + 1)
      await expectAccessible(owner)
      await row.first().getByRole("button").click()
      if (locale === "ar") await owner.getByRole("button", { name: /العربية/ }).click()
      await owner.locator(`[name="title.${locale}"]`).fill("Nouveau")
      await expectAccessible(owner)
      await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
      await expect(row.first()).toContainText("Nouveau")
      await row.first().getByRole("button").click()
      await owner.getByRole("button", { name: t("post.removeTopic"), exact: true }).click()
      await expect(owner.getByText(t("post.loseTag", { n: first.posts }))).toBeVisible()
      await owner.getByRole("button", { name: t("post.removeTopic"), exact: true }).click()
      await expect(row).toHaveCount(others.length)
    })

    test("a sub-category moves to the top", { tag: "@long" }, async () => {
      type Category = { documentId: string; parent: string | null; productType: string; title: Record<string, string> }
      const all: Category[] = await ask("/categories")
      const own = all.filter(({ productType }) => productType === "electronics")
      const child = own.find(({ parent }) => parent !== null)
      await go("/products/categories")
      await owner.getByRole("button", { name: t("categories.edit", { name: child?.title[locale] ?? "" }) }).click()
      const parent = owner.getByLabel(t("categories.parent"))
      await expect(parent).toHaveValue(child?.parent ?? "")
      await parent.selectOption("")
      await expectAccessible(owner)
      await owner.getByRole("button", { name: t("categories.save"), exact: true }).click()
      const tops = own.filter((one) => one.parent === null).length
      await expect(owner.locator(".cat-tree > li")).toHaveCount(tops + 1)
    })

    test("a draft of a product and a page's unsaved text are shown in the shop by a link alone", {
      tag: "@long",
    }, async () => {
      const opened = async (act: () => Promise<void>) => {
        const page = owner.context().waitForEvent("page")
        await act()
        return page
      }
      const [product] = await ask("/products?q=nova-12")
      await owner.request.post(`${shop.url}/api/admin/products/bulk`, {
        data: { action: "unpublish", documentIds: [product.documentId] },
      })
      await go(`/products/${product.documentId}`)
      const press = () => owner.getByRole("button", { name: t("post.preview") }).click()
      const preview = await opened(press)
      const title = shown("blog.previewOf", { title: product.name[locale] })
      await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible()
      await expectAccessible(preview)
      await preview.close()
      const visitor = await owner.request.get(shop.url + localizedPath(locale, "/product-details/nova-12"))
      expect(visitor.status()).toBe(404)

      const [{ documentId }] = await ask("/pages")
      await go(`/pages/${documentId}`)
      if (locale === "ar") await owner.locator('[name="title.ar"]').fill("بيتنا")
      else await owner.locator('[name="title.fr"]').fill("Notre maison")
      const page = await opened(press)
      await expect(page.getByText(shown("blog.preview"))).toBeVisible()
      const told = locale === "ar" ? "بيتنا" : "Notre maison"
      await expect(page.getByRole("heading", { level: 1, name: told })).toBeVisible()
      await page.close()
    })

    test("the screens fit a phone", { tag: "@long" }, async () => {
      await owner.setViewportSize({ width: 390, height: 860 })
      for (const path of ["/posts/topics", "/delivery/carriers/zr", "/delivery", "/settings/shop"]) {
        await go(path)
        await expect(owner.getByRole("heading", { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(owner)
      }
    })
  })
}
