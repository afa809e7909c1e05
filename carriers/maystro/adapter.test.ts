import { expect, test } from "vitest"
import { connectDouble } from "../testing/connect.ts"
import { exampleParcel } from "../testing/examples.ts"
import { maystro } from "./adapter.ts"

const { double, account, connection, readWebhook } = connectDouble("maystro", maystro)

let people = 0

/** A parcel to the carrier's own number of a commune, each for another person. */
async function parcel(reference: string, more: Parameters<typeof exampleParcel>[1] = {}) {
  const { places } = await maystro.places(connection(), "16")
  const place = places.find(({ name }) => name === "Alger Centre")
  people += 1
  const lastname = `Essai ${people}`
  return exampleParcel(reference, { communeId: place?.id ?? null, lastname, ...more })
}

async function created(reference: string): Promise<{ tracking: string; carrierId: string | null }> {
  const [result] = await maystro.createParcels(connection(), [await parcel(reference)])
  if (result?.outcome !== "created") throw new Error(JSON.stringify(result))
  return result
}

test("says that a wrong token is wrong, and takes a right one", async () => {
  await expect(maystro.check(connection())).resolves.toBeUndefined()
  const wrong = maystro.check(connection({ keys: { token: "x" } }))
  await expect(wrong).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
})

test("reads communes under the carrier's numbers, without the wilayas that it lacks", async () => {
  const first = await maystro.places(connection(), null)
  expect(first.places[0]).toMatchObject({ id: "50101", name: "Adrar", wilayaCode: 1, postcode: "1000" })
  expect(first.cursor?.split(",")).toHaveLength(49)
  expect(first.cursor?.split(",")).not.toContain("33")
  expect(await maystro.places(connection(), "58")).toMatchObject({ cursor: null })
})

test("makes a parcel, whose number is the one that people see", async () => {
  const [result] = await maystro.createParcels(connection(), [await parcel("A-1", { note: "Appeler" })])
  expect(result).toEqual({
    outcome: "created",
    tracking: double().parcels[0]?.tracking,
    carrierId: expect.stringContaining("-"),
    labelUrl: null,
  })
  expect(double().parcels[0]?.fields).toMatchObject({
    source: 4,
    delivery_type: 1,
    product_price: 3400,
    note_to_driver: "Appeler",
  })
})

test.each([
  [{ phone: "12" }, "Client refusé"],
  [{ communeId: "1" }, "Wilaya ou commune refusée"],
  [{ communeId: null }, "Commune inconnue chez Maystro"],
  [{ goods: [] }, "Produits refusés"],
  [{ exchangedGoods: "Robe" }, expect.stringContaining("Échange")],
])("says why it was rejected: %o", async (more, words) => {
  const one = await parcel("R-1", more)
  expect(await maystro.createParcels(connection(), [one])).toEqual([{ outcome: "rejected", words }])
})

test.each(["lost-reply", "server-error-after"] as const)(
  "finds what was made before %s, by a look or by its repetition",
  async (fault) => {
    const one = await parcel(`L-${fault}`)
    double().fail(fault, 1, "creations")
    await expect(maystro.createParcels(connection(), [one])).rejects.toMatchObject({ mayHaveActed: true })
    const { tracking } = double().parcels.at(-1) ?? { tracking: "" }
    expect([...((await maystro.findByReference?.(connection(), [one.reference, "L-none"])) ?? [])]).toEqual([
      [one.reference, tracking],
    ])
    expect(await maystro.createParcels(connection(), [one])).toMatchObject([{ outcome: "created", tracking }])
    expect(double().parcels.filter(({ reference }) => reference === one.reference)).toHaveLength(1)
  },
)

test("looks up the number of a parcel whose reply had its id alone", async () => {
  const one = await parcel("H-1")
  double().fail("half-list", 1, "creations")
  expect(await maystro.createParcels(connection(), [one])).toMatchObject([{ outcome: "unknown" }])
  const { tracking } = double().parcels.at(-1) ?? { tracking: "" }
  expect([...((await maystro.findByReference?.(connection(), ["H-1"])) ?? [])]).toEqual([["H-1", tracking]])
})

