import { expect, test } from "vitest"
import { batchSize } from "../adapter.ts"
import { connectDouble } from "../testing/connect.ts"
import { exampleParcel } from "../testing/examples.ts"
import { ecotrack } from "./adapter.ts"

const { double, account, connection, create, created, readWebhook } = connectDouble("ecotrack", ecotrack)

test("says that a wrong token is wrong, whether by a word or by a page, and takes a right one", async () => {
  await expect(ecotrack.check(connection())).resolves.toBeUndefined()
  const wrong = ecotrack.check(connection({ keys: { token: "x" } }))
  await expect(wrong).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
  double().fail("html")
  await expect(ecotrack.check(connection())).rejects.toMatchObject({ problem: "bad-keys" })
  const listed = ecotrack.places(connection({ keys: { token: "x" } }), null)
  await expect(listed).rejects.toMatchObject({ problem: "bad-keys" })
})

test("reads communes wilaya by wilaya, from lists keyed by index, without the wilayas that are not served", async () => {
  const first = await ecotrack.places(connection(), null)
  expect(first.places[0]).toMatchObject({ name: "Adrar", wilayaCode: 1, postcode: "1000", hasDesk: true })
  expect(first.cursor?.split(",")).toHaveLength(55)
  expect(first.cursor?.split(",")).not.toContain("33")
  const last = await ecotrack.places(connection(), "58")
  expect(last.cursor).toBeNull()
  expect(last.places[0]).toMatchObject({ wilayaCode: 58 })
})

test("reads desks with the addresses that the carrier gives, and fees", async () => {
  const desks = await ecotrack.desks?.(connection(), "16,17")
  expect(desks?.cursor).toBe("17")
  expect(desks?.desks).toMatchObject([
    { address: expect.stringContaining("Rue 1"), phones: ["0555000000"], wilayaCode: 16 },
  ])
  const fees = await ecotrack.fees?.(connection(), 16, null)
  expect(fees?.fees).toHaveLength(56)
  expect(fees?.fees[8]).toEqual({ wilayaCode: 9, commune: null, home: 509, desk: 309, returned: 200 })
})

test("makes the parcels of a batch and says which were rejected, and why", async () => {
  const results = await create(
    exampleParcel("1"),
    exampleParcel("2", { commune: "Nulle Part" }),
    exampleParcel("3", { wilayaCode: 33, commune: "Illizi" }),
    exampleParcel("4", { exchangedGoods: "Robe", isFragile: true, note: "Appeler" }),
  )
  expect(results).toMatchObject([
    { outcome: "created", tracking: "ECT00000001" },
    { outcome: "rejected", words: "La commune est introuvable." },
    { outcome: "rejected", words: "Wilaya non desservie" },
    { outcome: "created", tracking: "ECT00000002" },
  ])
  expect(double().parcels.at(-1)?.fields).toMatchObject({
    type: 2,
    produit_a_recuperer: "Robe",
    fragile: 1,
    remarque: "FRAGILE · Appeler",
    montant: 3400,
  })
})

test("makes one parcel by the query alone, and says which of its fields is wrong", async () => {
  expect(await create(exampleParcel("S-1"))).toMatchObject([{ outcome: "created" }])
  expect(double().requests.at(-1)).toMatchObject({ path: "create/order", body: "" })
  expect(await create(exampleParcel("S-2", { phone: "12" }))).toEqual([
    { outcome: "rejected", words: "The given data was invalid. · Le format est invalide." },
  ])
})

test("sends a parcel to a desk by its commune and postcode", async () => {
  const desk = (await ecotrack.desks?.(connection(), "16"))?.desks[0]
  expect(await create(exampleParcel("D-1", { deskId: desk?.id ?? "" }))).toMatchObject([{ outcome: "created" }])
  expect(double().parcels.at(-1)?.fields).toMatchObject({ stop_desk: "1", commune: desk?.commune })
})

test.each(["lost-reply", "server-error-after", "no-answer", "html"] as const)(
  "leaves it open after %s",
  async (fault) => {
    double().fail(fault, 1, "creations")
    await expect(create(exampleParcel(`L-${fault}`))).rejects.toMatchObject({ mayHaveActed: true })
    const wasMade = fault === "lost-reply" || fault === "server-error-after"
    const found = await ecotrack.findByReference?.(connection(), [`L-${fault}`])
    expect([...(found?.values() ?? [])]).toEqual(wasMade ? [double().parcels.at(-1)?.tracking] : [])
  },
)

test("does not take a 201 that says error: 1 for a parcel", async () => {
  double().fail("error-in-201", 1, "creations")
  expect(await create(exampleParcel("E-1"))).toEqual([{ outcome: "rejected", words: "Erreur interne" }])
})

