import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { currentVisit, withVisit } from "#app/request/visit.server.ts"
import { createAdmission, createParsingLimiter, limitApi, limitMedia, requestLimits } from "./request-limiters.ts"

const visitOf = (client: string) => ({ requestId: "test", client })
const mine = visitOf("192.0.2.1")
const others = visitOf("198.51.100.1")

/** A storefront whose answers wait until `release` is called. */
function waitingPages() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const admit = createAdmission(() => "fr")
  const begun: string[] = []
  const send = (method: "GET" | "POST", path: string, visit = mine) => {
    const request = new Request(`http://shop.test${path}`, { method })
    const work = async () => {
      begun.push(path)
      await promise
      return new Response("a page")
    }
    return admit(request, visit, work, (answer) => answer)
  }
  const many = (method: "GET" | "POST", path: string, count: number, visit = mine) =>
    Array.from({ length: count }, (_, index) => send(method, `${path}?x=${index}`, visit))
  return { send, many, begun, release }
}

const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

const floods = [
  ["pages", "GET", "/ar/product-details/casque-aura"],
  ["data", "GET", "/suggestions"],
  ["accounts", "POST", "/ar/login"],
  ["orders", "POST", "/product-details/casque-aura"],
  ["forms", "POST", "/contact"],
] as const

describe.each(floods)("a flood of one network, of %s", (name, method, path) => {
  it("is bounded, and lets another network in at once", async () => {
    const { many, send, begun, release } = waitingPages()
    const { maxRunningOfNetwork, maxEnteredOfNetwork } = requestLimits[name]
    const flood = many(method, path, maxEnteredOfNetwork)
    const rejected = many(method, path, 3)
    await turns(100)
    expect(begun).toHaveLength(maxRunningOfNetwork)
    const other = send(method, `${path}?other`, others)
    await turns(2)
    expect(begun.at(-1)).toBe(`${path}?other`)
    expect(await statusesOf(rejected)).toEqual([503, 503, 503])
    release()
    expect(new Set(await statusesOf([...flood, other]))).toEqual(new Set([200]))
  })

  it("holds up nothing of another kind, also of its own network", async () => {
    const { many, send, begun, release } = waitingPages()
    const flood = many(method, path, requestLimits[name].maxEnteredOfNetwork)
    const rest = floods.filter(([other]) => other !== name).map(([, how, where]) => send(how, `${where}?rest`))
    await turns(100)
    expect(begun.filter((one) => one.endsWith("?rest"))).toHaveLength(floods.length - 1)
    release()
    await Promise.all([...flood, ...rest])
  })
})

it("knows what an order is made of, however the address is written, and rejects in the page's language", async () => {
  const { many, send, release } = waitingPages()
  const paths = ["/ar/checkout", "/Checkout/", "/landing/aura", "/en/lp/aura", "/order-quote"]
  const data = ["/cart-lines", "/communes/Alger"]
  const share = requestLimits.orders.maxEnteredOfNetwork
  const flood = Array.from({ length: share - data.length }, (_, index) =>
    send("POST", paths[index % paths.length] ?? ""),
  )
  flood.push(...data.map((path) => send("GET", path)))
  const [rejected] = await Promise.all(many("POST", "/ar/checkout", 1))
  expect(rejected?.status).toBe(503)
  expect(await rejected?.text()).toContain('<html lang="ar" dir="rtl">')
  release()
  expect(new Set(await statusesOf(flood))).toEqual(new Set([200]))
})

it("answers a network's picture while another one waits for many", async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  const media = limitMedia(async ({ url }) => {
    begun.push(new URL(url).pathname)
    await promise
    return undefined
  })
  const send = (path: string, visit = mine) => media(new Request(`http://shop.test${path}`), visit)
  const flood = Array.from({ length: requestLimits.media.maxEnteredOfNetwork + 1 }, () => send("/media/a.webp"))
  await turns(50)
  expect(begun).toHaveLength(requestLimits.media.maxRunningOfNetwork)
  const other = send("/media/b.webp", others)
  await turns(2)
  expect(begun.at(-1)).toBe("/media/b.webp")
  expect((await flood.at(-1))?.status).toBe(503)
  release()
  expect(await other).toBeUndefined()
  await Promise.all(flood)
})

