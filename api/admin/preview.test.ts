import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
let now = new Date("2026-11-21T10:30:00.000Z")
let documentId: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  editor = await signedIn(shop, "editor")
  const post = await shop.db.selectFrom("post").select("document_id").executeTakeFirstOrThrow()
  documentId = post.document_id
  await shop.db.updateTable("post").set({ published_at: null }).where("document_id", "=", documentId).execute()
})
afterAll(() => shop.close())

const open = async (url: string, locale = "fr") => {
  const token = url.replace("/preview/", "")
  const answer = await shop.send(`/api/admin/preview/${token}?locale=${locale}`)
  return { status: answer.status, control: answer.headers.get("cache-control"), body: await answer.json() }
}

it("shows a draft to whoever has the link, for an hour, and never to a cache", async () => {
  const made = await editor.send("POST", "/api/admin/preview", { resource: "posts", documentId })
  expect(made.status).toBe(201)
  const { url, expiresAt } = (await made.json()).data
  expect(expiresAt).toBe("2026-11-21T11:30:00.000Z")
  expect(await open(url, "ar")).toMatchObject({ status: 200, control: "no-store", body: { data: { locale: "ar" } } })
  expect((await shop.get(`/api/posts/${documentId}`)).status).toBe(404)
  now = new Date("2026-11-21T11:30:00.001Z")
  expect((await open(url)).status).toBe(404)
  now = new Date("2026-11-21T10:30:00.000Z")
})

it("opens nothing by a link that was changed", async () => {
  const { url } = (await (await editor.send("POST", "/api/admin/preview", { resource: "posts", documentId })).json())
    .data
  const [id, until, sign] = url.replace("/preview/", "").split(".")
  const other = await shop.db
    .selectFrom("post")
    .select("document_id")
    .where("document_id", "<>", documentId)
    .executeTakeFirstOrThrow()
  for (const forged of [
    `${other.document_id}.${until}.${sign}`,
    `${id}.${Number(until) + 1}.${sign}`,
    `${id}.${until}`,
    "x",
  ]) {
    expect((await open(`/preview/${forged}`)).status).toBe(404)
  }
})
