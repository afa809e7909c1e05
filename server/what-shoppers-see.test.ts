import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, test } from "vitest"
import routes from "#app/routes.ts"
import { sectionKinds } from "#core/content/sections/section.ts"

const root = join(import.meta.dirname, "..")
const read = (path: string) => readFileSync(join(root, path), "utf8")

/** The rows of the tables of the page, as their cells. */
const rows = read("docs/what-shoppers-see.md")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1))
const codeIn = (cells: string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text))

/** What the storefront answers to scripts of its own pages, which nobody sees. */
const unseen =
  /^\/(?:communes|desks|suggestions|ad-pixel|cart-lines|order-quote|saved-products|profile\/(?:person|wishlist)|default-heads|size-guides|quick-view|api)\b/

const pathsOf = (entries: readonly RouteConfigEntry[]) => entries.map(({ path = "" }) => `/${path}`)

test("every address and every kind of section says where the merchant changes it", async () => {
  const [shown, ...files] = await routes
  const paths = [...pathsOf(shown?.children ?? []), ...pathsOf(files).filter((path) => !unseen.test(path))]
  expect(paths.length).toBeGreaterThan(50)
  const named = new Set(codeIn(rows.map((cells) => cells.slice(0, -1).join(" "))))
  expect(paths.filter((path) => !named.has(path))).toEqual([])
  expect(sectionKinds.filter((kind) => !named.has(kind))).toEqual([])
})

test("every screen of the console that is named is one", () => {
  const screens = [...read("console/console-screens.ts").matchAll(/^ {2}"(\/[^"]+)": /gm)].map(([, path = ""]) =>
    path.replace(/\/:\w+\?/g, ""),
  )
  const named = codeIn(rows.map((cells) => cells.at(-1) ?? "")).filter((text) => text.startsWith("/"))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !screens.includes(path) && !screens.includes(path.replace(/\/:\w+/g, "")))).toEqual([])
})
