import { createServer } from "node:http"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { readAgain } from "./read-again.ts"

let statuses: number[] = []
let seen = 0
let address = ""
const server = createServer((_request, response) => {
  const status = statuses[seen++]
  if (status === 0) response.destroy()
  else response.writeHead(status ?? 200).end("answer")
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  if (typeof at === "object" && at) address = `http://127.0.0.1:${at.port}/`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  seen = 0
})

test.each([0, 408, 409, 425, 429, 500, 502, 503, 504])("reads once more after %i (0 = no answer)", async (status) => {
  statuses = [status]
  expect((await readAgain(address)).status).toBe(200)
  expect(seen).toBe(2)
})

test("hands over the second failure", async () => {
  statuses = [503, 503, 503]
  expect((await readAgain(address)).status).toBe(503)
  expect(seen).toBe(2)
})

test.each([400, 404, 410])("does not read again after %i", async (status) => {
  statuses = [status]
  expect((await readAgain(address)).status).toBe(status)
  expect(seen).toBe(1)
})

test("does not read again for who has left", async () => {
  statuses = [200]
  await expect(readAgain(address, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(seen).toBe(0)
})
