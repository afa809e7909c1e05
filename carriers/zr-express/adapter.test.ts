import { expect, test } from "vitest"
import { connectDouble } from "../testing/connect.ts"
import { exampleParcel } from "../testing/examples.ts"
import { zrExpress } from "./adapter.ts"

const secret = "whsec_ZG91YmxlLXNlY3JldA=="
const { double, account, connection, readWebhook } = connectDouble("zr-express", zrExpress, secret)

/** A parcel to a commune of Alger by its ids. */
async function parcel(reference: string, more: Parameters<typeof exampleParcel>[1] = {}) {
  const { places } = await zrExpress.places(connection(), null)
  const place = places.find(({ name }) => name === "Alger Centre")
  return exampleParcel(reference, { communeId: place?.id ?? null, ...more })
}

const send = async (...parcels: Parameters<typeof zrExpress.createParcels>[1]) =>
  zrExpress.createParcels(connection(), parcels)

async function created(reference: string): Promise<string> {
  const [result] = await send(await parcel(reference))
  if (result?.outcome !== "created") throw new Error(JSON.stringify(result))
  return result.tracking
}

test("says that wrong keys are wrong, and takes right ones", async () => {
  await expect(zrExpress.check(connection())).resolves.toBeUndefined()
  const wrong = zrExpress.check(connection({ keys: { tenant: "x", key: "y" } }))
  await expect(wrong).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
})

test("reads every commune by two pages, without the wilayas that are not served", async () => {
  const { places, cursor } = await zrExpress.places(connection(), null)
  expect(cursor).toBeNull()
  expect(new Set(places.map(({ wilayaCode }) => wilayaCode)).size).toBe(54)
  expect(places[0]).toMatchObject({ name: "Adrar", wilayaCode: 1, hasDesk: true, isDelivered: true })
  expect(places[0]?.id?.split("/")).toHaveLength(2)
})

test("does not take half a list for a whole one", async () => {
  double().fail("half-list", 2)
  await expect(zrExpress.places(connection(), null)).rejects.toMatchObject({ problem: "not-understood" })
})

test("reads desks with hours, and fees", async () => {
  const list = await zrExpress.desks?.(connection(), null)
  expect(list?.desks).toHaveLength(53)
  expect(list?.desks[0]).toMatchObject({
    hours: "8h30 - 17h",
    phones: ["+213555000000"],
    wilayaCode: 1,
    commune: "Adrar",
  })
  const fees = await zrExpress.fees?.(connection(), 16, null)
  expect(fees?.fees).toHaveLength(54)
  expect(fees?.fees.find(({ wilayaCode }) => wilayaCode === 9)).toEqual({
    wilayaCode: 9,
    commune: null,
    home: 500,
    desk: 409,
    returned: 200,
  })
})

test("makes the parcels of a batch in the state that is collected, and says everything that is wrong with the others", async () => {
  const results = await send(
    await parcel("A-1"),
    await parcel("A-2", { amount: 200_000, phone: "12" }),
    await parcel("A-3", { communeId: null }),
    await parcel("A-4", { exchangedGoods: "Robe" }),
  )
  expect(results).toMatchObject([
    { outcome: "created", tracking: expect.stringMatching(/^16-.*-ZR$/), carrierId: expect.any(String) },
    { outcome: "rejected", words: "Phone number is invalid · Amount must be at most 150000" },
    { outcome: "rejected", words: expect.stringContaining("Commune") },
    { outcome: "rejected", words: expect.stringContaining("Échange") },
  ])
  expect(double().parcels[0]?.history[0]?.word).toBe("pret_a_expedier")
  expect(double().parcels[0]?.fields).toMatchObject({ customer: { phone: { number1: "+213555000001" } }, amount: 3400 })
})

test("says why every parcel of a batch failed", async () => {
  expect(await send(await parcel("F-1", { phone: "1" }))).toEqual([
    { outcome: "rejected", words: "Phone number is invalid" },
  ])
})

test("sends a parcel to a desk by the hub's id", async () => {
  const desk = (await zrExpress.desks?.(connection(), null))?.desks.find(({ wilayaCode }) => wilayaCode === 16)
  expect(await send(await parcel("D-1", { deskId: desk?.id ?? "", communeId: null }))).toMatchObject([
    { outcome: "created" },
  ])
  expect(double().parcels.at(-1)?.fields).toMatchObject({ deliveryType: "pickup-point", hubId: desk?.id.split("/")[0] })
})

test.each(["lost-reply", "server-error-after"] as const)(
  "makes one parcel when it is sent again after %s",
  async (fault) => {
    const one = await parcel(`L-${fault}`)
    double().fail(fault, 1, "creations")
    await expect(send(one)).rejects.toMatchObject({ mayHaveActed: true })
    const [result] = await send(one)
    const made = double().parcels.filter(({ reference }) => reference === one.reference)
    expect(made).toHaveLength(1)
    expect(result).toMatchObject({ outcome: "created", tracking: made[0]?.tracking })
    expect((await zrExpress.findByReference?.(connection(), [one.reference]))?.get(one.reference)).toBe(
      made[0]?.tracking,
    )
  },
)

