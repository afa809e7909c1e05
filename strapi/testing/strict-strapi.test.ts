import { afterAll, beforeAll, expect, test } from "vitest"
import { bridgeCalls, sendCall } from "./bridge-calls.ts"
import type { ContentType } from "./content-types.ts"
import { recordedAnswer } from "./recorded-answers.ts"
import { readerToken, strictStrapi } from "./strict-strapi.ts"

const token = "a-token-of-strapi-1234567890"
let strapi: Awaited<ReturnType<typeof strictStrapi>>
beforeAll(async () => {
  strapi = await strictStrapi(token)
  fill("products", "detail")
  fill("categories", "categories")
})
afterAll(() => strapi.close())

/** Adds the first entry that was recorded of a list. */
function fill(type: ContentType, name: string) {
  const { data } = recordedAnswer(name).body as { data: Record<string, unknown>[] }
  const { id: _i, documentId: _d, createdAt: _c, updatedAt: _u, publishedAt: _p, ...attributes } = data[0] ?? {}
  strapi.add(type, attributes)
}

test.each(bridgeCalls)("answers as the pinned Strapi was recorded: $name", async (call) => {
  strapi.content["app-setting"] = []
  if (!call.withoutSettings) strapi.add("app-setting", { uniqueVisitorsCount: 1 })
  const tokens = { storefront: token, reader: readerToken, wrong: "nobody-knows-this-token" }
  const { hasEtag, ...answer } = await sendCall(strapi.url, call, tokens)
  expect(answer).toEqual(recordedAnswer(call.name))
  expect(hasEtag).toBe(false)
})
