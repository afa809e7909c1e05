import { afterAll, beforeAll, expect, it } from "vitest"
import { z } from "zod"
import { shopperPaths } from "./customers/account/shopper-api.ts"
import { adminExamples } from "./testing/examples/admin-examples.ts"
import { publicBodies } from "./testing/examples/public-bodies.ts"
import { tokenBodies } from "./testing/examples/token-bodies.ts"
import { leastCost } from "./testing/processor-time.ts"
import { openTestShop, type TestShop, testToken } from "./testing/shop.ts"
import { signedIn } from "./testing/staff.ts"
import { newTestToken } from "./testing/tokens.ts"

/** Milliseconds of processor time that the worst body of 64 KB may cost more than an honest one. 10 are wanted; the rest is for
 *  a busy machine. Looking for what is wrong with each value cost 40 to 170. */
const maxExcess = 25

let now = Date.now()
let shop: TestShop
let cookie: string
let programToken: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => new Date(now))
  const owner = await signedIn(shop, "owner")
  cookie = owner.cookie
  programToken = (await newTestToken(shop, owner)).token
})
afterAll(() => shop.close())

const size = 64 * 1024
/** A text of many pieces, with room for the rest of the body. */
const many = (piece: string) => piece.repeat(Math.floor((size - 2048) / piece.length))
const list = (value: string) => `[${many(`${value},`)}${value}]`
const distinct = Array.from({ length: 6000 }, (_, index) => `"${index.toString(36)}":0`).join(",")
const deep = (open: string, close: string) => {
  const depth = Math.floor((size - 2048) / (open.length + close.length))
  return `${open.repeat(depth)}0${close.repeat(depth)}`
}

/** JSON that costs most to read or check in the place of a value. */
function worstInPlaceOf(value: unknown): string[] {
  const texts = [" ", "a-"].map((piece) => JSON.stringify(many(piece).slice(0, 30_000)))
  if (typeof value === "string") return texts
  if (Array.isArray(value))
    return [list("0"), list("{}"), ...(value.length > 0 ? [list(JSON.stringify(value[0]))] : [])]
  if (typeof value !== "object" || value === null) return []
  const own = JSON.stringify(value).slice(1, -1)
  return [`{${own}${own && ","}${distinct}}`, deep("[", "]"), deep('{"a":', "}")]
}

/** A body, each value of which is in its turn something that costs much.
 *  @param around writes the rest of the body around it */
function worstBodies(value: unknown, around = (json: string) => json): string[] {
  const own = worstInPlaceOf(value).map(around)
  if (typeof value !== "object" || value === null) return own
  const entries = Object.entries(value)
  const parts = entries.flatMap(([name, part]) => {
    const rest = entries
      .filter(([other]) => other !== name)
      .map(([other, one]) => `${JSON.stringify(other)}:${JSON.stringify(one)}`)
    return worstBodies(part, (json) =>
      around(Array.isArray(value) ? `[${json}]` : `{${[...rest, `${JSON.stringify(name)}:${json}`].join(",")}}`),
    )
  })
  return [...own, ...parts]
}

type Row = { method: string; path: string; body: unknown; headers: Record<string, string> }

const split = (key: string): [string, string] => [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)]
const admin: Row[] = Object.entries(adminExamples).flatMap(([key, { path, body }]) =>
  typeof body === "object" ? [{ method: split(key)[0], path: `/api/admin${path}`, body, headers: {} }] : [],
)
const bearer = { authorization: `Bearer ${testToken}` }
const programs: Row[] = Object.entries(tokenBodies).flatMap(([key, { path, body }]) =>
  typeof body === "object" && path !== "/upload"
    ? [{ method: split(key)[0], path: `/api${path}`, body, headers: { authorization: "program" } }]
    : [],
)
const found = { name: "find_products", arguments: { words: "casque" } }
const assistant: Row = {
  method: "POST",
  path: "/api/mcp",
  body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: found },
  headers: { authorization: "program" },
}
const open: Row[] = Object.entries(publicBodies).map(([key, data]) => ({
  method: split(key)[0],
  path: split(key)[1],
  body: { data },
  headers: bearer,
}))

async function send({ method, path, headers }: Row, body: string) {
  // No limit by time is met, which would hide what comes after it.
  if (headers.authorization) now += 61_000
  const type = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  const program = { authorization: `Bearer ${programToken}` }
  const session = headers.authorization === "program" ? program : headers.authorization ? headers : { cookie }
  const answer = await shop.send(path, { method, body, headers: { ...type, ...session } }, "203.0.113.7")
  return { status: answer.status, length: (await answer.arrayBuffer()).byteLength }
}

it.each([...admin, ...open, ...programs, assistant])(
  "$method $path: the worst body costs little more than an honest one",
  async (row) => {
    const usual = await leastCost(() => send(row, JSON.stringify(row.body)), { rounds: 3 })
    const costs: [cost: number, body: string][] = []
    for (const body of worstBodies(row.body)) {
      const cost = await leastCost(() => send(row, body), { rounds: 20, enough: usual + 8 })
      if (cost - usual > maxExcess) costs.push([Math.round(cost - usual), `${body.slice(0, 200)}…`])
    }
    expect(costs).toEqual([])
  },
)

it("an answer tells no more problems than a form could have, whatever the body", async () => {
  const [row] = admin.filter(({ path }) => path === "/api/admin/posts")
  if (!row) throw new Error("Posts are not written there any more")
  const lengths = await Promise.all(worstBodies(row.body).map(async (body) => (await send(row, body)).length))
  expect(Math.max(...lengths)).toBeLessThan(32 * 1024)
})

it("knows every endpoint that takes JSON", async () => {
  const described = z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional() }),
    ),
  )
  const { body } = await shop.get("/api/openapi.json")
  const { paths } = z.looseObject({ paths: described }).parse(body)
  const takingJson = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody?.content["application/json"] ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  const ofShoppers = Object.entries(shopperPaths).flatMap(([path, methods]) =>
    methods.includes("POST") ? [`POST /api/shopper${path}`] : [],
  )
  const holes = (key: string) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, "[^/]+")}$`)
  const ofPrograms = Object.entries(tokenBodies).map(([key, { path }]) => `${split(key)[0]} /api${path}`)
  const known = [...Object.keys(publicBodies), ...ofPrograms, `POST ${assistant.path}`]
  expect([...takingJson, ...ofShoppers].filter((key) => !known.some((one) => holes(key).test(one)))).toEqual([])
})
