import { expect, it } from "vitest"
import { isOfOtherMain, tellMainLanguage } from "./main-language-header.ts"

it("data of another main language than the page's is known by its answer", () => {
  const arabic = tellMainLanguage(new Response("data"), "ar")
  expect(isOfOtherMain(arabic, undefined)).toBe(true)
  expect(isOfOtherMain(arabic, "en")).toBe(true)
  expect(isOfOtherMain(arabic, "ar")).toBe(false)
  const french = tellMainLanguage(new Response("data"), "fr")
  expect(isOfOtherMain(french, undefined)).toBe(false)
  expect(isOfOtherMain(french, "ar")).toBe(true)
})

it("an answer that does not tell its main language is taken as it is", () => {
  expect(isOfOtherMain(new Response("away", { status: 503 }), "ar")).toBe(false)
})
