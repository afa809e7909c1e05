import { createServer } from "node:http"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { publishNavigation } from "./navigation.ts"
import { readAgain, readPageDataAgain } from "./read-again.ts"

let statuses: number[] = []
let seen = 0
let address = ""
const server = createServer((_request, response) => {
  const status = statuses[seen++]
  if (status === 0) response.destroy()
  else response.writeHead(status ?? 200, { "x-main-language": "ar" }).end("answer")
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  if (typeof at === "object" && at) address = `http://127.0.0.1:${at.port}/`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  seen = 0
})
afterEach(() => vi.unstubAllGlobals())

/** What a page asks the browser for when the router reads its data.
 *  @param main the page's main language
 *  @returns the paths that are loaded whole, once there is an answer or the page goes */
async function loadedWhole(main: string, search?: string): Promise<string[]> {
  const loaded: string[] = []
  const leaving = Promise.withResolvers<void>()
  vi.stubGlobal("fetch", fetch)
  vi.stubGlobal("document", { documentElement: { dataset: { main } } })
  publishNavigation(
    search === undefined ? { state: "idle" } : { state: "loading", location: { pathname: "/shop", search, hash: "" } },
  )
  vi.stubGlobal("hanoutReload", (path: string) => {
    loaded.push(path)
    leaving.resolve()
    return true
  })
  readPageDataAgain()
  await Promise.race([fetch(new URL("shop.data?page=2", address)), leaving.promise])
  return loaded
}

test("a page in another main language than the shop's has the next one loaded whole", async () => {
  statuses = []
  expect(await loadedWhole("fr", "?page=2")).toEqual(["/shop?page=2"])
  expect(await loadedWhole("ar", "?page=2")).toEqual([])
  // Data that is read beside the page, such as the cart's.
  expect(await loadedWhole("fr")).toEqual([])
})

test.each([0, 408, 409, 425, 429, 500, 502, 503, 504])("reads once more after %i (0 = no answer)", async (status) => {
  statuses = [status]
  expect((await readAgain(address)).status).toBe(200)
  expect(seen).toBe(2)
})

test("hands over the second failure", async () => {
  statuses = [503, 503, 503]
  expect((await readAgain(address)).status).toBe(503)
  expect(seen).toBe(2)
})

test.each([400, 404, 410])("does not read again after %i", async (status) => {
  statuses = [status]
  expect((await readAgain(address)).status).toBe(status)
  expect(seen).toBe(1)
})

test("does not read again for who has left", async () => {
  statuses = [200]
  await expect(readAgain(address, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(seen).toBe(0)
})
