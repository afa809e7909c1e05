import fc from "fast-check"
import { nastyText } from "./fuzz-values.ts"
import type { Scenario } from "./visitor-scenarios.ts"

/** A visitor's request, and the address that it comes from. */
export type VisitorRequest = { path: string; init: RequestInit; peer: string; replaced: string }

const endpoints = ["order-quote", "orders", "shopper/sign-in", "admin/auth/sign-in/email", "admin/me", "openapi.json"]
const climbs = [
  "../",
  "..%2f",
  "%2e%2e%2f",
  "%2e%2e/",
  "..%252f",
  "..\\",
  "..%5c",
  "/..;/",
  "x/../../",
  "//evil.example/../",
]
const ends = ["", "?", "#", "?a=", "%3f", "%23", "//", "/.", "\0", "%00", "&locale=xx"]

/** Values that lead to another path, another parameter or another header where they are not encoded. */
const hostile: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...climbs),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(...endpoints),
        fc.constantFrom(...ends),
      )
      .map(([climb, times, endpoint, end]) => climb.repeat(times) + endpoint + end),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        "",
        ".",
        "..",
        "/",
        "//",
        "\\",
        "?",
        "#",
        "%",
        "%2e%2e",
        "..%2f..",
        "a/b",
        "a?b=c",
        "a#b",
        "a&filters[slug][$ne]=x",
      ],
      ...[
        "x\r\nAuthorization: Bearer stolen",
        "x\r\n\r\nGET /api/orders HTTP/1.1",
        "\0",
        "\ud800",
        '{"data":{}}',
        '["../x"]',
      ],
      ...[
        "http://evil.example/",
        "//evil.example/",
        "content.internal@evil.example",
        "new",
        "__proto__",
        "x".repeat(5000),
      ],
      ...[
        // Where a text is cut, in the middle of a character.
        ...[39, 40, 79, 80, 99, 100, 199, 200, 299, 300, 499, 500].map((length) => `${"x".repeat(length)}😀`),
        "😀".repeat(300),
        `a${"\u0301".repeat(300)}`,
        "👩‍👩‍👧‍👦".repeat(20),
      ],
    ),
  },
  { weight: 3, arbitrary: nastyText },
)

/** What of a text a header can carry. */
const sendable = (text: string) => text.replace(/[^\t\x20-\x7e]/g, "").trim()

/** Headers that a stranger sends in the hope that they are passed on. */
const strangerHeaders = fc
  .tuple(
    hostile,
    fc.subarray([
      "authorization",
      "x-shopper-session",
      "if-none-match",
      "idempotency-key",
      "x-request-id",
      "x-forwarded-for",
      "user-agent",
      "accept",
    ]),
  )
  .map(([text, names]) => Object.fromEntries(names.map((name) => [name, sendable(text).slice(0, 2000)])))

const picture = (text: string) => new File([text], `${text.slice(0, 50)}.webp`, { type: "image/webp" })

/** Encoded as a browser does it, or as it stands where an address can carry it. */
const inAddress = (text: string, plain: boolean) =>
  plain && /^[!$'()*+,./:;=@\\\w%~-]+$/.test(text) ? text : encodeURIComponent(text.toWellFormed())

/** The address of a scenario. */
export function toAddress(
  pattern: string,
  { params = {}, query = {} }: Scenario,
  how: Pick<Way, "language" | "plain">,
): string {
  const path = pattern
    .replace("/:lang?", how.language)
    .replace("*", ":*")
    .replace(/\/:([\w*]+)\??/g, (_hole, name: string) =>
      params[name] === undefined ? "" : `/${inAddress(params[name], how.plain)}`,
    )
  const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value, how.plain)}`)
  return (path || "/") + (search.length > 0 ? `?${search.join("&")}` : "")
}

function bodyOf({ form }: Scenario, how: Way): FormData | URLSearchParams | undefined {
  if (!form) return undefined
  const hasFile = form.picture !== undefined
  if (!how.multipart && !hasFile)
    return new URLSearchParams(Object.entries(form).map(([name, value]) => [name, value.toWellFormed()]))
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (name === "picture" || how.asFile === name) body.set(name, picture(value))
    else body.set(name, value)
  }
  return body
}

/** How a request is written, beside what is in it. */
type Way = { language: string; plain: boolean; multipart: boolean; asFile: string | undefined }

/** Everything of a scenario that a stranger chooses: `form.key`, `query.order`, `params.id`, `session`. */
export const listSpots = ({ params = {}, query = {}, form = {}, session }: Scenario): string[] => [
  ...Object.keys(params).map((name) => `params.${name}`),
  ...Object.keys(query).map((name) => `query.${name}`),
  ...Object.keys(form).map((name) => `form.${name}`),
  ...(session === undefined ? [] : ["session"]),
  "headers",
]

function withValue(scenario: Scenario, spot: string, value: string): Scenario {
  const [kind = "", ...names] = spot.split(".")
  const name = names.join(".")
  if (kind === "session") return { ...scenario, session: sendable(value) }
  if (kind !== "params" && kind !== "query" && kind !== "form") return scenario
  return { ...scenario, [kind]: { ...scenario[kind], [name]: value } }
}

/** A scenario's request with another value in one spot, as a browser writes it without scripts; each comes from a network of
 *  its own. */
export function toRequest(pattern: string, scenario: Scenario, spot: string, value: string): VisitorRequest {
  const changed = withValue(scenario, spot, value)
  const way = { language: "/ar", plain: false, multipart: false, asFile: undefined }
  const sent: Record<string, string> = spot === "headers" ? { "user-agent": sendable(value) } : {}
  if (changed.session !== undefined) sent.cookie = `hanout-shopper=${changed.session}`
  const body = bodyOf(changed, way)
  networks += 1
  return {
    path: toAddress(pattern, changed, way),
    init: { method: body ? "POST" : "GET", body, headers: sent },
    peer: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    replaced: `${spot} by ${JSON.stringify(value.slice(0, 200))}`,
  }
}

let networks = 0

/** Requests of a scenario with a hostile value in one spot. */
export function listRequests(pattern: string, scenario: Scenario, spot: string): fc.Arbitrary<VisitorRequest> {
  const way = fc.record({
    language: fc.constantFrom("", "", "/ar", "/en"),
    plain: fc.boolean(),
    multipart: fc.boolean(),
    asFile: fc.constantFrom(undefined, undefined, undefined, spot.replace("form.", "")),
  })
  return fc.tuple(hostile, way, strangerHeaders, fc.ipV4()).map(([value, how, headers, peer]) => {
    const changed = withValue(scenario, spot, value)
    const sent: Record<string, string> = spot === "headers" ? headers : {}
    if (changed.session !== undefined) sent.cookie = `hanout-shopper=${changed.session}`
    const body = bodyOf(changed, how)
    return {
      path: toAddress(pattern, changed, how),
      init: { method: body ? "POST" : "GET", body, headers: sent },
      peer,
      replaced: `${spot} by ${JSON.stringify(value.slice(0, 200))}`,
    }
  })
}
