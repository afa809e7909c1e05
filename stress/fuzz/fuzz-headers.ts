import fc from "fast-check"
import { mostly, nastyText } from "./fuzz-values.ts"

export type Headers = Record<string, string>

/** A text as a header can be sent at all: everything else never leaves this program. */
const sendable = nastyText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 4000))

const names = [
  ...["accept", "accept-encoding", "accept-language", "cookie", "if-none-match", "if-modified-since", "range", "te"],
  ...["x-request-id", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-http-method-override", "purpose"],
  ...["origin", "sec-fetch-site", "referer", "user-agent", "content-encoding", "idempotency-key", "save-data", "via"],
  ...["x-fuzz", "forwarded", "x-original-url", "x-rewrite-url", "cache-control", "upgrade-insecure-requests"],
]

const meaningful: fc.Arbitrary<[string, string]> = fc.constantFrom(
  ["accept-encoding", "br;q=0, gzip;q=x, *"],
  ["range", "bytes=9-1,-5"],
  ["if-none-match", '"1", W/"2", *'],
  ["cookie", "hanout_visitor=%E0%A4%A; hanout_visitor=2; a=b=c; =;"],
  ["sec-fetch-site", "cross-site"],
  ["origin", "null"],
  ["content-encoding", "gzip"],
  ["x-forwarded-for", "1.2.3.4, ::1, unknown, 999.1.1.1"],
)

/** Headers that a request may bring beside its own. */
export const oddHeaders: fc.Arbitrary<Headers> = mostly(
  fc.constant<Headers>({}),
  fc
    .array(fc.oneof(fc.tuple(fc.constantFrom(...names), sendable), meaningful), { minLength: 1, maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs)),
  3,
)

/** Each request from a network of its own, so that limits by address do not hide what comes after them. */
export const network: fc.Arbitrary<Headers> = fc.ipV4().map((address) => ({ "x-forwarded-for": address }))

/** What a body says it is. */
export const contentTypes = (meant: string): fc.Arbitrary<string> =>
  mostly(
    fc.constant(meant),
    fc.oneof(
      fc.constantFrom(
        "",
        "text/plain",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "application/xml",
        "x",
      ),
      fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json"),
      sendable,
    ),
    15,
  )

/** Headers of several kinds; the later ones hold. */
export const together = (parts: Headers[]): Headers => Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
