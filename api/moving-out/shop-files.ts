import { sectionPages } from "#core/content/sections/section.ts"
import { settingFields } from "#core/content/settings-fields.ts"
import { toWire } from "#core/fields/field-values.ts"
import { everyDocumentId } from "#db/backup/owned-rows.ts"
import { adminBrands } from "#db/catalogue/admin/brands.ts"
import { adminCategories } from "#db/catalogue/admin/category-rows.ts"
import { findAdminProduct } from "#db/catalogue/admin/product-detail.ts"
import { listUniverses } from "#db/catalogue/universes.ts"
import { findAdminPost } from "#db/content/admin-posts.ts"
import { readShopFacts } from "#db/content/admin-settings.ts"
import { findPageSections } from "#db/content/page-sections.ts"
import { listAdminPages } from "#db/content/pages/admin-pages.ts"
import { listTopics } from "#db/content/post-topics.ts"
import type { Db } from "#db/database.ts"
import { mediaUrls } from "#db/media/media-ids.ts"
import { readUpload, uploadHashes } from "#db/media/uploads.ts"
import type { ZipEntry } from "../files/zip-file.ts"
import { customerTable, orderTable, productTable, redirectTable, reviewTable, subscriberTable } from "./shop-tables.ts"

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function* jsonFile(value: () => Promise<unknown>): AsyncGenerator<string> {
  yield json(await value())
}

/** A list that is read one by one, as one JSON array. */
async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true
  yield "["
  for await (const value of values) {
    yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(value, null, 2)}`
    isFirst = false
  }
  yield "\n]\n"
}

/** Every post with its texts; pictures by their addresses. */
async function* everyPost(db: Db, now: Date, count: () => void) {
  for await (const documentId of everyDocumentId(db, "post")) {
    const post = await findAdminPost(db, documentId, now)
    if (!post) continue
    count()
    const { imageId, mediaIds, ...facts } = post
    const urls = await mediaUrls(db, [...(imageId === null ? [] : [imageId]), ...mediaIds])
    yield { ...facts, image: urls.get(imageId ?? 0) ?? null, medias: mediaIds.flatMap((id) => urls.get(id) ?? []) }
  }
}

/** Every product with all that its form shows, marks and lists of its descriptions among them. */
async function* everyProduct(db: Db, count: () => void) {
  for await (const documentId of everyDocumentId(db, "product")) {
    const product = await findAdminProduct(db, documentId)
    if (!product) continue
    count()
    const { id: _id, ...facts } = product
    yield facts
  }
}

/** The settings as their form has them: amounts in dinars. */
async function shopSettings(db: Db) {
  const facts = (await readShopFacts(db))?.facts
  return facts ? { ...facts, ...toWire(settingFields, facts) } : null
}

/** The sections of the home pages and of the merchant's own pages that somebody has arranged. */
async function pageSections(db: Db) {
  const own = (await listAdminPages(db)).filter((page) => page.own)
  const pages = [
    ...sectionPages.map((home) => ({ name: home, page: { home } })),
    ...own.map(({ documentId, slug }) => ({ name: documentId, page: { own: slug } })),
  ]
  const arranged = []
  for (const { name, page } of pages) {
    const found = await findPageSections(db, name)
    if (found) arranged.push({ page, sections: found.sections.map(({ id: _id, ...section }) => section) })
  }
  return arranged
}

const withoutIds = <Row extends { id: number }>(rows: readonly Row[]) => rows.map(({ id: _id, ...row }) => row)

/** The files of everything that the merchant owns; each is read when its turn comes.
 *  @param count called with the name of a file for each thing in it */
export async function shopFiles(db: Db, now: Date, count: (file: string) => void): Promise<ZipEntry[]> {
  const counting = (name: string) => () => count(name)
  const table = (name: string, of: (db: Db, done: () => void) => AsyncIterable<string>) => ({
    name,
    text: of(db, counting(name)),
  })
  const hashes = await uploadHashes(db)
  const about = { program: "Hanout", format: 2, madeAt: now.toISOString(), pictures: hashes.length }
  return [
    { name: "about.json", text: [json(about)] },
    { name: "departments.json", text: jsonFile(() => listUniverses(db)) },
    { name: "categories.json", text: jsonFile(async () => withoutIds(await adminCategories(db))) },
    { name: "brands.json", text: jsonFile(() => adminBrands(db)) },
    { name: "products.csv", text: productTable(db, now, counting("products.csv")) },
    { name: "products.json", text: jsonList(everyProduct(db, counting("products.json"))) },
    { name: "settings.json", text: jsonFile(() => shopSettings(db)) },
    { name: "pages.json", text: jsonFile(() => listAdminPages(db)) },
    { name: "sections.json", text: jsonFile(() => pageSections(db)) },
    {
      name: "post-topics.json",
      text: jsonFile(async () => ({ categories: await listTopics(db, "category"), tags: await listTopics(db, "tag") })),
    },
    { name: "posts.json", text: jsonList(everyPost(db, now, counting("posts.json"))) },
    table("orders.csv", orderTable),
    table("customers.csv", customerTable),
    table("subscribers.csv", subscriberTable),
    table("reviews.csv", reviewTable),
    table("redirects.csv", redirectTable),
    ...hashes.map((hash) => ({
      name: `pictures/${hash}.webp`,
      bytes: async () => {
        count("pictures")
        // One that somebody has deleted meanwhile is empty.
        return (await readUpload(db, hash)) ?? new Uint8Array()
      },
    })),
  ]
}
