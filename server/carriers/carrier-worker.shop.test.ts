import { describe, expect, it } from "vitest"
import { closeAfterEach, states, until, withPlaces } from "./testing/carrier-tests.ts"

const opened = closeAfterEach()

it("sends confirmed orders, gives them their numbers and prepares them", async () => {
  const all = await opened("yalidine")
  await withPlaces(all)
  const home = await all.confirmed()
  const desk = await all.confirmed({ delivery: "desk", wilaya: "Oran", commune: "Oran" })
  const accented = await all.confirmed({ wilaya: "Béjaïa", commune: "Akbou" })
  const none = { problem: null }
  expect((await all.send([home, desk, accented])).data).toMatchObject([none, none, none])
  await until(async () => expect(await states(all)).toEqual(["created", "created", "created"]))
  expect(all.double.parcels).toHaveLength(3)
  const [first] = await all.parcels()
  expect(await all.order(home)).toMatchObject({ status: "preparing", tracking: first?.tracking, carrier: "yalidine" })
  expect(all.double.parcels[1]?.fields).toMatchObject({ is_stopdesk: true })
  // The carrier's own spelling, which has no accents.
  expect(all.double.parcels[2]?.fields).toMatchObject({ to_wilaya_name: "Bejaia", to_commune_name: "Akbou" })
  // A second press sends nothing twice.
  expect((await all.send([home])).data).toMatchObject([{ problem: "has-parcel" }])
  expect(all.double.parcels).toHaveLength(3)
  expect(all.logged).toEqual([])
})

it("says what hinders an order before it is sent", async () => {
  const all = await opened("yalidine")
  await withPlaces(all)
  await all.shop.db.deleteFrom("carrier_place").where("folded", "=", "kouba").execute()
  await all.shop.db.deleteFrom("carrier_place").where("wilaya_code", "=", 33).execute()
  const documentIds = [await all.confirmed(), await all.confirmed({ wilaya: "Illizi", commune: "Illizi" })]
  const preview = await all.ask<object[]>("POST", "/parcels/preview", { account: all.account.documentId, documentIds })
  expect(preview.data).toMatchObject([{ problem: "commune" }, { problem: "wilaya" }])
  expect((await all.send(documentIds)).data).toMatchObject([{ problem: "commune" }, { problem: "wilaya" }])
  expect(await states(all)).toEqual([])
  const { data } = await all.ask<object[]>("GET", `/carriers/${all.account.documentId}/unmatched`)
  expect(data).toContainEqual({ wilaya: 16, commune: "Kouba" })
})

describe("a reply that is lost", () => {
  it.each(["lost-reply", "server-error-after", "html"] as const)(
    "by %s makes one parcel, which is looked up",
    async (fault) => {
      const all = await opened("yalidine")
      await withPlaces(all)
      all.double.fail(fault, 1, "creations")
      const order = await all.confirmed()
      await all.send([order])
      await until(async () => {
        all.pass(20)
        expect(await states(all)).toEqual(["created"])
      })
      expect(all.double.parcels).toHaveLength(1)
      expect(await all.order(order)).toMatchObject({ status: "preparing", tracking: all.double.parcels[0]?.tracking })
    },
  )

  it("of a carrier without a lookup is left to a person, and sent again by one alone", async () => {
    const all = await opened("ecotrack")
    await withPlaces(all)
    all.double.fail("server-error", 1, "creations")
    await all.send([await all.confirmed()])
    await until(async () => {
      all.pass(20)
      expect(await states(all)).toEqual(["unknown"])
    })
    all.pass(3600)
    expect(all.double.parcels).toHaveLength(0)
    const [parcel] = await all.parcels()
    expect((await all.ask("POST", `/parcels/${parcel?.document_id}/settle`, { tracking: null })).status).toBe(200)
    await until(async () => expect(await states(all)).toEqual(["created"]))
    expect(all.double.parcels).toHaveLength(1)
  })
})

it("goes on where a process was stopped between its request and its answer", async () => {
  const all = await opened("yalidine")
  await withPlaces(all)
  // What such a process leaves: a claimed parcel, and a lease that nobody holds.
  const order = await all.confirmed()
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["created"]))
  const { tracking } = await all.order(order)
  await all.shop.db
    .updateTable("parcel")
    .set({ state: "claimed", tracking: null, claimed_at: all.now().toISOString() })
    .execute()
  await all.shop.db
    .updateTable("carrier_task")
    .set({ next_at: all.now().toISOString() })
    .where("kind", "=", "send")
    .execute()
  await until(async () => {
    all.pass(20)
    expect(await states(all)).toEqual(["created"])
  })
  expect((await all.parcels())[0]?.tracking).toBe(tracking)
  expect(all.double.parcels).toHaveLength(1)
})

it("says what it waits for, and goes on when the keys are right", async () => {
  const all = await opened("yalidine", { account: { keys: { id: "wrong", token: "wrong" } } })
  all.start()
  expect((await all.ask("POST", `/carriers/${all.account.documentId}/check`, {})).data).toMatchObject({
    problem: "bad-keys",
  })
  await all.send([await all.confirmed()])
  const account = async () =>
    (
      await all.ask<{ accounts: { updatedAt: string; waiting: number; tasks: { send: { problem: string } } }[] }>(
        "GET",
        "/carriers",
      )
    ).data.accounts[0]
  await until(async () =>
    expect(await account()).toMatchObject({ waiting: 1, tasks: { send: { problem: "bad-keys" } } }),
  )
  expect(await states(all)).toEqual(["waiting"])
  const { platform: _, webhookSecret: __, ...fields } = all.fields
  const change = { ...fields, keys: all.double.keys, updatedAt: (await account())?.updatedAt }
  expect((await all.ask("PATCH", `/carriers/${all.account.documentId}`, change)).status).toBe(200)
  await until(async () => expect(await states(all)).toEqual(["created"]))
})

it("of several processes one sends, each parcel once", async () => {
  const all = await opened("yalidine")
  await withPlaces(all)
  all.start()
  all.start()
  const orders: string[] = []
  for (let count = 0; count < 12; count++) orders.push(await all.confirmed())
  all.double.fail("lost-reply", 2, "creations")
  await Promise.all([all.send(orders), all.send(orders), all.send(orders.slice(5))])
  await until(async () => {
    all.pass(20)
    expect(new Set(await states(all))).toEqual(new Set(["created"]))
    expect(await states(all)).toHaveLength(12)
  })
  const references = all.double.parcels.map(({ reference }) => reference)
  expect(references).toHaveLength(12)
  expect(new Set(references).size).toBe(12)
})

it("gets the label through the server, and cancels what is not on its way", async () => {
  const all = await opened("yalidine")
  await withPlaces(all)
  const order = await all.confirmed()
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["created"]))
  const [parcel] = await all.parcels()
  // The quotas of the requests before have gone by.
  all.pass(120)
  const label = await all.owner.send("GET", `/api/admin/parcels/${parcel?.document_id}/label`)
  expect(label.headers.get("content-type"), await label.clone().text()).toBe("application/pdf")
  expect(await label.text()).toMatch(/^%PDF/)
  expect((await all.ask("POST", `/parcels/${parcel?.document_id}/cancel`, {})).status).toBe(200)
  expect(await states(all)).toEqual(["cancelled"])
  // Its next parcel has another reference: a lookup must not find the old one.
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["cancelled", "created"]))
  const [was, is] = await all.parcels()
  expect(is?.reference).toBe(`${was?.reference}-2`)
})
