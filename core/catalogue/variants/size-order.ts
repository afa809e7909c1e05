import { type SizeKind, sizeKinds } from "./size-values.ts"

/** Letters from the smallest size to the largest one, as codes. */
const letters = [
  "xxxs",
  "3xs",
  "xxs",
  "2xs",
  "xs",
  "s",
  "m",
  "l",
  "xl",
  "xxl",
  "2xl",
  "xxxl",
  "3xl",
  "4xl",
  "5xl",
  "6xl",
]

/** Units of capacity in terms of the smallest one. */
const units: Record<string, number> = { mo: 1, mb: 1, go: 1e3, gb: 1e3, to: 1e6, tb: 1e6, ml: 1, cl: 10, l: 1e3 }

type Size = { kind: SizeKind; code: string }

/** Where a size stands among those of its kind: numbers by their value, letters by their size, the rest behind them. */
function rankOf({ kind, code }: Size): number {
  const letter = kind === "size" ? letters.indexOf(code) : -1
  if (letter >= 0) return letter
  const [, whole = "", part = "0", unit = ""] = /^(\d{1,6})(?:-(\d{1,3}))?(?:-([a-z]{1,3}))?$/.exec(code) ?? []
  if (whole === "") return Number.POSITIVE_INFINITY
  // Numbers without letters stand behind letters where a kind has both.
  const first = kind === "size" ? letters.length : 0
  return first + Number(`${whole}.${part}`) * (units[unit] ?? 1)
}

/** The order of two sizes as a list of filters shows them: kind by kind, the smaller one first. */
export function compareSizes(a: Size, b: Size): number {
  const byKind = sizeKinds.indexOf(a.kind) - sizeKinds.indexOf(b.kind)
  if (byKind !== 0) return byKind
  const [first, second] = [rankOf(a), rankOf(b)]
  if (first !== second) return first - second
  return a.code < b.code ? -1 : Number(a.code > b.code)
}