it("runs what waited in the context of its own request", async () => {
  const parseInTurn = createParsingLimiter()
  const ids = Array.from({ length: 20 }, (_, index) => `request-${index}`)
  const parse = (requestId: string) =>
    withVisit({ requestId, client: "" }, () => parseInTurn({ network: "192.0.2.0" }, () => currentVisit()?.requestId))
  expect(await Promise.all(ids.map(parse))).toEqual(ids)
})

describe("the limiter of the API", () => {
  it("gives each network a share, and lets members and the storefront's server pass", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const begun: string[] = []
    const api = limitApi(
      async ({ url }) => {
        begun.push(new URL(url).pathname)
        await promise
        return new Response("{}")
      },
      (header) => header === "Bearer x",
    )
    const send = async (path: string, visit = mine, headers: Record<string, string> = {}) =>
      api(new Request(`http://shop.test${path}`, { headers }), visit)
    const { maxEnteredOfNetwork, maxRunningOfNetwork } = requestLimits.api
    const flood = Array.from({ length: maxEnteredOfNetwork }, () => send("/api/products"))
    await turns(50)
    expect(begun).toHaveLength(maxRunningOfNetwork)
    const free = [send("/api/admin/orders"), send("/api/orders", mine, { authorization: "Bearer x" })]
    free.push(send("/api/posts", others))
    await turns(2)
    expect(begun.slice(maxRunningOfNetwork)).toEqual(["/api/admin/orders", "/api/orders", "/api/posts"])
    const rejected = await send("/api/products")
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "2"])
    release()
    expect(new Set(await statusesOf([...flood, ...free]))).toEqual(new Set([200]))
  })

  it.each([
    ["POST", "/api/admin/links/check"],
    ["POST", "/api/admin/first-owner"],
    ["POST", "/api/admin/new-password"],
    ["POST", "/api/admin/invitations/accept"],
    ["POST", "/api/admin/auth/two-factor/verify-totp"],
    ["POST", "/api/admin/auth/two-factor/verify-backup-code"],
    ["GET", "/api/admin/preview/posts.a.b.1.cccccccccccccccc"],
    ["HEAD", "/api/admin/preview/posts.a.b.1.cccccccccccccccc"],
    ["POST", "/api/admin/%6Cinks/check"],
  ])("gives each network a share of what the console's API answers without a session: %s %s", async (method, path) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const begun: string[] = []
    const api = limitApi(
      async (_request, { client }) => {
        begun.push(client)
        await promise
        return new Response("{}")
      },
      (header) => header === "Bearer x",
    )
    const send = async (visit = mine, headers: Record<string, string> = {}) =>
      api(new Request(`http://shop.test${path}`, { method, headers }), visit)
    const flood = Array.from({ length: 20 }, () => send())
    await turns(50)
    expect(begun).toHaveLength(requestLimits.api.maxRunningOfNetwork)
    const elsewhere = [send(others), send(mine, { authorization: "Bearer x" })]
    await turns(2)
    expect(begun).toHaveLength(requestLimits.api.maxRunningOfNetwork + 2)
    release()
    expect(new Set(await statusesOf([...flood, ...elsewhere]))).toEqual(new Set([200]))
  })

  it("lets sign-ins and members pass, who wait elsewhere or are rejected at once", async () => {
    let begun = 0
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const api = limitApi(
      async () => {
        begun += 1
        await promise
        return new Response("{}")
      },
      () => false,
    )
    const paths = ["/api/admin/auth/sign-in/email", "/api/admin/orders/status", "/api/admin/links/check/x"]
    const sent = paths.flatMap((path) =>
      Array.from({ length: 20 }, async () => api(new Request(`http://shop.test${path}`, { method: "POST" }), mine)),
    )
    await turns(5)
    expect(begun).toBe(sent.length)
    release()
    await Promise.all(sent)
  })
})
