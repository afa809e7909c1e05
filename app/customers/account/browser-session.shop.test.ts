import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { contentContext } from "../../api-client/content.server.ts"
import { createApiCall } from "../../api-client/transport/api-call.server.ts"
import { createContentClient } from "../../api-client/transport/content-client.server.ts"
import { createTagClock } from "../../api-client/transport/tag-clock.server.ts"
import { formTimes, formTimesContext } from "../../request/form-times.server.ts"
import { visitContext } from "../../request/visit.server.ts"
import * as login from "../../routes/login.tsx"
import * as profile from "../../routes/profile.tsx"
import * as register from "../../routes/register.tsx"

let shop: TestShop
const context = new RouterContextProvider()
const times = formTimes(testToken)
const formTime = formTimes(testToken, () => Date.now() - 60_000).issue()
beforeAll(async () => {
  shop = await openTestShop()
  const api = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return shop.send(pathname + search, request)
  }
  context.set(contentContext, createContentClient(createApiCall(api, testToken), createTagClock()))
  context.set(formTimesContext, times)
})
afterAll(() => shop.close())

const person = { login: "0661223310", password: "trois-figues-et-un-melon", firstname: "Amina", lastname: "B" }

/** Sends a form as the browser with a session. The answer is a redirect. */
async function send(path: "/register" | "/login" | "/profile", fields: Record<string, string>, session = "") {
  const url = new URL(path, "http://shop.test")
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, website: "", form_time: formTime })) form.set(name, value)
  context.set(visitContext, { requestId: "", client: "192.0.2.7", form })
  const request = new Request(url, {
    method: "POST",
    headers: session ? { cookie: `hanout-shopper=${session}` } : {},
  })
  const { action } = { "/register": register, "/login": login, "/profile": profile }[path]
  const answer: unknown = await action({ request, url, params: {}, context, pattern: path } as never)
  if (!(answer instanceof Response)) throw new Error(`${path} was answered with ${JSON.stringify(answer)}`)
  const { headers } = answer
  const [, token = ""] = /^hanout-shopper=([^;]*)/.exec(headers.get("set-cookie") ?? "") ?? []
  return { token, location: headers.get("location"), cleared: headers.get("clear-site-data") }
}

const countSessions = () =>
  shop.db
    .selectFrom("shopper_session")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count))

it("signing in ends the session of before, and signing out empties the cache but not what belongs to the device", async () => {
  const first = await send("/register", person)
  expect(first).toMatchObject({ token: expect.stringMatching(/^[\w-]{20,}$/), location: "/profile", cleared: null })
  const second = await send("/login", person, first.token)
  const third = await send("/register", person, second.token)
  expect(new Set([first.token, second.token, third.token]).size).toBe(3)
  expect(await countSessions()).toBe(1)
  const out = await send("/profile", { intent: "sign-out" }, third.token)
  expect(out).toEqual({ token: "", location: "/login", cleared: '"cache"' })
  expect(await countSessions()).toBe(0)
})
