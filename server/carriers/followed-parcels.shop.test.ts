import { expect, it } from "vitest"
import { closeAfterEach, type OpenedShop, states, until, withPlaces } from "./testing/carrier-tests.ts"

const opened = closeAfterEach()

/** A moment after those at which the double has registered the parcels. */
const at = (hours: number) => new Date(Date.now() + hours * 3600_000)

async function sent(all: OpenedShop) {
  await withPlaces(all)
  const order = await all.confirmed()
  await all.send([order])
  await until(async () => expect(await states(all)).toEqual(["created"]))
  const tracking = all.double.parcels[0]?.tracking ?? ""
  return { order, tracking }
}
const hook = (all: OpenedShop, message: { headers: Record<string, string>; body: string }) =>
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
  expect((await all.shop.send(`/api/carrier-hooks/${"A".repeat(32)}`, { method: "POST", body: "{}" })).status).toBe(404)
})
