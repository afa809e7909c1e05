import { expect, test } from "vitest"
import { createApiCall } from "./api-call.server.ts"

/** An API that fails with each status in turn and then answers; it counts what reaches it. */
function failing(statuses: number[]) {
  const seen: string[] = []
  const api = async (request: Request) => {
    seen.push(`${request.method} ${request.headers.get("authorization")}`)
    const status = statuses[seen.length - 1] ?? 200
    return Response.json(status === 200 ? { data: "well" } : { error: { status } }, { status })
  }
  return { seen, call: createApiCall(api, "secret") }
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])("reads again once after %i", async (status) => {
  const { seen, call } = failing([status])
  expect((await call("GET /api/products")).body).toEqual({ data: "well" })
  expect(seen).toHaveLength(2)
})

test("gives up after the second failure and hands over the answer", async () => {
  const { seen, call } = failing([503, 503, 503])
  expect((await call("GET /api/products")).status).toBe(503)
  expect(seen).toHaveLength(2)
})

test.each([400, 401, 404])("does not read again after %i", async (status) => {
  const { seen, call } = failing([status])
  expect((await call("GET /api/products")).status).toBe(status)
  expect(seen).toHaveLength(1)
})

test("never repeats a POST", async () => {
  const { seen, call } = failing([503])
  const answer = await call("POST /api/orders", { body: { data: {} } })
  expect(answer.status).toBe(503)
  expect(seen).toEqual(["POST Bearer secret"])
})

test("throws when there is no answer at all", async () => {
  const call = createApiCall(() => Promise.reject(new Error("connection refused")), "secret")
  await expect(call("POST /api/orders", { body: {} })).rejects.toThrow("connection refused")
})
