import { afterAll, beforeAll, expect, it } from "vitest"
import { zipOf } from "../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { fillShop } from "../testing/filled/fill-shop.ts"
import { orderedSlug as ordered } from "../testing/filled/send-filled.ts"
import { findLine, moveFile, partsIn } from "../testing/moving.ts"
import { setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openOwnedShop, openShopPair, type OwnedShop as Shop } from "../testing/shop-pair.ts"

let old: Shop
let next: Shop
let close: () => Promise<void>
beforeAll(async () => {
  ;({ old, next, close } = await openShopPair())
  await fillShop(old)
  // A product that is there keeps its own count: the file says by how much it changed.
  const { quantity } = await unitsOf(old)
  await setStock(next.shop, ordered, quantity)
  loggedBefore = await lastEvent(next)
})
afterAll(() => close?.())

const unitsOf = ({ shop }: Shop) =>
  shop.db.selectFrom("product").select("quantity").where("slug", "=", ordered).executeTakeFirstOrThrow()

let loggedBefore = 0
async function lastEvent({ shop }: Shop): Promise<number> {
  const { id } = await shop.db
    .selectFrom("shop_event")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

/** Returns the parts that two shops have in common: keys, versions and moments of storing are each shop's own. */
function shared(files: Map<string, Buffer>, name: string): unknown {
  const own = ["documentId", "updatedAt", "state"]
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (own.includes(key) ? [] : [[key, without(part)]])),
    )
  }
  return without(JSON.parse(files.get(name)?.toString() ?? "null"))
}

/** The texts of all that a shop has, but for when they were read. */
async function contentsOf(shop: Shop) {
  const { files } = await archiveOf(shop)
  return [...files].flatMap(([name, bytes]) =>
    /^about|^pictures\/|^review-pictures/.test(name) ? [] : [[name, bytes.toString()]],
  )
}

const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString()

it("says what it would make, makes it as it was, and again nothing", async () => {
  const out = await archiveOf(old)
  const units = () =>
    next.shop.db.selectFrom("product").select(["slug", "quantity", "sell_count"]).orderBy("id").execute()
  const stockBefore = await units()

  const dry = partsIn(await moveFile(next, out.bytes, { dryRun: "1" }))
  expect(dry).toMatchObject({
    pictures: { lost: 0 },
    productDetails: { made: 1, lost: 0 },
    categoryPictures: { made: 1, lost: 0 },
    posts: { made: 1, lost: 0 },
    pages: { made: 1, changed: 0, lost: 0 },
    sections: { lost: 0 },
    landingPages: { made: 1, lost: 0 },
    menus: { made: 1, lost: 0 },
    pageHeads: { made: 1, lost: 0 },
    settings: { changed: 1, lost: 0 },
    theme: { changed: 1, lost: 0 },
    sizeGuides: { made: 1, changed: 1, lost: 0 },
    orderMessages: { changed: 1, lost: 0 },
    blockedPhones: { made: 1, lost: 0 },
    contactMessages: { made: 1, lost: 0 },
    delivery: { changed: 5, lost: 0 },
    coupons: { made: 1, lost: 0 },
    redirects: { made: 1, lost: 0 },
    subscribers: { made: 1, lost: 0 },
    customers: { made: 1, lost: 0 },
    orders: { made: 6, lost: 0 },
    reviews: { made: 1, lost: 0 },
    reviewPictures: { made: 1, lost: 0 },
  })
  expect((await archiveOf(next)).files.get("orders.csv")?.equals(out.files.get("orders.csv") ?? Buffer.of())).toBe(
    false,
  )

  const lines = await moveFile(next, out.bytes)
  expect(findLine(lines, "failed")).toBeUndefined()
  expect(partsIn(lines)).toEqual(dry)
  const back = await archiveOf(next)
  for (const name of [
    "products.csv",
    "orders.csv",
    "reviews.csv",
    "customers.csv",
    "subscribers.csv",
    "redirects.csv",
    "contact-messages.csv",
  ]) {
    expect([name, textOf(back.files, name)]).toEqual([name, textOf(out.files, name)])
  }
  for (const name of [
    "products.json",
    "posts.json",
    "post-topics.json",
    "pages.json",
    "sections.json",
    "settings.json",
    "departments.json",
    "categories.json",
    "pictures.json",
    "landing-pages.json",
    "menus.json",
    "page-heads.json",
    "delivery.json",
    "coupons.json",
    "size-guides.json",
    "order-messages.json",
    "blocked-phones.json",
    "theme.json",
  ]) {
    expect([name, shared(back.files, name)]).toEqual([name, shared(out.files, name)])
  }
  // The smaller forms of a logo are made anew.
  const looks = JSON.stringify(shared(out.files, "theme.json"))
  const isPicture = (name: string) => /^(review-)?pictures\//.test(name) || looks.includes(`/media/${name}`)
  const pictures = [...out.files].filter(([name]) => isPicture(name))
  expect(pictures.filter(([name]) => name.startsWith("theme/"))).toHaveLength(3)
  for (const [name, bytes] of pictures) expect([name, back.files.get(name)?.equals(bytes)]).toEqual([name, true])
  expect(back.files.size).toBe(out.files.size)
  // Products are those of the archive, whose orders have taken their units there.
  const soldThere = await old.shop.db.selectFrom("product").select(["slug", "quantity"]).orderBy("id").execute()
  expect((await units()).map(({ slug, quantity }) => ({ slug, quantity }))).toEqual(soldThere)
  const soldBefore = stockBefore.map(({ sell_count }) => sell_count)
  expect((await units()).slice(0, soldBefore.length).map(({ sell_count }) => sell_count)).toEqual(soldBefore)

  const again = partsIn(await moveFile(next, out.bytes))
  for (const counts of Object.values(again)) expect(counts).toMatchObject({ changed: 0, lost: 0 })
  expect(again).toMatchObject({ orders: { made: 0, existing: 6 }, posts: { made: 0 }, reviews: { made: 0 } })
  expect(textOf((await archiveOf(next)).files, "orders.csv")).toBe(textOf(out.files, "orders.csv"))
})

