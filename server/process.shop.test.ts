import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { OrderResource } from "#api/orders/contract.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "./testing.ts"

let own: OwnDatabase
const running: Running[] = []

beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop("SIGKILL")))
  await own.remove()
})

async function start(...given: Parameters<typeof startProcess>) {
  const process = await startProcess(...given)
  running.push(process)
  return process
}

const token = "a-token-for-the-tests"
const env = () => ({ ...own.env, API_TOKEN: token })
const bearer = { authorization: `Bearer ${token}` }

const order = {
  product: "Sac à main Casbah",
  slug: "sac-casbah",
  color: "Cognac",
  quantity: 1,
  amount: 18_900,
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "0550 11 22 33",
  firstname: "Amina",
  lastname: "Bensalem",
  date: new Date(0).toISOString(),
}

async function placeOrder(api: string, fields: object = {}) {
  const answer = await fetch(`${api}/api/orders`, {
    method: "POST",
    headers: { ...bearer, "content-type": "application/json" },
    body: JSON.stringify({ data: { ...order, ...fields } }),
  })
  return { status: answer.status, body: (await answer.json()) as { data: OrderResource } }
}

const readOrder = async (api: string, orderToken: string) =>
  ((await (await fetch(`${api}/api/orders/${orderToken}`, { headers: bearer })).json()) as { data: OrderResource }).data

test("an order that was acknowledged is there after SIGKILL and a restart", async () => {
  const first = await start("api", env())
  const { status, body } = await placeOrder(first.url)
  await first.stop("SIGKILL")
  expect(status).toBe(201)

  const second = await start("api", env())
  expect(await readOrder(second.url, body.data.token)).toEqual(body.data)
})

test("the storefront alone takes an order through the API of another process", async () => {
  const api = await start("api", env())
  const shop = await start("storefront", { ...env(), API_BASE: api.url })

  const page = await (await fetch(`${shop.url}/product-details/sac-casbah`)).text()
  const amount = /name="amount" value="([\d.]+)"/.exec(page)?.[1]
  const { product: _name, slug, date: _date, ...fields } = order
  const form = new URLSearchParams({
    ...fields,
    try: randomUUID(),
    quantity: "1",
    delivery: "home",
    amount: amount ?? "",
  })
  const answer = await fetch(`${shop.url}/product-details/${slug}`, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { origin: shop.url },
  })
  expect(answer.status).toBe(303)

  const confirmation = answer.headers.get("location") ?? ""
  expect(confirmation).toMatch(/^\/confirmation-commande\?order=/)
  const thanks = await (await fetch(new URL(confirmation, shop.url))).text()
  expect(thanks).toContain("Amina")

  const stored = await readOrder(api.url, new URL(confirmation, shop.url).searchParams.get("order") ?? "")
  expect(stored).toMatchObject({ amount: 18_900, firstname: "Amina", mobile: "0550112233", wilaya: "Alger" })
})

test("pictures and visits of a storefront alone come from the API behind it", { tags: ["@long"] }, async () => {
  const api = await start("api", env())
  const shop = await start("storefront", { ...env(), API_BASE: api.url })
  const picture = await fetch(`${shop.url}/media/sac-casbah/cognac.webp`)
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5000)

  const settings = (await (await fetch(`${api.url}/api/app-setting`)).json()) as { data: { documentId: string } }
  const query = `documentId=${settings.data.documentId}&uniqueVisitorsCount=999`
  const visit = await fetch(`${shop.url}/api/unique-visitors?${query}`, { method: "POST" })
  expect(await visit.json()).toMatchObject({ data: { uniqueVisitorsCount: 1 } })
})

test("pictures of a Strapi are resized by the storefront alone, those of our own API are passed through", {
  tags: ["@long"],
}, async () => {
  const master = readFileSync(join(import.meta.dirname, "../sample/pictures/sac-casbah/cognac.webp"))
  const seen: (string | undefined)[] = []
  const files = createServer(({ url }, response) => {
    seen.push(url)
    response.writeHead(200, { "content-type": "image/webp" }).end(master)
  })
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve))
  try {
    const apiBase = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
    const shop = await start("storefront", { ...env(), API_BASE: apiBase, MEDIA_HOST: apiBase })
    const paths = ["api/sized/sac.webp-320.avif?v=1", "host/original/shop/sac.webp", "unknown/sac.webp"]
    const answers = await Promise.all(paths.map((path) => fetch(`${shop.url}/media/strapi/${path}`)))
    const described = answers.map(({ status, headers }) => [status, headers.get("content-type")])
    expect(described).toEqual([
      [200, "image/avif"],
      [200, "image/webp"],
      [404, null],
    ])
    expect((await fetch(`${shop.url}/media/sac-casbah/cognac.webp?v=1`)).status).toBe(200)
    expect(seen.filter((url) => !url?.startsWith("/api")).sort()).toEqual([
      "/media/sac-casbah/cognac.webp?v=1",
      "/shop/sac.webp",
      "/uploads/sac.webp",
    ])
  } finally {
    files.close()
    files.closeAllConnections()
  }
})

test("a change of stock reaches the storefront", async () => {
  const all = await start("all", env())
  const status = async () =>
    (await (await fetch(`${all.url}/product-details/sac-casbah`)).text()).includes('id="commande-wilaya"')
  expect(await status()).toBe(true)
  const product = (await (await fetch(`${all.url}/api/products?filters[slug][$eq]=sac-casbah`)).json()) as {
    data: { quantity: number; price: number }[]
  }
  const { quantity = 0, price = 0 } = product.data[0] ?? {}
  expect((await placeOrder(all.url, { quantity, amount: quantity * price })).status).toBe(201)
  await expect.poll(status).toBe(false)
})

test("ends cleanly when asked to", { tags: ["@long"] }, async () => {
  const all = await start("all", env())
  expect(await all.stop("SIGINT")).toBe(0)
})

test("says which setting is wrong instead of starting", async () => {
  await expect(startProcess("all", { ...env(), PORT: "many", SAMPLE_DATA: "maybe" })).rejects.toThrow(
    /PORT: [\s\S]*SAMPLE_DATA: must be on or off/,
  )
})

test("says that the port is taken instead of starting", { tags: ["@long"] }, async () => {
  const first = await start("api", env())
  const port = new URL(first.url).port
  await expect(startProcess("api", { ...env(), PORT: port })).rejects.toThrow("The port is taken")
})

test("makes its own token at the first start", { tags: ["@long"] }, async () => {
  const api = await start("api", own.env)
  const made = readFileSync(join(own.address.dataDir, "api-token"), "utf8").trim()
  const answer = await fetch(`${api.url}/api/orders/nothing`, { headers: { authorization: `Bearer ${made}` } })
  expect(answer.status).toBe(404)
})

test("starts empty when the sample shop is not wanted", { tags: ["@long"] }, async () => {
  const empty = await ownDatabase("nothing")
  const api = await start("api", { ...env(), ...empty.env, SAMPLE_DATA: "off" })
  expect(await (await fetch(`${api.url}/api/products`)).json()).toMatchObject({ data: [] })
  await api.stop()
  await empty.remove()
})
