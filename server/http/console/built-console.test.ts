import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { createLog } from "../../settings/log.ts"
import { composeHttp } from "../http.ts"
import { builtConsole } from "./built-console.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "built-console-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const html = '<!doctype html><script type="module" src="/admin/assets/a.js"></script>'

/** A build as Vite leaves it, not yet complete. */
function build() {
  mkdirSync(join(folder, "console/assets"), { recursive: true })
  writeFileSync(join(folder, "console/index.html"), html)
  writeFileSync(join(folder, "console/assets/a.js"), "begin()")
}

const open = (locale: "fr" | "ar" = "fr") => {
  const { files, console } = builtConsole(join(folder, "console"), join(folder, ".console"), () => locale)
  const pages = () => new Response("a page of the shop")
  const shop = composeHttp({ files, console, pages }, { log: createLog("silent") })
  return (path: string) => shop.request(`http://shop.test${path}`)
}

test.each([
  ["fr", "ltr", "La console se prépare"],
  ["ar", "rtl", "لوحة التحكم قيد التحضير"],
] as const)(
  "a console that is being built says so in the shop's main language: %s",
  async (locale, direction, title) => {
    build()
    const answer = await open(locale)("/admin/first-owner?token=secret")
    const page = await answer.text()
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("retry-after")]).toEqual([
      ...[503, "no-store", "2"],
    ])
    expect(page).toContain(`<html lang="${locale}" dir="${direction}">`)
    // No name of a shop: the merchant has chosen another one.
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain('<meta http-equiv="refresh" content="2">')
    expect(page).not.toContain("secret")
  },
)

test("a console is there once its build is complete, and stays as it was read", async () => {
  const send = open()
  expect((await send("/admin")).status).toBe(503)
  expect(await (await send("/admin/assets/a.js")).text()).toBe("a page of the shop")
  build()
  expect((await send("/admin")).status).toBe(503)
  writeFileSync(join(folder, ".console"), "")
  expect(await (await send("/admin/assets/a.js")).text()).toBe("begin()")
  expect(await (await send("/admin/orders")).text()).toBe(html)
  rmSync(join(folder, ".console"))
  rmSync(join(folder, "console"), { recursive: true })
  expect(await (await send("/admin")).text()).toBe(html)
  expect(await (await send("/")).text()).toBe("a page of the shop")
})
