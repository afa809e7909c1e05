import { afterAll, beforeAll, beforeEach } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { randomId } from "#core/random-id.ts"
import type { Content } from "../../../../api-client/content.server.ts"
import type { formTimeName } from "../../../../forms/form-time-field.tsx"
import { formTimes } from "../../../../request/form-times.server.ts"
import { contentOf, sendTo } from "../../../../testing/shop-content.ts"
import { answerOrder } from "../answer-order.server.ts"
import type { OrderAnswer } from "../order-answer.ts"
import { traceFields } from "../order-form-values.ts"

const filled = {
  intent: "order",
  quantity: "1",
  color: "Noir",
  wilaya: "Alger",
  commune: "Kouba",
  delivery: "home",
  mobile: "+213 550-01.02 03",
  firstname: " Amina ",
  lastname: "Bensalem",
  amount: "25200",
}

type Extra = "size" | "homePrice" | "deskPrice" | (typeof traceFields)[keyof typeof traceFields] | typeof formTimeName
type Filled = Partial<Record<keyof typeof filled | Extra, string>>

type SentOrder = { date?: string; color?: string; size?: string; variant?: string; idempotencyKey?: string }

/** Shop and content are there once `beforeAll` has run. */
class OrderForm {
  shop!: TestShop
  content!: Content
  /** The API's answer in place of placing the order. */
  failure: (() => Response) | null = null
  lastOrder: SentOrder = {}
  /** Keys of the orders that the API was sent; undefined for one without. */
  sentKeys: (string | undefined)[] = []
}

/** The order form over a shop of its own; call it once a file, outside tests. */
export function openOrderForm() {
  const times = formTimes("a-secret")
  const state = new OrderForm()

  beforeAll(async () => {
    // Half past an hour, so that no hour ends meanwhile.
    state.shop = await openTestShop(testToken, () => new Date("2026-11-21T10:30:00.000Z"))
    const api = async (request: Request) => {
      const isOrder = request.method === "POST" && new URL(request.url).pathname === "/api/orders"
      if (isOrder && state.failure) return state.failure()
      if (isOrder) state.lastOrder = (await request.clone().json()).data
      if (isOrder) state.sentKeys.push(state.lastOrder.idempotencyKey)
      return sendTo(state.shop, request)
    }
    state.content = contentOf(state.shop, api)
    await state.shop.db.updateTable("wilaya").set({ home: null, desk: null }).where("code", "=", 16).execute()
  })
  afterAll(() => state.shop.close())
  beforeEach(() => {
    state.failure = null
  })

  /** @param cookie that of the browser */
  async function send(fields: Filled, { slug = "casque-aura", cookie = "" } = {}) {
    const form = new FormData()
    const keyed = { [traceFields.key]: randomId(), ...filled, ...fields }
    for (const [name, value] of Object.entries(keyed)) form.set(name, value)
    const { content } = state
    const request = new Request("https://shop.test/product-details", { method: "POST", headers: { cookie } })
    const visit = { client: "" }
    const answer = await answerOrder({ request, form, slug, locale: "fr", content, visit, formTimes: times })
    if (answer instanceof Response) {
      const location = answer.headers.get("location") ?? ""
      const set = answer.headers.get("set-cookie") ?? ""
      return { status: answer.status, location, communes: [], alert: null, typed: null, key: "", set }
    }
    const again: OrderAnswer = answer.data
    const set = new Headers(answer.init?.headers).get("set-cookie") ?? ""
    return { status: answer.init?.status, location: "", set, ...again }
  }

  return Object.assign(state, { send, times })
}
