import fc from "fast-check"
import type { AdminExample } from "#api/testing/examples/admin-example.ts"
import { hole } from "./fuzz-api-requests.ts"
import { contentTypes, type Headers, network, oddHeaders, together } from "./fuzz-headers.ts"
import { queries } from "./fuzz-query.ts"
import type { Sent } from "./fuzz-send.ts"
import { brokenBody, mostly, nastyText, nastyValue } from "./fuzz-values.ts"

/** A body like the given one, a part of which is now and then something else, missing or more. */
function like(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return mostly(fc.tuple(...value.map(like)), fc.array(fc.oneof(...value.map(like), nastyValue), { maxLength: 3 }), 8)
  }
  if (typeof value !== "object" || value === null) return mostly(fc.constant(value), nastyValue, 6)
  const whole = fc.record(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, like(part)])))
  const less = fc.tuple(whole, fc.subarray(Object.keys(value))).map(([all, names]) => pick(all, names))
  const more = fc.tuple(whole, nastyText, nastyValue).map(([all, name, extra]) => ({ ...all, [name]: extra }))
  return mostly(whole, fc.oneof(less, more, nastyValue), 5)
}

const pick = (all: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]))

const cell = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((id) => `HN-26-${String(id).padStart(6, "0")}`),
  nastyText,
)

/** Texts of files: tables with and without headers, what begins as a workbook does, and anything. */
const files = (example: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(example),
    fc
      .tuple(
        fc.constantFrom("Référence;Suivi", "order_id,tracking", ""),
        fc.array(fc.tuple(cell, cell), { maxLength: 9 }),
      )
      .map(([head, rows]) => [head, ...rows.map((row) => row.join(head.includes(",") ? "," : ";"))].join("\n")),
    nastyText.map((text) => `PK\x03\x04${text}PK\x05\x06${text}`),
    nastyText,
  )

type Shown = {
  /** What the paths of the examples stand below. */
  base: string
  /** Of who is signed in. */
  session: Headers
  /** What stands in the examples for a documentId that is not there, and ids that are. */
  unknown: string
  known: string[]
}

/** Requests to an endpoint in the session of somebody: mostly like its example, each part of them now and then something
 *  else. */
export function requestsLike(method: string, { path, body }: AdminExample, shown: Shown): fc.Arbitrary<Sent> {
  const [pathname = "", search = ""] = path.split("?")
  const parts = pathname.split("/").map((part) => (part === shown.unknown ? hole(shown.known) : fc.constant(part)))
  const address = fc.tuple(...parts).map((filled) => `${shown.base}${filled.join("/")}`)
  const parameters = [...new URLSearchParams(search).keys()]
  const odd = queries([...parameters, "q", "page", "sort"], {
    fields: ["createdAt"],
    ids: { documentId: shown.unknown },
  })
  const query = mostly(fc.constant(search && `?${search}`), odd, 2)
  const text = typeof body === "string" ? files(body) : like(body).map((value) => JSON.stringify(value))
  const bodies = body === undefined ? fc.constant(undefined) : mostly<string | undefined>(text, brokenBody, 10)
  const session = mostly<Headers>(fc.constant(shown.session), fc.constant({}), 20)
  const type =
    body === undefined
      ? fc.constant<Headers>({})
      : contentTypes("application/json").map((sent): Headers => ({ "content-type": sent }))
  return fc
    .tuple(address, query, bodies, fc.tuple(network, session, type, oddHeaders))
    .map(([at, search, sent, headers]) => ({ method, path: `${at}${search}`, headers: together(headers), body: sent }))
}
