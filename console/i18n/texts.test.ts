import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import type { Message } from "#core/i18n/message.ts"
import { texts as arabicTexts } from "./ar/all.ts"
import { deferredTexts as deferredArabic } from "./ar/deferred.ts"
import { texts as englishTexts } from "./en/all.ts"
import { deferredTexts as deferredEnglish } from "./en/deferred.ts"
import { texts as frenchTexts } from "./fr/all.ts"
import { deferredTexts as deferredFrench } from "./fr/deferred.ts"

const arabic = { ...arabicTexts, ...deferredArabic }
const english = { ...englishTexts, ...deferredEnglish }
const french = { ...frenchTexts, ...deferredFrench }

const holes = (message: Message) => {
  const all = typeof message === "string" ? [message] : Object.values(message)
  return [...new Set(all.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].filter((hole) => hole !== "{n}").sort()
}

test.each([
  ["French", french],
  ["Arabic", arabic],
])("%s has every key of the console's English words, nothing else, and the same holes", (_name, texts) => {
  const theirs: Record<string, Message> = texts
  expect(Object.keys(theirs).sort()).toEqual(Object.keys(english).sort())
  for (const [key, message] of Object.entries<Message>(english)) {
    expect({ key, holes: holes(theirs[key] ?? "") }).toEqual({ key, holes: holes(message) })
  }
})

test.each([
  ["English", "en", english],
  ["French", "fr", french],
  ["Arabic", "ar", arabic],
])("%s has every plural form that the language tells apart", (_name, locale, texts) => {
  // French has one more for a million, which reads like the others in a shop.
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => locale !== "fr" || form !== "many")
  const incomplete = Object.entries<Message>(texts).filter(
    ([, message]) => typeof message !== "string" && needed.some((form) => !message[form]),
  )
  expect(incomplete.map(([key]) => key)).toEqual([])
})

const folder = join(import.meta.dirname, "..")
const words = join(folder, "i18n")

/** The code below a folder. */
const codeOf = (path: string, wanted = /\.tsx?$/): string =>
  readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !/\.test\./.test(name))
    .filter(({ name }) => path !== words || !/^(?:en|fr|ar)\b/.test(name))
    .map((entry) => {
      if (entry.isDirectory()) return codeOf(join(path, entry.name), wanted)
      return wanted.test(entry.name) ? readFileSync(join(path, entry.name), "utf8") : ""
    })
    .join("\n")

/** Words that stand ready for screens to come. */
const waiting = ["shell.products", "shell.customers", "shell.coupons", "shell.content"]

test("every word is said somewhere: by its key, or by a template that a name of the code fills", () => {
  // Fields are declared with the keys of their labels.
  const code = codeOf(folder) + codeOf(join(folder, "../core"), /-fields\.ts$/)
  const contracts = codeOf(join(folder, "../api"), /\bcontract[\w-]*\.ts$/)
  // The audit log's words are those of its actions and resources.
  const logged = ["api", "db"].map((layer) => codeOf(join(folder, "..", layer))).join("\n")
  const all = [code, codeOf(join(folder, "../core")), contracts].join("\n")
  const said = new Set([...code.matchAll(/["'`]([a-z]+\.[\w.-]+)["'`]/gi)].map(([, key]) => key))
  const names = new Set([...all.matchAll(/"([\w.-]+)"|\b(\w+):/g)].map(([, quoted, key]) => quoted ?? key))
  const namesInLog = new Set([...logged.matchAll(/"([a-z][a-z-]+)"/g)].map(([, name]) => name))
  const templates = [...code.matchAll(/`([a-z]+\.[\w.-]*)\$\{[^{}]*\}([\w.-]*)`/gi)]
  const isLogged = (key: string) => namesInLog.has(/^audit\.(?:action|resource)\.(.+)$/.exec(key)?.[1] ?? "")
  const isFilled = (key: string) =>
    isLogged(key) ||
    templates.some(([, start = "", end = ""]) => {
      if (!key.startsWith(start) || !key.endsWith(end)) return false
      return names.has(key.slice(start.length, key.length - end.length))
    })
  const unsaid = Object.keys(english).filter((key) => !said.has(key) && !waiting.includes(key) && !isFilled(key))
  expect(unsaid).toEqual([])
})

test.each(["en", "fr", "ar"])("no word of %s stands in two files", (language) => {
  const keys = readdirSync(join(words, language))
    .filter((name) => name !== "all.ts" && name !== "deferred.ts")
    .flatMap((name) => [...readFileSync(join(words, language, name), "utf8").matchAll(/^ {2}"([^"]+)":/gm)])
    .map(([, key]) => key)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test.each([french, arabic, english])(
  "a wrong kind of sizes in a file of products is told with those that there are",
  (texts) => {
    for (const kind of sizeKinds)
      expect(texts["productFile.problem.NOT_SIZE_KIND"]).toMatch(new RegExp(`\\b${kind}\\b`))
  },
)

test("French has no ordinary space before its signs: a line may not begin with them", () => {
  const all = { ...frenchTexts, ...deferredFrench }
  const loose = Object.entries(all).filter(([, message]) => / [?!;:»]|« /.test(JSON.stringify(message)))
  expect(loose).toEqual([])
})
