import { type ServerType, serve } from "@hono/node-server"

type Fetch = Parameters<typeof serve>[0]["fetch"]

/** How long a client may take to send, in milliseconds: a form over a slow network takes seconds, a connection that is
 *  held open to hold it open takes for ever. */
export type Patience = {
  /** Until all headers are there. */
  headers: number
  /** Until the whole request is there. */
  request: number
  /** How often connections are looked at. */
  check: number
  /** How long a connection may wait for its next request. */
  idle: number
}

// Reverse proxies keep connections for 60 s and reuse them: the shop must not be the one who closes, at the moment when
// a request is on its way (ECONNRESET).
const patience: Patience = { headers: 15_000, request: 60_000, check: 5_000, idle: 65_000 }

/** Listens; answers once the port is open.
 *  @throws when the port cannot be had */
export function listen(
  app: { fetch: Fetch },
  { port, host, wait = patience }: { port: number; host: string; wait?: Patience },
): Promise<{ server: ServerType; port: number }> {
  const serverOptions = {
    headersTimeout: wait.headers,
    requestTimeout: wait.request,
    connectionsCheckingInterval: wait.check,
    keepAliveTimeout: wait.idle,
    maxHeaderSize: 16 * 1024,
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, (address) =>
      resolve({ server, port: address.port }),
    )
    server.on("error", reject)
  })
}
