import { expect, it } from "vitest"
import { contentVersion } from "../changes/content-version.ts"
import type { Db } from "../database.ts"
import { emptyShop } from "../testing/empty-shop.ts"
import { loadSample } from "../testing/load-sample.ts"
import { storeStarterPages } from "./starter-pages.ts"

const read = (db: Db) => db.selectFrom("page").select(["id", "slug", "updated_at"]).orderBy("slug").execute()
const now = new Date("2026-11-21T09:00:00Z")

it("gives an empty shop the four pages, once", async () => {
  const db = await emptyShop()
  const before = await contentVersion(db, now)
  await storeStarterPages(db, now)
  const pages = await read(db)
  const version = await contentVersion(db, now)
  expect(pages.map(({ slug }) => slug)).toEqual(["about", "delivery-returns", "privacy", "terms"])
  expect(await db.selectFrom("page_text").select("locale").execute()).toHaveLength(12)
  expect(version).not.toBe(before)
  await storeStarterPages(db, new Date("2027-01-01T09:00:00Z"))
  expect(await read(db)).toEqual(pages)
  expect(await contentVersion(db, now)).toBe(version)
})

it("leaves the pages of a shop as they are and adds the one that is missing", async () => {
  const db = await emptyShop()
  await loadSample(db, now)
  const otherPages = (await read(db)).filter(({ slug }) => slug !== "privacy")
  await db
    .deleteFrom("page_text")
    .where(
      "page_id",
      "not in",
      otherPages.map(({ id }) => id),
    )
    .execute()
  await db.deleteFrom("page").where("slug", "=", "privacy").execute()
  await storeStarterPages(db, new Date("2027-01-01T09:00:00Z"))
  const pages = await read(db)
  expect(pages.filter(({ slug }) => slug !== "privacy")).toEqual(otherPages)
  expect(pages).toHaveLength(4)
})

it("lets the sample shop come later", async () => {
  const db = await emptyShop()
  await storeStarterPages(db, now)
  await loadSample(db, now)
  expect(await read(db)).toHaveLength(4)
})
