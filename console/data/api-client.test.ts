import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { fetchJson, RejectedError } from "./api-client.ts"

/** Asks a server that answers everything alike. */
async function errorOf(status: number, body: unknown): Promise<unknown> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const here = globalThis.fetch
  // The console asks its own origin, which a test has not.
  globalThis.fetch = (path, init) => here(`http://127.0.0.1:${port}${path}`, init)
  try {
    return await fetchJson("GET", "/orders").catch((problem: unknown) => problem)
  } finally {
    globalThis.fetch = here
    server.close()
  }
}

test("an answer is its data", async () => {
  expect(await errorOf(200, { data: { id: "a" } })).toEqual({ id: "a" })
})

test("a refusal tells its status, what was wrong by field, and its details", async () => {
  const details = { errors: [{ path: ["data", "lines", 0, "quantity"], message: "too many" }], reason: "version" }
  const problem = await errorOf(409, { data: null, error: { name: "ConflictError", message: "No", details } })
  expect(problem).toBeInstanceOf(RejectedError)
  expect(problem).toMatchObject({
    status: 409,
    name: "ConflictError",
    body: { errors: { "lines.0.quantity": "too many" } },
    details: { reason: "version" },
  })
})
