import { request } from "node:http"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import { afterEach, expect, test } from "vitest"
import { countedOrders } from "../pages/counted-orders.ts"
import { createMetrics } from "./metrics.ts"
import { listenForMetrics } from "./metrics-listener.ts"

const servers: { close(): unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listening() {
  const metrics = createMetrics()
  const { server, port } = await listenForMetrics(metrics, 0)
  servers.push(server)
  const get = (path: string, host?: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, ...(host && { headers: { host } }) }, async (answer) => {
        resolve({ status: answer.statusCode, text: (await answer.toArray()).join("") })
      })
      sent.on("error", reject).end()
    })
  return { metrics, server, port, get }
}

test("counts requests by pattern, pages by where they came from, orders by outcome", async () => {
  const { metrics, get } = await listening()
  metrics.request({ part: "pages", method: "GET", route: "/product-details/:id", status: 200, seconds: 0.002 })
  metrics.request({ part: "pages", method: "BREW", route: "*", status: 404, seconds: 20 })
  metrics.page(true)
  metrics.page(false)
  metrics.page(true)
  metrics.order("placed")
  const { status, text } = await get("/metrics")
  expect(status).toBe(200)
  const labels = 'part="pages",method="GET",route="/product-details/:id",status="200"'
  expect(text).toContain(`hanout_http_request_duration_seconds_count{${labels}} 1`)
  expect(text).toContain(`hanout_http_request_duration_seconds_bucket{le="0.001",${labels}} 0`)
  expect(text).toContain(`hanout_http_request_duration_seconds_bucket{le="0.0025",${labels}} 1`)
  expect(text).toContain('method="other"')
  expect(text).toContain('hanout_page_cache_total{result="hit"} 2')
  expect(text).toContain('hanout_orders_total{outcome="placed"} 1')
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test("answers this machine alone", async () => {
  const { server, port, get } = await listening()
  expect(server.address()).toMatchObject({ address: "127.0.0.1" })
  expect((await get("/metrics", "shop.example")).status).toBe(403)
  expect((await get("/")).status).toBe(404)
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
  for (const { address } of outside) {
    const rejected = new Promise((resolve, reject) => {
      const socket = connect(port, address, () => reject(new Error(`reached through ${address}`)))
      socket.on("error", () => resolve("refused"))
    })
    expect(await rejected).toBe("refused")
  }
})

test("counts what became of orders, and nothing else", async () => {
  const outcomes: string[] = []
  const answers = [
    Response.json({}, { status: 201 }),
    Response.json({}, { status: 201, headers: { "idempotent-replayed": "true" } }),
    Response.json({ error: { details: { reason: "notEnough", available: 1 } } }, { status: 409 }),
    Response.json({ error: { details: { reason: "'><script>" } } }, { status: 409 }),
    new Response("not JSON", { status: 409 }),
    Response.json({}, { status: 400 }),
  ]
  const api = countedOrders(
    async (_request: Request) => answers.shift() ?? new Response("a list"),
    (one) => outcomes.push(one),
  )
  const order = () => api(new Request("http://shop.test/api/orders", { method: "POST" }))
  for (let n = 0; n < 2; n++) await order()
  const rejected = await order()
  for (let n = 0; n < 3; n++) await order()
  await api(new Request("http://shop.test/api/orders"))
  await api(new Request("http://shop.test/api/products"))
  expect(outcomes).toEqual(["placed", "replayed", "notEnough", "conflict", "conflict", "status-400"])
  expect(await rejected.json()).toMatchObject({ error: { details: { available: 1 } } })
})
