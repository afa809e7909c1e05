import type { PluginTransformQueryArgs } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type ChangedOrder, orderFeed } from "#db/orders/list/order-feed.ts"
import { ordersChanged } from "#db/orders/orders-changed.ts"
import { isSessionValid } from "#db/staff/staff-sessions.ts"
import { headphones } from "../../testing/examples/order-bodies.ts"
import { orderAdmin } from "../../testing/order-admin.ts"
import { openRemoteShop } from "../../testing/other-process.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { orderEvents } from "../contract-admin-queue.ts"
import { eventStream } from "./order-events.ts"

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
  if (!answer.body) throw new Error("The answer has no body")
  return follow(answer.body)
}

/** Reads a stream of events from its beginning. */
async function follow(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
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
    stillHere: () => until(/: still here\n\n/),
    leave: () => reader.cancel(),
  }
}

describe("GET /api/admin/orders/events", () => {
  it("tells of a new order and of every change of one, in this process", async () => {
    const events = await listen()
    const { documentId, number } = await placedListedOrder(shop)
    expect(await events.event()).toEqual([{ documentId, number, status: "new", isNew: true }])
    await orderAdmin(karima).move(documentId, "confirmed")
    expect(await events.event()).toEqual([{ documentId, number, status: "confirmed", isNew: false }])
    await orderAdmin(karima).order("PATCH", `/orders/${documentId}`, { version: 2, note: "Le soir" })
    expect(await events.event()).toEqual([{ documentId, number, status: "confirmed", isNew: false }])
    await events.leave()
  })

  it("tells of a note, and not what it says", async () => {
    const { documentId, number } = await placedListedOrder(shop)
    const events = await listen()
    const noted = await orderAdmin(karima).order("POST", `/orders/${documentId}/notes`, { text: "Rappeler le soir" })
    expect(await events.event()).toEqual([{ documentId, number, status: "new", isNew: false }])
    expect([noted.version, noted.history.length, noted.notes.length]).toEqual([1, 1, 1])
    await events.leave()
  })

  it("tells of everything when thousands of changes come at once", async () => {
    const [one, other] = [await placedListedOrder(shop), await placedListedOrder(shop)]
    const ids = await shop.db.selectFrom("orders").select(["id", "document_id as documentId"]).orderBy("id").execute()
    const events = await listen()
    const change = (of: typeof one) => ({
      order_id: ids.find(({ documentId }) => documentId === of.documentId)?.id ?? 0,
      at: of.createdAt,
      ...({ actor: "Karima", from_status: "new", to_status: "new", kind: "edited" } as const),
    })
    const many = Array.from({ length: 500 }, () => change(one))
    await shop.db.transaction().execute(async (tx) => {
      for (let times = 0; times < 5; times++) await tx.insertInto("order_event").values(many).execute()
      await tx.insertInto("order_event").values(change(other)).execute()
    })
    ordersChanged(shop.db)
    expect((await events.event()).map(({ documentId }) => documentId).toSorted()).toEqual(
      [one, other].map(({ documentId }) => documentId).toSorted(),
    )
    await events.leave()
  })

  it("tells later of what could not be read at once", async () => {
    let failures = 0
    const readsOrders = ({ node }: PluginTransformQueryArgs) =>
      node.kind === "SelectQueryNode" && JSON.stringify(node.from).includes('"orders"')
    const db = shop.db.withPlugin({
      transformQuery(query) {
        if (readsOrders(query) && failures++ === 0) throw new Error("The database is away")
        return query.node
      },
      transformResult: async ({ result }) => result,
    })
    const received = Promise.withResolvers<ChangedOrder[]>()
    const feed = orderFeed(db).subscribe(received.resolve)
    await feed.ready
    const { documentId } = await placedListedOrder(shop)
    ordersChanged(db)
    expect(await received.promise).toMatchObject([{ documentId, isNew: true }])
    expect(failures).toBe(2)
    feed.end()
  })

  it("ends with the session", async () => {
    const { id } = await shop.db
      .selectFrom("staff_session")
      .select("id")
      .where("user_id", "=", karima.id)
      .executeTakeFirstOrThrow()
    const stands = () => isSessionValid(shop.db, id, new Date())
    const stopping = new AbortController().signal
    const events = await follow(eventStream(shop.db, { stands, stopping, heartbeat: 20 }))
    await events.stillHere()
    expect((await karima.send("POST", "/api/admin/auth/sign-out", {})).status).toBe(200)
    expect(await events.ended()).toBeNull()
  })

  it("tells of what another process does", { tags: ["@long"] }, async () => {
    const events = await listen()
    const other = await openRemoteShop(shop)
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
    const { documentId } = await placedListedOrder(shop)
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
