import { createConnection, type Socket } from "node:net"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { orderRequest, testToken } from "../testing/shopper.ts"
import { type Running, startProcess } from "../testing.ts"

let own: OwnDatabase
let shop: Running

beforeEach(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("api", { ...own.env, API_TOKEN: testToken })
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await own.remove()
})

const port = () => Number(new URL(shop.url).port)

/** A connection whose bytes the test sends by itself. */
async function connect() {
  const socket = createConnection(port(), "127.0.0.1")
  let read = ""
  socket.on("data", (chunk) => {
    read += chunk
  })
  // A process that was killed breaks it.
  socket.on("error", () => undefined)
  await new Promise<void>((resolve) => socket.once("connect", resolve))
  return { socket, read: () => read }
}

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const probe: Socket = createConnection(port(), "127.0.0.1", () => resolve(true)).on("error", () => resolve(false))
    probe.unref().on("connect", () => probe.destroy())
  })

/** Asks the process to end and waits until it takes no more connections. */
async function requestStop() {
  shop.child.kill("SIGTERM")
  await expect.poll(isListening).toBe(false)
}

/** An order on the wire, in two parts. */
function halves() {
  const { headers, body } = orderRequest()
  const lines = Object.entries({ ...headers, host: "shop.test", "content-length": Buffer.byteLength(body) })
  const head = `POST /api/orders HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`
  return [head + body.slice(0, 40), body.slice(40)] as const
}

const get = "GET /api/wilayas HTTP/1.1\r\nhost: shop.test\r\n\r\n"

test("finishes an order that is on its way, and says that it was the connection's last", async () => {
  const { socket, read } = await connect()
  const [begun, rest] = halves()
  socket.write(begun)
  await requestStop()
  socket.write(rest)
  await expect.poll(read).toContain('"number":"HN-')
  expect(read()).toMatch(/^HTTP\/1\.1 201 /)
  expect(read().toLowerCase()).toContain("connection: close")
  expect(await shop.stop("SIGTERM")).toBe(0)
})

test("answers what still comes over a connection that was idle, and closes it then", async () => {
  const { socket, read } = await connect()
  socket.write(get)
  await expect.poll(read).toContain("HTTP/1.1 200 ")
  expect(read().toLowerCase()).not.toContain("connection: close")
  await requestStop()
  socket.write(get)
  await expect.poll(() => read().match(/HTTP\/1\.1 200 /g)?.length).toBe(2)
  await expect.poll(() => read().toLowerCase()).toContain("connection: close")
  expect(await shop.stop("SIGTERM")).toBe(0)
})

test.each(["SIGINT", "SIGTERM"] as const)(
  "waits for no connection that sends nothing, at %s",
  { tags: ["@long"] },
  async (signal) => {
    const { socket } = await connect()
    const closed = new Promise((resolve) => socket.once("close", resolve))
    // The connection is accepted once a later one is answered.
    expect((await fetch(`${shop.url}/api/wilayas`)).status).toBe(200)
    expect(await shop.stop(signal)).toBe(0)
    await closed
  },
)

test("ends at once at a second signal, whatever is on its way", { tags: ["@long"] }, async () => {
  const { socket } = await connect()
  socket.write(halves()[0])
  await requestStop()
  const again = () => {
    shop.child.kill("SIGTERM")
    return shop.child.exitCode
  }
  // Without one the process would end by itself after ten seconds (`stopTimeout`), so this limit is the test's point.
  await expect.poll(again, { timeout: 9_000, interval: 100 }).toBe(1)
})
