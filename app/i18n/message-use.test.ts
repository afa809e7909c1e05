import { expect, test } from "vitest"
import { messages as english } from "./en/all.ts"

const sources = import.meta.glob<string>(
  [
    "../**/*.{ts,tsx}",
    "../../core/**/*.ts",
    "!../i18n/{en,fr,ar}/*",
    "!**/*.test.{ts,tsx}",
    "!../../core/**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
)

/** The keys that stand in the code whole: `t("cart.add")`, `key: "cart.toast.added"`. */
function wholeKeys(code: string): string[] {
  return [...code.matchAll(/["'`]([\w-]+(?:\.[\w-]+)+)["'`]/g)].flatMap(([, key]) => key ?? [])
}

/** The keys that are put together: `error.${kind}.title` stands for whatever has one word in the place of the hole. */
function puzzles(code: string): RegExp[] {
  return [...code.matchAll(/`(\w+\.[\w.-]*\$\{[^}]+\}[\w.-]*)`/g)].flatMap(([, template = ""]) => {
    const [start = "", end = ""] = template.replaceAll(".", "\\.").split(/\$\{[^}]+\}/)
    return new RegExp(`^${start}([\\w-]+)${end}$`)
  })
}

/** The single words that the code names in quotation marks: what a hole may be filled with. */
function words(code: string): string[] {
  return [...code.matchAll(/["']([\w-]+)["']/g)].flatMap(([, word]) => word ?? [])
}

test("every message is used", () => {
  const code = Object.values(sources)
  expect(code.length).toBeGreaterThan(200)
  const whole = new Set(code.flatMap(wholeKeys))
  const patterns = code.flatMap(puzzles)
  const known = new Set(code.flatMap(words))
  const isPutTogether = (key: string) => patterns.some((pattern) => known.has(pattern.exec(key)?.[1] ?? ""))
  const unused = Object.keys(english).filter((key) => !whole.has(key) && !isPutTogether(key))
  expect(unused).toEqual([])
})
