import { join } from "node:path"
import { brands } from "#sample/brands.ts"
import { categories } from "#sample/categories.ts"
import { coupons } from "#sample/coupons.ts"
import { deliveryDays, deliveryPrices } from "#sample/delivery.ts"
import { pages } from "#sample/pages.ts"
import { posts } from "#sample/posts.ts"
import { beauty } from "#sample/products/beauty.ts"
import { electronics } from "#sample/products/electronics.ts"
import { fashion } from "#sample/products/fashion.ts"
import { garments } from "#sample/products/garments.ts"
import { jewelry } from "#sample/products/jewelry.ts"
import { settings } from "#sample/settings.ts"
import { insertBrandSizeGuides, insertMissingSizeGuides } from "../catalogue/starter-size-guides.ts"
import { logOpening } from "../catalogue/stock-movements.ts"
import { touchContent } from "../changes/content-version.ts"
import { type Db, isEmpty, type Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { withMigrationLock } from "../migration-lock.ts"
import { illustrateCategories, storeCategories } from "./categories.ts"
import { markSample } from "./clear/mark-sample.ts"
import { storeCoupons, storePages } from "./coupons-and-pages.ts"
import { storeDeliveryDays, storeDeliveryPrices } from "./delivery.ts"
import { readPictureIndex } from "./pictures.ts"
import { storePosts } from "./posts.ts"
import { storeProduct } from "./products.ts"
import { storeSections } from "./sections.ts"
import { storeSettings } from "./settings.ts"
import { storeShopPictures, storeStillLifes } from "./still-lifes.ts"

const pictureFolder = join(import.meta.dirname, "../../sample/pictures")

/** @returns the keys of the rows by the brands' names */
async function storeBrands(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("brand")
    .values(brands.map(({ slug, name }) => ({ slug, name, document_id: toDocumentId(`brand:${slug}`) })))
    .returning(["id", "name"])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function store(tx: Tx, now: Date, folder: string): Promise<void> {
  const surroundings = {
    brands: await storeBrands(tx),
    categories: await storeCategories(tx, categories),
    pictures: readPictureIndex(folder),
    folder,
    now,
  }
  for (const product of [...electronics, ...fashion, ...beauty, ...jewelry, ...garments]) {
    await storeProduct(tx, product, surroundings)
  }
  await logOpening(tx, now)
  await storeStillLifes(tx, surroundings.pictures)
  await storeShopPictures(tx)
  await illustrateCategories(tx, categories)
  await storeSettings(tx, settings, now)
  await storePosts(tx, posts, now)
  await storeCoupons(tx, coupons, now)
  await storeDeliveryDays(tx, deliveryDays)
  await storeDeliveryPrices(tx, deliveryPrices)
  // In place of the starting ones.
  await tx.deleteFrom("page_text").execute()
  await tx.deleteFrom("page").execute()
  await storePages(tx, pages, now)
  await storeSections(tx, now)
  await insertMissingSizeGuides(tx, now)
  await insertBrandSizeGuides(tx, surroundings.brands, now)
  await markSample(tx)
  await touchContent(tx, ["all"])
}

/** Fills an empty database with the sample shop, in one transaction. The same products always get the same documentIds.
 *  @param now what the sample's "days ago" count from
 *  @param folder where the pictures and their index are; a product whose pictures are missing has none
 *  @returns whether the database was empty: another process may have been faster */
export async function fillEmptyShop(db: Db, now: Date, folder = pictureFolder): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  let filled = false
  await withMigrationLock(db, async (tx) => {
    if (!(await isEmpty(tx))) return
    await store(tx, now, folder)
    filled = true
  })
  return filled
}
