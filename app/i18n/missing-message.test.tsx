import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test } from "vitest"
import { messages as english } from "./en/all.ts"
import { messages as french } from "./fr/all.ts"
import { I18nProvider, registerMessages, registerMissingMessageReporter, useI18n } from "./i18n.tsx"

// Other test files of the same worker share these tables.
const { "cart.title": _english, ...incompleteEnglish } = english
const { "cart.title": _french, ...incompleteFrench } = french

let reported: string[]
beforeEach(() => {
  reported = []
  registerMissingMessageReporter((error) => reported.push(error.message))
  registerMessages("en", incompleteEnglish)
  registerMessages("fr", incompleteFrench)
})
afterEach(() => {
  registerMissingMessageReporter(() => undefined)
  registerMessages("en", english)
  registerMessages("fr", french)
})

function Title() {
  const { t } = useI18n()
  return (
    <h1>
      {t("cart.title")}
      {t("cart.empty.title")}
    </h1>
  )
}

const renderTitle = (locale: "en" | "fr") =>
  renderToString(
    <I18nProvider locale={locale}>
      <Title />
    </I18nProvider>,
  )

test("a missing message leaves a gap in the page that Node renders, and is reported once per language and key", () => {
  // What the browser has and Node has not.
  expect(typeof globalThis.reportError).toBe("undefined")
  for (const _page of ["first", "second"]) expect(renderTitle("en")).toBe(`<h1>${english["cart.empty.title"]}</h1>`)
  expect(reported).toEqual(["Message not loaded: en cart.title"])
  expect(renderTitle("fr")).toBe(`<h1>${french["cart.empty.title"]}</h1>`)
  expect(reported).toEqual(["Message not loaded: en cart.title", "Message not loaded: fr cart.title"])
})
