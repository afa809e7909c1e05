import { nextCall, releaseCall, waitingCalls } from "#db/orders/admin/call-queue.ts"
import { orderDetail } from "#db/orders/admin/order-detail.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readBody } from "../../read-body.ts"
import { type QueueNext, queueNextBody, queueReleaseBody } from "../contract-admin-queue.ts"
import { detailResource } from "./admin-order-resource.ts"

/** The call queue: leases the next order to an agent and releases it. */
export function callQueueRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("POST /call-queue/next", async (c) => {
    const { skip } = await readBody(queueNextBody, c.req)
    const now = clock()
    const documentId = await nextCall(db, c.get("staff"), skip, now)
    const order = documentId === null ? undefined : await orderDetail(db, documentId, now)
    const data = order ? detailResource(order) : null
    return Response.json({ data, meta: await waitingCalls(db, c.get("staff"), now) } satisfies QueueNext)
  })

  route("POST /call-queue/release", async (c) => {
    await readBody(queueReleaseBody, c.req)
    return Response.json({ data: { released: await releaseCall(db, c.get("staff")) } })
  })
}
