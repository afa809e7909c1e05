import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { typefaces } from "#core/content/theme/theme.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"

const fonts = join(import.meta.dirname, "../fonts")
const size = (path: string) => statSync(join(fonts, path)).size
type Part = "latin" | "basic" | "arabic"
const others = typefaces.filter((typeface) => typeface !== "readex")

/** The bytes of the files that a page of a typeface loads. */
const weight = (typeface: (typeof typefaces)[number], ...parts: Part[]) =>
  parts.reduce((sum, part) => {
    const name = typeface === "readex" ? "readex-pro" : `${typeface}/${typeface}`
    return sum + size(`${name}-${part}-wght-normal.woff2`)
  }, 0)

test.each(others)("a page loads at most three tenths more for %s than for the typeface of the program", (typeface) => {
  expect(weight(typeface, "latin")).toBeLessThan(1.3 * weight("readex", "latin"))
  expect(weight(typeface, "arabic", "basic")).toBeLessThan(1.3 * weight("readex", "arabic", "basic"))
})

test.each(others)("%s has its licence, its stylesheet, and a fallback that is as wide", (typeface) => {
  expect(readdirSync(join(fonts, typeface))).toContain("OFL.txt")
  const css = readFileSync(join(import.meta.dirname, `typefaces/${typeface}-faces.css`), "utf8")
  expect(css.match(/font-display: optional/g)).toHaveLength(5)
  expect(css.match(/size-adjust/g)).toHaveLength(9)
})

test.each(typefaces)("no bold is lost while %s comes: its fallback has bold faces for both scripts", (typeface) => {
  const path = typeface === "readex" ? "fonts.css" : `typefaces/${typeface}-faces.css`
  const css = readFileSync(join(import.meta.dirname, path), "utf8")
  const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => /font-family: "[^"]*Fallback"/.test(face))
  const bold = faces.filter((face) => face.includes("font-weight: 600 900"))
  expect(faces).toHaveLength(4)
  expect(bold.map((face) => face.includes("unicode-range"))).toEqual([false, true])
  for (const face of bold) {
    const names = [...face.matchAll(/local\("([^"]*)"\)/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !/Bold/.test(name ?? ""))).toEqual([])
    expect(face).toMatch(/size-adjust: \d+%/)
  }
})

/** The code points of the faces of a style sheet that have that file. */
function codePointsOf(css: string, part: Part): number[] {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`-${part}-wght-normal.woff2`)) ?? ""
  const list = /unicode-range:([^;]*);/.exec(face)?.[1] ?? ""
  return [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
}

const wordsOf = (messages: typeof fr) =>
  Object.values(messages).flatMap((message) => (typeof message === "string" ? message : Object.values(message)))

const pages: [string, string[], Part[]][] = [
  ["French and English pages", [...wordsOf(fr), ...wordsOf(en)], ["latin"]],
  ["Arabic pages", wordsOf(ar), ["basic", "arabic"]],
]

test.each(typefaces.flatMap((typeface) => pages.map((page) => [typeface, ...page] as const)))(
  "the words of the program need no other file of %s than those that %s load",
  (typeface, _, words, parts) => {
    const path = typeface === "readex" ? "fonts.css" : `typefaces/${typeface}-faces.css`
    const css = readFileSync(join(import.meta.dirname, path), "utf8")
    const common = new Set(parts.flatMap((part) => codePointsOf(css, part)))
    const rare = [...new Set(words.join(""))].filter(
      (sign) => !common.has(sign.codePointAt(0) ?? 0) && /\p{L}|\p{M}|\p{N}/u.test(sign),
    )
    expect(rare).toEqual([])
  },
)
