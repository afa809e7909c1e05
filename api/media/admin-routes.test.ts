import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { maxUploadSize } from "#core/media/upload.ts"
import { contentVersion } from "#db/changes/content-version.ts"
import { mediaIds } from "#db/media/admin-media.ts"
import { readUpload } from "#db/media/uploads.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { noisePicture, plainPicture, sendFile, uploaded } from "../testing/uploads.ts"
import { adminMedia } from "./contract-admin.ts"
import { contentHash } from "./pictures/content-hash.ts"

let shop: TestShop
let editor: TestStaff
let owner: TestStaff

beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
const errorOf = async (answer: Response) => {
  const { status, body } = await json(answer)
  return [status, body.error.details.code]
}
const hashOf = (url: string) => /^\/media\/uploads\/([0-9a-f]{12})\.webp$/.exec(url)?.[1] ?? ""
const countRows = async (table: "media" | "media_file" | "media_text") =>
  (
    await shop.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n

describe("an upload", () => {
  it("is kept with its bytes, its size and its name, and told to the audit log without them", async () => {
    const answer = await sendFile(shop, editor, await plainPicture(), "C:\\photos\\sac à main\u202e.png")
    expect(answer.status).toBe(201)
    const media = adminMedia.parse((await answer.json()).data)
    expect(media).toMatchObject({ width: 60, height: 40, fileName: "sac à main.png" })
    expect(media.alternativeText).toEqual({ fr: "", ar: "", en: "" })
    const bytes = await readUpload(shop.db, hashOf(media.url))
    expect(bytes?.subarray(8, 12).toString()).toBe("WEBP")
    const log = await json(await owner.send("GET", `/api/admin/audit?resource=media&document=${media.documentId}`))
    expect(log.body.data).toMatchObject([{ action: "create", staff: { id: editor.id }, before: null }])
    expect(Object.keys(log.body.data[0].after).sort()).toEqual([
      "alternativeText",
      "fileName",
      "height",
      "url",
      "width",
    ])
  })

  it("is one row however often and by however many at once it comes", async () => {
    const file = await plainPicture("#125634")
    const before = await countRows("media")
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendFile(shop, editor, file)))
    const again = await sendFile(shop, owner, file)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
    expect([again.status, (await countRows("media")) - before]).toEqual([200, 1])
  })

  it("of many parts comes back byte for byte", async () => {
    const { url } = await uploaded(shop, editor, await noisePicture(900, 700))
    const bytes = await readUpload(shop.db, hashOf(url))
    expect(bytes?.length).toBeGreaterThan(100_000)
    expect(contentHash(bytes ?? new Uint8Array())).toBe(hashOf(url))
  })

  it("that is none is refused by name, and leaves nothing behind", async () => {
    const before = await Promise.all([countRows("media"), countRows("media_file"), countRows("media_text")])
    expect(await errorOf(await sendFile(shop, editor, "<svg onload='alert(1)'/>", "photo.jpg"))).toEqual([
      415,
      "UNKNOWN_TYPE",
    ])
    expect(await errorOf(await sendFile(shop, editor, ""))).toEqual([400, "EMPTY"])
    const cut = (await plainPicture("#abcdef", 300, 300)).subarray(0, 200)
    expect(await errorOf(await sendFile(shop, editor, cut))).toEqual([400, "DAMAGED"])
    const after = await Promise.all([countRows("media"), countRows("media_file"), countRows("media_text")])
    expect(after).toEqual(before)
  })

  it("may be as large as the row says and no larger, whether it tells so or not", async () => {
    const padded = async (size: number) => {
      const file = Buffer.alloc(size)
      ;(await plainPicture("#445566")).copy(file)
      return file
    }
    expect((await sendFile(shop, editor, await padded(maxUploadSize))).status).toBe(201)
    expect((await sendFile(shop, editor, await padded(maxUploadSize + 1))).status).toBe(413)
    const other = { method: "PATCH", body: JSON.stringify({ alternativeText: { fr: "x".repeat(70_000) } }) }
    const answer = await shop.send("/api/admin/media/a", { ...other, headers: { cookie: editor.cookie } })
    expect(answer.status).toBe(413)
  })

  it("is not even read from who may not send one", async () => {
    const agent = await signedIn(shop, "agent")
    let wasRead = false
    const body = new ReadableStream(
      {
        pull(controller) {
          wasRead = true
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: "POST", body, duplex: "half", headers: { cookie: agent.cookie } }
    expect((await shop.send("/api/admin/media", init as RequestInit)).status).toBe(403)
    expect(wasRead).toBe(false)
  })
})

describe("the library", () => {
  it("has the newest first and finds pictures by what they show, in any language, and by their file", async () => {
    const media = await uploaded(shop, editor, await plainPicture("#998877"), "IMG_20261121.png")
    const alternativeText = { fr: "Théière en cuivre", ar: "إبريق نحاسي" }
    const change = await json(await editor.send("PATCH", `/api/admin/media/${media.documentId}`, { alternativeText }))
    expect(change).toMatchObject({ status: 200, body: { data: { alternativeText: { ...alternativeText, en: "" } } } })
    const found = async (q: string) =>
      (await json(await editor.send("GET", `/api/admin/media?q=${encodeURIComponent(q)}`))).body.data.map(
        (one: { url: string }) => one.url,
      )
    for (const q of ["THÉIÈRE", "نحاسي", "img_2026", hashOf(media.url)]) expect(await found(q)).toEqual([media.url])
    expect(await found("%")).toEqual([])
    const [first] = (await json(await editor.send("GET", "/api/admin/media?pageSize=1"))).body.data
    expect(first.url).toBe(media.url)
  })

  it("counts its pages", async () => {
    const { body } = await json(await editor.send("GET", "/api/admin/media?pageSize=2&page=2"))
    expect(body.data).toHaveLength(2)
    expect(body.meta.pagination).toMatchObject({ page: 2, pageSize: 2, total: await countRows("media") })
    expect((await editor.send("GET", "/api/admin/media?size=2")).status).toBe(400)
  })
})

describe("what a picture shows", () => {
  it("is public content, in French where a language has none", async () => {
    const picture = await shop.db
      .selectFrom("product")
      .innerJoin("media", "media.id", "product.image_id")
      .select(["media.document_id as id", "product.slug"])
      .where("product.slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    const before = await contentVersion(shop.db, new Date())
    const alternativeText = { fr: "Casque vu de face", ar: "", en: "Headphones, front" }
    await editor.send("PATCH", `/api/admin/media/${picture.id}`, { alternativeText })
    expect(await contentVersion(shop.db, new Date())).not.toBe(before)
    const shown = async (locale: string) => {
      const { body } = await shop.get(`/api/products?filters[slug][$eq]=casque-aura&populate=*&locale=${locale}`)
      return (body as { data: { image: { alternativeText: string } }[] }).data[0]?.image.alternativeText
    }
    expect([await shown("fr"), await shown("ar"), await shown("en")]).toEqual([
      "Casque vu de face",
      "Casque vu de face",
      "Headphones, front",
    ])
  })

  it("is refused when it is too long or in another language", async () => {
    for (const alternativeText of [{ fr: "x".repeat(301) }, { de: "Tasche" }, { fr: 3 }]) {
      expect((await editor.send("PATCH", "/api/admin/media/a", { alternativeText })).status).toBe(400)
    }
    expect((await editor.send("PATCH", "/api/admin/media/a", { alternativeText: {} })).status).toBe(404)
  })
})

describe("a picture that is removed", () => {
  it("is gone with texts and bytes", async () => {
    const { documentId, url } = await uploaded(shop, editor, await plainPicture("#0a0b0c"))
    expect((await editor.send("DELETE", `/api/admin/media/${documentId}`)).status).toBe(200)
    expect(await readUpload(shop.db, hashOf(url))).toBeUndefined()
    expect((await editor.send("DELETE", `/api/admin/media/${documentId}`)).status).toBe(404)
  })

  it("is refused while a product, a category, a text, a landing page, the home or an order shows it, and says where", async () => {
    const media = await uploaded(shop, editor, await plainPicture("#ddeeff"))
    const known = await mediaIds(shop.db, [media.documentId, "nobodyhasthisdocumentid0", null])
    expect(known.size).toBe(1)
    const id = known.get(media.documentId) ?? 0
    const rejection = async () => {
      const { status, body } = await json(await editor.send("DELETE", `/api/admin/media/${media.documentId}`))
      return [status, body.error?.details]
    }
    const inUse = (kind: string, name: unknown) => [409, { code: "IN_USE", uses: [{ kind, name }] }]

    const product = shop.db.updateTable("product").where("slug", "=", "casque-aura")
    const old = await shop.db
      .selectFrom("product")
      .select("image_id")
      .where("slug", "=", "casque-aura")
      .executeTakeFirst()
    await product.set({ image_id: id }).execute()
    expect(await rejection()).toEqual(inUse("product", "casque-aura"))
    await product.set({ image_id: old?.image_id ?? null }).execute()

    const { id: variant, slug } = await shop.db
      .selectFrom("product_variant as v")
      .innerJoin("product as p", "p.id", "v.product_id")
      .select(["v.id", "p.slug"])
      .executeTakeFirstOrThrow()
    const ofVariant = shop.db.updateTable("product_variant").where("id", "=", variant)
    await ofVariant.set({ image_id: id }).execute()
    expect(await rejection()).toEqual(inUse("product", slug))
    await ofVariant.set({ image_id: null }).execute()

    const category = shop.db.updateTable("category").where("slug", "=", "audio")
    await category.set({ image_id: id }).execute()
    expect(await rejection()).toEqual(inUse("category", "audio"))
    await category.set({ image_id: null }).execute()

    const block = JSON.stringify([{ type: "image", image: { url: media.url, caption: null }, children: [] }])
    const page = await shop.db.selectFrom("page").select(["id", "slug"]).executeTakeFirstOrThrow()
    const texts = shop.db.updateTable("page_text").where("page_id", "=", page.id)
    await texts.set({ content: block }).execute()
    expect(await rejection()).toEqual(inUse("page", page.slug))
    await texts.set({ content: "[]" }).execute()

    const at = new Date().toISOString()
    const landing = { document_id: "l".repeat(24), slug: "offre", product: "", title: "{}", text: "{}" }
    await shop.db
      .insertInto("landing_page")
      .values({ ...landing, updated_at: at, edited_at: at })
      .execute()
    const ofLanding = { page: landing.document_id }
    await shop.db
      .insertInto("section_page")
      .values({ ...ofLanding, edited_at: at })
      .execute()
    await shop.db
      .insertInto("page_section")
      .values({ ...ofLanding, position: 0, kind: "text-picture", content: block })
      .execute()
    expect(await rejection()).toEqual(inUse("landing", "offre"))
    await shop.db.deleteFrom("page_section").where("page", "=", landing.document_id).execute()

    await shop.db.insertInto("shop_picture").values({ name: "a-place", media_id: id }).execute()
    expect(await rejection()).toEqual(inUse("home", "a-place"))
    await shop.db.deleteFrom("shop_picture").where("name", "=", "a-place").execute()
    expect((await rejection())[0]).toBe(200)
  })
})
