import { afterAll, beforeAll, expect, test } from "vitest"
import type { CarrierAccount, Connection } from "../adapter.ts"
import type { Double } from "../testing/double.ts"
import { startDoubleOf } from "../testing/doubles.ts"
import { exampleParcel } from "../testing/examples.ts"
import { plainSend } from "../testing/send.ts"
import { yalidine } from "./adapter.ts"

let double: Double
let connection: Connection

const account = (more: Partial<CarrierAccount> = {}): CarrierAccount => ({
  baseUrl: double.baseUrl,
  keys: double.keys,
  webhookSecret: "hook-secret-0001",
  ...more,
})

beforeAll(async () => {
  double = await startDoubleOf("yalidine", { hasQuotas: false, silence: 100 })
  connection = { account: account(), send: plainSend() }
})
afterAll(() => double.stop())

const create = (...references: string[]) =>
  yalidine.createParcels(
    connection,
    references.map((reference) => exampleParcel(reference)),
  )

async function created(reference: string): Promise<string> {
  const [result] = await create(reference)
  if (result?.outcome !== "created") throw new Error(JSON.stringify(result))
  return result.tracking
}

test("says that wrong keys are wrong, and takes right ones", async () => {
  await expect(yalidine.check(connection)).resolves.toBeUndefined()
  const wrong = { ...connection, account: account({ keys: { id: "x", token: "y" } }) }
  await expect(yalidine.check(wrong)).rejects.toMatchObject({ problem: "bad-keys", mayHaveActed: false })
})

test("reads every commune page by page", async () => {
  const first = await yalidine.places(connection, null)
  const second = await yalidine.places(connection, first.cursor)
  expect([first.places.length, first.cursor, second.places.length, second.cursor]).toEqual([1000, "2", 541, null])
  expect(first.places[0]).toEqual({
    id: null,
    name: "Adrar",
    wilayaCode: 1,
    wilaya: "Adrar",
    postcode: null,
    hasDesk: true,
    isDelivered: true,
  })
})

test("does not take half a list for a whole one", async () => {
  double.fail("half-list")
  await expect(yalidine.places(connection, "2")).rejects.toMatchObject({ problem: "not-understood" })
})

test("reads desks and fees", async () => {
  const desks = await yalidine.desks?.(connection, null)
  expect(desks?.desks).toHaveLength(58)
  expect(desks?.desks[15]).toMatchObject({ id: "160001", wilayaCode: 16, address: expect.stringContaining("Rue 1") })
  const fees = await yalidine.fees?.(connection, 16, "9")
  expect(fees?.cursor).toBe("10")
  expect(fees?.fees[0]).toMatchObject({ wilayaCode: 9, home: 490, desk: 390, returned: 250 })
  expect(await yalidine.fees?.(connection, 16, "58")).toMatchObject({ cursor: null })
})

test("makes the parcels of a batch and says which were rejected, and why", async () => {
  const results = await yalidine.createParcels(connection, [
    exampleParcel("A-1"),
    exampleParcel("A-2", { commune: "Nulle Part" }),
    exampleParcel("A-3", { amount: 200_000 }),
    exampleParcel("A-4", { lastname: "" }),
    exampleParcel("A-5", { deskId: "1" }),
  ])
  expect(results).toEqual([
    { outcome: "created", tracking: expect.any(String), carrierId: null, labelUrl: expect.stringContaining("label/") },
    { outcome: "rejected", words: null },
    { outcome: "rejected", words: "The price must be between 0 and 150000." },
    { outcome: "created", tracking: expect.any(String), carrierId: null, labelUrl: expect.any(String) },
    { outcome: "rejected", words: "The stopdesk_id is not in the destination commune." },
  ])
  expect(double.parcels.find(({ reference }) => reference === "A-1")?.fields).toMatchObject({
    price: 3400,
    freeshipping: true,
    is_stopdesk: false,
    weight: 1,
    product_list: "2 × Robe",
  })
})

test("sends a parcel to a desk, and an exchange", async () => {
  const desk = (await yalidine.desks?.(connection, null))?.desks.find(({ wilayaCode }) => wilayaCode === 16)
  const parcel = exampleParcel("D-1", {
    deskId: desk?.id ?? "",
    commune: desk?.commune ?? "",
    exchangedGoods: "Robe",
    isFragile: true,
  })
  expect(await yalidine.createParcels(connection, [parcel])).toMatchObject([{ outcome: "created" }])
  expect(double.parcels.at(-1)?.fields).toMatchObject({
    is_stopdesk: true,
    stopdesk_id: 160_001,
    has_exchange: true,
    product_to_collect: "Robe",
    product_list: "FRAGILE · 2 × Robe",
  })
})

