import type { Db } from "#db/database.ts"
import { documentIdOf } from "#db/document-id.ts"
import { chanceFrom } from "./chance.ts"
import { storeProductParts } from "./generated-product-parts.ts"

const batch = 200

/** Adds products like those of the sample shop until there are so many. */
export async function storeProducts(db: Db, count: number): Promise<void> {
  const models = await db.selectFrom("product").selectAll().orderBy("id").execute()
  const texts = Map.groupBy(await db.selectFrom("product_text").selectAll().execute(), (text) => text.product_id)
  const storeParts = await storeProductParts(db)
  const places = Map.groupBy(await db.selectFrom("product_category").selectAll().execute(), (place) => place.product_id)
  const chance = chanceFrom(1)
  const numbers = Array.from({ length: Math.max(0, count - models.length) }, (_, index) => index)
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
        document_id: documentIdOf(`generated:${number}`),
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
        named.map(({ model, id }) => ({ modelId: model.id, id })),
      )
    }
  })
}
