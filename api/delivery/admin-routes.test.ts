import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { type DeliveryRow, type DeliveryTable, deliveryConflict, deliveryTable } from "./contract-admin.ts"

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

const load = async (): Promise<DeliveryTable> => {
  const answer = await manager.send("GET", "/api/admin/delivery")
  expect(answer.status).toBe(200)
  return deliveryTable.parse((await answer.json()).data)
}

const valuesOf = ({ code: _, parent: _p, name: _n, namear: _a, ...values }: DeliveryRow) => values

/** A change of a row of a table that was loaded. */
function change(table: DeliveryTable, code: number, change: Partial<DeliveryRow>) {
  const row = table.rows.find((one) => one.code === code)
  if (!row) throw new Error(`No wilaya ${code}`)
  return { code, loaded: valuesOf(row), values: { ...valuesOf(row), ...change } }
}

const save = async (rows: object[], more: object = {}) => {
  const answer = await manager.send("PUT", "/api/admin/delivery", { rows, ...more })
  return { status: answer.status, body: await answer.json() }
}

const shown = async (code: number) => {
  const { headers, body } = await shop.get(`/api/wilayas?filters[code][$eq]=${code}`)
  return { etag: headers.get("etag"), wilaya: (body as { data: object[] }).data[0] }
}

const lastAudit = () =>
  shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()

describe("/api/admin/delivery", () => {
  it("changes many wilayas at once, for the storefront too, and writes down what was changed", async () => {
    const table = await load()
    // The prices that a shop begins with are nobody's own.
    expect(table.isSaved).toBe(false)
    expect(table.rows.map(({ code }) => code)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1))
    const before = await shown(16)
    const algiers = { desk: 350, home: 550.5, daysMin: 1, daysMax: 2 }
    const illizi = { desk: null, home: null, deskServed: false, daysMin: null, daysMax: null }
    const rows = [change(table, 33, illizi), change(table, 16, algiers), change(table, 1, {})]
    const { status, body } = await save(rows)
    expect(status).toBe(200)
    expect(deliveryTable.parse(body.data)).toEqual(await load())

    const after = await shown(16)
    expect(after.wilaya).toMatchObject(algiers)
    expect(after.etag).not.toBe(before.etag)
    expect((await shown(33)).wilaya).toMatchObject(illizi)

    const audit = await lastAudit()
    expect(audit).toMatchObject({ action: "update", resource: "delivery", staff_id: manager.id })
    const [was, is] = [JSON.parse(audit.before ?? ""), JSON.parse(audit.after ?? "")]
    expect(Object.keys(is)).toEqual(["16", "33"])
    expect(is[16]).toMatchObject({ desk: 350, home: 550.5 })
    const old = table.rows.find(({ code }) => code === 16)
    expect(was[16].desk).toBe(old?.desk)
  })

  it("counts prices of the sample shop until the merchant changes, confirms or removes them", async () => {
    const table = await load()
    const before = table.samplePrices
    expect(table.isSaved).toBe(true)
    expect(before).toBeGreaterThan(45)
    expect((await save([change(table, 31, { daysMax: 6 })])).body.data.samplePrices).toBe(before)
    expect((await save([change(await load(), 31, { home: 790 })])).body.data.samplePrices).toBe(before - 1)
    const { status, body } = await save([], { samplePrices: "confirm" })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...(await load()), samplePrices: 0 })
    expect(await shown(25)).toMatchObject({ wilaya: { home: 750 } })
    expect(JSON.parse((await lastAudit()).after ?? "")).toMatchObject({ samplePrices: "confirm" })

    await shop.db.updateTable("wilaya").set({ has_sample_prices: 1 }).where("code", "in", [25, 27]).execute()
    const rest = await save([], { samplePrices: "remove" })
    expect(rest.body.data).toMatchObject({ samplePrices: 0 })
    expect(await shown(25)).toMatchObject({ wilaya: { desk: null, home: null, daysMin: 2 } })
    expect(await shown(31)).toMatchObject({ wilaya: { home: 790 } })
    expect(JSON.parse((await lastAudit()).after ?? "")).toMatchObject({ samplePrices: "remove", wilayas: [25, 27] })
  })

  it("changes the amount from which delivery is free", async () => {
    const { freeDeliveryThreshold: loaded } = await load()
    const { status, body } = await save([], { freeDeliveryThreshold: { loaded, value: 12_500 } })
    expect(status).toBe(200)
    expect(body.data.freeDeliveryThreshold).toBe(12_500)
    const setting = await shop.get("/api/app-setting")
    expect(setting.body).toMatchObject({ data: { freeDeliveryThreshold: 12_500 } })
  })

  it("stores nothing when a row has been changed since it was loaded, and says which and how it is now", async () => {
    const early = await load()
    expect((await save([change(early, 9, { home: 610 })])).status).toBe(200)
    const free = { freeDeliveryThreshold: { loaded: 1, value: 2 } }
    const late = await save([change(early, 9, { home: 700 }), change(early, 31, { home: 710 })], free)
    expect(late.status).toBe(409)
    const details = deliveryConflict.parse(late.body.error.details)
    const now = await load()
    expect(details.rows).toEqual(now.rows.filter(({ code }) => code === 9))
    expect(details.freeDeliveryThreshold).toBe(now.freeDeliveryThreshold)
    expect(now.rows.find(({ code }) => code === 9)?.home).toBe(610)
    expect(now.rows.find(({ code }) => code === 31)).toEqual(early.rows.find(({ code }) => code === 31))
  })

  it("says everything that is wrong, by row, and stores none of it", async () => {
    const table = await load()
    const rows = [
      change(table, 2, { home: 444 }),
      change(table, 3, { home: -1, desk: 100_001, daysMin: 1.5 }),
      change(table, 4, { daysMin: 5, daysMax: 2 }),
      change(table, 2, { home: 445 }),
      change(table, 5, { home: 1.005 }),
    ]
    const { status, body } = await save(rows)
    expect(status).toBe(400)
    const paths = body.error.details.errors.map(({ path }: { path: unknown[] }) => path.join("."))
    expect(paths.toSorted()).toEqual([
      "rows.1.values.daysMin",
      "rows.1.values.desk",
      "rows.1.values.home",
      "rows.2.values.daysMax",
      "rows.3.code",
      "rows.4.values.home",
    ])
    expect(await load()).toEqual(table)
  })

  it("writes nothing down where nothing changes", async () => {
    const { id } = await lastAudit()
    expect((await save([change(await load(), 1, {})])).status).toBe(200)
    expect((await lastAudit()).id).toBe(id)
  })

  it("lets one of two who save the same row at the same time win", async () => {
    const table = await load()
    const answers = await Promise.all([
      save([change(table, 20, { home: 801 }), change(table, 21, { home: 801 })]),
      save([change(table, 21, { home: 802 }), change(table, 20, { home: 802 })]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const homes = (await load()).rows.filter(({ code }) => code === 20 || code === 21).map(({ home }) => home)
    expect(new Set(homes).size).toBe(1)
  })
})
