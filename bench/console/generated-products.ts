import { sql } from "kysely"
import type { StoredSize } from "#core/catalogue/variants/size-values.ts"
import type { Db } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { refreshStatistics } from "#db/refresh-statistics.ts"
import { chanceFrom } from "./chance.ts"
import { storeProductParts } from "./generated-product-parts.ts"
import { plannedSizes } from "./planned-sizes.ts"

const batch = 200

/** Adds products like those of the sample shop until there are so many.
 *  @param variants how many variants all products have together; as many as the sample shop's when left out */
export async function storeProducts(db: Db, count: number, variants?: number): Promise<void> {
  const models = await db.selectFrom("product").selectAll().orderBy("id").execute()
  const texts = Map.groupBy(await db.selectFrom("product_text").selectAll().execute(), (text) => text.product_id)
  const storeParts = await storeProductParts(db)
  const places = Map.groupBy(await db.selectFrom("product_category").selectAll().execute(), (place) => place.product_id)
  const chance = chanceFrom(1)
  const numbers = Array.from({ length: Math.max(0, count - models.length) }, (_, index) => index)
  const sizes = variants === undefined ? [] : await sizesOfProducts(db, models, numbers, variants)
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < numbers.length; first += batch) {
      const chosen = numbers.slice(first, first + batch).flatMap((number) => {
        const model = models[number % models.length]
        return model ? [{ number, model }] : []
      })
      const rows = chosen.map(({ number, model: { id: _id, ...model } }) => ({
        ...model,
        slug: `${model.slug}-${number}`,
        sku: `${model.sku}-${number}`,
        document_id: toDocumentId(`generated:${number}`),
        sizes: sizes[number] ? JSON.stringify(sizes[number]) : model.sizes,
        price: 100 * (500 + chance.below(40_000)),
        last_price: null,
        discount: 0,
        offer_start: null,
        offer_end: null,
        quantity: chance.below(200) + 1,
        status: "in-stock" as const,
      }))
      const stored = await tx.insertInto("product").values(rows).returning(["id", "slug"]).execute()
      const ids = new Map(stored.map(({ id, slug }) => [slug, id]))
      const named = chosen.map(({ number, model }) => ({ number, model, id: ids.get(`${model.slug}-${number}`) ?? 0 }))
      const ownTexts = named.flatMap(({ number, model, id }) =>
        (texts.get(model.id) ?? []).map((text) => ({
          ...text,
          product_id: id,
          name: `${text.name} ${number}`,
          search: `${text.search} ${number}`,
        })),
      )
      await tx.insertInto("product_text").values(ownTexts).execute()
      const ownPlaces = named.flatMap(({ model, id }) =>
        (places.get(model.id) ?? []).map((place) => ({ ...place, product_id: id })),
      )
      if (ownPlaces.length > 0) await tx.insertInto("product_category").values(ownPlaces).execute()
      await storeParts(
        tx,
        named.map(({ number, model, id }) => ({ modelId: model.id, id, sizes: sizes[number] })),
      )
    }
    if (variants !== undefined) {
      const own = sql<number>`(select count(*) from product_variant v where v.product_id = product.id)`
      await tx.updateTable("product").set({ variant_count: own }).execute()
    }
  })
  await refreshStatistics(db)
}

/** The sizes of the products to generate, so that there are exactly so many variants with those of the sample shop. */
async function sizesOfProducts(
  db: Db,
  models: readonly { id: number; sizes: string }[],
  numbers: readonly number[],
  variants: number,
): Promise<StoredSize[][]> {
  const colors = Map.groupBy(await db.selectFrom("product_color").select("product_id as id").execute(), ({ id }) => id)
  const own = await db.selectFrom("product_variant").select("id").execute()
  const like = numbers.flatMap((number) => models[number % models.length] ?? [])
  const planned = plannedSizes(
    like.map(({ id, sizes }) => ({
      colors: colors.get(id)?.length ?? 0,
      sizes: (JSON.parse(sizes) as unknown[]).length,
    })),
    variants - own.length,
  )
  return like.map(({ sizes }, at) => {
    const before = JSON.parse(sizes) as StoredSize[]
    const added = Array.from({ length: planned[at] ?? 0 }, (_, place) => `T${place + 1}`)
    return [...before, ...added.slice(before.length)].slice(0, planned[at])
  })
}
