import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { defaultMenus } from "#core/content/menus/default-menus.ts"
import { type MenuName, menuLimits, menuNames } from "#core/content/menus/menu.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { type AdminMenu, menuChange } from "./contract-admin-menu.ts"
import { menusAnswer } from "./contract-menu.ts"

let now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let editor: TestStaff
let agent: TestStaff
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now)
  editor = await signedIn(shop, "editor")
  agent = await signedIn(shop, "agent")
})
afterAll(() => shop.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

const entry = (type: string, value: string, change: object = {}) => ({
  type,
  value,
  text: noTexts,
  inside: false,
  hidden: false,
  ...change,
})
const text = (fr: string, ar = "", en = "") => ({ text: { fr, ar, en } })
const stored = (menu: MenuName = "header") => readAdmin<AdminMenu>(editor, `/menus/${menu}`)

/** Stores a menu as whoever has just read it. */
async function put(entries: object[], menu: MenuName = "header", change: object = {}) {
  const { updatedAt } = await stored(menu)
  return sendAdmin(editor, "PUT", `/menus/${menu}`, { entries, updatedAt, ...change })
}

async function shown(menu: MenuName = "header", locale = "fr") {
  const { status, body } = await shop.get(`/api/menus?locale=${locale}`)
  expect(status).toBe(200)
  return menusAnswer.parse(body).data[menu]
}
const labels = async (locale?: string) => (await shown("header", locale))?.map((one) => one.text || one.value)

it("a menu that nobody has edited has the default entries, and pages read none", async () => {
  for (const menu of menuNames) {
    const { entries, updatedAt } = await stored(menu)
    expect(updatedAt).toBeNull()
    expect(entries.map(({ type, value, inside }) => ({ type, value, text: "", inside }))).toEqual(defaultMenus[menu])
    expect(menuChange.parse({ entries, updatedAt }).entries).toEqual(entries)
    expect(await shown(menu)).toBeNull()
  }
})

it("stores a menu in its order, shows it at once, and the default one again without entries", async () => {
  expect((await put([entry("page", "blog"), entry("title", "more", text("Encore", "أيضا"))])).status).toBe(200)
  expect(await labels()).toEqual(["blog", "Encore"])
  expect(await labels("ar")).toEqual(["blog", "أيضا"])
  expect(await labels("en")).toEqual(["blog", "more"])
  expect(await shown("footer")).toBeNull()
  expect((await put([entry("page", "cart"), entry("page", "blog")])).status).toBe(200)
  expect(await labels()).toEqual(["cart", "blog"])
  expect((await put([])).status).toBe(200)
  expect(await shown()).toBeNull()
  expect((await stored()).updatedAt).toBeNull()
})

it("names a category by its own title, and leaves it out once it is gone", async () => {
  const { id, slug } = await shop.db
    .selectFrom("category")
    .select(["id", "slug"])
    .orderBy("id")
    .executeTakeFirstOrThrow()
  const titles = await shop.db
    .selectFrom("category_text")
    .select(["locale", "title"])
    .where("category_id", "=", id)
    .execute()
  await put([entry("category", slug), entry("category", slug, text("Coup de cœur")), entry("category", "no-such-one")])
  for (const { locale, title } of titles) {
    expect(await labels(locale)).toEqual([title, locale === "fr" ? "Coup de cœur" : title])
  }
})

it("hides an entry, and a title with all that stands under it", async () => {
  const under = { inside: true }
  await put([
    entry("title", "shop", { hidden: true }),
    entry("page", "sale", under),
    entry("page", "coupons"),
    entry("title", "more"),
    entry("page", "cart", { ...under, hidden: true }),
    entry("page", "compare", under),
  ])
  expect(await labels()).toEqual(["coupons", "more", "compare"])
})

it("an entry under no title goes under none as the one before it is hidden or gone", async () => {
  for (const between of [entry("page", "blog", { hidden: true }), entry("category", "nowhere")]) {
    await put([entry("title", "shop"), between, entry("page", "compare", { inside: true })])
    expect(await shown()).toMatchObject([{ value: "shop" }, { value: "compare", inside: false }])
  }
})

it("does not name a category of a universe that the shop hides", async () => {
  const hide = (hidden: 0 | 1) =>
    shop.db.updateTable("universe").set({ hidden }).where("slug", "=", "fashion").execute()
  const { slug } = await shop.db
    .selectFrom("category")
    .select("slug")
    .where("product_type", "=", "fashion")
    .limit(1)
    .executeTakeFirstOrThrow()
  const entries = [entry("category", slug, text("Nos sacs")), entry("page", "blog")]
  expect((await put(entries)).status).toBe(200)
  expect(await labels()).toEqual(["Nos sacs", "blog"])
  await hide(1)
  expect((await put(entries)).status).toBe(200)
  expect(await labels()).toEqual(["blog"])
  await hide(0)
})

it("refuses what leads elsewhere or nowhere, what has no name, and too much", async () => {
  const wrong: [object, string][] = [
    [entry("page", "no-such-page"), "entries.0.value"],
    [entry("page", "__proto__"), "entries.0.value"],
    [entry("address", "http://blida.example", text("x")), "entries.0.value"],
    [entry("address", "javascript:alert(1)", text("x")), "entries.0.value"],
    [entry("address", "//blida.example", text("x")), "entries.0.value"],
    [entry("address", "/shop"), "entries.0.text.fr"],
    [entry("title", ""), "entries.0.text.fr"],
    [entry("page", "shop", text("x".repeat(menuLimits.text + 1))), "entries.0.text.fr"],
    [entry("script", "shop"), "entries.0.type"],
  ]
  for (const [one, field] of wrong) {
    const { status, body } = await put([one])
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(JSON.stringify(field.split(".").map((step) => (step === "0" ? 0 : step))))
  }
  const many = (count: number) => Array.from({ length: count }, () => entry("page", "shop"))
  expect((await put(many(menuLimits.entries + 1))).status).toBe(400)
  expect((await put(many(menuLimits.entries))).status).toBe(200)
  expect((await put([entry("address", "https://blida.example/a?b", text("", "ورشة"))])).status).toBe(200)
  expect(await labels("en")).toEqual(["ورشة"])
})

it("wants a name in the main language, and borrows its text first", async () => {
  const speak = (...languages: string[]) =>
    shop.db
      .updateTable("app_setting")
      .set({ languages: JSON.stringify(languages) })
      .execute()
  const { languages } = await shop.db.selectFrom("app_setting").select("languages").executeTakeFirstOrThrow()
  try {
    await speak("ar", "fr", "en")
    const { status, body } = await put([entry("page", "blog"), entry("title", "")])
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('["entries",1,"text","ar"]')
    expect((await put([entry("address", "/shop", text("Magasins", "متاجر"))])).status).toBe(200)
    expect(await labels("en")).toEqual(["متاجر"])
    await speak("fr", "ar", "en")
    expect((await put([entry("address", "/shop?page=2", text("Magasins", "متاجر"))])).status).toBe(200)
    expect(await labels("en")).toEqual(["Magasins"])
  } finally {
    await speak(...JSON.parse(languages))
  }
})

it("refuses who has read an older menu, who may not, and a menu that there is not", async () => {
  const { updatedAt } = await stored("footer")
  const change = { entries: [entry("page", "blog")], updatedAt }
  const [first, second] = await Promise.all([
    sendAdmin(editor, "PUT", "/menus/footer", change),
    sendAdmin(editor, "PUT", "/menus/footer", change),
  ])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const { updatedAt: later } = await stored("footer")
  now = new Date(now.getTime() + 1000)
  expect((await sendAdmin(editor, "PUT", "/menus/footer", { ...change, updatedAt: later })).status).toBe(200)
  expect((await sendAdmin(editor, "PUT", "/menus/footer", { ...change, updatedAt: later })).status).toBe(409)
  expect((await sendAdmin(agent, "PUT", "/menus/footer", change)).status).toBe(403)
  expect((await sendAdmin(editor, "PUT", "/menus/dock", change)).status).toBe(404)
})

it("logs what a menu was and is in the merchant's words", async () => {
  await put([entry("page", "blog", text("Nos articles"))], "more")
  await put([entry("page", "blog", { ...text("Nos articles"), hidden: true })], "more")
  const row = await shop.db
    .selectFrom("audit_log")
    .selectAll()
    .where("resource", "=", "menus")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  expect(row.document_id).toBe("more")
  expect(String(row.before)).toContain("Nos articles")
  expect(String(row.after)).toContain("(Nos articles)")
})
