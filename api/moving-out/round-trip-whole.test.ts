import { afterAll, beforeAll, expect, it } from "vitest"
import { newSection } from "#core/content/sections/new-section.ts"
import { insertMovedCustomers } from "#db/moving/moved-people.ts"
import { zipOf } from "../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { findLine, moveFile, partsIn } from "../testing/moving.ts"
import { orderAdmin, setStock } from "../testing/order-admin.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { deliveredOrder, sendToReviews } from "../testing/reviews.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { plainPicture } from "../testing/uploads.ts"

type Shop = { shop: TestShop; owner: TestStaff }
let old: Shop
let next: Shop
const open = async (): Promise<Shop> => {
  const shop = await openTestShop()
  return { shop, owner: await signedIn(shop, "owner") }
}
beforeAll(async () => {
  old = await open()
  next = await open()
  await fill(old)
  // A product that is there keeps its own count: the file says by how much it changed.
  const { quantity } = await unitsOf(old)
  await setStock(next.shop, ordered, quantity)
  loggedBefore = await lastEvent(next)
})
afterAll(async () => {
  await old?.shop.close()
  await next?.shop.close()
})

/** What is ordered of the sample. */
const ordered = "casque-aura"
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

const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
const paragraph = (words: string) => [{ type: "paragraph", children: [{ type: "text", text: words, bold: true }] }]

async function ok(owner: TestStaff, method: string, path: string, body?: object) {
  const answer = await sendAdmin(owner, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  // Of the test's own requests.
  return answer.body.data as { documentId: string; updatedAt: string; url: string }
}

/** Gives a shop something of all that an archive brings back. */
async function fill({ shop, owner }: Shop) {
  const upload = await shop.send("/api/admin/media", {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "image/png" },
    body: new Uint8Array(await plainPicture("#2a6f4b")),
  })
  const { data: picture } = await upload.json()
  await ok(owner, "POST", "/post-tags", { title: text("Artisanat", "حرف") })
  await ok(owner, "POST", "/posts", {
    slug: "tisser-un-tapis",
    format: "standard",
    category: "acheter",
    tags: ["artisanat"],
    videoId: "",
    publishedAt: "2026-05-02T09:00:00.000Z",
    title: text("Tisser un tapis", "نسج زربية"),
    excerpt: text("Du fil au nœud"),
    authorName: text("Lina"),
    authorRole: text("Tisserande"),
    quoteText: text(""),
    quoteSource: text(""),
    content: { fr: paragraph("La laine d’abord."), ar: paragraph("الصوف أولا."), en: [] },
    image: picture.documentId,
    medias: [picture.documentId],
  })
  const page = await ok(owner, "POST", "/pages", { slug: "nos-ateliers", title: text("Nos ateliers") })
  await ok(owner, "PUT", `/pages/${page.documentId}`, {
    title: text("Nos ateliers", "ورشاتنا"),
    description: text("Où l’on tisse"),
    content: { fr: paragraph("À Ghardaïa."), ar: [], en: [] },
    place: { slug: "nos-ateliers", hidden: false },
    updatedAt: page.updatedAt,
  })
  const always = { hidden: false, startsAt: null, endsAt: null }
  const home = await readAdmin<{ updatedAt: string | null }>(owner, "/sections/home")
  const shown = { ...newSection("newsletter"), ...always }
  await ok(owner, "PUT", "/sections/home", { sections: [shown], updatedAt: home.updatedAt })
  await ok(owner, "PUT", `/sections/${page.documentId}`, {
    sections: [shown, { ...newSection("promises"), ...always, hidden: true }],
    updatedAt: null,
  })
  const settings = await readAdmin<Record<string, unknown>>(owner, "/settings")
  await ok(owner, "PUT", "/settings", {
    ...settings,
    hours: text("9 h – 18 h", "9 - 18"),
    freeDeliveryThreshold: 12_000,
  })
  await ok(owner, "POST", "/redirects", { pairs: [{ from: "/vieux/tapis", to: "/shop" }] })
  await insertMovedCustomers(shop.db, [
    {
      id: "customerofbefore00000001",
      firstname: "Nadia",
      lastname: "Ziani",
      email: "nadia@example.test",
      loginMobile: null,
      mobile: "0550010203",
      locale: "ar",
      createdAt: "2026-01-04T10:00:00.000Z",
      addresses: [
        { wilaya: "Oran", commune: "Oran", address: "Rue 1", usual: false },
        { wilaya: "Alger", commune: "Kouba", address: "Rue 2", usual: true },
      ],
    },
  ])
  const asked = { email: "lu@example.test", locale: "fr", created_at: "2026-02-01T00:00:00.000Z" } as const
  await shop.db
    .insertInto("subscriber")
    .values({ ...asked, token: "t", confirmed_at: "2026-02-02T00:00:00.000Z", asked_at: asked.created_at })
    .execute()
  const admin = orderAdmin(owner)
  const reviewed = await deliveredOrder(shop, owner, { mobile: "0660102030", firstname: "=Samir" })
  const written = { name: "Samir", rating: 4, review: "Bon casque", lang: "fr" }
  const sent = await sendToReviews(shop, `${reviewed.reviewKey}/casque-aura`, written)
  if (sent.status >= 300) throw new Error(`The review was refused: ${sent.status} ${JSON.stringify(sent.body)}`)
  const cancelled = await placedOrder(shop, { note: "Sonner\ndeux fois", email: "a@example.test" })
  await admin.move(cancelled.documentId, "confirmed", "cancelled")
  const waiting = await placedOrder(shop, {})
  await admin.call(waiting.documentId, "no-answer-1")
  await ok(owner, "POST", `/orders/${waiting.documentId}/notes`, { text: "Rappeler jeudi" })
  await ok(owner, "POST", "/orders/tags", { documentIds: [waiting.documentId], add: ["fidèle"], remove: [] })
}

