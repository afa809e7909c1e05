import { afterEach, describe, expect, it, vi } from "vitest"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function opened(...given: Parameters<typeof openCarrierShop>) {
  const all = await openCarrierShop(...given)
  open.push(all.close)
  return all
}
type Opened = Awaited<ReturnType<typeof opened>>

const soon = { timeout: 60_000, interval: 30 }
const until = (check: () => unknown) => vi.waitFor(check, soon)

/** Waits for the first reading of the carrier's places. */
async function withPlaces(all: Opened) {
  all.start()
  await until(async () => {
    const { data } = await all.ask<{
      accounts: { places: number; desks: number; tasks: { places: { finishedAt: string } } }[]
    }>("GET", "/carriers")
    expect(data.accounts[0]?.tasks.places.finishedAt).not.toBeNull()
    expect(data.accounts[0]?.places).toBeGreaterThan(1400)
  })
  // Its prices are another test's: they are read within the same quotas.
  await all.shop.db.updateTable("carrier_task").set({ next_at: null }).where("kind", "=", "places").execute()
}

const states = async (all: Opened) => (await all.parcels()).map(({ state }) => state)

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

describe("following", () => {
  /** A moment after those at which the double has registered the parcels. */
  const at = (hours: number) => new Date(Date.now() + hours * 3600_000)

  async function sent(all: Opened) {
    await withPlaces(all)
    const order = await all.confirmed()
    await all.send([order])
    await until(async () => expect(await states(all)).toEqual(["created"]))
    const tracking = all.double.parcels[0]?.tracking ?? ""
    return { order, tracking }
  }
  const hook = (all: Opened, message: { headers: Record<string, string>; body: string }) =>
    all.shop.send(all.account.hookPath, { method: "POST", ...message })

  it("asks the carrier, keeps unknown words, and moves the order to delivered", async () => {
    const all = await opened("yalidine")
    const { order, tracking } = await sent(all)
    all.double.move(tracking, "Expédié", null, at(1))
    all.double.move(tracking, "Mot inconnu", null, at(2))
    await until(async () => {
      all.pass(600)
      expect(await all.order(order)).toMatchObject({ status: "shipped" })
    })
    expect((await all.parcels())[0]).toMatchObject({ status: "shipped", word: "Mot inconnu" })
    all.double.move(tracking, "Tentative échouée", "Client ne répond pas", at(3))
    await until(async () => {
      all.pass(600)
      expect((await all.parcels())[0]).toMatchObject({ status: "failed-attempt", reason: "Client ne répond pas" })
    })
    const { data } = await all.ask<{ parcels: object[]; counts: { failed: number } }>("GET", "/parcels?view=failed")
    expect(data).toMatchObject({ parcels: [{ tracking, reason: "Client ne répond pas" }], counts: { failed: 1 } })
    all.double.move(tracking, "Livré", null, at(4))
    await until(async () => {
      all.pass(1200)
      expect(await all.order(order)).toMatchObject({ status: "delivered" })
    })
  })

  it("takes webhooks that are signed, once and in any order", async () => {
    const all = await opened("yalidine")
    const { order, tracking } = await sent(all)
    const secret = all.fields.webhookSecret
    all.double.move(tracking, "Expédié", null, at(1))
    const shipped = all.double.webhook(tracking, secret, 1)
    all.double.move(tracking, "Livré", null, at(2))
    const delivered = all.double.webhook(tracking, secret, 2)
    const forged = all.double.webhook(tracking, "another secret", 3)
    expect((await hook(all, forged)).status).toBe(404)
    for (const message of [delivered, shipped, delivered, shipped]) expect((await hook(all, message)).status).toBe(200)
    await until(async () => expect(await all.order(order)).toMatchObject({ status: "delivered" }))
    await until(async () => {
      expect(await all.shop.db.selectFrom("carrier_hook").select("id").execute()).toEqual([])
      const told = await all.shop.db.selectFrom("parcel_event").select("word").execute()
      expect(
        told
          .map(({ word }) => word)
          .filter((word) => word !== "En préparation")
          .toSorted(),
      ).toEqual(["Expédié", "Livré"])
    })
    expect((await all.parcels())[0]).toMatchObject({ status: "delivered" })
    const challenge = await all.shop.send(`${all.account.hookPath}?subscribe&crc_token=a1b2`)
    expect(await challenge.text()).toBe("a1b2")
    expect((await all.shop.send(`/api/carrier-hooks/${"A".repeat(32)}`, { method: "POST", body: "{}" })).status).toBe(
      404,
    )
  })
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
