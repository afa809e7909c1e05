import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { createApiCall } from "#app/api-client/transport/api-call.server.ts"
import { remoteApi } from "./remote-api.ts"

/** The storefront's client over a server on this machine that counts the requests it gets. */
async function callServer(respond: (response: ServerResponse) => unknown) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(String(request.method))
    request.resume().once("end", () => respond(response))
  }).listen(0, "127.0.0.1")
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { seen, call: createApiCall(remoteApi(`http://127.0.0.1:${port}`), "secret") }
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "a server that answers %i gets a GET twice, a POST once",
  async (status) => {
    const { seen, call } = await callServer((response) => response.writeHead(status).end("{}"))
    expect((await call("GET /api/products")).status).toBe(status)
    expect((await call("POST /api/orders", { body: { data: {} } })).status).toBe(status)
    expect(seen).toEqual(["GET", "GET", "POST"])
  },
)

test("a server that answers 404 gets a GET once", async () => {
  const { seen, call } = await callServer((response) => response.writeHead(404).end("{}"))
  expect((await call("GET /api/products")).status).toBe(404)
  expect(seen).toEqual(["GET"])
})

test("a server that hangs up gets a GET twice, a POST once", async () => {
  const { seen, call } = await callServer((response) => response.destroy())
  await expect(call("GET /api/products")).rejects.toThrow()
  await expect(call("POST /api/orders", { body: { data: {} } })).rejects.toThrow()
  expect(seen).toEqual(["GET", "GET", "POST"])
})
