import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { networkOf } from "#core/address-block.ts"
import { createFairLimiter } from "#core/fair-limiter.ts"
import { createTurns } from "#core/turns.ts"
import { type AddressSettings, clientOf } from "./address-trust.ts"
import { type BodyTimeOptions, type BodyTimes, createBodyTimer } from "./body-time.ts"

type Fetch = Parameters<typeof getRequestListener>[0]

/** How long a client may take to send, in milliseconds: a form over a slow network takes seconds, a connection that is
 *  held open to hold it open takes for ever. */
export type ConnectionTimeouts = BodyTimes & {
  /** Until all headers are there. */
  headers: number
  /** How often connections are checked. */
  check: number
  /** How long a connection may wait for its next request. */
  idle: number
}

/** Requests that are begun in a turn of the event loop: two hundred that come at once would hold up everybody until the last of them
 *  waits in its limiter, and one at a time would wait for a work of the other limiters each. */
const maxOfTurn = 8

// Reverse proxies keep connections for 60 s and reuse them: the shop must not be the one who closes, at the moment when
// a request is on its way (ECONNRESET).
// A file takes minutes: 100 MB of pictures at 2 Mbit/s take seven.
const defaultTimeouts: ConnectionTimeouts = {
  headers: 15_000,
  request: 60_000,
  file: 20 * 60_000,
  // 4 GB at 2 Mbit/s.
  archive: 5 * 60 * 60_000,
  check: 5_000,
  idle: 65_000,
}

/** Answers a request when its page is in memory.
 *  @returns false = it did nothing: the handlers of all requests answer */
export type CachedPageListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

type ListenOptions = BodyTimeOptions &
  AddressSettings & {
    port: number
    host: string
    wait?: ConnectionTimeouts
    /** Asked first, with every request. */
    answerHit?: CachedPageListener | undefined
  }

/** Leaves `Connection: keep-alive` and `Keep-Alive: timeout=65` out of an answer: HTTP/1.1 keeps a connection open by default,
 *  and a phone's first visit has twenty answers. */
function omitKeepAlive({ httpVersion }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === "1.1" && outgoing.shouldKeepAlive) outgoing.removeHeader("connection")
}

/** Listens; answers once the port is open.
 *  @throws when the port cannot be had */
export function listen(
  app: { fetch: Fetch },
  { port, host, wait = defaultTimeouts, answerHit, ...options }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const limits = {
    headersTimeout: wait.headers,
    // Bodies have their own times: this ends what these should have ended.
    requestTimeout: wait.headers + (wait.archive ?? wait.file) + wait.check,
    connectionsCheckingInterval: wait.check,
    keepAliveTimeout: wait.idle,
    maxHeaderSize: 16 * 1024,
  }
  const handle = getRequestListener(app.fetch, { hostname: host })
  // In turns of its own: most requests wait for work in a limiter next, and those of the console do not wait at all.
  const limiter = createFairLimiter({ maxRunning: maxOfTurn, turns: createTurns(maxOfTurn) })
  const timeBody = createBodyTimer(wait, options)
  const server = createServer(limits, (incoming, outgoing) => {
    timeBody(incoming, outgoing)
    omitKeepAlive(incoming, outgoing)
    if (answerHit?.(incoming, outgoing)) return
    const network = networkOf(clientOf(incoming, options))
    void limiter.run({ network }, () => void handle(incoming, outgoing))
  })
  return new Promise((resolve, reject) => {
    server.on("error", reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ server, port: typeof address === "object" && address ? address.port : port })
    })
  })
}
