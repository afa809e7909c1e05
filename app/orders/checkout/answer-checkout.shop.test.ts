import { afterAll, beforeAll, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { randomId } from "#core/random-id.ts"
import type { Content } from "../../api-client/content.server.ts"
import { formTimes } from "../../request/form-times.server.ts"
import { contentOf } from "../../testing/shop-content.ts"
import { traceFields } from "../order-form/sending/order-form-values.ts"
import { answerCheckout } from "./answer-checkout.server.ts"

const times = formTimes("a-secret")
let shop: TestShop
let content: Content

beforeAll(async () => {
  shop = await openTestShop()
  content = contentOf(shop)
})
afterAll(() => shop.close())

const lines = [
  { slug: "casque-aura", quantity: 1, unitPrice: 25_200, variant: "AUR-101-NOIR" },
  { slug: "sac-casbah", quantity: 2, unitPrice: 18_900, variant: "CAS-114-COGNAC" },
]
const filled = {
  wilaya: "Alger",
  commune: "Kouba",
  delivery: "home",
  address: "Rue 12",
  note: "Le matin",
  mobile: "0550 20 30 40",
  firstname: "Amina",
  lastname: "Bensalem",
  homePrice: "0",
  lines: JSON.stringify(lines),
  amount: "63000",
  discount: "0",
  coupon: "",
}

async function send(fields: Record<string, string>) {
  const form = new FormData()
  const keyed = { [traceFields.key]: randomId(), ...filled, ...fields }
  for (const [name, value] of Object.entries(keyed)) form.set(name, value)
  const request = new Request("https://shop.test/checkout", { method: "POST" })
  const visit = { client: "192.0.2.7" }
  const answer = await answerCheckout({ request, form, locale: "fr", content, visit, formTimes: times })
  if (answer instanceof Response) {
    const token = new URL(answer.headers.get("location") ?? "", "http://shop.test").searchParams.get("order") ?? ""
    return { status: answer.status, token, order: await content.orderByToken(token) }
  }
  return { status: answer.init?.status, alert: answer.data.alert, sent: answer.data.sent }
}

it("places one order for all lines, with the coupon that was shown", async () => {
  const placed = await send({ coupon: "mode10", discount: "3780", mobile: "0550203041" })
  expect(placed).toMatchObject({ status: 303, order: { coupon: "MODE10", discount: 378_000, address: "Rue 12" } })
  expect(placed.order).toMatchObject({ note: "Le matin", amount: 6_300_000, total: 5_922_000 })
  expect(placed.order?.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ["casque-aura", 1],
    ["sac-casbah", 2],
  ])
})

it("keeps no address for a parcel that is fetched", async () => {
  const placed = await send({ delivery: "desk", deskPrice: "0", mobile: "0550203042" })
  expect(placed).toMatchObject({ status: 303, order: { delivery: "desk", address: null } })
})

it("places nothing at a discount or a price that was not shown", async () => {
  const price = JSON.stringify([{ ...lines[0], unitPrice: 20_000 }])
  expect(await send({ lines: price, amount: "20000", homePrice: "450", mobile: "0550203043" })).toMatchObject({
    status: 409,
    alert: { kind: "conflict", conflict: { changes: [{ kind: "price", old: 2_000_000, new: 2_520_000 }] } },
    sent: { lines: [{ slug: "casque-aura" }] },
  })
  expect(await send({ coupon: "MODE10", discount: "5000", mobile: "0550203043" })).toMatchObject({
    alert: { conflict: { changes: [{ kind: "discount", old: 500_000, new: 378_000 }] } },
  })
})

it("takes no order of more lines or units than the shop's maximums, and says what they are", async () => {
  await shop.db.updateTable("product").set({ quantity: 50, status: "in-stock" }).execute()
  await shop.db.updateTable("product_variant").set({ quantity: 50 }).execute()
  const products = await shop.db.selectFrom("product").select(["id", "slug", "price"]).orderBy("id").limit(31).execute()
  const variants = await shop.db.selectFrom("product_variant").select(["product_id", "sku"]).execute()
  const wire = (quantity: number) =>
    products.map(({ id, slug, price }) => {
      const variant = variants.find(({ product_id }) => product_id === id)?.sku
      return { slug, quantity, unitPrice: price / 100, variant }
    })
  const changesOf = async (quantity: number) => {
    const sent = wire(quantity)
    const amount = sent.reduce((sum, line) => sum + line.unitPrice * quantity, 0)
    const fields = { lines: JSON.stringify(sent), amount: String(amount), mobile: "0550203099" }
    const { status, alert } = await send(fields)
    expect([status, alert?.kind]).toEqual([409, "conflict"])
    return alert?.kind === "conflict" ? alert.conflict.changes : []
  }
  const tooManyLines = { kind: "maxLines", old: 31, new: 30 }
  expect(await changesOf(1)).toEqual([tooManyLines])
  expect(await changesOf(4)).toEqual([tooManyLines, { kind: "maxUnits", old: 124, new: 100 }])
})

