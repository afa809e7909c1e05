import type { Db } from "#db/database.ts"
import { orderFeed } from "#db/orders/list/order-feed.ts"
import { isSessionValid } from "#db/staff/staff-sessions.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import type { OrderEvents } from "../contract-admin-queue.ts"

const heartbeat = 15_000

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // A proxy that collects answers would keep the events.
  "x-accel-buffering": "no",
}

type StreamOptions = {
  /** Whether the session still does. */
  stands: () => Promise<boolean>
  stopping: AbortSignal
  /** How often a comment keeps the connection alive and the session is checked, in milliseconds. */
  heartbeat: number
}

/** Server-sent events of new and changed orders, until the client leaves, the session ends or the process stops. */
export function eventStream(
  db: Db,
  { stands, stopping, heartbeat }: StreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let end: () => void = () => undefined
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const feed = orderFeed(db).subscribe((changed) => {
        send(`event: orders\ndata: ${JSON.stringify({ changed } satisfies OrderEvents)}\n\n`)
      })
      const beat = setInterval(async () => {
        // A database that is away ends no session.
        const isOpen = await stands().catch(() => true)
        if (!isOpen || (controller.desiredSize ?? 0) < -100) close()
        else if (!hasEnded) send(": still here\n\n")
      }, heartbeat)
      beat.unref()
      let hasEnded = false
      end = () => {
        hasEnded = true
        clearInterval(beat)
        feed.end()
        stopping.removeEventListener("abort", close)
      }
      const close = () => {
        if (hasEnded) return
        end()
        controller.close()
      }
      stopping.addEventListener("abort", close)
      // A load from now on misses nothing.
      void feed.ready.then(() => hasEnded || send("retry: 2000\n\n"))
      if (stopping.aborted) close()
    },
    cancel: () => end(),
  })
}

/** `GET /orders/events` */
export function orderEventRoutes(route: AddRoute, { db, stopping, clock }: AdminDeps): void {
  route("GET /orders/events", (c) => {
    if (c.req.raw.method === "HEAD") return new Response(null, { headers })
    const id = c.get("sessionId")
    const stands = () => isSessionValid(db, id, clock())
    return new Response(eventStream(db, { stands, stopping, heartbeat }), { headers })
  })
}
