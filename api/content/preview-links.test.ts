import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff } from "../testing/staff.ts"
import { previewedBy, previewToken } from "./preview-token.ts"

const now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let editor: TestStaff
let documentId: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  editor = await signedIn(shop, "editor")
  const post = await shop.db.selectFrom("post").select("document_id").executeTakeFirstOrThrow()
  documentId = post.document_id
})
afterAll(() => shop.close())

const open = async (url: string) =>
  (await shop.send(`/api/admin/preview/${url.replace("/preview/", "")}?locale=fr`)).status

it("signs of what a token is", () => {
  const { token } = previewToken({ resource: "landing-pages", documentId: "a1" }, "s1", "secret", now)
  expect(previewedBy(token, "secret", now)).toEqual({ resource: "landing-pages", documentId: "a1", sessionId: "s1" })
  for (const other of ["posts", "products", "pages"])
    expect(previewedBy(token.replace(/^landing-pages/, other), "secret", now)).toBeUndefined()
})

const sessionOf = (staffId: string) =>
  shop.db.selectFrom("staff_session").select("id").where("user_id", "=", staffId).executeTakeFirstOrThrow()

describe("the link of a preview ends", () => {
  const owner = () => signedIn(shop, "owner", `Owner ${people++}`)
  let people = 0
  const endings: [string, (maker: TestStaff) => Promise<Response>][] = [
    ["when its maker is removed", async ({ id }) => (await owner()).send("DELETE", `/api/admin/staff/${id}`)],
    [
      "when its maker gets another role",
      async ({ id }) => {
        const boss = await owner()
        return boss.send("PATCH", `/api/admin/staff/${id}`, { role: "agent", password: boss.password })
      },
    ],
    [
      "when its maker is signed out everywhere",
      async ({ id }) => (await owner()).send("DELETE", `/api/admin/staff/${id}/sessions`),
    ],
    ["when its maker signs out", (maker) => maker.send("POST", "/api/admin/auth/sign-out", {})],
    [
      "when its maker ends all other sessions from another device",
      async ({ email }) => sendWith(shop, await signIn(shop, email), "DELETE", "/api/admin/me/sessions"),
    ],
  ]
  it.each(endings)("%s", async (_, end) => {
    const maker = await signedIn(shop, "editor", `Maker ${people++}`)
    const made = await maker.send("POST", "/api/admin/preview", { resource: "posts", documentId })
    const { url } = (await made.json()).data
    expect(await open(url)).toBe(200)
    const ended = await end(maker)
    expect(ended.status, await ended.clone().text()).toBeLessThan(300)
    expect(await open(url)).toBe(404)
  })
})

it("opens nothing by a link that was changed", async () => {
  const { url } = (await (await editor.send("POST", "/api/admin/preview", { resource: "posts", documentId })).json())
    .data
  const [kind, id, session, until, sign] = url.replace("/preview/", "").split(".")
  const other = await shop.db
    .selectFrom("post")
    .select("document_id")
    .where("document_id", "<>", documentId)
    .executeTakeFirstOrThrow()
  const others = await signedIn(shop, "editor", "Another editor")
  const { id: foreign } = await sessionOf(others.id)
  for (const forged of [
    `${kind}.${other.document_id}.${session}.${until}.${sign}`,
    `${kind}.${id}.${foreign}.${until}.${sign}`,
    `${kind}.${id}.${session}.${Number(until) + 1}.${sign}`,
    `products.${id}.${session}.${until}.${sign}`,
    `${kind}.${id}.${session}.${until}`,
    "x",
  ]) {
    expect(await open(`/preview/${forged}`)).toBe(404)
  }
})
