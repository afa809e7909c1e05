import { combinations } from "#core/catalogue/variants/combinations.ts"
import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Db, Tx } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { storeRows } from "#db/store-rows.ts"

/** A generated product, and the one of the sample shop that it is like. */
type Copy = {
  id: number
  modelId: number
  /** Its sizes where they are not those of the model. */
  sizes?: StoredSize[] | undefined
}

/** Copies colours, variants, pictures, selling points and reviews of the sample shop's products to those that are like them.
 *  @returns the function that does so for some of them */
export async function storeProductParts(db: Db): Promise<(tx: Tx, copies: Copy[]) => Promise<void>> {
  const colors = await db.selectFrom("product_color").selectAll().execute()
  const colorTexts = Map.groupBy(await db.selectFrom("product_color_text").selectAll().execute(), (t) => t.color_id)
  const variants = await db.selectFrom("product_variant").selectAll().execute()
  const features = await db.selectFrom("product_feature").selectAll().execute()
  const featureTexts = Map.groupBy(
    await db.selectFrom("product_feature_text").selectAll().execute(),
    (text) => text.feature_id,
  )
  const medias = await db.selectFrom("product_media").selectAll().execute()
  const reviews = await db.selectFrom("review").selectAll().where("order_id", "is", null).execute()

  /** The rows of the models as rows of the copies, each with the key of the row that it is like. */
  const copied = <T extends { product_id: number }>(rows: readonly T[], copies: Copy[]) => {
    const byProduct = Map.groupBy(rows, (row) => row.product_id)
    return copies.flatMap(({ id, modelId }) =>
      (byProduct.get(modelId) ?? []).map((row) => ({ row: { ...row, product_id: id }, like: row })),
    )
  }

  return async (tx, copies) => {
    const ownColors = copied(colors, copies)
    const colorRows = ownColors.map(({ row: { id: _id, ...row } }) => row)
    const colorKeys = await storeRows(tx, colorRows, (rows) =>
      tx.insertInto("product_color").values(rows).returning("id"),
    )
    const colorNames = ownColors.flatMap(({ like }, at) =>
      (colorTexts.get(like.id) ?? []).map((text) => ({ ...text, color_id: colorKeys[at]?.id ?? 0 })),
    )
    await storeRows(tx, colorNames, (rows) => tx.insertInto("product_color_text").values(rows))

    const asModels = copies.filter(({ sizes }) => sizes === undefined)
    const others = copies.flatMap(({ id, modelId, sizes }) => {
      if (sizes === undefined) return []
      const models = variants.filter((row) => row.product_id === modelId)
      const [first] = models
      const choices = combinations(
        [...new Set(models.map(({ color }) => color))].filter(Boolean),
        sizeValues(sizes).map(({ code }) => code),
      )
      return choices.flatMap((choice, position) => {
        const model = models.find(({ color, size }) => color === choice.color && size === choice.size) ?? first
        const sku = [model?.sku, choice.color, choice.size].filter(Boolean).join("-").toUpperCase()
        return model ? { row: { ...model, ...choice, sku, position, product_id: id, id: position } } : []
      })
    })
    const ownVariants = [...copied(variants, asModels), ...others].map(({ row: { id, ...row } }) => ({
      ...row,
      document_id: toDocumentId(`variant:${row.product_id}:${id}`),
      sku: `${row.sku}-${row.product_id}`,
      // Every fourth one is sold out where variants count their own units.
      quantity: (row.product_id + id) % 4,
    }))
    await storeRows(tx, ownVariants, (rows) => tx.insertInto("product_variant").values(rows))

    const ownFeatures = copied(features, copies)
    const featureRows = ownFeatures.map(({ row: { id: _id, ...row } }) => row)
    const featureKeys = await storeRows(tx, featureRows, (rows) =>
      tx.insertInto("product_feature").values(rows).returning("id"),
    )
    const featureWords = ownFeatures.flatMap(({ like }, at) =>
      (featureTexts.get(like.id) ?? []).map((text) => ({ ...text, feature_id: featureKeys[at]?.id ?? 0 })),
    )
    await storeRows(tx, featureWords, (rows) => tx.insertInto("product_feature_text").values(rows))

    const ownMedias = copied(medias, copies).map(({ row }) => row)
    await storeRows(tx, ownMedias, (rows) => tx.insertInto("product_media").values(rows))
    const ownReviews = copied(reviews, copies).map(({ row: { id, ...row } }) => ({
      ...row,
      document_id: toDocumentId(`review:${row.product_id}:${id}`),
    }))
    await storeRows(tx, ownReviews, (rows) => tx.insertInto("review").values(rows))
  }
}