test("says that nothing was made when a request before the creation fails", async () => {
  const one = await parcel("B-1")
  double().fail("server-error")
  await expect(send(one)).rejects.toMatchObject({ problem: "server-error", mayHaveActed: false })
})

test("follows a parcel by its states and situations, oldest first", async () => {
  const tracking = await created("T-1")
  double().move(tracking, "en_livraison", null, new Date("2030-01-02T08:00:00Z"))
  double().move(tracking, "ne_repond_pas_1", "Ne répond pas 1", new Date("2030-01-02T10:00:00Z"))
  double().move(tracking, "livre", null, new Date("2030-01-03T10:00:00Z"))
  double().move(tracking, "recouvert", null, new Date("2030-01-04T10:00:00Z"))
  const events = await zrExpress.track(connection(), [tracking, "16-none-ZR"])
  expect(events.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
    ["movement", "created", null],
    ["movement", "out-for-delivery", null],
    ["movement", "failed-attempt", "Ne répond pas 1"],
    ["movement", "delivered", null],
    ["payment", "paid", null],
  ])
  expect(events[2]?.time).toBe("2030-01-02T10:00:00.000Z")
})

test("reads webhooks that are signed and new, and no others", async () => {
  const tracking = await created("W-1")
  double().move(tracking, "vers_wilaya", null, new Date("2030-01-02T08:00:00Z"))
  const now = Date.now()
  expect(readWebhook(tracking, secret, {}, 7, now)).toMatchObject([
    { tracking, key: "msg_7", time: "2030-01-02T08:00:00.000Z", word: "vers_wilaya", status: "shipped" },
  ])
  expect(readWebhook(tracking, secret, {}, 7, now + 600_000)).toBeNull()
  expect(readWebhook(tracking, "whsec_YW5vdGhlcg==", {}, 7, now)).toBeNull()
  expect(readWebhook(tracking, secret, { webhookSecret: null }, 7, now)).toBeNull()
  double().move(tracking, "ne_repond_pas_2", "Ne répond pas 2")
  expect(readWebhook(tracking, secret, {}, 8, now)).toMatchObject([
    { status: "failed-attempt", reason: "Ne répond pas 2", word: "ne_repond_pas_2" },
  ])
  double().move(tracking, "isReturn")
  expect(readWebhook(tracking, secret, {}, 9, now)).toMatchObject([{ status: "returning" }])
})

test("reads a webhook whose names have capitals", async () => {
  const tracking = await created("W-2")
  const { headers, body } = double().webhook(tracking, secret, 1)
  const capital = body.replace(/"(\w)(\w*)":/g, (_, first: string, rest: string) => `"${first.toUpperCase()}${rest}":`)
  expect(capital).toContain('"TrackingNumber"')
  // Signed anew, as the carrier would.
  const { createHmac } = await import("node:crypto")
  const sum = createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
  const signature = sum.update(`msg_1.${headers["svix-timestamp"]}.${capital}`).digest("base64")
  const request = {
    headers: { ...headers, "svix-signature": `v1,${signature}` },
    body: Buffer.from(capital),
    query: new URLSearchParams(),
  }
  expect(zrExpress.parseWebhook?.(account(), request, Date.now())).toMatchObject([{ tracking, status: "created" }])
})

test("registers its webhook and gets the secret", async () => {
  expect(await zrExpress.registerWebhook?.(connection(), "https://shop.test/hook")).toBe(secret)
  const sent = double().requests.find(({ path }) => path === "webhooks/endpoints")?.json
  expect((sent as { eventTypes: string[] }).eventTypes).toHaveLength(3)
})

test("cancels a parcel that is not on its way, and says why not", async () => {
  const tracking = await created("C-1")
  await zrExpress.cancel?.(connection(), tracking)
  expect(double().parcels.some((one) => one.tracking === tracking)).toBe(false)
  const moved = await created("C-2")
  double().move(moved, "vers_wilaya")
  await expect(zrExpress.cancel?.(connection(), moved)).rejects.toMatchObject({ words: "Parcel cannot be deleted" })
})

test("brings the label from an address that gets no keys", async () => {
  const label = await zrExpress.label?.(connection(), await created("P-1"), null)
  expect(Buffer.from(label ?? []).toString()).toContain("%PDF")
  expect(double().requests.at(-1)?.headers["x-api-key"]).toBeUndefined()
  await expect(zrExpress.label?.(connection(), "16-none-ZR", null)).rejects.toMatchObject({ problem: "rejected" })
})
