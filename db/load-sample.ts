import { join } from "node:path"
import { brands } from "#sample/brands.ts"
import { categories } from "#sample/categories.ts"
import { coupons } from "#sample/coupons.ts"
import { pages } from "#sample/pages.ts"
import { posts } from "#sample/posts.ts"
import { beauty } from "#sample/products/beauty.ts"
import { electronics } from "#sample/products/electronics.ts"
import { fashion } from "#sample/products/fashion.ts"
import { jewelry } from "#sample/products/jewelry.ts"
import { settings } from "#sample/settings.ts"
import { touchContent } from "./content-version.ts"
import { type Db, isEmpty, type Tx } from "./database.ts"
import { illustrateCategories, storeCategories } from "./sample/categories.ts"
import { storeCoupons, storePages } from "./sample/coupons-and-pages.ts"
import { readPictureIndex } from "./sample/pictures.ts"
import { storePosts } from "./sample/posts.ts"
import { storeProduct } from "./sample/products.ts"
import { storeSettings } from "./sample/settings.ts"

const pictureFolder = join(import.meta.dirname, "../sample/pictures")

/** @returns the keys of the rows by the brands' names */
async function storeBrands(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("brand")
    .values(brands.map(({ slug, name }) => ({ slug, name })))
    .returning(["id", "name"])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Fills an empty database with the sample shop, in one transaction. The same products always get the same documentIds.
 *  @param now what the sample's "days ago" count from
 *  @param folder where the pictures and their index are; a product whose pictures are missing has none
 *  @throws when the shop is not empty */
export async function loadSample(db: Db, now: Date, folder = pictureFolder): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await isEmpty(tx))) throw new Error("The sample shop can only be loaded into an empty database")
    const surroundings = {
      brands: await storeBrands(tx),
      categories: await storeCategories(tx, categories),
      ...{ pictures: readPictureIndex(folder), now },
    }
    for (const product of [...electronics, ...fashion, ...beauty, ...jewelry]) {
      await storeProduct(tx, product, surroundings)
    }
    await illustrateCategories(tx, categories)
    await storeSettings(tx, settings, now)
    await storePosts(tx, posts, now)
    await storeCoupons(tx, coupons, now)
    await storePages(tx, pages, now)
    await touchContent(tx)
  })
}
