import { expect, test } from "vitest"
import { connectDouble } from "../testing/connect.ts"
import { exampleParcel } from "../testing/examples.ts"
import { noest } from "./adapter.ts"

const { double, account, connection, create, created } = connectDouble("noest", noest)

test("says that a wrong token is wrong, and takes a right one", async () => {
  await expect(noest.check(connection())).resolves.toBeUndefined()
  const wrong = noest.check(connection({ keys: { ...double().keys, token: "x" } }))
  await expect(wrong).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
})

test("says of a wrong guid what the carrier says, when it first writes", async () => {
  const wrong = connection({ keys: { ...double().keys, guid: "x" } })
  expect(await noest.createParcels(wrong, [exampleParcel("G-0001")])).toMatchObject([
    { outcome: "rejected", words: expect.stringContaining("user_guid") },
  ])
})

test("reads communes wilaya by wilaya, without those that are closed", async () => {
  const first = await noest.places(connection(), null)
  expect(first.places[0]).toMatchObject({ name: "Adrar", wilayaCode: 1, postcode: "1000", isDelivered: true })
  expect(first.cursor?.split(",")).toHaveLength(56)
  expect(first.cursor?.split(",")).not.toContain("56")
  expect(await noest.places(connection(), "58")).toMatchObject({ cursor: null })
})

test("reads desks by their codes, and fees", async () => {
  const list = await noest.desks?.(connection(), null)
  expect(list?.desks).toHaveLength(58)
  expect(list?.desks.find(({ wilayaCode }) => wilayaCode === 1)).toEqual({
    id: "01A",
    name: "Bureau Adrar",
    address: "Rue 1, Adrar",
    hours: null,
    phones: ["0555000000"],
    wilayaCode: 1,
    commune: "Adrar",
  })
  const fees = await noest.fees?.(connection(), 16, null)
  expect(fees?.fees).toHaveLength(58)
  expect(fees?.fees.find(({ wilayaCode }) => wilayaCode === 9)).toMatchObject({ home: 509, desk: 359, returned: 209 })
})

test("makes the parcels of a batch and says which were rejected, and why", async () => {
  const results = await create(
    exampleParcel("1"),
    exampleParcel("2", { commune: "Nulle Part" }),
    exampleParcel("3", { phone: "12" }),
    exampleParcel("4", { exchangedGoods: "Robe", mayBeOpened: true, weight: null }),
  )
  expect(results).toMatchObject([
    { outcome: "created", tracking: double().parcels[0]?.tracking },
    { outcome: "rejected", words: "Commune inconnue ou fermée" },
    { outcome: "rejected", words: "Le champ phone est invalide." },
    { outcome: "created", tracking: double().parcels[1]?.tracking },
  ])
  expect(double().parcels[1]?.fields).toMatchObject({ reference: "00004", type_id: 2, can_open: 1, poids: 1 })
})

test("reads a batch of which every parcel failed, and one whose answers have no reference", async () => {
  const two = [exampleParcel("B-00001"), exampleParcel("B-00002")]
  const answered = (json: unknown) =>
    noest.createParcels(
      { account: account(), send: async () => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(json)) }) },
      two,
    )
  const failure = { commune: ["Commune inconnue"] }
  expect(await answered({ success: false, passed: [], failed: { "0": failure, "1": failure } })).toMatchObject([
    { outcome: "rejected" },
    { outcome: "rejected" },
  ])
  const passed = [{ success: true, tracking: "T-2" }]
  expect(await answered({ success: false, passed, failed: { "0": failure } })).toMatchObject([
    { outcome: "rejected" },
    { outcome: "created", tracking: "T-2" },
  ])
  const keyed = { "0": { success: true, tracking: "T-1" }, "1": { success: true, tracking: "T-2" } }
  expect(await answered({ success: true, passed: keyed, failed: [] })).toMatchObject([
    { tracking: "T-1" },
    { tracking: "T-2" },
  ])
  // Half an answer that tells of no parcel which it is.
  expect(await answered({ success: true, passed })).toMatchObject([{ outcome: "unknown" }, { outcome: "unknown" }])
  expect(await answered({ success: false, message: "account_suspended" })).toMatchObject([
    { outcome: "rejected", words: "account_suspended" },
    { outcome: "rejected" },
  ])
})

test("sends a parcel to a desk, whose wilaya must be the parcel's", async () => {
  expect(await create(exampleParcel("D-0001", { deskId: "16A" }))).toMatchObject([{ outcome: "created" }])
  expect(await create(exampleParcel("D-0002", { deskId: "09A" }))).toMatchObject([
    { outcome: "rejected", words: "La wilaya ne correspond pas à la wilaya de la station" },
  ])
})

test.each(["lost-reply", "server-error-after", "no-answer", "html"] as const)(
  "leaves it open after %s",
  async (fault) => {
    double().fail(fault, 1, "creations")
    await expect(create(exampleParcel(`L-${fault}`))).rejects.toMatchObject({ mayHaveActed: true })
  },
)

test("leaves it to a person when the carrier says that it has such a parcel", async () => {
  await created("X-0001")
  expect(await create(exampleParcel("X-0001"))).toEqual([{ outcome: "unknown", words: "Colis déja existant" }])
})

test("validates parcels, and a validated one once more; it is not cancelled any more", async () => {
  const one = await created("V-0001")
  expect([...((await noest.validate?.(connection(), [one, "none"])) ?? [])]).toEqual([
    [one, null],
    ["none", "Tracking introuvable"],
  ])
  expect([...((await noest.validate?.(connection(), [one])) ?? [])]).toEqual([[one, null]])
  await expect(noest.cancel?.(connection(), one)).rejects.toMatchObject({ problem: "rejected" })
  const other = await created("V-0002")
  await noest.cancel?.(connection(), other)
  expect(double().parcels.some(({ tracking }) => tracking === other)).toBe(false)
})

test("follows parcels by their events, oldest first, and money beside them", async () => {
  const tracking = await created("T-0001")
  double().move(tracking, "mise_a_jour", "Client absent", new Date("2030-01-02T10:00:00Z"))
  double().move(tracking, "livred", null, new Date("2030-01-03T10:00:00Z"))
  double().move(tracking, "validation_reception_cash_by_partener", null, new Date("2030-01-04T10:00:00Z"))
  const events = await noest.track(connection(), [tracking, "none"])
  expect(events.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
    ["movement", "created", null],
    ["movement", "failed-attempt", "Client absent"],
    ["movement", "delivered", null],
    ["payment", "paid", null],
  ])
  expect(await noest.track(connection(), ["none"])).toEqual([])
})

test("brings the label, by itself or by its signed address, which gets no key", async () => {
  const trackings = [await created("P-0001"), await created("P-0002")]
  for (const tracking of trackings) {
    expect(Buffer.from((await noest.label?.(connection(), tracking, null)) ?? []).toString()).toContain("%PDF")
  }
  const signed = double().requests.filter(({ path }) => path.startsWith("signed/"))
  expect(signed.length).toBeGreaterThan(0)
  expect(signed.every(({ headers }) => headers.authorization === undefined)).toBe(true)
})

test("asks for another attempt", async () => {
  await noest.askAgain?.(connection(), await created("R-0001"), "Demain matin")
  expect(double().requests.at(-1)?.path).toBe("ask/new-tentative")
})
