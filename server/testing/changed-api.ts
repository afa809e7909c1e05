import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import type { TestShop } from "#api/testing/shop.ts"

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Names a field of an answer: `data.0.price`. */
type Field = string

/** Replaces a field of an answer; undefined removes it.
 *  @throws when the answer has no such field: the test would break nothing */
export function breakField(json: Json, field: Field, value: Json | undefined): Json {
  const [name = "", ...rest] = field.split(".")
  if (typeof json !== "object" || json === null || !(name in json)) throw new Error(`The answer has no ${field}`)
  const parts = Array.isArray(json) ? Object.fromEntries(json.entries()) : json
  const part = parts[name] ?? null
  const changed = rest.length === 0 ? value : breakField(part, rest.join("."), value)
  const all = Object.entries({ ...parts, [name]: changed }).flatMap(([key, each]): [string, Json][] =>
    each === undefined ? [] : [[key, each]],
  )
  return Array.isArray(json) ? all.map(([, each]) => each) : Object.fromEntries(all)
}

/** Adds a field that no contract names to every object of an answer, as a newer API may. Objects under these names are
 *  records, whose keys are values. */
export function asNewer(json: Json, name = ""): Json {
  if (Array.isArray(json)) return json.map((item) => asNewer(item))
  if (typeof json !== "object" || json === null) return json
  const parts = Object.entries(json).map(([key, part]): [string, Json] => [key, asNewer(part, key)])
  return Object.fromEntries(records.has(name) ? parts : [...parts, ["addedLater", { any: ["thing"] }]])
}

const records = new Set(["formats", "status", "productType", "category", "subCategory"])

/** The content API of another process, over HTTP: it answers as the shop's own API, but for what `state.change` makes of the
 *  JSON that is answered at a path. */
export async function changedApi(shop: Pick<TestShop, "send">) {
  const state: { change: ((pathname: string, json: Json) => Json) | null } = { change: null }
  const server = createServer(async (request, response) => {
    const { url = "/", method = "GET" } = request
    const headers = new Headers()
    for (const name of ["authorization", "content-type", "x-shopper-session", "x-client-address"]) {
      const value = request.headers[name]
      if (typeof value === "string") headers.set(name, value)
    }
    const body = await buffer(request)
    const answer = await shop.send(url, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) })
    const json: Json = JSON.parse((await answer.text()) || "null")
    const changed = state.change?.(new URL(url, "http://api.test").pathname, json) ?? json
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(changed))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
