import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Db, openDatabase } from "../../database.ts"
import { type OwnDatabase, ownDatabase } from "../../testing/own-database.ts"
import { adminCategories } from "./category-rows.ts"

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

it("reads the rows of one category alone when one is wanted", async () => {
  const all = await adminCategories(db)
  expect(all.length).toBeGreaterThan(3)
  let read = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.length
      return result
    },
  }
  const [last] = all.slice(-1)
  expect(await adminCategories(db.withPlugin(counting), last?.documentId)).toEqual([last])
  // Itself, a title a language, its picture, and that one's texts.
  expect(read).toBeLessThanOrEqual(8)
  expect(await adminCategories(db, "nobodyhasthisdocumentid0")).toEqual([])
})
