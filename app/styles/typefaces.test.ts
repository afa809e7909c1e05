import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { typefaces } from "#core/content/theme/theme.ts"

const fonts = join(import.meta.dirname, "../fonts")
const size = (path: string) => statSync(join(fonts, path)).size
const own = { latin: "readex-pro-latin-wght-normal.woff2", arabic: "readex-pro-arabic-wght-normal.woff2" }
const others = typefaces.filter((typeface) => typeface !== "readex")

test.each(others)("no page loads 15 %% more for %s than for the typeface of the program", (typeface) => {
  const file = (script: keyof typeof own) => `${typeface}/${typeface}-${script}-wght-normal.woff2`
  expect(size(file("latin"))).toBeLessThan(1.15 * size(own.latin))
  // Arabic pages load both.
  expect(size(file("latin")) + size(file("arabic"))).toBeLessThan(1.15 * (size(own.latin) + size(own.arabic)))
})

test.each(others)("%s has its licence, its stylesheet, and a fallback that is as wide", (typeface) => {
  expect(readdirSync(join(fonts, typeface))).toContain("OFL.txt")
  const css = readFileSync(join(import.meta.dirname, `typefaces/${typeface}-faces.css`), "utf8")
  expect(css.match(/font-display: optional/g)).toHaveLength(2)
  expect(css.match(/size-adjust/g)).toHaveLength(4)
})
