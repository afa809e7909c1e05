import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { contentContext } from "../../api-client/content.server.ts"
import { createApiCall } from "../../api-client/transport/api-call.server.ts"
import { createContentClient } from "../../api-client/transport/content-client.server.ts"
import { createTagClock } from "../../api-client/transport/tag-clock.server.ts"
import { formTimes, formTimesContext } from "../../request/form-times.server.ts"
import { visitContext } from "../../request/visit.server.ts"
import * as forgot from "../../routes/forgot.tsx"
import * as register from "../../routes/register.tsx"
import type { AccountReply } from "./request-account.server.ts"

let shop: TestShop
const now = Date.now()
const times = formTimes(testToken, () => now)
const issuedBefore = (milliseconds: number) => formTimes(testToken, () => now - milliseconds).issue()
const context = new RouterContextProvider()
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
beforeEach(() => shop.db.deleteFrom("mail_outbox").execute())

const email = "amina@example.dz"
const person = { login: email, password: "trois-figues-et-un-melon", firstname: "Amina", lastname: "B" }
const forms = { "/register": { fields: person, route: register }, "/forgot": { fields: { email }, route: forgot } }

/** Sends a form with a signed time, and counts the mails that it has sent. */
async function send(path: keyof typeof forms, formTime: string, change: Record<string, string> = {}) {
  const url = new URL(path, "http://shop.test")
  const { fields, route } = forms[path]
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...change, form_time: formTime })) form.set(name, value)
  context.set(visitContext, { requestId: "", client: "192.0.2.7", form })
  const request = new Request(url, { method: "POST" })
  const answer: unknown = await route.action({ request, url, params: {}, context, pattern: path } as never)
  const mails = await shop.db.selectFrom("mail_outbox").select("kind").execute()
  if (answer instanceof Response) return { status: answer.status, mails: mails.length }
  const { data, init } = answer as { data: AccountReply; init: { status: number } | null }
  return { status: init?.status ?? 200, mails: mails.length, reply: data }
}

describe.each(["/register", "/forgot"] as const)("a form that has a mail sent, %s", (path) => {
  it.each([
    ["without a time", "", times.issue()],
    ["with a time of its own", String(now - 60_000), times.issue()],
    ["that is two days old", issuedBefore(2 * 86_400_000), times.issue()],
    ["that was sent at once", issuedBefore(100), issuedBefore(100)],
  ])("%s sends none, and comes back with what was typed and a time that holds", async (_what, sent, formTime) => {
    const { status, mails, reply } = await send(path, sent)
    expect([status, mails]).toEqual([422, 0])
    expect(reply).toMatchObject({ alert: "again", said: null, formTime })
    expect(Object.values(reply?.typed ?? {})).toContain(email)
  })

  it("with a time of this shop sends one", async () => {
    const { mails, reply } = await send(path, issuedBefore(60_000))
    expect([mails, reply]).toMatchObject([1, { alert: null, said: "mailSent" }])
  })
})

it("registering with a name that is longer than an account keeps says which, and sends none", async () => {
  const firstname = "é".repeat(81)
  const { status, mails, reply } = await send("/register", issuedBefore(60_000), { firstname })
  expect([status, mails]).toEqual([422, 0])
  expect(reply).toMatchObject({ alert: "textTooLong", tooLong: ["firstname"], typed: { firstname } })
})

it("registering a mobile number asks for no time: it has no mail sent", async () => {
  expect(await send("/register", "", { login: "0661223311" })).toEqual({ status: 303, mails: 0 })
})
