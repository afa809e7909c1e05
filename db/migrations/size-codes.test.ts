import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { makeVersion } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import type { MigrationDb } from "./columns.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db
/** The rows as the version before wrote them. */
const old = () => db as unknown as MigrationDb

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await makeVersion(db, "0079-sample-backup")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const arabic = (ar: string) => ({ fr: "", ar, en: "" })

/** Gives a product these sizes, with a variant for each of the codes. */
async function setSizes(id: number, sizes: (object | string)[], codes: string[]) {
  await db
    .updateTable("product")
    .set({ sizes: JSON.stringify(sizes) })
    .where("id", "=", id)
    .execute()
  await db.deleteFrom("product_variant").where("product_id", "=", id).execute()
  const rows = codes.map((size, position) => ({
    document_id: `${id}-${size}`,
    product_id: id,
    position,
    color: "",
    size,
    sku: `OLD-${id}-${size}`,
    active: 1 as const,
  }))
  await db.insertInto("product_variant").values(rows).execute()
}

const codesOf = async (id: number) => {
  const rows = await db
    .selectFrom("product_variant")
    .select(["size", "sku"])
    .where("product_id", "=", id)
    .orderBy("position")
    .execute()
  return rows.map(({ size, sku }) => [size, sku])
}

it("names variants by the names of Arabic sizes, and leaves their SKUs, colours and other sizes", async () => {
  const products = await db.selectFrom("product").select("id").orderBy("id").limit(3).execute()
  const [first = 0, second = 0, third = 0] = products.map(({ id }) => id)
  await setSizes(
    first,
    [arabic("صغير"), arabic("كبير"), { fr: "Géant", ar: "", en: "" }],
    ["option-1", "option-2", "geant"],
  )
  // A size that has the code which another one gets, and names of which the digits alone were the code.
  await setSizes(second, [arabic("كبير"), { fr: "Kbyr", ar: "", en: "" }, "طقم 3"], ["option-1", "kbyr", "3"])
  await setSizes(third, [{ fr: "M", ar: "", en: "" }], ["m"])
  const colors = await db.selectFrom("product_color").select(["id", "code"]).orderBy("id").execute()
  const content = {
    product: [{ id: 9000, sizes: JSON.stringify([arabic("كبير")]) }],
    product_variant: [{ id: 9001, product_id: 9000, color: "option-1", size: "option-1", sku: "GONE" }],
  }
  await old()
    .insertInto("removed_product")
    .values({ at: "2026-01-01T00:00:00.000Z", document_id: "gone", content: JSON.stringify(content) })
    .execute()
  await migrate(db)

  expect(await codesOf(first)).toEqual([
    ["sghyr", `OLD-${first}-option-1`],
    ["kbyr", `OLD-${first}-option-2`],
    ["geant", `OLD-${first}-geant`],
  ])
  expect((await codesOf(second)).map(([size]) => size)).toEqual(["kbyr", "kbyr-2", "tqm-3"])
  expect(await codesOf(third)).toEqual([["m", `OLD-${third}-m`]])
  expect(await db.selectFrom("product_color").select(["id", "code"]).orderBy("id").execute()).toEqual(colors)
  const removed = await db.selectFrom("removed_product").select("content").executeTakeFirstOrThrow()
  expect(JSON.parse(removed.content)).toEqual({
    ...content,
    product_variant: [{ ...content.product_variant[0], size: "kbyr" }],
  })
})