test.each(["lost-reply", "server-error-after"] as const)("finds what was made before a %s", async (fault) => {
  double.fail(fault, 1, "creations")
  const reference = `L-${fault}`
  await expect(create(reference)).rejects.toMatchObject({ mayHaveActed: true })
  const found = await yalidine.findByReference?.(connection, [reference, "L-none"])
  expect([...(found ?? [])]).toEqual([[reference, double.parcels.at(-1)?.tracking]])
})

test.each(["html", "no-answer", "server-error", "error-in-201"] as const)(
  "makes nothing and leaves it open after %s",
  async (fault) => {
    double.fail(fault, 1, "creations")
    const results = await create(`N-${fault}`).catch((error: unknown) => error)
    expect(results).toSatisfy(
      (value) =>
        (value as { mayHaveActed?: boolean }).mayHaveActed === true || JSON.stringify(value).includes("unknown"),
    )
    expect((await yalidine.findByReference?.(connection, [`N-${fault}`]))?.size).toBe(0)
  },
)

test("says after how long it may ask again", async () => {
  double.fail("too-many")
  await expect(create("Q-1")).rejects.toMatchObject({ problem: "rate-limited", retryAfter: 7000, mayHaveActed: false })
})

test("keeps within the carrier's quotas as the double counts them", async () => {
  const strict = await startDoubleOf("yalidine")
  const limited = { account: account({ baseUrl: strict.baseUrl }), send: plainSend() }
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => yalidine.check(limited)))
  expect(answers.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { problem: "rate-limited" } }])
  await strict.stop()
})

test("follows a parcel from its first status to the last, oldest first", async () => {
  const tracking = await created("T-1")
  double.move(tracking, "Tentative échouée", "Client ne répond pas", new Date("2030-01-02T10:00:00Z"))
  double.move(tracking, "Mot nouveau", null, new Date("2030-01-03T10:00:00Z"))
  double.move(tracking, "Livré", null, new Date("2030-01-04T10:00:00Z"))
  const events = await yalidine.track(connection, [tracking])
  expect(events.map(({ word, kind, status, reason }) => [word, kind, status, reason])).toEqual([
    ["En préparation", "movement", "created", null],
    ["Tentative échouée", "movement", "failed-attempt", "Client ne répond pas"],
    ["Mot nouveau", "unknown", null, null],
    ["Livré", "movement", "delivered", null],
  ])
  expect(events[1]?.time).toBe("2030-01-02T10:00:00.000Z")
  expect(await yalidine.payments?.(connection, [tracking])).toEqual([{ tracking, payout: "P-1", isPaid: true }])
  expect(await yalidine.track(connection, ["yal-none"])).toEqual([])
})

test("reads a webhook that is signed, and no other", async () => {
  const tracking = await created("W-1")
  double.move(tracking, "Sorti en livraison", null, new Date("2030-01-02T10:00:00Z"))
  const parse = (secret: string, more: Partial<CarrierAccount> = {}) => {
    const { headers, body } = double.webhook(tracking, secret, 7)
    const request = { headers, body: Buffer.from(body), query: new URLSearchParams() }
    return yalidine.parseWebhook?.(account(more), request, 0)
  }
  expect(parse("hook-secret-0001")).toEqual([
    {
      tracking,
      key: "event-7",
      time: "2030-01-02T10:00:00.000Z",
      word: "Sorti en livraison",
      kind: "movement",
      status: "out-for-delivery",
      reason: null,
      place: null,
    },
  ])
  expect(parse("another")).toBeNull()
  expect(parse("hook-secret-0001", { webhookSecret: null })).toBeNull()
})

test("answers the request that checks the webhook's address", () => {
  expect(yalidine.answerChallenge?.(new URLSearchParams("subscribe&crc_token=abc"))).toBe("abc")
  expect(yalidine.answerChallenge?.(new URLSearchParams("crc_token=abc"))).toBeNull()
})

test("cancels a parcel in preparation alone", async () => {
  const tracking = await created("C-1")
  await yalidine.cancel?.(connection, tracking)
  expect(await yalidine.findByReference?.(connection, ["C-1"])).toEqual(new Map())
  const moved = await created("C-2")
  double.move(moved, "Expédié")
  await expect(yalidine.cancel?.(connection, moved)).rejects.toMatchObject({ problem: "rejected" })
})

test("brings the label, without the account's keys", async () => {
  const tracking = await created("P-1")
  const label = await yalidine.label?.(connection, tracking, null)
  expect(Buffer.from(label ?? []).toString()).toContain("%PDF")
  expect(double.requests.at(-1)?.headers).not.toHaveProperty("x-api-token")
})

test("encodes what stands in an address", async () => {
  await yalidine.track(connection, ["a&tracking=b", "../x"])
  expect(double.requests.at(-1)?.query.get("tracking")).toBe("a&tracking=b,../x")
  await expect(yalidine.cancel?.(connection, "..")).rejects.toMatchObject({ problem: "rejected" })
})
