import { Writable } from "node:stream"
import { composeHttp, type HttpOptions, type Parts } from "../http/http.ts"
import { createLog } from "../settings/log.ts"

/** What a field holds: its text, or the bytes of its file. */
const toSaid = ([name, value]: [string, FormDataEntryValue]) => [name, typeof value === "string" ? value : value.size]

/** The key with which the tests' shop takes a file. */
const hasKey = async ({ searchParams }: URL) => searchParams.get("key") === "known"

/** The handler over parts that say what they got. */
export function http(parts: Parts = {}, options: Partial<HttpOptions> = {}) {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const pages: Parts["pages"] = (request, visit) =>
    Response.json({
      visit,
      form: visit.form && [...visit.form].map(toSaid),
      body: request.body,
      origin: request.headers.get("origin"),
    })
  const app = composeHttp({ pages, mayTakeFile: hasKey, ...parts }, { log: createLog("info", to), ...options })
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
