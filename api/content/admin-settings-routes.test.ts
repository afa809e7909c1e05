import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { type SettingsForm, settingsForm } from "./contract-admin-settings.ts"

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

const load = async (): Promise<SettingsForm> =>
  settingsForm.parse((await (await manager.send("GET", "/api/admin/settings")).json()).data)

const save = async (form: object) => {
  const answer = await manager.send("PUT", "/api/admin/settings", form)
  return { status: answer.status, body: await answer.json() }
}

const shown = async (locale: string) => {
  const { headers, body } = await shop.get(`/api/app-setting?locale=${locale}`)
  return { etag: headers.get("etag"), facts: (body as { data: Record<string, unknown> }).data }
}

/** Of every problem. */
const name = "ValidationError"

describe("/api/admin/settings", () => {
  it("changes what every visitor reads, and writes down what was changed", async () => {
    const form = await load()
    const before = await shown("fr")
    const tagline = { fr: "Tout pour la maison", ar: "", en: "Everything for the home" }
    const change = { tagline, phone: "021 63 00 00", whatsapp: "0661 02 03 04", freeDeliveryThreshold: 8000.5 }
    const { status, body } = await save({ ...form, ...change })
    expect(status).toBe(200)
    expect(settingsForm.parse(body.data)).toEqual(await load())
    expect(body.data).toMatchObject(change)

    const after = await shown("fr")
    expect(after.etag).not.toBe(before.etag)
    expect(after.facts).toMatchObject({
      tagline: tagline.fr,
      phone: "021 63 00 00",
      phoneInternational: "+21321630000",
      whatsapp: "213661020304",
      freeDeliveryThreshold: 8000.5,
    })
    // A language without a text of its own has the French one, and the form knows that it has none.
    expect((await shown("ar")).facts).toMatchObject({ tagline: tagline.fr, shopName: "حانوت" })
    expect((await shown("en")).facts).toMatchObject({ tagline: tagline.en })

    const audit = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ action: "update", resource: "settings", staff_id: manager.id })
    expect(Object.keys(JSON.parse(audit.after ?? "")).sort()).toEqual(Object.keys(change).sort())
    expect(JSON.parse(audit.before ?? "")).toMatchObject({ freeDeliveryThreshold: form.freeDeliveryThreshold })
  })

  it("changes how prices are written and which wilayas are listed, for every cached page", async () => {
    const form = await load()
    expect(form).toMatchObject({ decimalsAsNeeded: false, wilayaDivision: "58" })
    const before = await shown("fr")
    expect((await save({ ...form, decimalsAsNeeded: true, wilayaDivision: "69" })).status).toBe(200)
    const after = await shown("fr")
    expect(after.facts).toMatchObject({ decimalsAsNeeded: true, wilayaDivision: "69" })
    expect(after.etag).not.toBe(before.etag)
    expect((await save({ ...form, wilayaDivision: "48" })).status).toBe(400)
    const { updatedAt } = await load()
    expect((await save({ ...form, updatedAt })).status).toBe(200)
  })

  it("refuses what somebody else has changed meanwhile, and shares the free delivery with the grid of prices", async () => {
    const form = await load()
    expect(
      (await save({ ...form, exchangeDays: 10, promisesOpening: false, returnPayer: "shop", warrantyMonths: 12 }))
        .status,
    ).toBe(200)
    const late = await save({ ...form, exchangeDays: 14 })
    expect(late).toMatchObject({ status: 409, body: { error: { details: { code: "CHANGED_MEANWHILE" } } } })
    const now = await load()
    expect(now.exchangeDays).toBe(10)
    expect(now).toMatchObject({ promisesCash: true, promisesOpening: false, returnPayer: "shop", warrantyMonths: 12 })

    const free = { loaded: now.freeDeliveryThreshold, value: 12_000 }
    await manager.send("PUT", "/api/admin/delivery", { rows: [], freeDeliveryThreshold: free })
    expect((await save({ ...now, exchangeDays: 14 })).status).toBe(409)
    expect(await load()).toMatchObject({ exchangeDays: 10, freeDeliveryThreshold: 12_000 })
  })

  it("says from how many units stock is low, and on which day a week begins", async () => {
    const isLow = async () => {
      const { data } = await (await manager.send("GET", "/api/admin/products?q=montre-nova-fit&stock=low")).json()
      return data.map(({ slug }: { slug: string }) => slug).includes("montre-nova-fit")
    }
    const weekStart = async () => (await (await manager.send("GET", "/api/admin/numbers/week")).json()).data.startsOn
    await shop.db
      .updateTable("product")
      .set({ quantity: 5, status: "in-stock" })
      .where("slug", "=", "montre-nova-fit")
      .execute()
    expect([await isLow(), await weekStart()]).toEqual([false, "saturday"])
    expect((await save({ ...(await load()), lowStock: 5, weekStart: "sunday" })).status).toBe(200)
    expect([await isLow(), await weekStart()]).toEqual([true, "sunday"])
    expect((await save({ ...(await load()), weekStart: "monday" })).status).toBe(400)
  })

  it("says in which languages the shop is shown, the main one first", async () => {
    const form = await load()
    expect(form.languages).toEqual(["fr", "ar", "en"])
    const before = await shown("en")
    expect((await save({ ...form, languages: ["ar", "fr", "ar"] })).status).toBe(200)
    expect((await load()).languages).toEqual(["ar", "fr"])
    const after = await shown("en")
    expect(after.etag).not.toBe(before.etag)
    expect(after.facts.languages).toEqual(["ar", "fr"])
    const now = await load()
    const { status, body } = await save({ ...now, languages: [] })
    expect([status, body.error.details.errors]).toEqual([400, [{ path: ["languages"], message: "language", name }]])
    expect((await save({ ...now, languages: ["fr", "de"] })).status).toBe(400)
    expect((await save({ ...now, languages: ["fr", "ar", "en"] })).status).toBe(200)
  })

  it("says for how long the person of an order is kept: for ever at first, then one of the offered periods", async () => {
    const form = await load()
    expect(form.retentionMonths).toBeNull()
    expect((await save({ ...form, retentionMonths: 24 })).status).toBe(200)
    const now = await load()
    expect(now.retentionMonths).toBe(24)
    const { status, body } = await save({ ...now, retentionMonths: 1 })
    expect([status, body.error.details.errors]).toEqual([
      400,
      [{ path: ["retentionMonths"], message: "retention", name }],
    ])
    expect((await save({ ...now, retentionMonths: null })).status).toBe(200)
  })

  it("names each field that means nothing", async () => {
    const wrong = {
      shopName: { fr: "", ar: "", en: "" },
      phone: "?",
      exchangeDays: -1,
      lowStock: 0.5,
      facebook: "javascript:1",
    }
    const { status, body } = await save({ ...(await load()), ...wrong })
    expect(status).toBe(400)
    expect(body.error.details.errors).toEqual([
      { path: ["shopName", "fr"], message: "required", name },
      { path: ["phone"], message: "phone", name },
      { path: ["exchangeDays"], message: "days", name },
      { path: ["lowStock"], message: "stock", name },
      { path: ["facebook"], message: "webAddress", name },
    ])
  })

  it("begins a shop that has none", async () => {
    await shop.db.deleteFrom("app_setting").execute()
    const empty = await load()
    expect(empty.shopName).toEqual({ fr: "", ar: "", en: "" })
    const inFrench = (fr: string) => ({ fr, ar: "", en: "" })
    const form = {
      ...empty,
      shopName: inFrench("Dar"),
      address: inFrench("Oran"),
      phone: "0550010203",
      email: "a@b.dz",
    }
    expect((await save(form)).status).toBe(200)
    expect((await shown("ar")).facts).toMatchObject({ shopName: "Dar", phoneInternational: "+213550010203" })
    expect((await save(form)).status).toBe(409)
  })
})
