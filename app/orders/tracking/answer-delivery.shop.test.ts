import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { placedOrder } from "#api/testing/placed-order.ts"
// biome-ignore lint/style/noRestrictedImports: as above.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import type { Content } from "../../api-client/content.server.ts"
import { messages } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { formTimes } from "../../request/form-times.server.ts"
import { InShop } from "../../testing/in-shop.tsx"
import { contentOf } from "../../testing/shop-content.ts"
import { AnswerDelivery } from "./answer-delivery.tsx"
import { answerTracking } from "./answer-tracking.server.ts"

registerMessages("fr", messages)

let shop: TestShop
let content: Content
beforeAll(async () => {
  shop = await openTestShop()
  content = contentOf(shop)
})
afterAll(() => shop.close())

it("gives an answer that is not taken back as it was typed, in its open form", async () => {
  const { token, number } = await placedOrder(shop)
  const rows = shop.db.updateTable("orders").set({ status: "shipped" }).where("token", "=", token)
  const { id: order_id } = await rows.returning("id").executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const parcel = { document_id: "parcelofthefailedattempt", order_id, reference: number, tracking: "T-1" }
  const member = { staff_id: "1", staff_name: "Lina", created_at: at }
  await shop.db
    .insertInto("parcel")
    .values({ ...parcel, ...member, state: "created", status: "failed-attempt", status_at: at })
    .execute()
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: "answer", answer: "phone", phone: "0661 20 30" }))
    form.set(name, value)
  const url = new URL(`http://shop.test/order?order=${token}`)
  const request = new Request(url, { method: "POST" })
  const place = { origin: url.origin, locale: "fr" as const }
  const visit = { client: "192.0.2.7" }
  const sent = { request, url, form, locale: "fr" as const, content, place, visit, formTimes: formTimes("a-secret") }
  const { data: reply, init } = await answerTracking(sent)
  expect([init?.status, reply.alert]).toEqual([422, "answerMissing"])
  if (!reply.page) throw new Error("The order is not shown")
  const shown = createElement(AnswerDelivery, { page: reply.page, rejected: reply.given })
  const html = renderToStaticMarkup(InShop({ locale: "fr", children: shown }))
  expect(html.match(/<details( open="")?>/g)).toEqual(["<details>", '<details open="">'])
  expect(html).toContain('value="0661 20 30"')
})
