import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { Writable } from "node:stream"
import { afterEach, expect, test } from "vitest"
import { createLog } from "../settings/log.ts"
import { composeHttp } from "./http.ts"
import { listen } from "./listen.ts"

const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

async function shop(wait?: Parameters<typeof listen>[1]["wait"], log = createLog("silent")) {
  const app = composeHttp({ pages: async (request) => new Response(await request.text()) }, { log })
  const { server, port } = await listen(app, { port: 0, host: "127.0.0.1", ...(wait && { wait }) })
  opened.push(server)
  return { server, port }
}

/** Everything that the server answers until it closes the connection. */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1")
  opened.push({ close: () => socket.destroy() })
  let received = ""
  socket.on("data", (chunk) => {
    received += chunk
  })
  // A server that has answered may refuse the rest.
  socket.on("error", () => undefined)
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  socket.write(sent)
  await closed
  return received
}

const impatient = { headers: 100, request: 200, file: 200, check: 20, idle: 1000 }

test.each([
  ["HTTP/1.1", "", 2, []],
  ["HTTP/1.1", "Connection: close\r\n", 1, ["close"]],
  ["HTTP/1.0", "Connection: keep-alive\r\n", 2, ["keep-alive", "keep-alive"]],
])(
  "a client of %s that says %j gets the answers to %i requests on its connection",
  async (version, line, answers, said) => {
    const { port } = await shop({ ...impatient, idle: 300 })
    const received = await answerTo(port, `GET / ${version}\r\nHost: shop.test\r\n${line}\r\n`.repeat(answers))
    expect(received.match(/^HTTP\/1\.1 200/gm)).toHaveLength(answers)
    expect([...received.matchAll(/^connection: (.*)\r$/gim)].map(([, value]) => value)).toEqual(said)
  },
)

test("a client that never ends its headers is sent away", async () => {
  const { port } = await shop(impatient)
  expect(await answerTo(port, "GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ")).toContain("408")
})

test("a client that never ends its body is sent away", async () => {
  const { port } = await shop(impatient)
  const head = "POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n"
  const type = "Content-Type: application/x-www-form-urlencoded\r\n"
  expect(await answerTo(port, `${head}${type}\r\na=`)).toContain("408")
  // Answered before its body was asked for: one answer, and the connection ends as well.
  const early = await answerTo(port, `${head}\r\na=`)
  expect(early.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 415"])
})

test("a client that leaves while it sends is no error of the shop's", async () => {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { port } = await shop(undefined, createLog("info", to))
  const head = "POST /contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/x-www-form-urlencoded\r\n"
  for (const half of ["Content-Length: 100\r\n\r\na=", "Transfer-Encoding: chunked\r\n\r\n5\r\na="]) {
    const socket = connect(port, "127.0.0.1", () => socket.write(head + half, () => socket.destroy()))
    await once(socket, "close")
  }
  await expect.poll(() => lines.filter((line) => line.includes('"status":400')).length).toBe(2)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test("TRACE is refused", async () => {
  const { port } = await shop()
  const answer = await answerTo(port, "TRACE / HTTP/1.1\r\nHost: shop.test\r\nX-Secret: 1\r\nConnection: close\r\n\r\n")
  expect(answer).toContain("405")
  expect(answer).not.toContain("X-Secret")
})

test("headers that are too large are refused", async () => {
  const { port } = await shop()
  expect(await answerTo(port, `GET / HTTP/1.1\r\nHost: shop.test\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toContain("431")
})

test("the running shop has its limits set", async () => {
  const { server } = await shop()
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 18_020_000, keepAliveTimeout: 65_000 })
})
