import fc from "fast-check"

/** Texts that have broken programs before. None of them looks like something that a program says of itself. */
const nastyTexts = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202Egnp.exe",
    "\u200f",
    "\ufeff",
    "\u2028",
    "\r\nX-Fuzz: 1\r\n\r\n",
  ],
  ...[
    "%00",
    "%",
    "%zz",
    "%c0%ae",
    "%ff",
    "..",
    "../../../../etc/passwd",
    "..%2f..%2f..%2f",
    "..\\..\\",
    "//evil.example",
  ],
  ...[
    "' or '1'='1",
    "'; drop table orders; --",
    '") or 1=1 --',
    "1;--",
    "\\",
    "'",
    '"',
    "`",
    "*",
    "%_",
    "%s%n",
    "$eq",
    "$and",
  ],
  ...["<script>fuzz()</script>", '"><img src=x onerror=fuzz()>', "</script><script>fuzz()", "javascript:fuzz()"],
  ...["{{7*7}}", "$" + "{7*7}", "__proto__", "constructor", "toString", "hasOwnProperty", "null", "undefined", "NaN"],
  ...["Infinity", "-0", "-1", "1e309", "0x10", "1,5", "٣", "99999999999999999999", "0000-01-01T00:00:00Z"],
  ...[
    "9999-12-31T23:59:59-23:59",
    "-271821-04-20T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
    "2026-02-30T00:00:00Z",
  ],
  ...[
    "İ",
    "ﬃ",
    "👩‍👩‍👧‍👦",
    "e\u0301\u0301\u0301",
    "\u0627\u0644\u0644\u0651\u0670\u0647",
    "ar",
    "fr",
    "xx",
    "true",
    "1",
  ],
]

const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units))

const long = fc.constantFrom(81, 255, 256, 4001, 9000, 70_000).map((length) => "é".repeat(length))

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 4, arbitrary: anyUnits },
  { weight: 1, arbitrary: long },
)

const nastyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    0.005,
    1.5,
    1e-320,
    999,
    1000,
    1001,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    -(2 ** 53),
  ),
  fc.constantFrom(1e12, 1e12 + 1, 90_071_992_547_409.91, 1e15, 1e21, 1e308, -1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const deep = fc.integer({ min: 5, max: 600 }).map((depth) => {
  let value: unknown = "deep"
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { in: value }
  return value
})

/** Keys that are a part of every object, as its own. */
const foreignKeys = fc
  .tuple(fc.constantFrom("__proto__", "constructor", "toString", "then", "toJSON", "length", "\0", ""), nastyText)
  .map(([key, value]) => Object.fromEntries([[key, { [value]: value }]]))

/** Anything that JSON can say, of no type in particular. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: nastyText },
  { weight: 6, arbitrary: nastyNumber },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 2, arbitrary: foreignKeys },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Mostly what is meant, now and then something else. */
export const mostly = <T>(meant: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, times = 30): fc.Arbitrary<T> =>
  fc.oneof({ weight: times, arbitrary: meant }, { weight: 1, arbitrary: odd })

/** What is not even JSON, or is more than JSON of the contract. */
export const brokenBody = fc.oneof(
  nastyText,
  fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    "0",
    '"',
    '{"data"}',
    '{"data":}',
    '{"data":1}{"data":2}',
    '{"data":{"quantity":1e999}}',
  ),
  fc.constantFrom(
    '{"data":{"__proto__":{"slug":"x"}}}',
    '\ufeff{"data":{}}',
    '{"data":{},"data":null}',
    '{"data":{"a":"\\u"}}',
  ),
  fc.integer({ min: 100, max: 30_000 }).map((depth) => "[".repeat(depth)),
  fc.integer({ min: 100, max: 10_000 }).map((depth) => `${'{"data":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.integer({ min: 60_000, max: 200_000 }).map((length) => JSON.stringify({ data: "x".repeat(length) })),
)
