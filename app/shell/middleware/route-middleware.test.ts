import { expect, test } from "vitest"
import { mainLanguageHasNoPrefix, offeredLanguage, routeMiddleware } from "./route-middleware.ts"

test("finds the middleware that metadata names, in its order", () => {
  const middleware = ["main-language-has-no-prefix", "offered-language"]
  expect(routeMiddleware({ middleware })).toEqual([mainLanguageHasNoPrefix, offeredLanguage])
  expect(routeMiddleware({})).toEqual([])
})

test("raises an error for a name that is no middleware", { tags: ["@8-unknown-middleware"] }, () => {
  expect(() => routeMiddleware({ middleware: ["auth"] })).toThrow("Unknown route middleware: auth")
  expect(() => routeMiddleware({ middleware: ["toString"] })).toThrow("Unknown route middleware: toString")
})
