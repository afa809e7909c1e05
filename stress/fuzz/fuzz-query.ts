import fc from "fast-check"
import { goodValues } from "./fuzz-good-values.ts"
import { mostly, nastyText } from "./fuzz-values.ts"

type Pair = [string, string]

const operators = [
  "$eq",
  "$eqi",
  "$ne",
  "$nei",
  "$in",
  "$notIn",
  "$contains",
  "$notContains",
  "$containsi",
  "$notContainsi",
  "$startsWith",
  "$startsWithi",
  "$endsWith",
  "$endsWithi",
  "$lt",
  "$lte",
  "$gt",
  "$gte",
  "$between",
  "$null",
  "$notNull",
  "$not",
  "$where",
]

const goodText = fc.constantFrom("1", "0", "true", "casque-aura", "fashion", "20000", "2026-01-01", "noir", "a")
const text = mostly(goodText, nastyText, 2)

/** Names that filters and the like may speak of, and the ids that parameters ask for, by their names. */
type KnownProduct = { fields: string[]; ids: Record<string, string> }

/** One parameter of a query, in Strapi's brackets where it has such. */
function pairOf(name: string, { fields, ids }: KnownProduct): fc.Arbitrary<Pair> {
  const field = mostly(fc.constantFrom("id", ...fields), nastyText, 8)
  const of = (key: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<Pair> => fc.tuple(key, value)
  if (name === "filters") {
    const operator = fc.constantFrom(...operators)
    const under = fc.oneof(
      fc.tuple(field, operator).map(([at, how]) => `[${at}][${how}]`),
      fc.tuple(field, field, operator).map(([at, deeper, how]) => `[${at}][${deeper}][${how}]`),
      fc.tuple(field, operator).map(([at, how]) => `[${at}][${how}][0]`),
      field.map((at) => `[${at}]`),
      fc.tuple(field, operator).map(([at, how]) => `[$or][0][${at}][${how}]`),
      fc.tuple(field, operator).map(([at, how]) => `[$not][${at}][${how}]`),
      fc.tuple(field, operator).map(([at, how]) => `[${at}][$not][${how}]`),
      fc.integer({ min: 1, max: 40 }).map((depth) => "[$and][0]".repeat(depth)),
      nastyText,
    )
    return of(
      under.map((path) => `filters${path}`),
      text,
    )
  }
  if (name === "sort") {
    const order = fc.constantFrom("", ":asc", ":desc", ":DESC", ":up")
    const term = fc.tuple(field, order).map((parts) => parts.join(""))
    return of(
      fc.constantFrom("sort", "sort", "sort[0]", "sort[1]", "sort[id]", "sort[0][id]"),
      mostly(term, nastyText, 8),
    )
  }
  if (name === "pagination") {
    const page = fc.constantFrom("1", "2", "100", "999999999", "-1", "0", "1.5", "")
    return of(
      fc.constantFrom(
        ...["page", "pageSize", "start", "limit", "withCount"].map((key) => `pagination[${key}]`),
        "pagination",
      ),
      page,
    )
  }
  if (name === "populate" || name === "fields") {
    const key = fc.oneof(
      fc.constantFrom(name, `${name}[0]`, `${name}[a][populate]`),
      field.map((at) => `${name}[${at}]`),
      fc
        .tuple(field, fc.constantFrom("[fields]", "[sort]", "[populate]", "[filters][id][$gt]"))
        .map(([at, option]) => `${name}[${at}]${option}`),
    )
    return of(mostly(fc.constant(name), key, 2), mostly(mostly(fc.constant("*"), field, 1), nastyText, 8))
  }
  const id = ids[name]
  const good = id === undefined ? (goodValues[name]?.map(String) ?? goodText) : fc.constant(id)
  return of(mostly(fc.constant(name), fc.constant(`${name}[]`), 15), mostly(good, nastyText, 5))
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed())

/** Names and values as they are, or escaped as a browser escapes them. */
const written = (pairs: Pair[], plain: boolean) =>
  pairs.map((pair) => pair.map(plain ? String : encoded).join("=")).join("&")

/** Queries of the parameters that an address knows, with others among them, some twice, some broken.
 *  @returns texts that begin with `?`, or are empty */
export function queries(parameters: string[], product: KnownProduct): fc.Arbitrary<string> {
  const known = parameters.map((name) => pairOf(name, product))
  const unknown = fc.tuple(nastyText, nastyText)
  const pair = known.length > 0 ? mostly(fc.oneof(...known), unknown, 12) : unknown
  const several = fc
    .tuple(
      fc.array(pair, { minLength: known.length > 0 ? 1 : 0, maxLength: 4 }),
      mostly(fc.constant(false), fc.constant(true), 8),
    )
    .map(([pairs, plain]) => written(pairs, plain))
  const broken = fc.oneof(
    nastyText,
    fc.integer({ min: 2, max: 400 }).map((times) => "a=1&".repeat(times)),
    fc.integer({ min: 2, max: 400 }).map((times) => `filters${"[a]".repeat(times)}=1`),
    fc.constantFrom(
      "filters[",
      "filters]=1",
      "filters[[]]=1",
      "=",
      "&&&",
      "a[]=1&a[b]=2&a=3",
      "filters[]=1&filters[x]=2",
      "?",
    ),
  )
  const query = mostly(mostly(several, fc.constant(""), 6), broken, 12)
  return query.map((search) => (search === "" ? "" : `?${search}`))
}
