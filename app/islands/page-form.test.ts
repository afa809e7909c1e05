import { expect, test } from "vitest"
import { pageFormHeader } from "../page/post-form.ts"
import { forPageForm } from "./page-form.server.ts"

const byScript = { [pageFormHeader]: "product-block" }
const sent = (headers: Record<string, string>, method = "POST") =>
  new Request("https://shop.test/product-details/casque-aura", { method, headers })
const redirect = () =>
  new Response(null, { status: 303, headers: { location: "/confirmation-commande?order=a", "set-cookie": "placed=1" } })

test("lets the script of a page see where its form leads", () => {
  const answer = forPageForm(sent(byScript), redirect())
  expect(answer.status).toBe(204)
  expect(answer.headers.get("location")).toBe("/confirmation-commande?order=a")
  expect(answer.headers.getSetCookie()).toEqual(["placed=1"])
})

test.each([
  ["a form without a script", sent({}), redirect],
  ["a link", sent(byScript, "GET"), redirect],
  ["a form that comes back", sent(byScript), () => new Response("<html>", { status: 422 })],
  ["what a browser has", sent(byScript), () => new Response(null, { status: 304 })],
])("leaves the answer to %s as it is", (_, request, create) => {
  const answer = create()
  expect(forPageForm(request, answer)).toBe(answer)
})
