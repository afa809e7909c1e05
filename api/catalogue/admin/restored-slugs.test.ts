import { afterEach, beforeEach, expect, it } from "vitest"
import { newProductForm, productWithSlug, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import type { AdminProductDetail } from "../contract-admin-product.ts"
import type { BulkResult } from "../contract-product-form.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterEach(() => shop.close())

const send = async (method: string, path: string, body?: object) => {
  const answer = await sendAdmin(owner, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data
}
const remove = ({ documentId }: AdminProductDetail) => send("DELETE", `/products/${documentId}`)
const restore = async ({ documentId }: AdminProductDetail) => {
  const [one] = (await send("POST", "/products/restore", { documentIds: [documentId] })) as BulkResult[]
  return one?.result
}
const create = async (slug: string, sku = "") =>
  (await send("POST", "/products", await newProductForm(shop, { slug, sku }))) as AdminProductDetail
const rename = async (from: string, slug: string) => {
  const product = await productWithSlug(owner, from)
  await send("PUT", `/products/${product.documentId}`, { ...toProductForm(product), slug })
}
/** Where former addresses lead to. */
const former = async () =>
  Object.fromEntries(
    (
      await shop.db
        .selectFrom("product_slug as s")
        .innerJoin("product as p", "p.id", "s.product_id")
        .select(["s.slug as from", "p.slug as to"])
        .execute()
    ).map(({ from, to }) => [from, to]),
  )
const imported = async (lines: string[]) => {
  const answer = await shop.send("/api/admin/products/import?dryRun=0", {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "text/csv" },
    body: ["sku,slug", ...lines, ""].join("\n"),
  })
  expect(await answer.text()).toContain('"kind":"result"')
}

it("gives a restored product its address, which another one had meanwhile and gave up", async () => {
  const lamp = await create("lampe")
  await remove(lamp)
  await create("lampe-2")
  await rename("lampe-2", "lampe")
  await rename("lampe", "lampe-led")
  expect(await former()).toMatchObject({ lampe: "lampe-led", "lampe-2": "lampe-led" })
  expect(await restore(lamp)).toBe("done")
  expect(await former()).toEqual({ "lampe-2": "lampe-led" })
  await rename("lampe", "lampe-b")
  expect(await former()).toEqual({ "lampe-2": "lampe-led", lampe: "lampe-b" })
})

it("leaves out former addresses that another product has by now or had after it", async () => {
  const chair = await create("a", "SKU-A")
  for (const [from = "", to = ""] of [
    ["a", "b"],
    ["b", "c"],
    ["c", "chaise"],
  ])
    await rename(from, to)
  await remove(chair)
  await create("a")
  await create("b")
  await rename("b", "banc")
  expect(await restore(chair)).toBe("done")
  expect(await former()).toEqual({ b: "banc", c: "chaise" })
  await rename("a", "armoire")
  expect(await former()).toEqual({ a: "armoire", b: "banc", c: "chaise" })
})

it("gives an address to whoever gives it up last, also where another writer stored it for a product meanwhile", async () => {
  for (const give of [rename, (from: string, to: string) => imported([`SKU-${from},${to}`])]) {
    const lamp = await create("lampe", "SKU-LAMPE-0")
    await rename("lampe", "applique")
    const writers = [restore, () => create("lampe", "SKU-lampe")] as const
    await remove(lamp)
    await Promise.all(writers.map((write) => write(lamp)))
    expect(["lampe", "applique"]).toEqual(
      (await shop.db.selectFrom("product").select("slug").where("slug", "in", ["lampe", "applique"]).execute())
        .map(({ slug }) => slug)
        .toSorted()
        .toReversed(),
    )
    // What those two leave when neither has seen the other.
    const { id } = await shop.db
      .selectFrom("product")
      .select("id")
      .where("slug", "=", "applique")
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto("product_slug")
      .values({ slug: "lampe", product_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await give("lampe", "lampe-led")
    expect(await former()).toMatchObject({ lampe: "lampe-led" })
    for (const slug of ["applique", "lampe-led"]) await remove(await productWithSlug(owner, slug))
  }
})

it("lets an import change the address of a restored product and of who has its former one", async () => {
  const lamp = await create("lampe", "SKU-A")
  await rename("lampe", "lampe-1")
  await remove(lamp)
  await create("lampe-1", "SKU-B")
  await rename("lampe-1", "lampe-led")
  await create("lampe", "SKU-C")
  expect(await restore(lamp)).toBe("done")
  expect(await former()).toEqual({})
  await imported(["SKU-A,lampe-x", "SKU-C,lampe-y"])
  expect(await former()).toEqual({ "lampe-1": "lampe-x", lampe: "lampe-y" })
})
