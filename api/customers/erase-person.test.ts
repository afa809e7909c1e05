import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { erasePerson } from "#db/customers/erase-person.ts"
import { readAllRows } from "#db/testing/frozen-version.ts"
import { orderDetail } from "../orders/contract-admin-detail.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"

let shop: TestShop
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  desk = orderAdmin(await signedIn(shop, "agent"))
})
afterAll(() => shop.close())

const mobile = "0661987654"
const email = "zoubida@example.dz"
/** Words that stand nowhere else in the shop. */
const personalTexts = [
  "Zoubida",
  "Benkhedda",
  mobile,
  email,
  "12, rue des Oliviers",
  "Sonnez deux fois",
  "Tassadit",
  "cousine",
]
const person = { mobile, email, firstname: "Zoubida", lastname: "Benkhedda" }
const place = { address: "12, rue des Oliviers", note: "Sonnez deux fois" }

const post = async (path: string, data: object) => {
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  const answer = await shop.send(path, { method: "POST", headers, body: JSON.stringify({ data }) })
  expect(answer.status).toBeLessThan(300)
}

/** Which of these words the database still holds, and where. */
async function found(words: string[]): Promise<string[]> {
  const tables = await readAllRows(shop.db)
  return Object.entries(tables).flatMap(([name, rows]) =>
    rows.flatMap((row) => {
      const text = JSON.stringify(row).toLowerCase()
      return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${name}: ${word}`)
    }),
  )
}

/** Everything that a shopper can leave behind: an order that was edited, noted, mailed about and reviewed; a message, the
 *  news, an account. */
async function leaveTraces() {
  const { documentId } = await placedOrder(shop, { ...person, ...place })
  const { version } = await desk.one(documentId)
  await desk.order("PATCH", `/orders/${documentId}`, { version, firstname: "Zoubida A.", address: "Chez Tassadit" })
  await desk.order("POST", `/orders/${documentId}/notes`, { text: "Sa cousine prend le colis" })
  await desk.order("POST", `/orders/${documentId}/status`, { to: "cancelled", reason: "Zoubida a changé d'avis" })
  const corrected = await placedOrder(shop, { ...person, email: undefined, firstname: "Lina", lastname: "Saadi" })
  const read = await desk.one(corrected.documentId)
  await desk.order("PATCH", `/orders/${corrected.documentId}`, { version: read.version, mobile: "0550987000" })
  await post("/api/contact-messages", {
    name: "Zoubida Benkhedda",
    mobile,
    email,
    subject: "order",
    message: "Où est mon colis ?",
  })
  const written = { name: "Zoubida", email: "Zoubida@example.dz", subject: "order", message: "Je suis Tassadit" }
  await post("/api/contact-messages", written)
  await post("/api/subscribers", { email })
  await shop.db
    .updateTable("product")
    .set({ quantity: 0, status: "out-of-stock" })
    .where("slug", "=", "rouge-maison")
    .execute()
  await post("/api/stock-alerts", { slug: "rouge-maison", email })
  const names = { firstname: "Zoubida", lastname: "Benkhedda", locale: "fr" }
  await post("/api/shopper/register", { login: mobile, password: "trois-figues-et-un-melon", ...names })
  const product = await shop.db.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow()
  const order = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto("review")
    .values({
      document_id: "reviewoftheerasedperson0",
      product_id: product.id,
      order_id: order.id,
      name: "Zoubida B.",
      town: "Akbou",
      email,
      rating: 4,
      date: "2026-11-21T10:00:00.000Z",
      review: "Bon son",
      lang: "fr",
    })
    .execute()
  return { documentId, corrected: corrected.documentId }
}

describe("erasePerson", () => {
  it("leaves no word of a person anywhere, and the order with what the books need", async () => {
    const { documentId, corrected } = await leaveTraces()
    expect(new Set((await found(personalTexts)).map((place) => place.split(": ")[1]))).toEqual(new Set(personalTexts))
    const before = await desk.one(documentId)
    const erased = await erasePerson(shop.db, mobile, new Date())
    expect(erased).toMatchObject({ kind: "erased", orders: 1, messages: 2, accounts: 1, isBlocked: false })
    expect(await found(personalTexts)).toEqual([])
    const after = await desk.one(documentId)
    expect(orderDetail.parse(after)).toMatchObject({
      number: before.number,
      total: before.total,
      lines: before.lines,
      status: "cancelled",
      wilaya: before.wilaya,
      firstname: "—",
      lastname: "—",
      address: null,
      note: null,
    })
    // What happened, when and by whom stands as it was.
    const happened = ({ history }: typeof after) => history.map(({ at, actor, kind }) => ({ at, actor, kind }))
    expect(happened(after)).toEqual(happened(before))
    expect(await desk.one(corrected)).toMatchObject({ firstname: "Lina", mobile: "0550987000" })
  })

  it("erases nothing while an order is under way, and names it", async () => {
    const lines = [{ slug: "sac-casbah", quantity: 1, color: "Cognac" }]
    const { documentId, number } = await placedOrder(shop, { ...person, ...place, lines })
    const before = await readAllRows(shop.db)
    expect(await erasePerson(shop.db, mobile, new Date())).toEqual({ kind: "underWay", numbers: [number] })
    expect(await readAllRows(shop.db)).toEqual(before)
    await desk.move(documentId, "cancelled")
    await shop.db
      .insertInto("phone_block")
      .values({
        phone_key: mobile,
        reason: "Tassadit ne paie pas",
        created_at: "2026-11-21T10:00:00.000Z",
        document_id: "blockoftheerasedperson00",
      })
      .execute()
    expect(await erasePerson(shop.db, mobile, new Date())).toMatchObject({ kind: "erased", orders: 1, isBlocked: true })
    expect(await found(personalTexts)).toEqual([`phone_block: ${mobile}`])
  })

  it("leaves neither the typed reason of a discount nor the address of a label, and the words of a list", async () => {
    const { documentId } = await placedOrder(shop, { ...person, ...place, mobile: "0661987655" })
    const { version } = await desk.one(documentId)
    const order = await shop.db
      .selectFrom("orders")
      .select("id")
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow()
    const discount = { version, staffDiscount: { amount: 100, reason: "cousine" } }
    await orderAdmin(await signedIn(shop, "owner")).order("PATCH", `/orders/${documentId}`, discount)
    await desk.order("POST", `/orders/${documentId}/status`, { to: "cancelled", reason: "changed-mind" })
    const parcel = { document_id: "parceloftheerasedperson0", order_id: order.id, reference: "HN-26-1", staff_id: "x" }
    const label_url = "https://carrier.example/label?parcel=Zoubida"
    await shop.db
      .insertInto("parcel")
      .values({ ...parcel, state: "created", label_url, staff_name: "x", created_at: "2026-11-21T10:00:00.000Z" })
      .execute()
    await erasePerson(shop.db, "0661987655", new Date())
    expect(await found(["Zoubida", "cousine"])).toEqual([])
    const { history } = await desk.one(documentId)
    expect(history.flatMap(({ reason }) => reason ?? [])).toEqual(["changed-mind"])
  })

  it("leaves the history guarded, also where somebody else erases at the same moment", async () => {
    const { documentId } = await placedOrder(shop)
    const order = shop.db.selectFrom("orders").select("id").where("document_id", "=", documentId)
    const change = (set: object) => (db: typeof shop.db) =>
      db.updateTable("order_event").set(set).where("order_id", "in", order).execute()
    await expect(change({ reason: null })(shop.db)).rejects.toThrow("append-only")
    const erasing = { id: 1, at: "2026-11-21T10:00:00.000Z" }
    const whileErasing = shop.db.transaction().execute(async (tx) => {
      await tx.insertInto("erasing").values(erasing).execute()
      await change({ reason: null })(tx)
      await change({ actor: "nobody" })(tx)
    })
    await expect(whileErasing).rejects.toThrow("append-only")
    expect(await shop.db.selectFrom("erasing").selectAll().execute()).toEqual([])
  })
})
