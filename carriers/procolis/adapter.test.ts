import { expect, test } from "vitest"
import { connectDouble } from "../testing/connect.ts"
import { exampleParcel } from "../testing/examples.ts"
import { procolis } from "./adapter.ts"

const { double, connection, create, created } = connectDouble("procolis", procolis)

test("says that wrong keys are wrong, and takes right ones", async () => {
  await expect(procolis.check(connection())).resolves.toBeUndefined()
  const wrong = procolis.check(connection({ keys: { token: "x", key: "y" } }))
  await expect(wrong).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
})

test("takes the shop's own communes of the wilayas that have a price, and fees", async () => {
  const { places, cursor } = await procolis.places(connection(), null)
  expect(cursor).toBeNull()
  expect(new Set(places.map(({ wilayaCode }) => wilayaCode)).size).toBe(57)
  expect(places[0]).toMatchObject({ id: null, name: "Adrar", wilayaCode: 1, isDelivered: true })
  const fees = await procolis.fees?.(connection(), 16, null)
  expect(fees?.fees).toHaveLength(57)
  expect(fees?.fees[8]).toEqual({ wilayaCode: 9, commune: null, home: 609, desk: 409, returned: 200 })
  expect(fees?.fees.at(-1)).toMatchObject({ wilayaCode: 58, desk: null })
})

test("makes the parcels of a batch under our numbers, and says which were rejected, and why", async () => {
  const results = await create(
    exampleParcel("A-1"),
    exampleParcel("A-2", { phone: "12" }),
    exampleParcel("A-3", { wilayaCode: 9, deskId: "", exchangedGoods: "Robe" }),
  )
  expect(results).toEqual([
    { outcome: "created", tracking: "A-1", carrierId: null, labelUrl: null },
    { outcome: "rejected", words: "Mobile erroné" },
    { outcome: "created", tracking: "A-3", carrierId: null, labelUrl: null },
  ])
  expect(double().parcels.at(-1)?.fields).toMatchObject({
    IDWilaya: "09",
    TypeLivraison: "1",
    TypeColis: "1",
    Total: "3400",
  })
})

test.each(["lost-reply", "server-error-after"] as const)(
  "makes one parcel when it is sent again after %s",
  async (fault) => {
    const one = exampleParcel(`L-${fault}`)
    double().fail(fault, 1, "creations")
    await expect(create(one)).rejects.toMatchObject({ mayHaveActed: true })
    expect(await create(one)).toMatchObject([{ outcome: "created", tracking: one.reference }])
    expect(double().parcels.filter(({ reference }) => reference === one.reference)).toHaveLength(1)
  },
)

test.each(["html", "no-answer", "server-error"] as const)("leaves it open after %s", async (fault) => {
  double().fail(fault, 1, "creations")
  await expect(create(exampleParcel(`N-${fault}`))).rejects.toMatchObject({ mayHaveActed: true })
})

test.each(["error-in-201", "half-list"] as const)("does not take %s for a parcel", async (fault) => {
  double().fail(fault, 1, "creations")
  const results = await create(exampleParcel(`H-${fault}`)).catch((error: unknown) => error)
  expect(JSON.stringify(results)).not.toContain('"created"')
})

test("hands parcels over, and says which are not known", async () => {
  const tracking = await created("V-1")
  expect((await procolis.track(connection(), [tracking]))[0]?.word).toBe("En Préparation")
  expect([...((await procolis.validate?.(connection(), [tracking, "V-none"])) ?? [])]).toEqual([
    [tracking, null],
    ["V-none", "Tracking introuvable"],
  ])
  expect((await procolis.track(connection(), [tracking]))[0]?.word).toBe("En Traitement - Prêt à Expédie")
})

test("follows parcels by their last situation", async () => {
  const tracking = await created("T-1")
  double().move(tracking, "Appel sans Réponse 2", "Injoignable", new Date("2030-01-02T10:00:00Z"))
  expect(await procolis.track(connection(), [tracking, "T-none"])).toMatchObject([
    {
      tracking,
      time: "2030-01-02T10:00:00.000Z",
      word: "Appel sans Réponse 2",
      status: "failed-attempt",
      reason: "Injoignable",
    },
  ])
  double().move(tracking, "Livrée [ Recouvert ]")
  expect(await procolis.track(connection(), [tracking])).toMatchObject([{ kind: "payment", status: "paid" }])
  expect(await procolis.track(connection(), ["T-none"])).toEqual([])
})
