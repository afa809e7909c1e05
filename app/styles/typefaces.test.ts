import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { typefaces } from "#core/content/theme/theme.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"

const fonts = join(import.meta.dirname, "../fonts")
const size = (path: string) => statSync(join(fonts, path)).size
const own = { latin: "readex-pro-latin-wght-normal.woff2", arabic: "readex-pro-arabic-wght-normal.woff2" }
const others = typefaces.filter((typeface) => typeface !== "readex")

test.each(others)("a page loads at most a quarter more for %s than for the typeface of the program", (typeface) => {
  const file = (script: keyof typeof own) => `${typeface}/${typeface}-${script}-wght-normal.woff2`
  expect(size(file("latin"))).toBeLessThan(1.25 * size(own.latin))
  // Arabic pages load both.
  expect(size(file("latin")) + size(file("arabic"))).toBeLessThan(1.25 * (size(own.latin) + size(own.arabic)))
})

test.each(others)("%s has its licence, its stylesheet, and a fallback that is as wide", (typeface) => {
  expect(readdirSync(join(fonts, typeface))).toContain("OFL.txt")
  const css = readFileSync(join(import.meta.dirname, `typefaces/${typeface}-faces.css`), "utf8")
  expect(css.match(/font-display: optional/g)).toHaveLength(4)
  expect(css.match(/size-adjust/g)).toHaveLength(6)
})

/** The code points of the first face of a style sheet whose file is of that script. */
function codePointsOf(css: string, script: keyof typeof own): Set<number> {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`-${script}-wght-normal.woff2`)) ?? ""
  const list = /unicode-range:([^;]*);/.exec(face)?.[1] ?? ""
  const points = new Set<number>()
  for (const [, from = "", to = from] of list.matchAll(/U\+(\w+)(?:-(\w+))?/g))
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point++) points.add(point)
  return points
}

test.each(typefaces)("the words of the program need the two common files of %s alone", (typeface) => {
  const path = typeface === "readex" ? "fonts.css" : `typefaces/${typeface}-faces.css`
  const css = readFileSync(join(import.meta.dirname, path), "utf8")
  const common = new Set([...codePointsOf(css, "latin"), ...codePointsOf(css, "arabic")])
  const words = [fr, en, ar].flatMap((messages) => Object.values(messages)).join("")
  const rare = [...new Set(words)].filter(
    (sign) => !common.has(sign.codePointAt(0) ?? 0) && /\p{L}|\p{M}|\p{N}/u.test(sign),
  )
  expect(rare).toEqual([])
})
