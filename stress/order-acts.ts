import { z } from "zod"
import { orderAdmin } from "#api/testing/order-admin.ts"
import type { TestStaff } from "#api/testing/staff.ts"
import { type ActCounts, pickOne } from "./acts.ts"

/** Merges concern orders of the last moments: most of the older ones have shipped. */
const recentOrders = 12

const moved = z.array(z.object({ ok: z.boolean(), version: z.int().optional() }))
const dearer = z.object({ reason: z.literal("dearer"), total: z.number() })

/** Random acts on two orders, or two acts on one: cancelling with its undo, and merging. */
export function orderActs(staff: Pick<TestStaff, "send">, orders: readonly string[], { answered, did }: ActCounts) {
  const desk = orderAdmin(staff)
  const recent = () => pickOne(orders.slice(-recentOrders))

  async function send(path: string, body: unknown) {
    const { status, json } = await desk.ask("POST", path, body)
    answered(status)
    return json
  }

  async function change(path: string, body: unknown) {
    const [first] = moved.safeParse((await send(path, body)).data).data ?? []
    return first
  }

  /** Cancels an order and takes its stock and its coupon again. */
  async function cancelAndUndo(): Promise<void> {
    if (orders.length === 0) return
    const documentId = recent()
    const cancelled = await change("/orders/status", { documentIds: [documentId], to: "cancelled", reason: "" })
    if (!cancelled?.ok) return
    const undone = await change("/orders/undo", { orders: [{ documentId, version: cancelled.version }] })
    if (undone?.ok) did("cancel undone")
  }

  /** Undoes whatever was the last change of an order, if that can be undone. */
  async function undo(): Promise<void> {
    if (orders.length === 0) return
    const documentId = recent()
    const { version } = await desk.one(documentId)
    const undone = await change("/orders/undo", { orders: [{ documentId, version }] })
    if (undone?.ok) did("undone")
  }

  async function merge(as: "more" | "same"): Promise<void> {
    if (orders.length === 0) return
    const [from, into] = [await desk.one(recent()), await desk.one(recent())]
    const body = {
      as,
      version: from.version,
      into: { documentId: into.documentId, version: into.version },
    }
    const path = `/orders/${from.documentId}/merge`
    const first = await send(path, body)
    const { data: answerData } = dearer.safeParse(first.error?.details)
    const json = answerData ? await send(path, { ...body, total: answerData.total }) : first
    if (json.data) did(as === "same" ? "closed as a duplicate" : "merged")
  }

  const mergeMore = () => merge("more")
  const mergeSame = () => merge("same")
  return [cancelAndUndo, cancelAndUndo, undo, mergeMore, mergeMore, mergeSame]
}
