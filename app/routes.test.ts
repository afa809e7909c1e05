import type { RouteConfigEntry } from "@react-router/dev/routes"
import { describe, expect, it } from "vitest"
import routes from "./routes.ts"
import { layoutNamed } from "./shell/layouts/layouts.ts"
import { routeMiddleware } from "./shell/middleware/route-middleware.ts"

type RouteModule = { default?: unknown; handle?: { layout?: unknown; middleware?: unknown[] }; middleware?: unknown[] }

const modules = import.meta.glob<RouteModule>("./routes/*.{ts,tsx}")

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
}

const files = [...new Set(filesOf(await routes))]

describe.each(files)("%s", (file) => {
  it("names a layout and middleware that exist, and runs what it names", {
    tags: ["@8-unknown-middleware"],
  }, async () => {
    const { handle = {}, middleware = [] } = (await modules[`./${file}`]?.()) ?? {}
    expect(() => layoutNamed(handle.layout)).not.toThrow()
    expect(middleware).toEqual(routeMiddleware(handle))
  })
})

it("has every route file in the table", () => {
  expect(files.map((file) => `./${file}`).sort()).toEqual(Object.keys(modules).sort())
})
