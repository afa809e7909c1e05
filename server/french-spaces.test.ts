import { expect, it } from "vitest"
import { messages } from "#app/i18n/fr/all.ts"
import { texts } from "#console/i18n/fr/all.ts"
import { deferredTexts } from "#console/i18n/fr/deferred.ts"
import * as mail from "./mail/texts/fr.ts"

// Before ? ! ; stands U+202F, before : and inside « » U+00A0: a line never begins with one of these signs.
const wrong = /[ \u00a0][?!;]|[ \u202f](?::(?!\S)|»)|«[ \u202f]|(?<=[\p{L}\p{N})»’}])(?:[?!;](?=\s|$)|»)/u

/** All texts in a value, each with the path that leads to it. */
function textsIn(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}

const isFrench = ([path]: [string, string]) => !/\/(?:en|ar)(?:\/|$)/.test(path)
const failing = (value: unknown) => textsIn(value).filter((each) => isFrench(each) && wrong.test(each[1]))

it.each([
  ["storefront", messages],
  ["console", { texts, deferredTexts }],
  ["mail", mail],
])("no French text of the %s has an ordinary space before a sign", (_where, all) => {
  expect(textsIn(all).length).toBeGreaterThan(20)
  expect(failing(all)).toEqual([])
})

it("no French text of the sample has an ordinary space before a sign", async () => {
  const files = import.meta.glob<Record<string, unknown>>("../sample/**/*.ts", { eager: true })
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(failing(files)).toEqual([])
})

it.each([
  ["Pourquoi ?", true],
  ["Pourquoi\u202f?", false],
  ["Prix :", true],
  ["Prix\u00a0: 20", false],
  ["« mot »", true],
  ["«\u00a0mot\u00a0»", false],
  ["https://a.example/?b=c", false],
  ["à 10:30", false],
])("of %j says %s", (text, expected) => {
  expect(wrong.test(text)).toBe(expected)
})
