// npm run load:networks: what shoppers and members of other networks wait for while one network floods the shop. One process a
// flood, SQLite, behind a proxy that names the networks. PROGRAM=/path/to/build/program/main.js measures another checkout.
import { setTimeout as delay } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { type Client, createClient, networkAddress } from "./http.ts"
import { after } from "./probe.ts"
import { owner, prepareShop, shopper } from "./shop.ts"

const seconds = Number(process.env.SECONDS ?? 20)

type Measured = Record<string, { times: number[]; failures: Record<number, number> }>

const form = (url: string, fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
  body: new URLSearchParams(fields).toString(),
})

let round = 0

type Flood = { title: string; connections: number; send: (client: Client, url: string) => Promise<unknown> }

const floods: Record<string, Flood> = {
  parameters: {
    title: "A product's page with an unknown parameter, 280 connections",
    connections: 280,
    send: (client) => client.send(`/product-details/casque-aura?x=${++round}`),
  },
  listings: {
    title: "Listings that nobody has asked for, 280 connections",
    connections: 280,
    send: (client) => client.send(`/shop?color=none${++round}&page=${round}`),
  },
  missing: {
    title: "Products that do not exist, 280 connections",
    connections: 280,
    send: (client) => client.send(`/product-details/none-${++round}`),
  },
  data: {
    title: "The lines of a cart, 280 connections",
    connections: 280,
    send: (client) => client.send(`/cart-lines?slugs=casque-aura&locale=fr&x=${++round}`),
  },
  forms: {
    title: "The form of a product, 280 connections",
    connections: 280,
    send: (client, url) => client.send("/product-details/casque-aura", form(url, { intent: "order", mobile: "1" })),
  },
  api: {
    title: "Lists of the public API, 280 connections",
    connections: 280,
    send: (client) => client.send(`/api/products?filters[id][$gte]=-${++round}&pagination[pageSize]=25`),
  },
  "sign-in": {
    title: "A shopper who signs in with the right password, 40 connections",
    connections: 40,
    send: (client, url) => client.send("/login", form(url, { login: shopper.email, password: shopper.password })),
  },
  staff: {
    title: "A member who signs in with the right password, 40 connections",
    connections: 40,
    send: (client) => client.sendJson("/api/admin/auth/sign-in/email", owner),
  },
}

/** What the other networks wait for, until `isOver` resolves. */
async function measure(url: string, isOver: Promise<unknown>): Promise<Measured> {
  const over = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL("./other-networks.ts", import.meta.url), { workerData: { url, over } })
  const measured = new Promise<Measured>((resolve, reject) => {
    thread.once("message", resolve)
    thread.once("error", reject)
  })
  await Promise.race([isOver, measured])
  Atomics.store(over, 0, 1)
  return measured
}

async function flood(url: string, { connections, send }: Flood): Promise<void> {
  const client = createClient(url, networkAddress(1), connections)
  const isOver = after(seconds)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) await send(client, url)
    }),
  )
  client.close()
}

const quantile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
}

function row(title: string, measured: Measured): string {
  const cells = Object.values(measured).map(({ times, failures }) => {
    const failed = Object.entries(failures).map(([status, count]) => `${count} of ${times.length} × ${status}`)
    return [`${quantile(times, 0.5)} / ${quantile(times, 0.99)}`, ...failed].join(", ")
  })
  return `| ${[title, ...cells].join(" | ")} |`
}

const names = process.argv.slice(2)
const shops = await prepareShop(0, undefined, process.env.PROGRAM)
const idle = async () => {
  const shop = await shops.start()
  await measure(shop.url, delay(3000))
  return { shop, measured: await measure(shop.url, delay(seconds * 1000)) }
}

console.log("Milliseconds as p50 / p99, and what failed\n")
const first = await idle()
await first.shop.remove()
console.log(`| Flood | ${Object.keys(first.measured).join(" | ")} |`)
console.log(`|---|${"---|".repeat(Object.keys(first.measured).length)}`)
console.log(row("none", first.measured))
for (const [name, one] of Object.entries(floods)) {
  if (names.length > 0 && !names.includes(name)) continue
  const shop = await shops.start()
  await measure(shop.url, delay(3000))
  const flooding = flood(shop.url, one)
  console.log(row(one.title, await measure(shop.url, flooding)))
  await flooding
  await shop.remove()
}
shops.remove()
