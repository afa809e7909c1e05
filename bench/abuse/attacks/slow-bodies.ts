import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"

const connections = 600
const seconds = 25

const requestHeads = [
  // Headers that do not end, forms and JSON of which a byte comes now and then.
  ["GET /shop HTTP/1.1"],
  ["POST /login HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", "Content-Length: 60000", "", ""],
  [
    "POST /product-details/sac-casbah HTTP/1.1",
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 60000",
    "",
    "",
  ],
  ["POST /api/orders HTTP/1.1", "Content-Type: application/json", "Content-Length: 60000", "", ""],
] as const

/** A connection that begins a request. */
function open(url: string, index: number): Socket {
  const { port, host } = new URL(url)
  const socket = connect(Number(port), "127.0.0.1")
  socket.on("error", () => undefined).resume()
  const [first = "", ...others] = requestHeads[index % requestHeads.length] ?? []
  const sender = [`Host: ${host}`, `Origin: ${url}`, `X-Forwarded-For: ${networkAddress(1)}`]
  socket.write(`${[first, ...sender, ...others].join("\r\n")}${others.length > 0 ? "" : "\r\nX-Slow: "}`)
  return socket
}

/** One network holds hundreds of connections open and sends a byte a second on each. */
export async function attackSlowBodies(url: string): Promise<Outcome> {
  const sockets = Array.from({ length: connections }, (_, index) => open(url, index))
  for (let second = 0; second < seconds; second++) {
    for (const socket of sockets) if (socket.writable) socket.write("a")
    await delay(1000)
  }
  const held = sockets.filter(({ closed, destroyed }) => !closed && !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { held: true, facts: `${held} of ${connections} connections were open after ${seconds} s` }
}
