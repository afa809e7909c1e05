import { expect, test } from "vitest"
import { errorFacts } from "./error-page.tsx"

test("keeps the message of a page that was not found", () => {
  const error = { status: 404, statusText: "", internal: false, data: "Page not found: /x" }
  expect(errorFacts(error)).toEqual({ status: 404, kind: "notFound", message: "Page not found: /x" })
})

test("keeps the message of a page that was not found before its loaders ran", () => {
  const data = { message: "Page not found: /login", shell: {} }
  const facts = errorFacts({ status: 404, statusText: "", internal: false, data })
  expect(facts).toEqual({ status: 404, kind: "notFound", message: "Page not found: /login" })
})

test("tells a catalogue that does not answer from a failure", () => {
  const error = { status: 503, statusText: "Service Unavailable", internal: false, data: null }
  expect(errorFacts(error)).toEqual({ status: 503, kind: "away", message: "Service Unavailable" })
})

test("says of an address that asks for what cannot be that another try changes nothing", () => {
  const error = { status: 400, statusText: "", internal: false, data: "The content API rejected the request" }
  expect(errorFacts(error)).toMatchObject({ status: 400, kind: "invalid" })
})

test("calls anything else a failure", () => {
  expect(errorFacts(new Error("Categories not found"))).toEqual({
    status: 500,
    kind: "failed",
    message: "Categories not found",
  })
  expect(errorFacts("broken")).toEqual({ status: 500, kind: "failed", message: "" })
})
