import { expect, it } from "vitest"
import { isReported } from "./reported-error.ts"

const request = new Request("http://shop.test/order-quote")
const answer = (status: number) => ({ status, statusText: "", internal: true, data: "Error: no loader" })

it("reports what is a mistake of the shop's", () => {
  expect(isReported(new Error("broken"), request)).toBe(true)
  expect(isReported(answer(500), request)).toBe(true)
  expect(isReported("anything", request)).toBe(true)
})

it("reports nothing that a client can bring about", () => {
  expect(isReported(answer(400), request)).toBe(false)
  expect(isReported(answer(405), request)).toBe(false)
  const left = new Request(request, { signal: AbortSignal.abort() })
  expect(isReported(new Error("aborted"), left)).toBe(false)
})
