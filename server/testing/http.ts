import { Writable } from "node:stream"
import { composeHttp, type HttpOptions, type Parts } from "../http/http.ts"
import { createLog } from "../process/log.ts"

/** The handler over parts that say what they got. */
export function http(parts: Parts = {}, options: Partial<HttpOptions> = {}) {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const pages: Parts["pages"] = async (request, visit) =>
    Response.json({ visit, body: request.body && (await request.text()), origin: request.headers.get("origin") })
  const app = composeHttp({ pages, ...parts }, { log: createLog("info", to), ...options })
  const send = (path: string, init?: RequestInit, peer = "203.0.113.9") =>
    app.request(`http://shop.test${path}`, init, { incoming: { socket: { remoteAddress: peer } } })
  return { send, lines }
}

/** The headers of a form. */
export const form = { "content-type": "application/x-www-form-urlencoded" }
/** A form that is sent. */
export const post = (body: BodyInit, headers: Record<string, string> = form) => ({
  method: "POST",
  body,
  headers: { ...form, ...headers },
})
