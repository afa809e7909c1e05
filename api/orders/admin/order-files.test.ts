import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readXlsx } from "../../files/read-xlsx.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

async function file(query: string) {
  const answer = await rania.send("GET", `/api/admin/orders/export?${query}`)
  expect(answer.status).toBe(200)
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

describe("GET /api/admin/orders/export", () => {
  it("writes CSV that Excel opens, without a formula in it", async () => {
    const order = await placedListedOrder(shop, {
      firstname: "=HYPERLINK(1)",
      lastname: 'Ben;"Ali"',
      mobile: "0550 11 22 33",
    })
    const { headers, body } = await file(`format=csv&ids=${order.documentId}`)
    expect(headers.get("x-total-rows")).toBe("1")
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="hanout-csv-\d{4}-\d\d-\d\d\.csv"$/)
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, row] = body.toString("utf8").slice(1).split("\r\n")
    expect(head).toMatch(/^Numéro;Date;État;/)
    expect(row).toContain(`${order.number};`)
    expect(row).toContain(`;Nouvelle;Boutique;'=HYPERLINK(1);"Ben;""Ali""";0550 11 22 33;6;6;Béjaïa;Akbou;`)
    const audit = await shop.db.selectFrom("audit_log").select("after").where("action", "=", "export").execute()
    expect(audit.at(-1)?.after).toContain('"rows":1')
  })

  it("writes every order that passes the filter, over more than one batch", async () => {
    const one = await placedListedOrder(shop)
    const row = await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("document_id", "=", one.documentId)
      .executeTakeFirstOrThrow()
    const { id: _id, ...copy } = row
    const copies = Array.from({ length: 1100 }, (_, index) => ({
      ...copy,
      wilaya_code: 31,
      document_id: `copy${index}`,
      token: `copy${index}`,
    }))
    for (let first = 0; first < copies.length; first += 100) {
      await shop.db
        .insertInto("orders")
        .values(copies.slice(first, first + 100))
        .execute()
    }
    const { body } = await file("format=xlsx&wilaya=31&locale=ar")
    const rows = await readXlsx(body)
    expect(rows[0]?.slice(0, 2)).toEqual(["الرقم", "التاريخ"])
    expect(new Set(rows.slice(1).map(([number]) => number)).size).toBe(1100)
    await shop.db.deleteFrom("orders").where("wilaya_code", "=", 31).execute()
  })

  it("writes EcoTrack's columns, with the total, the phone and the carrier's own spelling", async () => {
    const order = await placedListedOrder(shop, { delivery: "desk", mobile: "+213 550 99 88 77", locale: "ar" })
    const commune = await shop.db
      .selectFrom("commune")
      .select("id")
      .where("name", "=", "Akbou")
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto("carrier_commune")
      .values({ carrier: "ecotrack", commune_id: commune.id, name: "AKBOU" })
      .execute()
    const { body } = await file(`format=ecotrack&ids=${order.documentId}`)
    const [head, row] = await readXlsx(body)
    expect(head?.slice(0, 3)).toEqual(["reference commande", "nom et prenom du destinataire*", "telephone*"])
    expect(row?.slice(0, 8)).toEqual([
      ...[order.number, "Nadia Haddad", "0550998877", "", "6", "Béjaïa", "AKBOU", "AKBOU"],
    ])
    expect([row?.[10], row?.[16]]).toEqual([String(order.total), "OUI"])
  })

  it("asks a carrier for no parcel whose delivery has no price yet: it names them, or leaves them out", async () => {
    const [known, unknown] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const without = { delivery_price: null, total: unknown.amount * 100 }
    await shop.db.updateTable("orders").set(without).where("document_id", "=", unknown.documentId).execute()
    const query = `ids=${known.documentId},${unknown.documentId}`
    for (const format of ["ecotrack", "yalidine", "noest", "zr"]) {
      const rejected = await rania.send("GET", `/api/admin/orders/export?${query}&format=${format}`)
      const { error } = (await rejected.json()) as { error: { details: object } }
      expect([rejected.status, error.details]).toEqual([
        409,
        {
          reason: "noDeliveryPrice",
          count: 1,
          orders: [{ documentId: unknown.documentId, number: unknown.number }],
        },
      ])
      const { headers, body } = await file(`${query}&format=${format}&unpriced=leave-out`)
      expect([headers.get("x-total-rows"), (await readXlsx(body)).length]).toEqual(["1", 2])
      expect((await readXlsx(body))[1]).toContain(known.number)
    }
    expect(await readXlsx((await file(`${query}&format=xlsx`)).body)).toHaveLength(3)
  })
})

