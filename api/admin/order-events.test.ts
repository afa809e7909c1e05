import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { orderEvents } from "../contract/admin/order-queue.ts"
import { deskOf } from "../testing/desk.ts"
import { headphones } from "../testing/order-bodies.ts"
import { openElsewhere } from "../testing/other-process.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let karima: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  karima = await signedIn(shop, "agent", "Karima")
})
afterEach(() => shop.close())

/** Listens to the stream of events. */
async function listen() {
  const answer = await karima.send("GET", "/api/admin/orders/events")
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"])
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error("The answer has no body")
  let text = ""
  /** The text until something is in it; null = the stream has ended. */
  const until = async (part: RegExp): Promise<RegExpExecArray | null> => {
    for (;;) {
      const found = part.exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return found
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }
  await until(/retry: \d+\n\n/)
  return {
    event: async () => {
      const [, data = "null"] = (await until(/event: orders\ndata: (.*)\n\n/)) ?? []
      return orderEvents.parse(JSON.parse(data)).changed
    },
    ended: () => until(/(?!)/),
    leave: () => reader.cancel(),
  }
}

describe("GET /api/admin/orders/events", () => {
  it("tells of a new order and of every change of one, in this process", async () => {
    const events = await listen()
    const { documentId, number } = await placedOrder(shop)
    expect(await events.event()).toEqual([{ documentId, number, status: "new", isNew: true }])
    await deskOf(karima).move(documentId, "confirmed")
    expect(await events.event()).toEqual([{ documentId, number, status: "confirmed", isNew: false }])
    await deskOf(karima).order("PATCH", `/orders/${documentId}`, { version: 2, note: "Le soir" })
    expect(await events.event()).toEqual([{ documentId, number, status: "confirmed", isNew: false }])
    await events.leave()
  })

  it("tells of what another process does", async () => {
    const events = await listen()
    const other = await openElsewhere(shop)
    const [placed] = await other.post([{ path: "/api/orders", data: headphones() }])
    expect(placed?.status).toBe(201)
    expect(await events.event()).toMatchObject([{ status: "new", isNew: true }])
    await other.close()
    await events.leave()
  })

  it("tells everybody, and goes on when one of them leaves", async () => {
    const one = await listen()
    const two = await listen()
    await one.leave()
    const { documentId } = await placedOrder(shop)
    expect(await two.event()).toMatchObject([{ documentId, isNew: true }])
    await two.leave()
  })

  it("ends when the process stops", async () => {
    const events = await listen()
    shop.stop()
    expect(await events.ended()).toBeNull()
  })

  it("answers a HEAD without beginning a stream", async () => {
    const answer = await karima.send("HEAD", "/api/admin/orders/events")
    expect([answer.status, answer.body]).toEqual([200, null])
  })
})
