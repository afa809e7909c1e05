import fc from "fast-check"
import { expect, test } from "vitest"
import { locales } from "./locale.ts"
import { pluralForm } from "./plural-form.ts"

test.each(locales)("chooses the forms that Unicode gives: %s", (locale) => {
  const rules = new Intl.PluralRules(locale)
  for (let n = 0; n < 3000; n++) expect([n, pluralForm(locale, n)]).toEqual([n, rules.select(n)])
  const numbers = fc.oneof(
    fc.integer({ min: -2000, max: 5e9 }),
    fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  )
  fc.assert(
    fc.property(numbers, (n) => {
      expect(pluralForm(locale, n)).toBe(rules.select(n))
    }),
  )
  expect(pluralForm(locale, 2_000_000)).toBe(rules.select(2_000_000))
})
