import { afterEach, expect, it, vi } from "vitest"
import { desksAnswer } from "#api/delivery/contract-desks.ts"
import { readXlsx } from "#api/files/read-xlsx.ts"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

it("a parcel goes to the desk that was chosen, and to no other when it is gone", async () => {
  const all = await openCarrierShop("yalidine")
  open.push(all.close)
  all.start()
  await until(async () => {
    const row = await all.shop.db
      .selectFrom("carrier_task")
      .select("finished_at")
      .where("kind", "=", "places")
      .execute()
    expect(row[0]?.finished_at).toBeTruthy()
  })
  // The double has one desk a wilaya; the carrier opens another one.
  const [known] = await all.shop.db.selectFrom("carrier_desk").selectAll().where("wilaya_code", "=", 31).execute()
  if (!known) throw new Error("The double has no desk in Oran")
  const { id: _, ...row } = known
  const port = { ...row, desk_id: "310099", name: "Agence du port", commune: "Arzew", folded: "arzew" }
  await all.shop.db.insertInto("carrier_desk").values(port).execute()
  const { body } = await all.shop.get("/api/desks?wilaya=Oran&commune=Oran")
  const desks = desksAnswer.parse(body).data
  expect(desks.map(({ name }) => name)).toEqual([row.name, "Agence du port"])

  const place = { delivery: "desk", wilaya: "Oran", commune: "Oran" }
  const chosen = await all.confirmed({ ...place, desk: desks.at(-1)?.id })
  const preview = await all.ask<object[]>("POST", "/parcels/preview", {
    account: all.account.documentId,
    documentIds: [chosen],
  })
  expect(preview.data).toMatchObject([{ problem: null }])
  const fileRow = async (format: string) => {
    const answer = await all.owner.send("GET", `/api/admin/orders/export?format=${format}&ids=${chosen}`)
    const [titles = [], cells = []] = await readXlsx(Buffer.from(await answer.arrayBuffer()))
    return Object.fromEntries(titles.map((title, at) => [title, cells[at]]))
  }
  expect(await fileRow("yalidine")).toMatchObject({ is_stopdesk: "1", stopdesk_id: "310099" })
  expect(await fileRow("zr")).toMatchObject({ Note: expect.stringMatching(/^Bureau : Agence du port, Arzew/) })
  const nearest = await all.confirmed({ ...place, desk: desks[0]?.id })
  await all.send([nearest])
  await until(async () => expect((await all.parcels()).map(({ state }) => state)).toEqual(["created"]))
  expect(all.double.parcels[0]?.fields).toMatchObject({ is_stopdesk: true, stopdesk_id: Number(row.desk_id) })

  // Rules send it by no other account, whatever is proposed first.
  const second = await all.ask<{ documentId: string }>("POST", "/carriers", { ...all.fields, isDefault: true })
  const byRules = () => all.ask<object[]>("POST", "/parcels/preview", { account: null, documentIds: [chosen] })
  expect((await byRules()).data).toMatchObject([{ problem: null, account: all.account.documentId }])
  const unnamed = await all.confirmed(place)
  const other = await all.ask<object[]>("POST", "/parcels/preview", { account: null, documentIds: [unnamed] })
  expect(other.data).toMatchObject([{ account: second.data.documentId }])

  // Sent by another account by hand, the order tells the desk to which its parcel goes.
  const byHand = await all.confirmed({ ...place, desk: desks.at(-1)?.id })
  expect((await all.order(byHand)).desk).toContain("Agence du port")
  await until(async () => {
    all.pass(60)
    expect(
      await all.shop.db.selectFrom("carrier_desk").select("id").where("name", "=", row.name).execute(),
    ).toHaveLength(2)
  })
  await all.ask("POST", "/parcels", { account: second.data.documentId, documentIds: [byHand] })
  await until(async () => {
    all.pass(60)
    expect((await all.parcels()).map(({ state }) => state)).toEqual(["created", "created"])
  })
  expect((await all.order(byHand)).desk).toContain(row.name)

  await all.shop.db.deleteFrom("carrier_desk").where("desk_id", "=", "310099").execute()
  const gone = await all.ask<{ problem: string | null }[]>("POST", "/parcels", {
    account: all.account.documentId,
    documentIds: [chosen],
  })
  expect(gone.data[0]?.problem).toBe("no-desk")
  expect((await byRules()).data).toMatchObject([{ problem: "no-desk", account: all.account.documentId }])
})
