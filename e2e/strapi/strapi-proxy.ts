import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** How the proxy behaves at the moment. */
type Mode = {
  /** Milliseconds that each request waits before it is passed on. */
  delay: number
  /** Answered instead of passing anything on; 0 = nothing. */
  status: number
  /** What becomes of the answer to a new order, which Strapi has stored: lost, or this status instead; null = it is passed on. */
  orderAnswer: "lost" | number | null
}

/** A proxy in front of Strapi that makes it slow, refuse, or lose answers. */
export async function startProxy(strapi: string) {
  const mode: Mode = { delay: 0, status: 0, orderAnswer: null }
  const passOn = ({ method, url, headers }: IncomingMessage, answer: ServerResponse) =>
    request(`${strapi}${url}`, { method, headers }, (from) => {
      const isOrder = method === "POST" && url?.startsWith("/api/orders")
      if (!isOrder || mode.orderAnswer === null) {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        return void from.pipe(answer)
      }
      const { orderAnswer } = mode
      from.resume().on("end", () => (orderAnswer === "lost" ? answer.destroy() : answer.writeHead(orderAnswer).end()))
    }).on("error", () => answer.destroy())

  const server = createServer(async (given, answer) => {
    if (mode.delay > 0) await new Promise((resolve) => setTimeout(resolve, mode.delay).unref())
    if (answer.destroyed) return
    if (mode.status > 0) return void answer.writeHead(mode.status).end()
    given.pipe(passOn(given, answer))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode,
    /** Passes everything on, at once, from now on. */
    recover: () => void Object.assign(mode, { delay: 0, status: 0, orderAnswer: null }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
