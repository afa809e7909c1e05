import { expect, test } from "vitest"
import type { Message } from "#core/i18n/message.ts"
import { messages as arabic } from "./ar/all.ts"
import { messages as english } from "./en/all.ts"
import { messages as french } from "./fr/all.ts"

const holes = (message: Message) => {
  const texts = typeof message === "string" ? [message] : Object.values(message)
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].filter((hole) => hole !== "{n}").sort()
}

test.each([
  ["French", french],
  ["Arabic", arabic],
])("%s has every key of English, nothing else, and the same holes", (_name, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
  for (const [key, message] of Object.entries(english)) {
    expect({ key, holes: holes(messages[key as keyof typeof messages]) }).toEqual({ key, holes: holes(message) })
  }
})

test.each([
  ["English", "en", english],
  ["French", "fr", french],
  ["Arabic", "ar", arabic],
])("%s has every plural form that the language tells apart", (_name, locale, messages) => {
  // French has one more for a million, which reads like the others in a shop.
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => locale !== "fr" || form !== "many")
  const incomplete = Object.entries<Message>(messages).filter(
    ([, message]) => typeof message !== "string" && needed.some((form) => !message[form]),
  )
  expect(incomplete.map(([key]) => key)).toEqual([])
})

test("a number that English only names is named in French and Arabic", () => {
  for (const [key, message] of Object.entries<Message>(english)) {
    for (const messages of [french, arabic]) {
      const other: Message = messages[key as keyof typeof messages]
      if (typeof message === "string" && typeof other === "string") {
        expect({ key, named: other.includes("{n}") }).toEqual({ key, named: message.includes("{n}") })
      }
    }
  }
})

// A single Latin word may be a product's name, which stays as it is.
test("Arabic messages are written in Arabic", () => {
  const latin = Object.entries(arabic).filter(([, message]) => {
    const text = typeof message === "string" ? message : Object.values(message).join(" ")
    return /[a-z]{3,} [a-z]{3,}/i.test(text.replace(/\{\w+\}/g, "")) && !/[؀-ۿ]/.test(text)
  })
  expect(latin.map(([key]) => key)).toEqual([])
})

test("French has no ordinary space before its signs: a line may not begin with them", () => {
  const loose = Object.entries(french).filter(([, message]) => / [?!;:»]|« /.test(JSON.stringify(message)))
  expect(loose).toEqual([])
})
