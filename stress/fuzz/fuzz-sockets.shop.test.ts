import { connect } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { token } from "../order-client.ts"
import { report } from "../report.ts"
import { type FuzzedShop, openFuzzedShop } from "./fuzz-shop.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

/** Sends bytes over a connection of its own, and reads what comes until the shop closes it.
 *  @param parts sent one after the other, each after the one before has left */
function talk(parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let heard = ""
    socket.setNoDelay(true)
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1")
    })
    // A reset is a way to close.
    socket.on("error", () => undefined)
    socket.on("close", () => resolve(heard))
    socket.setTimeout(60_000, () => {
      socket.destroy()
      reject(new Error(`The connection stays open; so far: ${heard}`))
    })
    const send = ([part, ...later]: (string | Buffer)[]) => {
      if (part !== undefined && socket.writable) socket.write(part, () => send(later))
    }
    socket.on("connect", () => send(parts))
  })
}

const statusesIn = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

const close = "Connection: close\r\n"
const host = "Host: shop.example\r\n"
const bearer = `Authorization: Bearer ${token}\r\n`
const hidden = "GET /api/wilayas HTTP/1.1\r\nHost: shop.example\r\n\r\n"

/** Requests that no client of the shop sends, and how often and with what they may be answered. A connection that is
 *  closed without a word is an answer too. */
const odd: Record<string, { parts: (string | Buffer)[]; statuses: number[]; maxAnswers?: number }> = {
  "two lengths": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${hidden}`],
    statuses: [400],
  },
  "a length and chunks": {
    parts: [
      `POST /api/orders HTTP/1.1\r\n${host}${bearer}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    statuses: [400],
  },
  "chunks by another name": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    statuses: [400],
  },
  "chunks, hidden by a tab": {
    parts: [
      `POST /api/orders HTTP/1.1\r\n${host}${bearer}Transfer-Encoding:\x0bchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    statuses: [400],
  },
  "a chunk of no size": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    statuses: [400],
  },
  "a chunk larger than anything": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`],
    statuses: [400],
  },
  "more in chunks than the shop takes": {
    parts: [
      `POST /api/orders HTTP/1.1\r\n${host}${bearer}${close}Transfer-Encoding: chunked\r\n\r\n20000\r\n${"x".repeat(0x20000)}\r\n0\r\n\r\n`,
    ],
    statuses: [413, 400],
  },
  "a length below nothing": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Content-Length: -1\r\n\r\n`],
    statuses: [400],
  },
  "a length of words": {
    parts: [`POST /api/orders HTTP/1.1\r\n${host}${bearer}Content-Length: many\r\n\r\n`],
    statuses: [400],
  },
  "a header over two lines": {
    parts: [`GET / HTTP/1.1\r\n${host}X-Fuzz: a\r\n b\r\n${close}\r\n`],
    statuses: [400, 200],
  },
  "a space before the colon": { parts: [`GET / HTTP/1.1\r\n${host}Content-Length : 5\r\n\r\n`], statuses: [400] },
  "NUL in a header": { parts: [`GET / HTTP/1.1\r\n${host}X-Fuzz: a\0b\r\n\r\n`], statuses: [400] },
  "headers without an end": {
    parts: [`GET / HTTP/1.1\r\n${host}X-Fuzz: ${"a".repeat(40_000)}\r\n\r\n`],
    statuses: [431],
  },
  "a thousand headers": { parts: [`GET / HTTP/1.1\r\n${host}${"a: b\r\n".repeat(5000)}\r\n`], statuses: [431] },
  "no host": { parts: ["GET /api/wilayas HTTP/1.1\r\n\r\n"], statuses: [400] },
  "two hosts": {
    parts: [`GET /api/wilayas HTTP/1.1\r\n${host}Host: other.example\r\n${close}\r\n`],
    statuses: [400, 200],
  },
  "a host that is none": { parts: [`GET /shop HTTP/1.1\r\nHost: a b/../c@d:x\r\n${close}\r\n`], statuses: [400] },
  "an empty host": { parts: [`GET /shop HTTP/1.1\r\nHost:\r\n${close}\r\n`], statuses: [400, 200] },
  "a whole address": {
    parts: [`GET http://other.example/api/wilayas HTTP/1.1\r\n${host}${close}\r\n`],
    statuses: [200, 400, 404],
  },
  "an address that is none": { parts: [`GET http:// HTTP/1.1\r\n${host}${close}\r\n`], statuses: [400, 404] },
  "bytes that are no text": {
    parts: [Buffer.from(`GET /api/products?_q=\xff\xfe HTTP/1.1\r\n${host}${close}\r\n`, "latin1")],
    statuses: [200, 400],
  },
  "a star": { parts: [`OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`], statuses: [200, 204, 400, 404, 405] },
  "a tunnel": { parts: [`CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n`], statuses: [400, 405] },
  "another protocol": {
    parts: [
      `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ],
    statuses: [200, 400, 426],
  },
  "HTTP/2 at once": { parts: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"], statuses: [400, 505] },
  "a version to come": { parts: [`GET / HTTP/9.9\r\n${host}\r\n`], statuses: [400, 505] },
  "no version": { parts: ["GET /\r\n\r\n"], statuses: [400, 200] },
  "a word that is no method": { parts: [`FUZZ /api/orders HTTP/1.1\r\n${host}\r\n`], statuses: [400] },
  TLS: { parts: [Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])], statuses: [400] },
  "an expectation": {
    parts: [
      `POST /api/orders HTTP/1.1\r\n${host}${bearer}${close}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
      "{}",
    ],
    statuses: [100, 400],
    maxAnswers: 2,
  },
  "an expectation of its own": {
    parts: [`GET / HTTP/1.1\r\n${host}${close}Expect: fuzz\r\n\r\n`],
    statuses: [200, 417],
  },
  "half a body after an answer": {
    parts: [
      `POST /nowhere HTTP/1.1\r\n${host}${close}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"`,
      ":1}   ",
    ],
    statuses: [404, 405, 415],
  },
  "three requests at once": {
    parts: [`${hidden}${hidden}GET /api/wilayas HTTP/1.1\r\n${host}${close}\r\n`],
    statuses: [200],
    maxAnswers: 3,
  },
}

it.each(Object.entries(odd))("refuses or answers %s", async (_name, { parts, statuses, maxAnswers = 1 }) => {
  const seen = statusesIn(await talk(parts))
  expect(seen.length).toBeLessThanOrEqual(maxAnswers)
  for (const status of seen) expect(statuses).toContain(status)
})

it("goes on while many stop in the middle of what they send", async () => {
  const { hostname, port } = new URL(shop.url)
  const beginnings = [
    "",
    "G",
    "GET / HTTP/1.1\r\nHost: x",
    `POST /api/orders HTTP/1.1\r\n${host}${bearer}Content-Length: 500\r\n\r\n{"da`,
  ]
  const sockets = Array.from({ length: 80 }, (_, index) => {
    const socket = connect(Number(port), hostname)
    socket.on("error", () => undefined)
    socket.write(beginnings[index % beginnings.length] ?? "")
    return socket
  })
  expect((await fetch(`${shop.url}/api/wilayas`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await shop.check()
  report(
    "requests that no client sends, over bare sockets",
    Object.keys(odd).length + sockets.length,
    "400, 413, 431 or an answer",
  )
})