test("does not take another order of the same person for this one", async () => {
  const one = await parcel("S-1")
  await maystro.createParcels(connection(), [one])
  expect(await maystro.createParcels(connection(), [{ ...one, reference: "S-2" }])).toEqual([
    { outcome: "rejected", words: "Même commande dans les dernières 24 heures" },
  ])
})

test.each(["html", "no-answer", "server-error"] as const)("leaves it open after %s", async (fault) => {
  const one = await parcel(`N-${fault}`)
  double().fail(fault, 1, "creations")
  await expect(maystro.createParcels(connection(), [one])).rejects.toMatchObject({ mayHaveActed: true })
  expect((await maystro.findByReference?.(connection(), [one.reference]))?.size).toBe(0)
})

test("does not take a 201 that says error: 1 for a parcel", async () => {
  const one = await parcel("E-1")
  double().fail("error-in-201", 1, "creations")
  expect(await maystro.createParcels(connection(), [one])).toMatchObject([
    { outcome: "rejected", words: "Erreur interne" },
  ])
})

test("follows a parcel by its history, oldest first", async () => {
  const { tracking } = await created("T-1")
  double().move(tracking, "32", "Client absent", new Date("2030-01-02T10:00:00Z"))
  double().move(tracking, "41", null, new Date("2030-01-03T10:00:00Z"))
  const events = await maystro.track(connection(), [tracking, "1"])
  expect(events.map(({ word, status, reason }) => [word, status, reason])).toEqual([
    ["4", "created", null],
    ["32", "failed-attempt", "Client absent"],
    ["41", "delivered", null],
  ])
})

test("takes a webhook with the secret in its address, wrapped once or twice, as a hint alone", async () => {
  const { tracking } = await created("W-1")
  double().move(tracking, "31")
  for (const number of [1, 2]) {
    expect(readWebhook(tracking, "hook-secret-0001", {}, number)).toMatchObject([
      { tracking, word: "31", status: "out-for-delivery" },
    ])
  }
  expect(readWebhook(tracking, "another")).toBeNull()
  expect(readWebhook(tracking, "hook-secret-0001", { webhookSecret: null })).toBeNull()
  expect(maystro.webhookIsHint).toBe(true)
  const garbage = { headers: {}, body: Buffer.from("{}"), query: new URLSearchParams({ secret: "hook-secret-0001" }) }
  expect(() => maystro.parseWebhook?.(account(), garbage, 0)).toThrow("not-understood")
})

test("registers its webhook under an address with a new secret", async () => {
  const secret = await maystro.registerWebhook?.(connection(), "https://shop.test/hook?a=b")
  const sent = double().requests.at(-1)?.json as { endpoint: string; trigger_type_id: string }
  expect(sent).toEqual({ endpoint: `https://shop.test/hook?a=b&secret=${secret}`, trigger_type_id: "trigger-1" })
})

test("cancels an order that has not left, after which its reference is free", async () => {
  const { tracking } = await created("C-1")
  await maystro.cancel?.(connection(), tracking)
  expect((await maystro.track(connection(), [tracking])).at(-1)?.status).toBe("cancelled")
  expect((await maystro.findByReference?.(connection(), ["C-1"]))?.size).toBe(0)
  const { tracking: moved } = await created("C-2")
  double().move(moved, "31")
  await expect(maystro.cancel?.(connection(), moved)).rejects.toMatchObject({ problem: "rejected" })
})

test("brings the label by the carrier's id, which it looks up where it is not known", async () => {
  const { tracking, carrierId } = await created("P-1")
  for (const id of [carrierId, null]) {
    expect(Buffer.from((await maystro.label?.(connection(), tracking, id)) ?? []).toString()).toContain("%PDF")
  }
})
