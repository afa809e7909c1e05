import fc from "fast-check"
import { sold } from "../order-client.ts"
import { goodValues } from "./fuzz-good-values.ts"
import { contentTypes, type Headers, network, oddHeaders, together } from "./fuzz-headers.ts"
import { queries } from "./fuzz-query.ts"
import type { Sent } from "./fuzz-send.ts"
import { mostly, nastyText } from "./fuzz-values.ts"

/** What is known of the shop's pages: fields of all their forms with what is in them, names of parameters, and
 *  addresses that are there. */
export type KnownPages = { fields: Map<string, string>; parameters: string[]; addresses: string[] }

const wholeNames = ["_routes", "index", "slugs", "q", "order", "locale", "page"]

/** An address of a pattern, with its language and what stands in its holes. */
function addressesOf(pattern: string, { addresses }: KnownPages): fc.Arbitrary<string> {
  const nasty = fc.oneof(
    nastyText,
    nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const words = addresses.map((address) => address.split("/").at(-1) ?? "")
  // Where there are addresses of this pattern, their own last words.
  const fixed = pattern.replace("/:lang?", "").split("/:")[0] ?? ""
  const own = addresses
    .filter((address) => address.startsWith(`${fixed}/`))
    .map((address) => address.split("/").at(-1) ?? "")
  const word = mostly(
    mostly(
      fc.constantFrom(sold.slug, sold.slug, sold.slug, "Alger"),
      fc.constantFrom(...(own.length > 0 ? own : words)),
      2,
    ),
    nasty,
    6,
  )
  const parts = pattern.split("/").map((part) => {
    if (part === ":lang?")
      return mostly(
        fc.constantFrom("", "/ar", "/en", "/fr"),
        nasty.map((text) => `/${text}`),
        12,
      )
    if (part === "*") return nasty.map((text) => `/${text}`)
    return part.startsWith(":") ? word.map((text) => `/${text}`) : fc.constant(part && `/${part}`)
  })
  const ending = mostly(fc.constant(""), fc.constantFrom(".data", "/", "//", ".manifest", "/x"), 5)
  return fc.tuple(...parts, ending).map((filled) => filled.join("") || "/")
}

const encoded = (pairs: [string, string][]) =>
  pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&")

/** Forms with any of the shop's fields, most of them as they should be. */
function formsOf({ fields }: KnownPages): fc.Arbitrary<string> {
  const parts = [...new Set([...fields.keys(), "lines", "coupon", "locale"])].map((name) => {
    const good = goodValues[name]?.map(String) ?? fc.constant(fields.get(name) ?? "")
    const pair = fc.tuple(mostly(fc.constant(name), nastyText, 200), mostly(good, nastyText, 60))
    // Buttons that only change a form stand in its way.
    const there = name === "intent" ? 1 : 60
    return fc.oneof({ weight: there, arbitrary: pair.map((one) => [one]) }, { weight: 2, arbitrary: fc.constant([]) })
  })
  const whole = fc.tuple(...parts).map((pairs) => encoded(pairs.flat()))
  const broken = fc.oneof(
    nastyText,
    fc.constantFrom("", "a=%zz&b=%", "=&=&=", "--x\r\n\r\n--x--"),
    fc.integer({ min: 250, max: 2000 }).map((times) => "a=1&".repeat(times)),
  )
  return mostly(whole, broken, 15)
}

const odd = ["PUT", "DELETE", "PATCH"]

/** Requests to the addresses of a pattern: its pages and their data, and forms sent to them. */
export function requestsToPages(
  pattern: string,
  known: KnownPages,
): { reading: fc.Arbitrary<Sent>; sending: fc.Arbitrary<Sent> } {
  const query = queries([...wholeNames, ...known.parameters], { fields: [], ids: { documentId: "" } })
  const address = fc
    .tuple(addressesOf(pattern, known), mostly(query, fc.constant(""), 1))
    .map((parts) => parts.join(""))
  const type = contentTypes("application/x-www-form-urlencoded").map((sent): Headers => ({ "content-type": sent }))
  const request = (method: fc.Arbitrary<string>, body: fc.Arbitrary<string | undefined>, own: fc.Arbitrary<Headers>) =>
    fc.tuple(method, address, fc.tuple(network, own, oddHeaders), body).map(([how, path, headers, text]) => ({
      method: how,
      path,
      headers: together(headers),
      body: text,
    }))
  return {
    reading: request(
      mostly(fc.constant("GET"), fc.constantFrom("HEAD", "OPTIONS", "TRACE"), 15),
      fc.constant(undefined),
      fc.constant({}),
    ),
    sending: request(mostly(fc.constant("POST"), fc.constantFrom(...odd), 12), formsOf(known), type),
  }
}
