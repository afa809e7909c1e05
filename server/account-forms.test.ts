import { expect, it } from "vitest"
import { maxHashingRequests } from "#api/passwords/hashing-slot.ts"
import { limitedAccountForms } from "./account-forms.ts"

const post = (path: string) => new Request(`http://shop.test${path}`, { method: "POST", body: "login=a" })

it("renders no more answers to sign-ins than passwords can be hashed, and all other pages", async () => {
  const { promise: hashed, resolve: release } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const pages = limitedAccountForms(async (request) => {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    if (pathname.endsWith("/login")) await hashed
    return new Response("a page")
  })
  const visit = { requestId: "test", client: "192.0.2.1" }
  const signIns = Array.from({ length: maxHashingRequests + 6 }, () => pages(post("/ar/login"), visit))
  const rejected = await Promise.all(signIns.slice(maxHashingRequests))
  for (const answer of rejected) {
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">')
  }
  expect(rendered).toEqual(Array.from({ length: maxHashingRequests }, () => "/ar/login"))
  for (const other of [new Request("http://shop.test/register"), post("/ar/login.data"), post("/checkout")]) {
    expect((await pages(other, visit)).status).toBe(200)
  }
  release()
  const taken = await Promise.all(signIns.slice(0, maxHashingRequests))
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200))
  expect((await pages(post("/ar/login"), visit)).status).toBe(200)
})
