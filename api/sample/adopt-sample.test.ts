import { afterEach, beforeEach, expect, it } from "vitest"
import { adoptLoadedSample } from "#db/sample/load-sample.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

it("knows the sample in a shop that was filled before rows were marked", async () => {
  const marks = await shop.db.selectFrom("sample_row").selectAll().orderBy("kind").orderBy("row_id").execute()
  const category = { edited_at: "2026-12-01T00:00:00.000Z" }
  await shop.db.updateTable("category").set(category).where("slug", "=", "audio").execute()
  await shop.db.deleteFrom("sample_row").execute()
  await adoptLoadedSample(shop.db)
  const adopted = await shop.db.selectFrom("sample_row").selectAll().orderBy("kind").orderBy("row_id").execute()
  const { id } = await shop.db.selectFrom("category").select("id").where("slug", "=", "audio").executeTakeFirstOrThrow()
  expect(adopted).toEqual(marks.filter(({ kind, row_id }) => kind !== "category" || row_id !== id))
})

it("takes no topic of the blog for the sample's because of its address", async () => {
  const topic = async (slug: string) =>
    await shop.db.selectFrom("post_tag").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  const { id } = await topic("cadeau")
  await shop.db.updateTable("post_tag_text").set({ title: "Mes cadeaux" }).where("post_tag_id", "=", id).execute()
  await shop.db.deleteFrom("sample_row").execute()
  await adoptLoadedSample(shop.db)
  const marks = await shop.db.selectFrom("sample_row").select("row_id").where("kind", "=", "post-tag").execute()
  expect(marks).not.toContainEqual({ row_id: id })
  expect(marks).toContainEqual({ row_id: (await topic("voyage")).id })
})
