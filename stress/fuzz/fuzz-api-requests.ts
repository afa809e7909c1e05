import fc from "fast-check"
import { token } from "../order-client.ts"
import type { Endpoint } from "./fuzz-endpoints.ts"
import { contentTypes, type Headers, network, oddHeaders, together } from "./fuzz-headers.ts"
import { queries } from "./fuzz-query.ts"
import { anyValue, type Components } from "./fuzz-schema.ts"
import type { Sent } from "./fuzz-send.ts"
import { brokenBody, mostly, nastyText } from "./fuzz-values.ts"

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"]

const none = fc.constant<Headers>({})
const bearer = mostly(
  fc.constant<Headers>({ authorization: `Bearer ${token}` }),
  fc.constantFrom<Headers>(
    {},
    { authorization: "Bearer" },
    { authorization: "Basic Og==" },
    { authorization: "Bearer é" },
  ),
  15,
)

/** Puts a hole's value into a path as a client would, or as it is. */
export const hole = (known: string[]) =>
  mostly(
    known.length > 0 ? fc.constantFrom(...known) : fc.constant("x"),
    fc.oneof(
      nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
      nastyText,
      fc.constantFrom("a".repeat(24), "z".repeat(22), "-".repeat(22)),
    ),
    3,
  )

/** What the shop has told: its contract's schemas, values for the holes of paths, ids that parameters ask for. */
type Shown = { components: Components; known: (name: string) => string[]; ids: Record<string, string> }

function pathsOf(path: string, known: (name: string) => string[]): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? fc.constant(part) : hole(known(name))
  })
  return fc.tuple(...parts).map((filled) => filled.join("/"))
}

/** Requests to an endpoint: mostly of its own kind, each part of them now and then something else. */
export function requestsTo(
  { method, path, parameters, body, fields }: Endpoint,
  { components, known, ids }: Shown,
): fc.Arbitrary<Sent> {
  const bodies =
    body === undefined
      ? mostly(fc.constant<string | undefined>(undefined), brokenBody, 20)
      : mostly(
          anyValue(body, components).map((value) => JSON.stringify(value)),
          brokenBody,
          12,
        )
  const type = body === undefined ? none : contentTypes("application/json").map((sent) => ({ "content-type": sent }))
  const [query, address] = [queries(parameters, { fields, ids }), pathsOf(path, known)]
  const how = mostly(fc.constant(method), fc.constantFrom(...methods), 25)
  // One that takes no parameters is asked without any, more often than not.
  const querystring = parameters.length > 0 ? query : mostly(fc.constant(""), query, 6)
  return fc
    .tuple(how, address, querystring, fc.tuple(network, bearer, type, oddHeaders), bodies)
    .map(([sentBy, at, search, headers, text]) => ({
      method: sentBy,
      path: `${at}${search}`,
      headers: together(headers),
      body: text,
    }))
}
