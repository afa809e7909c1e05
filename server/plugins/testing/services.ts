import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

type Handler = (request: { method: string; url: URL; headers: Record<string, unknown>; json: unknown }) => unknown

/** A service of a test on this machine, which answers JSON; undefined = 404. */
async function startService(handler: Handler): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += String(chunk)
    const url = new URL(request.url ?? "", "http://service.test")
    const json: unknown = body === "" ? undefined : JSON.parse(body)
    const answer = handler({ method: request.method ?? "", url, headers: request.headers, json })
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, stop }
}

type AskedPayment = { order: string; label: string; amount: number; locale: string; returnTo: string }

/** A card service, as `plugins/examples/card-payment.ts` speaks to it. */
export async function startCardService(key: string) {
  const asked: AskedPayment[] = []
  const service = await startService(({ method, url, headers, json }) => {
    if (method !== "POST" || url.pathname !== "/payments" || headers.authorization !== `Bearer ${key}`) return undefined
    // The plugin's own body.
    asked.push(json as AskedPayment)
    return { page: `${service.url}pay/${asked.length}` }
  })
  return { ...service, asked }
}

/** A courier, as `plugins/examples/town-courier.ts` speaks to it. */
export async function startCourier(token: string) {
  const parcels: Record<string, unknown>[] = []
  const service = await startService(({ method, url, headers, json }) => {
    if (headers.authorization !== `Bearer ${token}`) return undefined
    if (url.pathname === "/communes") return [{ wilaya: 16, commune: "Kouba" }]
    if (url.pathname !== "/parcels") return undefined
    if (method === "POST") {
      parcels.push(json as Record<string, unknown>)
      return { tracking: `TC-${parcels.length}` }
    }
    return parcels.map((_, index) => ({
      tracking: `TC-${index + 1}`,
      state: "on-tour",
      at: "2026-11-29T10:00:00.000Z",
    }))
  })
  return { ...service, parcels }
}
