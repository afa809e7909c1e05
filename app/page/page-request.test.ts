import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { type Content, contentContext } from "../api-client/content.server.ts"
import { formTimes, formTimesContext } from "../request/form-times.server.ts"
import { type Visit, visitContext } from "../request/visit.server.ts"
import { formRequest, pageRequest } from "./page-request.server.ts"

const content = {} as Content
const times = formTimes("a-secret")

function argsOf(address: string, visit: Visit) {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(visitContext, visit)
  context.set(formTimesContext, times)
  return { context, url: new URL(address), request: new Request(address, { method: "POST" }) }
}

const visit: Visit = { requestId: "", client: "192.0.2.7" }

test.each([
  ["http://shop.test/checkout", "fr"],
  ["http://shop.test/ar/checkout?order=a", "ar"],
])("the request of %s is in the language of its path", (address, locale) => {
  const place = { locale, origin: "http://shop.test" }
  expect(pageRequest(argsOf(address, visit))).toEqual({ locale, content, place })
})

test("the request that sends a form has it, and who sends it", () => {
  const form = new FormData()
  const args = argsOf("http://shop.test/en/checkout", { ...visit, form })
  const { request, url } = args
  expect(formRequest(args)).toMatchObject({ locale: "en", content, request, url, visit: { client: "192.0.2.7" } })
  expect(formRequest(args).form).toBe(form)
  expect(formRequest(args).formTimes).toBe(times)
})

test("without a form it throws", () => {
  expect(() => formRequest(argsOf("http://shop.test/checkout", visit))).toThrow("No form was read")
})
