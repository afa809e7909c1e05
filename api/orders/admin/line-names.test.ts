import { afterAll, beforeAll, expect, it } from "vitest"
import { z } from "zod"
import { listEnvelope } from "../../common/contract-envelope.ts"
import { productWithSlug } from "../../testing/catalogue.ts"
import { placedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { orderDetail } from "../contract-admin-detail.ts"
import { orderRow } from "../contract-admin-row.ts"

let shop: TestShop
let agent: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  agent = await signedIn(shop, "agent")
})
afterAll(() => shop.close())

const rows = async () => listEnvelope(orderRow).parse(await (await agent.send("GET", "/api/admin/orders")).json()).data
const one = async (documentId: string) =>
  z.object({ data: orderDetail }).parse(await (await agent.send("GET", `/api/admin/orders/${documentId}`)).json()).data

it("names lines in the languages in which their products are written, beside what was ordered", async () => {
  const { name, colors } = await productWithSlug(await signedIn(shop, "editor"), "casque-aura")
  const black = colors.find((color) => color.name.fr === "Noir")?.name
  const { documentId } = await placedOrder(shop)
  const line = { title: name.fr, color: "Noir" }
  const names = { ar: { title: name.ar, choice: black?.ar }, en: { title: name.en, choice: black?.en } }
  expect((await rows())[0]?.lines).toMatchObject([{ ...line, names }])
  const [detail] = (await one(documentId)).lines
  expect(detail).toMatchObject({ ...line, names })
  // What the line can be changed to is named in the console's language, too.
  const ownVariant = detail?.variants.find((variant) => variant.documentId === detail.variant)
  expect(ownVariant).toMatchObject({ color: "Noir", choices: { fr: "Noir", ar: black?.ar, en: black?.en } })
  expect((await rows())[0]?.lines[0]?.names.fr).toBeUndefined()

  // A text that is borrowed from another language is no name, and what was ordered stays when the product is gone.
  const product = shop.db.selectFrom("product").select("id").where("slug", "=", "casque-aura")
  const ofProduct = shop.db.updateTable("product_text").where("product_id", "=", product)
  await ofProduct.where("locale", "=", "ar").set({ name: name.fr, borrowed: '{"name":"fr"}' }).execute()
  expect(Object.keys((await rows())[0]?.lines[0]?.names ?? {})).toEqual(["en"])
  await shop.db.updateTable("order_line").set({ product_id: null, variant_id: null }).execute()
  expect((await rows())[0]?.lines).toMatchObject([{ ...line, names: {} }])
})