test("validates parcels, and a validated one once more", async () => {
  const one = await created("V-1")
  const other = await created("V-2")
  expect([...((await ecotrack.validate?.(connection(), [one, other, "ECT-none"])) ?? [])]).toEqual([
    [one, null],
    [other, null],
    ["ECT-none", "The given data was invalid. · Le tracking est introuvable."],
  ])
  expect((await ecotrack.validate?.(connection(), [one]))?.get(one)).toBeNull()
  await expect(ecotrack.cancel?.(connection(), one)).rejects.toMatchObject({
    problem: "rejected",
    words: "La commande ne peut plus être modifiée",
  })
})

test("says which parcels it validated before the carrier had enough", async () => {
  const one = await created("V-3")
  const other = await created("V-4")
  double().fail("half-list")
  double().fail("too-many")
  expect([...((await ecotrack.validate?.(connection(), [one, other])) ?? [])]).toHaveLength(1)
})

test("cancels a parcel that is not validated", async () => {
  const tracking = await created("C-1")
  await ecotrack.cancel?.(connection(), tracking)
  expect(double().parcels.some((parcel) => parcel.tracking === tracking)).toBe(false)
})

test("follows parcels: attempts with their reasons, then the status", async () => {
  const tracking = await created("T-1")
  double().move(tracking, "suspendu", "Client ne répond pas", new Date("2030-01-02T10:00:00Z"))
  const read = async () =>
    (await ecotrack.track(connection(), [tracking, "ECT-none"])).map(({ key, ...event }) => event)
  expect(await read()).toMatchObject([
    { word: "suspendu", status: "failed-attempt", reason: "Client ne répond pas", time: "2030-01-02T10:00:00.000Z" },
  ])
  double().move(tracking, "en_livraison")
  expect(await read()).toMatchObject([
    { word: "attempt_delivery", status: "failed-attempt", time: "2030-01-02T10:00:00.000Z" },
    { word: "en_livraison", status: "out-for-delivery", time: null },
  ])
  double().move(tracking, "paye_et_archive")
  expect((await read()).at(-1)).toMatchObject({ kind: "payment", status: "paid" })
  double().move(tracking, "mot_nouveau")
  expect((await read()).at(-1)).toMatchObject({ kind: "unknown", status: null, word: "mot_nouveau" })
})

test("gives an attempt the same key while the parcel moves on", async () => {
  const tracking = await created("T-2")
  double().move(tracking, "suspendu", "Absent", new Date("2030-01-02T10:00:00Z"))
  const [before] = await ecotrack.track(connection(), [tracking])
  double().move(tracking, "en_livraison")
  const [after] = await ecotrack.track(connection(), [tracking])
  expect(after?.key).toBe(before?.key)
})

test("has no events of parcels that are not registered yet", async () => {
  expect(await ecotrack.track(connection(), ["ECT-none"])).toEqual([])
})

test("reads webhooks of states and of attempts that are signed, and no other", async () => {
  const tracking = await created("W-1")
  double().move(tracking, "vers_wilaya", null, new Date("2030-01-02T10:00:00Z"))
  expect(readWebhook(tracking, "hook-secret-0001")).toMatchObject([
    { tracking, key: "ulid-7", status: "shipped", word: "VERS_WILAYA", time: "2030-01-02T10:00:00.000Z" },
  ])
  double().move(tracking, "suspendu", "Client absent")
  expect(readWebhook(tracking, "hook-secret-0001")).toMatchObject([
    { kind: "movement", status: "failed-attempt", reason: "Client absent" },
  ])
  expect(readWebhook(tracking, "another")).toBeNull()
  expect(readWebhook(tracking, "hook-secret-0001", { webhookSecret: null })).toBeNull()
})

test("brings the label, and asks for another attempt", async () => {
  const tracking = await created("P-1")
  expect(Buffer.from((await ecotrack.label?.(connection(), tracking, null)) ?? []).toString()).toContain("%PDF")
  await ecotrack.askAgain?.(connection(), tracking, "Demain matin")
  expect(double().requests.at(-1)?.query.get("content")).toBe("Demain matin")
  await expect(ecotrack.label?.(connection(), "ECT-none", null)).rejects.toMatchObject({ problem: "rejected" })
})

test("never puts the token into an error, even where the carrier repeats it", async () => {
  const send = async () => ({
    status: 422,
    headers: {},
    body: Buffer.from(JSON.stringify({ message: "bad double-token-eco-0001" })),
  })
  const failed = await ecotrack.places({ account: account(), send }, null).catch((error: Error) => error)
  expect(String((failed as Error).message)).toBe("rejected: bad …")
})

test("makes parcels one by one at a host that has no batches", () => {
  const packers = ecotrack.hosts.find(({ maxBatch }) => maxBatch)?.baseUrl ?? ""
  expect([batchSize(ecotrack, account()), batchSize(ecotrack, account({ baseUrl: packers }))]).toEqual([100, 1])
})
