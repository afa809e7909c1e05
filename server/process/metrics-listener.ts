import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Metrics } from "./metrics.ts"

const ownNames = /^(127\.0\.0\.1|localhost)(:\d+)?$/i

/** Answers `GET /metrics` on a port of its own that only this machine can reach: a check of the peer's address on the
 *  shop's port would let everyone in through a proxy on the same machine. A name that is not this machine's is rejected,
 *  so that no page in a browser here can read it either. It does not keep the process alive.
 *  @throws when the port cannot be had */
export function listenForMetrics(metrics: Metrics, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer(async (request, response) => {
    const isMetrics = request.method === "GET" && request.url === "/metrics"
    if (!isMetrics || !ownNames.test(request.headers.host ?? "")) {
      response.writeHead(isMetrics ? 403 : 404).end()
      return
    }
    const text = await metrics.text()
    response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text)
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.on("error", reject)
    server.listen(port, "127.0.0.1", () => resolve({ server, port: (server.address() as AddressInfo).port }))
  })
}
