import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, expect, test } from "vitest"
import { builtThreads } from "./built-threads.ts"

const build = mkdtempSync(join(tmpdir(), "hanout-build-"))
writeFileSync(join(build, "query-worker.js"), "")
afterAll(() => rmSync(build, { recursive: true }))

const address = (name: string) => `new Worker(new URL("./${name}.ts", import.meta.url))`

function transform(code: string, program?: string) {
  const { transform: run } = builtThreads(program)
  if (typeof run !== "function") throw new Error("The plugin transforms nothing")
  return Reflect.apply(run, {}, [code, "/shop/api/thread.ts"])
}

test("leads a thread's address to the built program where it has that thread", () => {
  const program = join(build, "main.js")
  const built = pathToFileURL(join(build, "query-worker.js")).href
  expect(transform(address("query-worker"), program)).toBe(`new Worker(new URL("${built}"))`)
  expect(transform(address("order-worker"), program)).toBe(address("order-worker"))
})
