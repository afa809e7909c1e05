import { expect, it } from "vitest"
import { limitRenders, maxAccountForms, maxPages } from "./render-gates.ts"

const post = (path: string) => new Request(`http://shop.test${path}`, { method: "POST", body: "login=a" })
const visit = { requestId: "test", client: "192.0.2.1" }

/** Pages whose forms wait until `release` is called. */
function waitingPages() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const pages = limitRenders(
    async (request) => {
      rendered.push(new URL(request.url).pathname)
      if (request.method === "POST" && request.headers.get("x-wait") !== "no") await promise
      return new Response("a page")
    },
    () => "fr",
  )
  return { pages, rendered, release }
}

it("bounds the account forms that are answered at once, however the address is written", async () => {
  const { pages, rendered, release } = waitingPages()
  const spellings = ["/ar/login", "/ar/login/", "/ar/login.data", "/register", "/en/forgot"]
  const signIns = Array.from({ length: maxAccountForms + 6 }, (_, index) =>
    pages(post(spellings[index % spellings.length] ?? ""), visit),
  )
  const rejected = await Promise.all(signIns.slice(maxAccountForms))
  expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 503))
  expect(await rejected[2]?.text()).toContain('<html lang="ar" dir="rtl">')
  expect(rendered).toHaveLength(maxAccountForms)
  release()
  const answered = await Promise.all(signIns.slice(0, maxAccountForms))
  expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 200))
  expect((await pages(post("/ar/login"), visit)).status).toBe(200)
})

it("answers pages and orders during a flood of sign-ins", async () => {
  const { pages, release } = waitingPages()
  const signIns = Array.from({ length: maxAccountForms }, () => pages(post("/login"), visit))
  expect((await pages(new Request("http://shop.test/register"), visit)).status).toBe(200)
  const order = new Request("http://shop.test/checkout", { method: "POST", headers: { "x-wait": "no" }, body: "a=b" })
  expect((await pages(order, visit)).status).toBe(200)
  release()
  await Promise.all(signIns)
})

it("bounds all other forms together", async () => {
  const { pages, rendered, release } = waitingPages()
  const forms = Array.from({ length: 70 }, (_, index) => pages(post(index % 2 ? "/order" : "/checkout"), visit))
  const rejected = await Promise.all(forms.slice(64))
  expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 503))
  expect(rendered).toHaveLength(64)
  release()
  await Promise.all(forms)
})

it("bounds the pages that are rendered at once, and takes forms meanwhile", async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const pages = limitRenders(
    async (request) => {
      rendered.push(request.url)
      if (request.method === "GET") await promise
      return new Response("a page")
    },
    () => "fr",
  )
  const visits = Array.from({ length: maxPages + 3 }, (_, index) =>
    pages(new Request(`http://shop.test/ar/shop?x=${index}`), visit),
  )
  const rejected = await Promise.all(visits.slice(maxPages))
  expect(rejected.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(await rejected[0]?.text()).toContain('<html lang="ar" dir="rtl">')
  expect(rendered).toHaveLength(maxPages)
  expect((await pages(post("/checkout"), visit)).status).toBe(200)
  release()
  expect((await Promise.all(visits.slice(0, maxPages))).every(({ status }) => status === 200)).toBe(true)
})