it("does not read pictures that the shop has", async () => {
  const { files } = await archiveOf(old)
  const unreadable = [...files.keys()].filter((name) => name.startsWith("pictures/"))
  expect(unreadable.length).toBeGreaterThan(3)
  const zip = await zipOf(Object.fromEntries([...files, ...unreadable.map((name) => [name, Buffer.from("none")])]))
  for (const dryRun of ["1", "0"]) {
    const lines = await moveFile(next, zip, { dryRun })
    expect(findLine(lines, "result")?.data).toMatchObject({ problems: 0, changed: 0 })
    expect(partsIn(lines).pictures).toEqual({ made: 0, changed: 0, existing: unreadable.length, lost: 0 })
  }
})

it("leaves behind what the shop would not take of a product, and stores the rest of all others", async () => {
  const { files } = await archiveOf(old)
  const products: { sku: string; features: object[]; unit: object }[] = JSON.parse(textOf(files, "products.json") ?? "")
  const [first, second] = products
  if (!first || !second) throw new Error("The shop has no products")
  first.features = [{ icon: "none", title: {}, text: {} }]
  second.unit = { fr: "le lot", ar: "", en: "" }
  const zip = await zipOf(Object.fromEntries([...files, ["products.json", Buffer.from(JSON.stringify(products))]]))
  const counts = partsIn(await moveFile(next, zip)).productDetails
  expect(counts).toEqual({ made: 0, changed: 1, existing: products.length - 2, lost: 1 })
  const back: typeof products = JSON.parse(textOf((await archiveOf(next)).files, "products.json") ?? "")
  expect(back.find(({ sku }) => sku === second.sku)?.unit).toEqual(second.unit)
  expect(back.find(({ sku }) => sku === first.sku)?.features).not.toEqual(first.features)
})

it("tells nobody of the orders and reviews that it brings, and goes on with their numbers", async () => {
  const events = await next.shop.db
    .selectFrom("shop_event")
    .select("kind")
    .where((e) => e.or([e("kind", "like", "order.%"), e("kind", "like", "review.%")]))
    .where("id", ">", loggedBefore)
    .execute()
  expect(events).toEqual([])
  expect(await next.shop.db.selectFrom("mail_outbox").select("id").execute()).toEqual([])
  const highest = await next.shop.db
    .selectFrom("orders")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirstOrThrow()
  const placed = await placedOrder(next.shop, {})
  const row = await next.shop.db
    .selectFrom("orders")
    .select("id")
    .where("document_id", "=", placed.documentId)
    .executeTakeFirstOrThrow()
  expect(row.id).toBeGreaterThan(Number(highest.id))
  const told = await next.shop.db.selectFrom("shop_event").select("kind").where("kind", "=", "order.placed").execute()
  expect(told).toHaveLength(1)
})

it("gives an account of before no password, and lets its owner ask for one", async () => {
  const account = await next.shop.db
    .selectFrom("shopper_account")
    .select("password")
    .where("user_id", "=", "customerofbefore00000001")
    .executeTakeFirstOrThrow()
  expect(account.password).toBeNull()
})

it.each([
  ["posts.json", "["],
  ["sections.json", '[{"page":{"home":"home"},"sections":[{"kind":"script"}]}]'],
  ["settings.json", '{"shopName":"x"}'],
])("changes nothing where %s is not what a shop writes", async (name, content) => {
  const { files } = await archiveOf(old)
  const zip = await zipOf(Object.fromEntries([...files, [name, Buffer.from(content)]]))
  const before = await contentsOf(next)
  await expect(moveFile(next, zip)).rejects.toMatchObject({ status: 400, details: { code: "BAD_ARCHIVE" } })
  expect(await contentsOf(next)).toEqual(before)
})

it("says which rows it cannot read, and leaves them behind", async () => {
  const { files } = await archiveOf(old)
  const orders = textOf(files, "orders.csv")?.replaceAll(",delivered,", ",sold,") ?? ""
  const zip = await zipOf(Object.fromEntries([...files, ["orders.csv", Buffer.from(orders)]]))
  const fresh = await openOwnedShop()
  expect(partsIn(await moveFile(fresh, zip, { dryRun: "1" })).orders).toEqual({
    made: 5,
    changed: 0,
    existing: 0,
    lost: 1,
  })
  await fresh.shop.close()
})