it("takes the same try for the same order, and another one in its place for another", async () => {
  const tried = { [traceFields.key]: "0123456789abcdef0123456789abcdef", mobile: "0550203044" }
  const first = await send(tried)
  expect(first.status).toBe(303)
  expect((await send(tried)).token).toBe(first.token)
  expect(await send({ ...tried, note: "Le soir" })).toMatchObject({ status: 409, alert: { kind: "again" } })
})

it("asks a program and a blocked phone alike to call", async () => {
  const mobile = "0550203045"
  const program = await send({ [traceFields.trap]: "spam", mobile })
  expect(program).toMatchObject({ status: 403, alert: { kind: "refused" } })
  await shop.db
    .insertInto("phone_block")
    .values({ phone_key: mobile, reason: "x", created_at: "2026-11-21T09:00:00.000Z" })
    .execute()
  expect(await send({ mobile })).toEqual(program)
})

it("sends no order without a key, and shows nothing of the same order under another name", async () => {
  const one = { mobile: "0550203046", lines: JSON.stringify(lines.slice(0, 1)), amount: "25200", homePrice: "450" }
  const placed = await send(one)
  expect(placed).toMatchObject({ status: 303 })
  const count = async () => (await shop.db.selectFrom("orders").select("id").execute()).length
  const before = await count()
  for (const key of ["", "short"]) {
    const { status, alert } = await send({ ...one, [traceFields.key]: key })
    expect([status, alert]).toEqual([200, { kind: "check" }])
  }
  expect(await count()).toBe(before)
  const stranger = await send({ ...one, firstname: "Karim" })
  expect(stranger).toMatchObject({ status: 303, order: { firstname: "Karim" } })
  expect(stranger.token).not.toBe(placed.token)
})

const priceOf = async (slug: string) => (await content.productBySlug(slug, "fr")).price / 100

it("orders two sizes of one product as two lines", async () => {
  const unitPrice = await priceOf("baskets-tell")
  const shoes = ["41", "42"].map((size) => ({
    slug: "baskets-tell",
    quantity: 1,
    unitPrice,
    variant: `TEL-122-BLANC-${size}`,
    color: "Blanc",
    size,
  }))
  const amount = String(2 * unitPrice)
  const placed = await send({ lines: JSON.stringify(shoes), amount, homePrice: "450", mobile: "0550203047" })
  expect(placed.order?.lines.map(({ sku, color, size, isOpen }) => [sku, color, size, isOpen])).toEqual([
    ["TEL-122-BLANC-41", "Blanc", "41", false],
    ["TEL-122-BLANC-42", "Blanc", "42", false],
  ])
})

it("asks for the variant of a line that names none", async () => {
  const [aura, bag] = lines
  const unchosen = JSON.stringify([aura, { ...bag, variant: undefined }])
  expect(await send({ lines: unchosen })).toMatchObject({ status: 422, alert: { kind: "choose" } })
})

it("asks for no variant where there is only one", async () => {
  const unitPrice = await priceOf("lumen-ambre")
  const single = JSON.stringify([{ slug: "lumen-ambre", quantity: 1, unitPrice }])
  const placed = await send({ lines: single, amount: String(unitPrice), homePrice: "450", mobile: "0550203048" })
  expect(placed.order?.lines).toMatchObject([{ slug: "lumen-ambre", color: "Ambre" }])
})

it("asks for what is missing, and places no order without lines", async () => {
  expect(await send({ firstname: " " })).toMatchObject({ status: 422, alert: { problem: { field: "firstname" } } })
  expect(await send({ commune: "Tolga" })).toMatchObject({ status: 422, alert: { problem: { field: "commune" } } })
  expect(await send({ lines: "[]" })).toMatchObject({ status: 422, alert: { kind: "failed" } })
})

it.each([
  ["address", 300],
  ["email", 254],
  ["note", 500],
] as const)("names the field where the %s is longer than it holds, instead of cutting it", async (field, max) => {
  const problem = { rule: "tooLong", field, fields: [field] }
  const sent = { [field]: `${"x".repeat(max - 1)}😀`, mobile: "0550203070" }
  expect(await send(sent)).toMatchObject({ status: 422, alert: { kind: "problem", problem } })
})

it("says of a coupon's code that is longer than any that the order cannot be taken so", async () => {
  const answer = await send({ coupon: "X".repeat(41), mobile: "0550203071" })
  expect(answer).toMatchObject({ status: 422, alert: { kind: "invalid" } })
})