/** What two shops have in common: keys, versions and moments of storing are each shop's own. */
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
  return [...files].flatMap(([name, bytes]) => (/^about|^pictures/.test(name) ? [] : [[name, bytes.toString()]]))
}

const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString()

it("says what it would make, makes it as it was, and again nothing", async () => {
  const out = await archiveOf(old)
  const units = () =>
    next.shop.db.selectFrom("product").select(["slug", "quantity", "sell_count"]).orderBy("id").execute()
  const stockBefore = await units()

  const dry = partsIn(await moveFile(next, out.bytes, { dryRun: "1" }))
  expect(dry).toMatchObject({
    pictures: { made: 1, lost: 0 },
    posts: { made: 1, lost: 0 },
    pages: { made: 1, changed: 0, lost: 0 },
    sections: { lost: 0 },
    settings: { changed: 1, lost: 0 },
    redirects: { made: 1, lost: 0 },
    subscribers: { made: 1, lost: 0 },
    customers: { made: 1, lost: 0 },
    orders: { made: 3, lost: 0 },
    reviews: { made: 1, lost: 0 },
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
  ]) {
    expect([name, textOf(back.files, name)]).toEqual([name, textOf(out.files, name)])
  }
  for (const name of [
    "posts.json",
    "post-topics.json",
    "pages.json",
    "sections.json",
    "settings.json",
    "departments.json",
  ]) {
    expect([name, shared(back.files, name)]).toEqual([name, shared(out.files, name)])
  }
  for (const [name, bytes] of out.files) {
    if (name.startsWith("pictures/")) expect(back.files.get(name)?.equals(bytes)).toBe(true)
  }
  expect(back.files.size).toBe(out.files.size)
  // Products are those of the archive, whose orders have taken their units there.
  const soldThere = await old.shop.db.selectFrom("product").select(["slug", "quantity"]).orderBy("id").execute()
  expect((await units()).map(({ slug, quantity }) => ({ slug, quantity }))).toEqual(soldThere)
  expect((await units()).map(({ sell_count }) => sell_count)).toEqual(stockBefore.map(({ sell_count }) => sell_count))

  const again = partsIn(await moveFile(next, out.bytes))
  for (const counts of Object.values(again)) expect(counts).toMatchObject({ changed: 0, lost: 0 })
  expect(again).toMatchObject({ orders: { made: 0, existing: 3 }, posts: { made: 0 }, reviews: { made: 0 } })
  expect(textOf((await archiveOf(next)).files, "orders.csv")).toBe(textOf(out.files, "orders.csv"))
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
  const fresh = await open()
  expect(partsIn(await moveFile(fresh, zip, { dryRun: "1" })).orders).toEqual({
    made: 2,
    changed: 0,
    existing: 0,
    lost: 1,
  })
  await fresh.shop.close()
})
