import type { MessageKey } from "#app/i18n/messages.ts"
import { freshPhone } from "../order-page.ts"
import type { Translate } from "../words.ts"
import { expect, locales, test } from "./fixtures.ts"

/** A button whose label has a product's title in it. */
function withTitle(t: Translate, key: MessageKey, css: string) {
  const [start, end] = t(key, { title: "|" }).split("|")
  return { css: `${css}[aria-label^="${start}"]${end ? `[aria-label$="${end}"]` : ""}` }
}

for (const shopLocale of locales) {
  test.describe(shopLocale, () => {
    test.use({ shopLocale })

    test("a product is ordered: a mistake is told and nothing typed is lost, then the order has its number", async ({
      tab,
      t,
      at,
      allowed,
    }) => {
      allowed.push(/422/)
      await tab.open(at("/shop?category=audio"))
      await tab.press({ css: ".pc-title a[href$='/casque-aura']" })
      await tab.expectPath(/\/product-details\/casque-aura/)
      const field = (name: string) => ({ css: `#commande [name=${name}]` })
      const label = (text: string) => ({ css: "#commande label", name: text })
      await tab.press({ css: "button", name: t("product.quantityMore") })
      await tab.expectValue({ css: "input[name=quantity]" }, "2")
      await tab.fill(field("firstname"), "Amina")
      await tab.fill(field("lastname"), shopLocale === "ar" ? "بن سالم" : "Bensalem")
      await tab.choose(label(t("orderForm.wilaya")), "#commande [name=wilaya]", "Béjaïa")
      await tab.choose(label(t("orderForm.commune")), "#commande [name=commune]", "Akbou")

      const submit = { css: "#commande button", name: t("orderForm.submit") }
      await tab.press(submit)
      await tab.expectText({ css: "#commande [role=alert]" }, t("orderForm.alert.mobile"))
      await tab.expectFocus(field("mobile"))
      await tab.expectValue(field("firstname"), "Amina")
      await tab.expectValue(field("commune"), "Akbou")
      await tab.expectValue({ css: "input[name=quantity]" }, "2")

      await tab.type(freshPhone())
      await tab.press(submit)
      await tab.expectPath(/\/confirmation-commande\?order=[\w-]{22}$/)
      await tab.expectText({ css: "h1" }, t("confirmation.thanks", { name: "Amina" }))
      await tab.expectText({ css: "main" }, /HN-\d\d-\d{6}/)
    })

    test("a card fills the cart, its panel counts, and the checkout orders what is left", async ({
      tab,
      t,
      at,
      allowed,
    }) => {
      allowed.push(/422/)
      const button = (n: number) => ({ css: "header button", name: t("cart.button", { n }) })
      const add = withTitle(t, "cart.addTitle", ".pc button")
      await tab.open(at("/shop?category=parfums"))
      await tab.press(add)
      await tab.see(button(1))
      await tab.open(at("/product-details/rouge-maison"))
      await tab.press({ css: "main button", name: t("cart.add") })
      await tab.see(button(2))

      await tab.press(button(2))
      const panel = "[role=dialog], dialog[open]"
      // The shop tells what a card does not know, the colour of its product: the line makes room for it.
      const colors = { css: `:is(${panel}) .chosen` }
      await expect.poll(async () => (await tab.see(colors)).count, "colours in the panel").toBe(2)
      await tab.press({ css: `:is(${panel}) button`, name: t("cart.more") })
      await tab.see(button(3))
      await tab.press({ css: `:is(${panel}) a`, name: t("cart.view") })
      await tab.expectPath(/\/cart$/)

      const rows = { css: "main tr:has(input, button)" }
      expect((await tab.see(rows)).count).toBe(2)
      await tab.press({ css: "main tr button", name: t("cart.more") })
      await tab.see(button(4))
      await tab.press(withTitle(t, "cart.remove", "main tr button"))
      await expect.poll(async () => (await tab.see(rows)).count).toBe(1)

      await tab.press({ css: "main a", name: t("cart.orderNow") })
      await tab.expectPath(/\/checkout$/)
      const field = (name: string) => ({ css: `#checkout [name=${name}]` })
      const submit = { css: "#checkout button", name: t("orderForm.submit") }
      await tab.press(submit)
      await tab.expectText({ css: "#checkout [role=alert]" }, t("orderForm.alert.mobile"))
      await tab.fill(field("firstname"), "Amina")
      await tab.fill(field("lastname"), "Bensalem")
      await tab.fill(field("mobile"), freshPhone())
      await tab.press(submit)
      await tab.expectPath(/\/confirmation-commande\?order=[\w-]{22}$/)
      await tab.expectText({ css: "main" }, /HN-\d\d-\d{6}/)
      await tab.see(button(0))
    })

    test("a heart keeps a product over a reload, and gives it back", async ({ tab, t, at }) => {
      await tab.open(at("/shop?category=sacs"))
      await tab.press({ css: ".pc:has(a[href$='/sac-casbah']) .wish" })
      const link = (n: number) => ({ css: "header a", name: t("wishlist.link", { n }) })
      await tab.see(link(1))
      await tab.open(at("/shop"))
      await tab.press(link(1))
      await tab.expectPath(/\/wishlist$/)
      await tab.see({ css: "main .pc a[href$='/sac-casbah']" })
      await tab.press(withTitle(t, "wishlist.removeTitle", "main .pc button"))
      await tab.seeNo({ css: "main .pc a[href$='/sac-casbah']" })
      await tab.see({ css: "main h2", name: t("wishlist.empty.title") })
    })
  })
}
