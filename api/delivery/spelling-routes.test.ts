import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readXlsx } from "../files/read-xlsx.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { spellings } from "./contract-spellings.ts"

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

const path = "/api/admin/delivery/spellings"
const listed = async (carrier: string) =>
  spellings.parse((await (await manager.send("GET", `${path}?carrier=${carrier}`)).json()).data).rows
async function change(carrier: string, ...changes: object[]) {
  const answer = await manager.send("PUT", path, { carrier, changes })
  return { status: answer.status, body: await answer.json() }
}
const akbou = { wilaya: 6, commune: "Akbou" }
const amizour = { wilaya: 6, commune: "Amizour" }

describe("/api/admin/delivery/spellings", () => {
  it("changes what a carrier's file says, and no other's", async () => {
    const order = await placedOrder(shop, {})
    const inFile = async (format: string) => {
      const answer = await manager.send("GET", `/api/admin/orders/export?format=${format}&ids=${order.documentId}`)
      return (await readXlsx(Buffer.from(await answer.arrayBuffer())))[1]
    }
    expect(await inFile("zr")).toContain("Akbou")
    const { status, body } = await change("zr", { ...akbou, loaded: null, name: " AKBOU CENTRE " })
    expect([status, body.data.rows]).toEqual([200, [{ ...akbou, name: "AKBOU CENTRE" }]])
    expect(await inFile("zr")).toContain("AKBOU CENTRE")
    expect(await inFile("noest")).toContain("Akbou")
    const audit = await shop.db
      .selectFrom("audit_log")
      .selectAll()
      .where("resource", "=", "carrier-spellings")
      .executeTakeFirstOrThrow()
    expect(JSON.parse(audit.before ?? "")).toEqual({ carrier: "zr", "6 Akbou": null })
    expect(JSON.parse(audit.after ?? "")).toEqual({ carrier: "zr", "6 Akbou": "AKBOU CENTRE" })
  })

  it("goes back to the shop's own spelling", async () => {
    await change("yalidine", { ...akbou, loaded: null, name: "AKBU" }, { ...amizour, loaded: null, name: "AMIZ" })
    expect(await listed("yalidine")).toHaveLength(2)
    await change("yalidine", { ...akbou, loaded: "AKBU", name: "" }, { ...amizour, loaded: "AMIZ", name: "Amizour" })
    expect(await listed("yalidine")).toEqual([])
  })

  it("stores nothing over what somebody else has changed since, nor the rest of it", async () => {
    await change("noest", { ...akbou, loaded: null, name: "AKBOU" })
    for (const late of [
      { ...akbou, loaded: null, name: "Akbo" },
      { ...akbou, loaded: "AKBO", name: "Akbo" },
      { ...akbou, loaded: "AKBO", name: null },
    ]) {
      const { status, body } = await change("noest", { ...amizour, loaded: null, name: "AMIZOUR" }, late)
      expect([status, body.error.details.code]).toEqual([409, "CHANGED_MEANWHILE"])
      expect(await listed("noest")).toEqual([{ ...akbou, name: "AKBOU" }])
    }
  })

  it("names what it does not know", async () => {
    const paths = async (carrier: string, ...changes: object[]) =>
      (await change(carrier, ...changes)).body.error.details.errors.map((one: { path: unknown[] }) =>
        one.path.join("."),
      )
    const nowhere = { wilaya: 16, commune: "Akbou", loaded: null, name: "AKBOU" }
    const other = { ...amizour, loaded: null, name: "AMIZOUR" }
    expect(await paths("ecotrack", other, nowhere)).toEqual(["changes.1.commune"])
    const inArabic = { ...other, commune: "أقبو", wilaya: 6 }
    expect(await paths("ecotrack", other, inArabic)).toEqual(["changes.1.commune"])
    expect(await paths("ecotrack", other, other)).toEqual(["changes.1.commune"])
    expect(await paths("nobody", other)).toEqual(["carrier"])
    expect((await manager.send("GET", path)).status).toBe(400)
    expect(await listed("ecotrack")).toEqual([])
  })
})
