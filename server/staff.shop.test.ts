import { statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "./testing.ts"

// The way of the first owner through the real program at its most talkative, and every line that it wrote.
let own: OwnDatabase
let shop: Running
/** What the shop said when its first owner was made. */
let first: { printed: string; token: string; checked: Response; joined: Response }
/** That of the owner. */
let cookie = ""

const person = { name: "Zoubida Benkhelifa", email: "zoubida@hanout.test", password: "figues et melons du jardin" }
const start = (env: Record<string, string> = {}) =>
  startProcess("api", { ...own.env, LOG_LEVEL: "debug", SAMPLE_DATA: "off", ...env })

beforeAll(async () => {
  own = await ownDatabase("nothing")
  shop = await start()
  const printed = shop.printed()
  const token = tokenIn(printed)
  const checked = await send("/links/check", { token })
  const joined = await send("/first-owner", { token, ...person })
  first = { printed, token, checked, joined }
  cookie = cookieOf(joined)
  secrets.push(cookie.split("=")[1] ?? "none")
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

type Headers = Record<string, string>
const send = (path: string, body: unknown, headers: Headers = {}, method = "POST") =>
  fetch(`${shop.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  })
const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? ""
const tokenIn = (text: string) => /first-owner\?token=([\w-]{43})\b/.exec(text)?.[1] ?? ""

/** What must not be read anywhere but where it belongs. */
const secrets: string[] = Object.values(person)

test("a shop without staff prints a link, by which its owner is made", async () => {
  expect(first.printed).toContain(`Console   ${shop.url}/admin/first-owner?token=${first.token}`)
  expect(first.checked.status).toBe(200)
  expect(first.joined.status).toBe(201)
  expect(first.joined.headers.get("cache-control")).toBe("no-store")
  expect((await send("/me", null, { cookie }, "GET")).status).toBe(200)
})

test("an invitation's link leads to this shop", async () => {
  const answer = await send("/invitations", { role: "agent", password: person.password }, { cookie })
  const { data } = (await answer.json()) as { data: { link: string } }
  expect(data.link).toMatch(new RegExp(`^${shop.url}/admin/invitation\\?token=`))
  secrets.push(new URL(data.link).searchParams.get("token") ?? "none")
})

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }],
])("%s changes nothing with a member's cookie, nor signs anybody in", async (_from, headers: Headers) => {
  const before = await (await send("/invitations", null, { cookie }, "GET")).json()
  expect((await send("/invitations", { role: "owner" }, { cookie, ...headers })).status).toBe(403)
  expect((await send("/auth/sign-in/email", person, headers)).status).toBe(403)
  expect((await send("/auth/sign-out", {}, { cookie, ...headers })).status).toBe(403)
  expect(await (await send("/invitations", null, { cookie }, "GET")).json()).toEqual(before)
})

test("the shop's own pages may", async () => {
  const headers = { cookie, origin: shop.url, "sec-fetch-site": "same-origin" }
  expect((await send("/invitations", { role: "editor", password: person.password }, headers)).status).toBe(201)
})

test("no one's name, address, password or token is in the log", async () => {
  expect((await send("/auth/sign-in/email", { ...person, password: "wrong-wrong-wrong" })).status).toBe(401)
  const last = { "x-request-id": "the-last-of-all" }
  expect((await send("/auth/sign-in/email", person, last)).status).toBe(200)
  await expect.poll(() => shop.printed()).toContain('"requestId":"the-last-of-all"')
  const lines = shop
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
  expect(lines.map((line) => JSON.parse(line).route)).toContain("/api/admin/auth/sign-in/email")
  for (const secret of [...secrets, first.token]) expect(lines.join("\n")).not.toContain(secret)
  // Nor on paper, but for the one link that was meant to be there.
  for (const secret of secrets) expect(shop.printed()).not.toContain(secret)
})

test("a session outlives the process, and the secret is its owner's alone", { tags: ["@long"] }, async () => {
  await shop.stop()
  shop = await start()
  expect(tokenIn(shop.printed())).toBe("")
  expect(shop.printed()).toContain(`Console   ${shop.url}/admin\n`)
  expect((await send("/me", null, { cookie }, "GET")).status).toBe(200)
  expect(statSync(join(own.env.DATA_DIR ?? "", "auth-secret")).mode & 0o777).toBe(0o600)
})

test("another secret ends all sessions", { tags: ["@long"] }, async () => {
  await shop.stop()
  shop = await start({ AUTH_SECRET: "another-secret-of-32-characters-or-more" })
  expect((await send("/me", null, { cookie }, "GET")).status).toBe(401)
})
