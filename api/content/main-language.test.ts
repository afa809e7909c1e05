import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Locale } from "#core/i18n/locale.ts"
import { beginBorrowing, borrowTextsAgain } from "#db/content/borrow-again.ts"
import { inTransaction } from "#db/transaction.ts"
import { newProductForm, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { SettingsForm } from "./contract-admin-settings.ts"

const aura = "casque-aura"
let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

async function offer(...languages: Locale[]) {
  const settings = await readAdmin<SettingsForm>(owner, "/settings")
  return sendAdmin(owner, "PUT", "/settings", { ...settings, languages })
}

const nameIn = async (locale: Locale, slug: string) => {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&locale=${locale}`)
  return (body as { data: { name: string }[] }).data[0]?.name
}

const languageIn = async (locale: Locale, slug: string) => {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&locale=${locale}`)
  return (body as { data: { textLanguages?: object }[] }).data[0]?.textLanguages
}

describe("the main language", () => {
  it("is the first one of the settings, whichever it is", async () => {
    expect((await offer("ar", "fr")).status).toBe(200)
    const { body } = await shop.get("/api/app-setting?locale=en")
    expect(body).toMatchObject({ data: { languages: ["ar", "fr"] } })
    expect((await offer()).status).toBe(400)
  })

  it("marks titles of categories and coupons that are of another language", async () => {
    await offer("ar", "fr", "en")
    const title = { fr: "", ar: "خواتم الأطفال", en: "" }
    expect((await sendAdmin(owner, "POST", "/categories", { productType: "jewelry", title })).status).toBe(201)
    const found = async (list: string, locale: Locale) => {
      const { body } = await shop.get(`/api/${list}&locale=${locale}`)
      return (body as { data: { title: string; textLanguages?: object }[] }).data[0]
    }
    const category = `categories?filters[title][$eq]=${encodeURIComponent(title.ar)}`
    expect(await found(category, "fr")).toMatchObject({ title: title.ar, textLanguages: { title: "ar" } })
    expect((await found(category, "ar"))?.textLanguages).toBeUndefined()

    const [coupon] = await shop.db.selectFrom("coupon").select(["id", "code"]).where("is_public", "=", 1).execute()
    const borrowed = { title: title.ar, borrowed: '{"title":"ar"}' }
    await shop.db
      .updateTable("coupon_text")
      .set(borrowed)
      .where("coupon_id", "=", coupon?.id ?? 0)
      .where("locale", "=", "en")
      .execute()
    const list = `coupons?filters[code][$eq]=${coupon?.code}`
    expect(await found(list, "en")).toMatchObject({ title: title.ar, textLanguages: { title: "ar" } })
    expect((await found(list, "fr"))?.textLanguages).toBeUndefined()
  })

  it("marks the settings' texts that are of another language", async () => {
    await offer("ar", "fr", "en")
    const { tagline } = await readAdmin<SettingsForm>(owner, "/settings")
    const write = async (texts: SettingsForm["tagline"]) => {
      const settings = await readAdmin<SettingsForm>(owner, "/settings")
      return sendAdmin(owner, "PUT", "/settings", { ...settings, tagline: texts })
    }
    expect(await write({ fr: "", ar: "كل شيء", en: "" })).toMatchObject({ status: 200 })
    const found = async (locale: Locale) =>
      ((await shop.get(`/api/app-setting?locale=${locale}`)).body as { data: object }).data
    expect(await found("en")).toMatchObject({ tagline: "كل شيء", textLanguages: { tagline: "ar" } })
    expect(await found("ar")).not.toHaveProperty("textLanguages")
    await write(tagline)
    expect(await found("en")).not.toHaveProperty("textLanguages")
  })

  it("marks a product's features that are of another language", async () => {
    const borrowed = { title: "Léger", text: "Un kilo", borrowed: '{"title":"fr","text":"fr"}' }
    await shop.db.updateTable("product_feature_text").set(borrowed).where("locale", "=", "en").execute()
    const featuresIn = async (locale: Locale) => {
      const { body } = await shop.get(`/api/products?filters[slug][$eq]=${aura}&populate=features&locale=${locale}`)
      return (body as { data: { features: object[] }[] }).data[0]?.features
    }
    const named = { title: "Léger", text: "Un kilo", textLanguages: { title: "fr", text: "fr" } }
    expect((await featuresIn("en"))?.[0]).toEqual({ id: expect.any(Number), icon: expect.any(String), ...named })
    expect((await featuresIn("ar"))?.[0]).not.toHaveProperty("textLanguages")
  })

  it("marks a product's categories and a post's topics that are of another language", async () => {
    await offer("fr", "ar", "en")
    const borrowed = { title: "Titre français", borrowed: '{"title":"fr"}' }
    for (const table of ["category_text", "post_category_text", "post_tag_text"] as const) {
      await shop.db.updateTable(table).set(borrowed).where("locale", "=", "en").execute()
    }
    const named = { title: borrowed.title, textLanguages: { title: "fr" } }
    const of = async (list: string, locale: Locale) => {
      const { body } = await shop.get(`/api/${list}locale=${locale}`)
      return (body as { data: Record<string, object[]>[] }).data[0]
    }
    const products = `products?filters[slug][$eq]=${aura}&populate=categories&`
    expect(await of(products, "en")).toMatchObject({ categories: [named, named] })
    expect(JSON.stringify((await of(products, "ar"))?.categories)).not.toContain("textLanguages")
    const posts = "posts?filters[tags][slug][$notNull]=true&pagination[pageSize]=1&"
    const post = await of(posts, "en")
    expect(post?.category).toEqual({ slug: expect.any(String), ...named })
    expect(post?.tags).toContainEqual({ slug: expect.any(String), ...named })
    expect(JSON.stringify((await of(posts, "ar"))?.category)).not.toContain("textLanguages")
  })

  it("alone is needed to publish", async () => {
    await offer("ar", "fr", "en")
    const form = await newProductForm(shop)
    const arabic = { fr: "", ar: "سوار فضي", en: "" }
    const texts = { name: arabic, shortDescription: { ...arabic, ar: "سوار من الفضة" }, sku: "AR-1", slug: "siwar" }
    const publishedAt = new Date(Date.now() - 60_000).toISOString()
    const french = { ...texts, name: { fr: "Bracelet", ar: "", en: "" } }
    const rejected = await sendAdmin(owner, "POST", "/products", { ...form, ...french, publishedAt })
    expect(rejected).toMatchObject({ status: 400 })
    expect(rejected.body.error?.details).toMatchObject({ errors: [{ path: ["name", "ar"], code: "NEEDED" }] })
    expect(await sendAdmin(owner, "POST", "/products", { ...form, ...texts, publishedAt })).toMatchObject({
      status: 201,
    })
    for (const locale of ["fr", "ar", "en"] as const) expect(await nameIn(locale, "siwar")).toBe("سوار فضي")

    const category = { productType: "jewelry", title: { fr: "", ar: "أساور", en: "" } }
    expect((await sendAdmin(owner, "POST", "/categories", category)).status).toBe(201)
    const without = { productType: "jewelry", title: { fr: "Joncs", ar: "", en: "" } }
    expect((await sendAdmin(owner, "POST", "/categories", without)).status).toBe(400)
  })

  it("is borrowed from by another process when the one that began has ended", async () => {
    await offer("fr", "ar", "en")
    const product = await productWithSlug(owner, aura)
    const name = { fr: "Casque", ar: "سماعة", en: "" }
    await sendAdmin(owner, "PUT", `/products/${product.documentId}`, { ...toProductForm(product), name })
    await inTransaction(shop.db, (tx) => beginBorrowing(tx, "ar"))
    expect(await nameIn("en", aura)).toBe("Casque")
    await borrowTextsAgain(shop.db)
    expect(await nameIn("en", aura)).toBe("سماعة")
    expect(await shop.db.selectFrom("text_borrowing").selectAll().execute()).toEqual([])
    await inTransaction(shop.db, (tx) => beginBorrowing(tx, "fr"))
    await borrowTextsAgain(shop.db)
    expect(await nameIn("en", aura)).toBe("Casque")
  })

  it("lends its texts to the others, and they are found by them", async () => {
    await offer("fr", "ar", "en")
    const product = await productWithSlug(owner, aura)
    const name = { fr: "Casque", ar: "سماعة", en: "" }
    const path = `/products/${product.documentId}`
    expect(await sendAdmin(owner, "PUT", path, { ...toProductForm(product), name })).toMatchObject({ status: 200 })
    expect(await nameIn("en", aura)).toBe("Casque")
    expect(await languageIn("en", aura)).toEqual({ name: "fr" })
    expect(await languageIn("ar", aura)).toBeUndefined()
    await offer("ar", "fr", "en")
    expect(await languageIn("en", aura)).toEqual({ name: "ar" })
    expect(await nameIn("en", aura)).toBe("سماعة")
    expect(await nameIn("fr", aura)).toBe("Casque")
    const found = await shop.get(`/api/products?_q=${encodeURIComponent("سماعة")}&locale=en`)
    expect(JSON.stringify(found.body)).toContain(aura)
    const own = await productWithSlug(owner, aura)
    expect(own.name).toEqual(name)
    await offer("fr", "ar", "en")
    expect(await nameIn("en", aura)).toBe("Casque")
  })
})
