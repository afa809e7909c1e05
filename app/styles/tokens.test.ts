import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { darkColors, lightColors } from "#core/content/theme/base-colors.ts"

test("the colours that a theme starts from are those of the tokens", () => {
  const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8")
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)")
  const inCss = (part: string, token: string) => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(part)?.[1]
  for (const [token, hex] of Object.entries(lightColors)) expect([token, inCss(light, token)]).toEqual([token, hex])
  for (const [token, hex] of Object.entries(darkColors)) {
    expect([token, inCss(dark, token) ?? inCss(light, token)]).toEqual([token, hex])
  }
})