describe("POST /api/admin/orders/export", () => {
  const send = async (query: string) => {
    const answer = await rania.send("POST", `/api/admin/orders/export?${query}`)
    const isFile = answer.status === 200
    const rows = isFile ? await readXlsx(Buffer.from(await answer.arrayBuffer())) : []
    const error = isFile ? undefined : ((await answer.json()) as { error: { details: object } }).error
    return { status: answer.status, rows: rows.slice(1), details: error?.details }
  }

  it("marks the orders of a carrier's file, takes them from what is to export, and warns before a second file", async () => {
    const [first, second] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const ids = `ids=${first.documentId},${second.documentId}`
    for (const { documentId } of [first, second]) await desk.move(documentId, "confirmed")
    const toExport = async () => {
      const { json } = await desk.ask("GET", `/orders?${ids}&status=confirmed,preparing&exported=0`)
      return (json.data as { number: string }[]).map(({ number }) => number)
    }
    expect(await toExport()).toHaveLength(2)
    expect((await send(`ids=${first.documentId}&format=yalidine`)).rows).toHaveLength(1)
    expect(await toExport()).toEqual([second.number])
    const { exported } = await desk.one(first.documentId)
    expect(exported).toEqual({ carrier: "yalidine", at: expect.any(String), by: "Rania" })
    const warned = await send(`${ids}&format=zr`)
    expect([warned.status, warned.details]).toEqual([
      409,
      { reason: "exported", count: 1, orders: [{ documentId: first.documentId, number: first.number, exported }] },
    ])
    expect(await toExport()).toEqual([second.number])
    const rest = await send(`${ids}&format=zr&again=leave-out`)
    expect(rest.rows).toHaveLength(1)
    expect(rest.rows[0]).toContain(second.number)
    expect((await desk.one(first.documentId)).exported?.carrier).toBe("yalidine")
    expect((await send(`${ids}&format=ecotrack&again=include`)).rows).toHaveLength(2)
    expect((await desk.one(first.documentId)).exported?.carrier).toBe("ecotrack")
  })

  it("writes each order into one of two files that are made at the same moment", async () => {
    const orders = []
    for (let count = 0; count < 5; count++) orders.push(await placedListedOrder(shop))
    const ids = `ids=${orders.map(({ documentId }) => documentId).join()}`
    const files = await Promise.all([
      send(`${ids}&format=zr&again=leave-out`),
      send(`${ids}&format=noest&again=leave-out`),
    ])
    expect(files.map(({ status }) => status)).toEqual([200, 200])
    expect(files.flatMap(({ rows }) => rows)).toHaveLength(5)
  })

  it("asks a carrier for no order that was cancelled or came back", async () => {
    const [kept, cancelled, returned] = [
      await placedListedOrder(shop),
      await placedListedOrder(shop),
      await placedListedOrder(shop),
    ]
    await desk.move(cancelled.documentId, "cancelled")
    await desk.move(returned.documentId, "confirmed", "preparing", "shipped", "returning", "returned")
    const documentIds = [kept, cancelled, returned].map(({ documentId }) => documentId)
    for (const [query, numbers] of [
      ["format=zr", [kept.number]],
      ["format=zr&again=include&status=cancelled,returned", []],
    ] as const) {
      const sent = await rania.send("POST", `/api/admin/orders/export?${query}`, { documentIds })
      expect(sent.headers.get("x-total-rows")).toBe(String(numbers.length))
      const rows = await readXlsx(Buffer.from(await sent.arrayBuffer()))
      expect(rows.slice(1).map(([number]) => number)).toEqual(numbers)
    }
    expect((await desk.one(cancelled.documentId)).exported).toBeNull()
    const list = await file(`format=xlsx&ids=${documentIds}`)
    expect(list.headers.get("x-total-rows")).toBe("3")
  })

  it("marks nothing where the file is for reading", async () => {
    const { documentId } = await placedListedOrder(shop)
    expect((await send(`ids=${documentId}&format=xlsx`)).status).toBe(200)
    expect((await send(`ids=${documentId}&format=zr`)).rows).toHaveLength(1)
    expect((await send("format=pdf")).status).toBe(400)
  })
})
