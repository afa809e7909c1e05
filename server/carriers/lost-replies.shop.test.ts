import { afterEach, expect, it, vi } from "vitest"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** A shop whose carrier's places are read. */
async function opened(...given: Parameters<typeof openCarrierShop>) {
  const all = await openCarrierShop(...given)
  open.push(all.close)
  all.start()
  await until(async () => {
    const task = all.shop.db.selectFrom("carrier_task").select("finished_at").where("kind", "=", "places")
    expect((await task.executeTakeFirstOrThrow()).finished_at).not.toBeNull()
  })
  return all
}
type Opened = Awaited<ReturnType<typeof opened>>

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })
const states = async (all: Opened) => (await all.parcels()).map(({ state }) => state)

/** Sends an order whose reply is lost, up to when it waits to be sent again; the carrier is away then. */
async function lost(all: Opened) {
  const order = await all.confirmed()
  all.double.fail("lost-reply", 1, "creations")
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["claimed"]))
  await until(() => expect(all.double.parcels).toHaveLength(1))
  all.double.fail("server-error", 6)
  await until(async () => {
    all.pass(20)
    expect(await all.parcels()).toMatchObject([{ state: "waiting", lost_at: expect.any(String) }])
  })
  const [parcel] = await all.parcels()
  return { order, path: `/parcels/${parcel?.document_id}` }
}

it.each(["procolis", "zr-express"] as const)(
  "%s: a parcel that the carrier may have is not cancelled, nor sent by another account",
  async (platform) => {
    const all = await opened(platform)
    const { order, path } = await lost(all)
    expect((await all.ask("POST", `${path}/cancel`, {})).status).toBe(409)
    const { data } = await all.ask<{ parcels: object[] }>("GET", "/parcels?view=waiting")
    expect(data.parcels).toMatchObject([{ mayCancel: false }])
    expect((await all.send([order])).data).toMatchObject([{ problem: "has-parcel" }])
    await until(async () => {
      all.pass(120)
      expect(await states(all)).toEqual(["created"])
    })
    expect(all.double.parcels).toHaveLength(1)
  },
)

it("leaves a parcel that the carrier may have to a person, where it is rejected when it is sent again", async () => {
  const all = await opened("zr-express")
  await lost(all)
  // Its adapter sends no exchange.
  await all.shop.db.updateTable("parcel").set({ exchanged_goods: "Casque" }).execute()
  await until(async () => {
    all.pass(120)
    expect(await states(all)).toEqual(["unknown"])
  })
})

it("leaves a parcel that the carrier may have to a person, where its order was changed meanwhile", async () => {
  const all = await opened("procolis")
  const { order } = await lost(all)
  await all.shop.db.updateTable("orders").set({ status: "cancelled" }).where("document_id", "=", order).execute()
  await until(async () => {
    all.pass(120)
    expect(await states(all)).toEqual(["unknown"])
  })
})

it("stores and shows what a carrier says of a parcel without saying whether it has it", async () => {
  const all = await opened("noest")
  all.double.fail("server-error-after", 1, "creations")
  await all.send([await all.confirmed()])
  await until(async () => {
    all.pass(20)
    expect(await states(all)).toEqual(["unknown"])
  })
  const [parcel] = await all.parcels()
  await all.ask("POST", `/parcels/${parcel?.document_id}/settle`, { tracking: null })
  await until(async () => {
    all.pass(20)
    expect(await all.parcels()).toMatchObject([{ state: "unknown", words: "Colis déja existant" }])
  })
  const { data } = await all.ask<{ parcels: object[] }>("GET", "/parcels?view=problem")
  expect(data.parcels).toMatchObject([{ words: "Colis déja existant" }])
})

it("follows a parcel that a person has found at the carrier", async () => {
  const all = await opened("noest")
  all.double.fail("server-error-after", 1, "creations")
  await all.send([await all.confirmed()])
  await until(async () => {
    all.pass(20)
    expect(await states(all)).toEqual(["unknown"])
  })
  const [parcel] = await all.parcels()
  const tracking = all.double.parcels[0]?.tracking ?? ""
  all.double.move(tracking, "fdr_activated", null, new Date(Date.now() + 3600_000))
  await all.ask("POST", `/parcels/${parcel?.document_id}/settle`, { tracking })
  await until(async () => {
    all.pass(60)
    expect(await all.parcels()).toMatchObject([{ state: "created", status: "out-for-delivery" }])
  })
})

it("hands over more parcels than the quota of a minute, all of them by itself", async () => {
  const all = await opened("ecotrack", { account: { validates: true } })
  const orders: string[] = []
  while (orders.length < 60) orders.push(await all.confirmed())
  await all.send(orders)
  await until(async () => {
    all.pass(5)
    const validated = (await all.parcels()).filter(({ validated_at: at }) => at !== null)
    expect(validated).toHaveLength(60)
  })
})

it("cancels a parcel whose account is gone in the shop alone, so that its order can be sent again", async () => {
  const all = await opened("yalidine")
  const order = await all.confirmed()
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["created"]))
  expect((await all.ask("DELETE", `/carriers/${all.account.documentId}`)).status).toBe(200)
  const [parcel] = await all.parcels()
  expect((await all.ask("POST", `/parcels/${parcel?.document_id}/cancel`, {})).status).toBe(200)
  expect(await states(all)).toEqual(["cancelled"])
})

it("sends what is special about a parcel, and declares what its goods cost", async () => {
  const all = await opened("ecotrack")
  const order = await all.confirmed()
  const body = { account: all.account.documentId, documentIds: [order], isFragile: true, exchangedGoods: "Casque Aura" }
  expect((await all.ask("POST", "/parcels", body)).status).toBe(200)
  await until(async () => expect(await states(all)).toEqual(["created"]))
  expect(all.double.parcels[0]?.fields).toMatchObject({ type: "2", fragile: "1", produit_a_recuperer: "Casque Aura" })
  const two = { ...body, documentIds: [await all.confirmed(), await all.confirmed()] }
  expect((await all.ask("POST", "/parcels", two)).status).toBe(400)
})

it("declares the value of the goods to Yalidine, and collects it with the delivery", async () => {
  const all = await opened("yalidine")
  const order = await all.confirmed({ lines: [{ slug: "sac-casbah", quantity: 1 }] })
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["created"]))
  const { total, delivery_price: price } = await all.order(order)
  expect(all.double.parcels[0]?.fields).toMatchObject({
    price: total / 100,
    declared_value: (total - (price ?? 0)) / 100,
  })
})

it("looks up every lost reply, also where one request asks for one of them", async () => {
  const all = await opened("maystro")
  const orders = [await all.confirmed({ mobile: "0661 30 40 51" }), await all.confirmed({ mobile: "0661 30 40 52" })]
  await all.send(orders)
  await until(async () => expect(await states(all)).toEqual(["created", "created"]))
  const trackings = (await all.parcels()).map(({ tracking }) => tracking)
  // As a process leaves parcels that is stopped between a request and its answer.
  const now = all.now().toISOString()
  await all.shop.db.updateTable("parcel").set({ state: "claimed", tracking: null, claimed_at: now }).execute()
  await all.shop.db.updateTable("carrier_task").set({ next_at: now }).where("kind", "=", "send").execute()
  await until(async () => {
    all.pass(20)
    expect(await states(all)).toEqual(["created", "created"])
  })
  expect((await all.parcels()).map(({ tracking }) => tracking)).toEqual(trackings)
  expect(all.double.parcels).toHaveLength(2)
})
