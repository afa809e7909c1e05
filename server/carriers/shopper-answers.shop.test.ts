import { afterEach, expect, it, vi } from "vitest"
import { testToken } from "#api/testing/shop.ts"
import { openCarrierShop } from "./testing/carrier-shop.ts"

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

/** A shop with one parcel whose delivery has failed. */
async function failed(platform: "ecotrack" | "noest" | "yalidine", word: string) {
  const all = await openCarrierShop(platform)
  open.push(all.close)
  all.start()
  await until(async () => {
    const task = all.shop.db.selectFrom("carrier_task").select("finished_at").where("kind", "=", "places")
    expect((await task.executeTakeFirstOrThrow()).finished_at).not.toBeNull()
  })
  const order = await all.confirmed()
  await all.send([order])
  await until(async () => expect(await all.parcels()).toMatchObject([{ state: "created" }]))
  const tracking = all.double.parcels[0]?.tracking ?? ""
  all.double.move(tracking, word, "Client injoignable", new Date(Date.now() + 3600_000))
  await until(async () => {
    all.pass(600)
    expect(await all.parcels()).toMatchObject([{ status: "failed-attempt", to_call_at: expect.any(String) }])
  })
  const { token } = await all.order(order)
  const answer = async (data: object) => {
    const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
    const body = JSON.stringify({ data: { token, ...data } })
    return all.shop.send("/api/order-tracking/answer", { method: "POST", headers, body })
  }
  return { ...all, documentId: order, tracking, answer }
}
type Failed = Awaited<ReturnType<typeof failed>>

const told = ({ double }: Failed, path: string) => double.requests.filter((request) => request.path === path)
const queue = async (all: Failed) => {
  const answer = await all.owner.send("POST", "/api/admin/call-queue/next", {})
  return (await answer.json()) as { data: { documentId: string } | null; meta: { failed: number } }
}

it("EcoTrack is told what the shopper answers, and the agent sees it in the queue of calls", async () => {
  const all = await failed("ecotrack", "suspendu")
  expect(await queue(all)).toMatchObject({ data: { documentId: all.documentId } })
  expect((await all.answer({ answer: "phone", phone: "+213 661 20 30 40" })).status).toBe(200)
  await until(async () => {
    all.pass(70)
    expect(await all.parcels()).toMatchObject([{ answer_told_at: expect.any(String), tells_answer: 0 }])
  })
  expect(told(all, "add/maj").map(({ query }) => query.get("content"))).toEqual([expect.stringContaining("0661203040")])
  const { data } = await all.ask<object[]>("GET", `/orders/${all.documentId}/parcels`)
  expect(data).toMatchObject([
    { reason: "Client injoignable", answer: { answer: "phone", phone: "0661203040", carrier: "told" } },
  ])
  const [parcel] = await all.parcels()
  expect((await all.ask("POST", `/parcels/${parcel?.document_id}/attend`, { words: null })).status).toBe(200)
  expect((await queue(all)).data).toBeNull()
  // Another answer is another call.
  expect((await all.answer({ answer: "again" })).status).toBe(200)
  expect(await queue(all)).toMatchObject({ data: { documentId: all.documentId } })
})

it("Noest is asked for another attempt", async () => {
  const all = await failed("noest", "mise_a_jour")
  expect((await all.answer({ answer: "again" })).status).toBe(200)
  await until(() => {
    all.pass(70)
    expect(told(all, "ask/new-tentative")).toHaveLength(1)
  })
})

it("a carrier without a way to be told leaves it to the agent", async () => {
  const all = await failed("yalidine", "Tentative échouée")
  expect((await all.answer({ answer: "desk" })).status).toBe(200)
  await until(async () => {
    all.pass(70)
    expect(await all.parcels()).toMatchObject([{ answer: "desk", answer_told_at: null, tells_answer: 0 }])
  })
  const { data } = await all.ask<object[]>("GET", `/orders/${all.documentId}/parcels`)
  expect(data).toMatchObject([{ answer: { answer: "desk", carrier: "not-told" } }])
})

it("a delivery that goes on takes no answer and is no call any more", async () => {
  const all = await failed("yalidine", "Tentative échouée")
  all.double.move(all.tracking, "Livré", null, new Date(all.now().getTime() + 3600_000))
  await until(async () => {
    all.pass(1200)
    expect(await all.order(all.documentId)).toMatchObject({ status: "delivered" })
  })
  expect(await all.parcels()).toMatchObject([{ to_call_at: null }])
  expect((await all.answer({ answer: "again" })).status).toBe(409)
  expect(await queue(all)).toMatchObject({ data: null, meta: { failed: 0 } })
})
