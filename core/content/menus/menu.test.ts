import { expect, it, test } from "vitest"
import { defaultMenus } from "./default-menus.ts"
import { universeOfPage } from "./known-pages.ts"
import { isMenuAddress, type MenuEntry, menuEntryProblem, menuGroups, menuNames, menuText } from "./menu.ts"

const none = { fr: "", ar: "", en: "" }
const entry = (change: Partial<MenuEntry<typeof none>>): MenuEntry<typeof none> => ({
  type: "page",
  value: "blog",
  text: none,
  inside: false,
  ...change,
})

it.each([
  "/",
  "/shop?sort=new-added",
  "/product-details/vase",
  "/administration",
  "/shop?from=/ar/promo",
  "https://blida.example/ateliers?a=1#b",
])("leads to %s", (address) => expect(isMenuAddress(address)).toBe(true))

it.each([
  "",
  "shop",
  "//blida.example",
  "/%2F/blida.example",
  "/\\blida.example",
  "http://blida.example",
  "https:blida.example",
  "https://",
  "https://name:word@blida.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/ar",
  "/ar/promo",
  "/fr?page=2",
  "/%61r/promo",
  "/media/x.webp",
  "/api/products",
  "/admin",
  "/admin#orders",
  "/adm%69n/orders",
  "/assets/root.js",
])("never leads to %j", (address) => expect(isMenuAddress(address)).toBe(false))

test("an entry needs a target that there can be, and a name where the target has none", () => {
  expect(menuEntryProblem(entry({}))).toBeUndefined()
  expect(menuEntryProblem(entry({ value: "constructor" }))).toBe("target")
  expect(menuEntryProblem(entry({ type: "title", value: "more" }))).toBeUndefined()
  expect(menuEntryProblem(entry({ type: "title", value: "less" }))).toBe("target")
  expect(menuEntryProblem(entry({ type: "title", value: "" }))).toBe("text")
  expect(menuEntryProblem(entry({ type: "title", value: "", text: { ...none, ar: "مزيد" } }))).toBeUndefined()
  expect(menuEntryProblem(entry({ type: "category", value: "" }))).toBe("target")
  expect(menuEntryProblem(entry({ type: "address", value: "/shop" }))).toBe("text")
  expect(menuEntryProblem(entry({ type: "address", value: "shop", text: { ...none, fr: "x" } }))).toBe("target")
})

test("a text of another language stands only for what has no name of its own", () => {
  const text = { fr: "Nos articles", ar: "", en: "" }
  expect(menuText(entry({ text }), "fr", "fr")).toBe("Nos articles")
  expect(menuText(entry({ text }), "ar", "fr")).toBe("")
  expect(menuText(entry({ type: "address", value: "/shop", text }), "ar", "fr")).toBe("Nos articles")
  expect(menuText(entry({ type: "title", value: "", text: { ...none, en: "Stores" } }), "fr", "fr")).toBe("Stores")
})

test("a text is borrowed from the main language before any other", () => {
  const text = { fr: "Magasins", ar: "متاجر", en: "" }
  expect(menuText(entry({ type: "address", value: "/shop", text }), "en", "ar")).toBe("متاجر")
  expect(menuText(entry({ type: "title", value: "", text }), "en", "fr")).toBe("Magasins")
  expect(menuText(entry({ type: "title", value: "", text }), "en", "en")).toBe("Magasins")
})

test("the header has entries of their own beside titles; elsewhere all stand under a title", () => {
  const entries = [
    entry({ value: "blog" }),
    entry({ type: "title", value: "more" }),
    entry({ value: "cart", inside: true }),
    entry({ value: "contact" }),
    entry({ value: "compare", inside: true }),
  ]
  const names = (menu: "header" | "footer") =>
    menuGroups(menu, entries).map(({ title, entries: under }) => [title?.value, ...under.map(({ value }) => value)])
  expect(names("header")).toEqual([
    [undefined, "blog"],
    ["more", "cart"],
    [undefined, "contact"],
    [undefined, "compare"],
  ])
  expect(names("footer")).toEqual([
    [undefined, "blog"],
    ["more", "cart", "contact", "compare"],
  ])
})

test("the default menus keep to their own rules", () => {
  for (const menu of menuNames) {
    for (const one of defaultMenus[menu]) expect(menuEntryProblem({ ...one, text: none })).toBeUndefined()
    expect(new Set(defaultMenus[menu].map(({ value, type }) => `${type} ${value}`)).size).toBe(
      defaultMenus[menu].length,
    )
  }
})

it("knows the universe that a page shows", () => {
  expect(["home-electronics", "home-2", "jewelry"].map(universeOfPage)).toEqual(["electronics", "fashion", "jewelry"])
  expect(["home", "shop", "constructor", ""].map(universeOfPage)).toEqual([undefined, undefined, undefined, undefined])
})
