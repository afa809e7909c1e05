import { Agent, type IncomingHttpHeaders, request } from "node:http"

/** `status` is 0 when there was no answer: the connection was closed, or nothing came within `timeout`. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; milliseconds: number }

export type Sending = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }

/** A client with connections of its own.
 *  @param network what the shop's proxy would say: the client's address
 *  @param timeout milliseconds until an answer is there */
export function createClient(url: string, network: string, connections = 32, timeout = 15_000) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (path: string, { method = "GET", headers = {}, body }: Sending = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const start = performance.now()
      const fail = () => resolve({ status: 0, headers: {}, body: "", milliseconds: performance.now() - start })
      const sent = request(`${url}${path}`, {
        method,
        agent,
        headers: { "accept-encoding": "br", "x-forwarded-for": network, ...headers },
      })
      const timer = setTimeout(() => sent.destroy(), timeout)
      sent.on("error", fail)
      sent.on("close", () => {
        clearTimeout(timer)
        fail()
      })
      sent.on("response", (answer) => {
        const chunks: Buffer[] = []
        answer.on("data", (chunk: Buffer) => chunks.push(chunk))
        answer.on("error", fail)
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString("utf8"),
            milliseconds: performance.now() - start,
          }),
        )
      })
      sent.end(body)
    })
  const sendJson = (path: string, data: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(data),
    })
  /** Sends a form as a browser of the shop's own page does. */
  const sendForm = (path: string, fields: Record<string, string>) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
      body: new URLSearchParams(fields).toString(),
    })
  return { url, send, sendJson, sendForm, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>

/** The address of a client in the network with a number: one /24 block each, from the range for benchmarks and beyond. */
export const networkAddress = (index: number) => `198.${18 + (index >> 8)}.${index & 255}.7`
