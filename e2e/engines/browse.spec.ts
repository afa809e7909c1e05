import { expect, locales, test } from "./fixtures.ts"

for (const shopLocale of locales) {
  test.describe(shopLocale, () => {
    test.use({ shopLocale })

    test("the home page shows the shop in its language and leads to the listing", async ({ tab, t, at }) => {
      await tab.open(at("/"))
      const { lang, dir } = await tab.run(() => {
        const { lang, dir } = document.documentElement
        return { lang, dir }
      })
      expect([lang, dir]).toEqual([shopLocale, shopLocale === "ar" ? "rtl" : "ltr"])
      expect((await tab.see({ css: "h1" })).count).toBe(1)
      await tab.press({ css: "main a", name: t("home.universes.all") })
      await tab.expectPath(/\/shop$/)
      await tab.see({ css: "#products > .pc" })
    })

    test("the listing filters by a tick, by the price slider's pointer and keys, and back", async ({ tab, t, at }) => {
      await tab.open(at("/shop"))
      const cards = { css: "#products > .pc" }
      expect((await tab.see(cards)).count).toBe(12)

      await tab.press({ css: "label:has(input[type=checkbox])", name: t("listing.status.on-sale") })
      await tab.expectPath(/status=on-sale/)

      // The handle of the lowest price is drawn along the line, which is mirrored in Arabic.
      const lowest = { css: "input[type=range]", name: t("listing.price.lowest") }
      const { x, y, width } = await tab.reach({ css: ".range" })
      const way = shopLocale === "ar" ? -1 : 1
      const start = x - way * (width / 2)
      await tab.drag([0, 0.1, 0.2].map((part) => ({ x: start + way * width * part, y })))
      await tab.expectPath(/minPrice=\d+/)
      const dragged = Number((await tab.see(lowest)).value)
      await tab.expectFocus(lowest)
      const before = await tab.path()
      // Up is more everywhere; left and right are not mirrored in WebKit.
      await tab.key("ArrowUp")
      await tab.expectValue(lowest, String(dragged + 1))
      await expect.poll(tab.path).not.toBe(before)

      await tab.press({ css: "a", name: t("listing.chips.clear") })
      await tab.expectPath(/\/shop$/)
      await expect.poll(async () => (await tab.see(cards)).count).toBe(12)
      await tab.back()
      await tab.expectPath(/status=on-sale/)
    })

    test("the search suggests while one types, and finds", async ({ tab, t, at }) => {
      await tab.open(at("/"))
      const field = { css: "header [role=search] input, header input[type=search]", name: t("shell.search.label") }
      await tab.fill(field, shopLocale === "ar" ? "سماعة" : "casque")
      await tab.see({ css: "[role=listbox] [role=option]" })
      await tab.key("ArrowDown")
      await tab.see({ css: "[role=option][aria-selected=true]" })
      await tab.key("Escape")
      await tab.seeNo({ css: "[role=listbox]" })
      await tab.key("Enter")
      await tab.expectPath(/\/search\?.*searchText=/)
      await tab.see({ css: "main .pc" })
    })

    test("the language changes on the page that one is on", async ({ tab, at }) => {
      const other = shopLocale === "ar" ? "fr" : "ar"
      await tab.open(at("/product-details/sac-casbah"))
      await tab.press({ css: `nav a[hreflang=${other}]` })
      await expect.poll(() => tab.run(() => document.documentElement.lang)).toBe(other)
      await tab.expectPath(/\/product-details\/sac-casbah$/)
      await tab.see({ css: "h1" })
    })
  })
}
