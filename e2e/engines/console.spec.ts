import { consoleWords } from "../console-words.ts"
import { freshPhone } from "../order-page.ts"
import { expect, locales, test } from "./fixtures.ts"
import type { Hands } from "./hands.ts"

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ shopLocale: locale })
    const t = consoleWords(locale)
    // Who is signed in is asked before anybody is. A page that is left ends its stream of events, which Firefox calls an error.
    test.beforeEach(
      ({ allowed }) => void allowed.push(/401/, /orders\/events was interrupted while the page was loading/),
    )

    /** Opens an address of the console, and signs in on the way. */
    async function signIn(tab: Hands, url: string, path: string, owner: { email: string; password: string }) {
      await tab.open(`${url}/cart`)
      await tab.run((text) => localStorage.setItem("RaStorehanout-console.locale", JSON.stringify(text)), locale)
      await tab.open(`${url}/admin${path}`)
      await tab.fill({ css: "[name=email]" }, owner.email)
      await tab.fill({ css: "[name=password]" }, owner.password)
      await tab.key("Enter")
    }

    test("an order that a shopper placed is found in the list and confirmed", async ({ tab, shop }) => {
      const number = await shop.order("casque-aura", 2, freshPhone())
      await signIn(tab, shop.url, "/orders", shop.owner)
      await tab.see({ css: "h1", name: t("orders.title") })
      expect(await tab.run(() => document.documentElement.lang)).toBe(locale)
      await tab.press({ css: ".call a", name: number })
      await tab.see({ css: "header.c-top", name: number })
      await tab.press({ css: "button", name: t("step.confirmed") })
      await tab.see({ css: "header.c-top", name: t("status.confirmed") })
    })

    test("a product's form is changed, saved, and the shop shows it", async ({ tab, shop, at }) => {
      await signIn(tab, shop.url, "/products", shop.owner)
      const { documentId } = await shop.product("sac-casbah")
      await tab.fill({ css: "input[type=search]" }, "casbah")
      await tab.press({ css: `tr a[href$="/products/${documentId}"]` })
      // The form shows one language of its texts at a time.
      await tab.press({ css: `.p-first [data-language-of=${locale}]` })
      const words = `Cuir ${locale} ${Date.now()}`
      await tab.fill({ css: `[name="shortDescription.${locale}"]` }, words)
      await tab.press({ css: "button", name: t("form.save") })
      await tab.see({ css: ".c-bar[data-state=saved], .c-bar[data-state=same]" })
      await tab.open(at("/product-details/sac-casbah"))
      await tab.expectText({ css: "main" }, words)
    })
  })
}
