import { join } from "node:path"
import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { randomId } from "#core/random-id.ts"
import { contentContext } from "./api-client/content.server.ts"
import { createApiCall } from "./api-client/transport/api-call.server.ts"
import { createContentClient } from "./api-client/transport/content-client.server.ts"
import { createTagClock } from "./api-client/transport/tag-clock.server.ts"
import { formTimes, formTimesContext } from "./request/form-times.server.ts"
import { type Visit, visitContext, withVisit } from "./request/visit.server.ts"
import routes from "./routes.ts"
import { sentForms as forms } from "./testing/sent-forms.ts"

type RouteRow = { file: string; children?: RouteRow[] }
type Args = {
  request: Request
  url: URL
  params: Record<string, string>
  context: RouterContextProvider
  pattern: string
}
type RouteModule = { action?: (args: Args) => Promise<unknown> }

const filesOf = (rows: RouteRow[]): string[] => rows.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const modules = new Map<string, RouteModule>()
for (const file of new Set(filesOf(routes as RouteRow[]))) {
  modules.set(file, (await import(join(import.meta.dirname, file))) as RouteModule)
}
const withForms = [...modules].filter(([, { action }]) => action).map(([file]) => file)

/** Half past an hour, so that no window ends meanwhile. */
const start = new Date("2026-11-21T10:31:00.000Z").getTime()
let now = start
const times = formTimes(testToken, () => now)

let shop: TestShop
let session: string
/** documentId of a landing page. */
const landing = "landingpageofformlimits0"
const context = new RouterContextProvider()
beforeAll(async () => {
  shop = await openTestShop(testToken, () => new Date(now))
  const api = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return shop.send(pathname + search, request)
  }
  context.set(contentContext, createContentClient(createApiCall(api, testToken), createTagClock()))
  context.set(formTimesContext, times)
  const texts = JSON.stringify({ fr: "", ar: "", en: "" })
  const product = shop.db.selectFrom("product").select("document_id").where("slug", "=", "casque-aura")
  const { document_id: ofPage } = await product.executeTakeFirstOrThrow()
  const at = new Date(start).toISOString()
  const page = { document_id: landing, slug: "offre", product: ofPage, hidden: 0, title: texts, text: texts } as const
  await shop.db
    .insertInto("landing_page")
    .values({ ...page, updated_at: at, edited_at: at })
    .execute()
  const sold = { quantity: 0, status: "out-of-stock" as const }
  await shop.db.updateTable("product").set(sold).where("slug", "=", "sac-casbah").execute()
  const person = { password: "trois-figues-et-un-melon", firstname: "Amina", lastname: "B", locale: "fr" }
  const registered = await api(
    new Request("http://shop.test/api/shopper/register", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}` },
      body: JSON.stringify({ data: { login: "0661998877", ...person } }),
    }),
  )
  session = (await registered.json()).data.session
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

async function send(file: string, visit: Visit) {
  const form = forms[file]
  if (!form) throw new Error(`${file} takes forms: say here what they hold, and give them a limit`)
  const { path, fields, params = {} } = form
  const url = new URL(path, "http://shop.test")
  if (file === "routes/unique-visitors.ts") {
    const { body } = await shop.get("/api/app-setting")
    url.searchParams.set("documentId", (body as { data: { documentId: string } }).data.documentId)
  }
  if (file === "routes/landing-visits.ts") url.searchParams.set("page", landing)
  const sent = new FormData()
  for (const [name, value] of Object.entries({ ...fields, website: "", form_time: times.issue(), try: randomId() }))
    sent.set(name, value)
  const request = new Request(url, { method: "POST", headers: { cookie: `hanout-shopper=${session}` } })
  now += 60_000
  visit.form = sent
  context.set(visitContext, visit)
  const args = { request, url, params, context, pattern: url.pathname }
  const answer = await withVisit(visit, async () => modules.get(file)?.action?.(args)).catch(
    (thrown: unknown) => thrown,
  )
  if (answer instanceof Response) return { status: answer.status, text: await answer.text() }
  const { data, init } = answer as { data: unknown; init: { status?: number } | null }
  return { status: init?.status ?? 200, text: JSON.stringify(data) }
}

it.each(withForms)("%s says that there were too many, and gives back what was typed", async (file) => {
  now = start
  const visit = { requestId: "", client: "192.0.2.7" }
  const first = await send(file, visit)
  expect(first.status).not.toBe(429)
  const counted = await shop.db.updateTable("rate_window").set({ count: 1_000_000 }).executeTakeFirst()
  expect(Number(counted.numUpdatedRows)).toBeGreaterThan(0)
  const late: Visit = { requestId: "", client: "192.0.2.9" }
  const { status, text } = await send(file, late)
  expect(status).toBe(429)
  expect(late.retryAfter).toBeGreaterThan(0)
  for (const typed of forms[file]?.typed ?? []) expect(text).toContain(typed)
})

it("knows no form that is gone", () => {
  expect(Object.keys(forms).filter((file) => !withForms.includes(file))).toEqual([])
})
